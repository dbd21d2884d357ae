// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_table_header.h"

#include "list/run_cell_delegate.h"
#include "list/run_table_model.h"
#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int ArrowWidth = 8;
constexpr int ArrowGap = 5;

QFont titleFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

void paintArrow(QPainter *painter, const QRect &box, bool up, const QColor &color)
{
    const QPointF center = QRectF(box).center();
    const qreal rise = up ? -2.0 : 2.0;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {center + QPointF(-3.5, -rise), center + QPointF(0, rise), center + QPointF(3.5, -rise)};
    painter->drawPolyline(points, 3);
}

} // namespace

RunTableHeader::RunTableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

int RunTableHeader::titleWidth(const QString &title, const QFont &font)
{
    return QFontMetrics(titleFont(font)).horizontalAdvance(title) + ArrowGap + ArrowWidth;
}

QSize RunTableHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    size.setHeight(RunCellDelegate::rowHeight(fontMetrics()));
    return size;
}

void RunTableHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const ThemeColors colors(palette());
    painter.fillRect(event->rect(), colors.chrome);
    painter.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1), colors.hairline);
    painter.end();
    QHeaderView::paintEvent(event);
}

void RunTableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const ThemeColors colors(palette());
    painter->save();
    painter->fillRect(rect, colors.chrome);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.hairline);
    const QFont bold = titleFont(font());
    painter->setFont(bold);
    painter->setPen(colors.muted);
    QRect area = rect.adjusted(RunCellDelegate::Padding, 0, -RunCellDelegate::Padding, -1);
    const bool right = isNumericColumn(static_cast<RunColumn>(section));
    if (isSortIndicatorShown() && sortIndicatorSection() == section) {
        const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
        const QString title = model()->headerData(section, Qt::Horizontal).toString();
        const int width = QFontMetrics(bold).horizontalAdvance(title);
        const int left = right ? area.right() - width - ArrowWidth - ArrowGap + 1 : area.left() + width + ArrowGap;
        paintArrow(painter, QRect(left, area.top(), ArrowWidth, area.height()), up, colors.muted);
    }
    const QString words = QFontMetrics(bold).elidedText(model()->headerData(section, Qt::Horizontal).toString(),
                                                        Qt::ElideRight, area.width());
    painter->drawText(area, Qt::AlignVCenter | Qt::TextSingleLine | (right ? Qt::AlignRight : Qt::AlignLeft), words);
    painter->restore();
}

} // namespace wf2des
