// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/line_label.h"

#include "text/plain_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace wf2des {

QSize LineLabel::sizeHint() const
{
    const int textHeight = fontMetrics().boundingRect(text()).height();
    return {fontMetrics().horizontalAdvance(text()) + 1, std::max(fontMetrics().height(), textHeight)};
}

QSize LineLabel::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

QString LineLabel::fittingText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, width());
}

bool LineLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return TintedLabel::event(event);
    const bool isCut = fittingText() != text();
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), isCut ? toolTipText(text()) : QString(), this);
    return true;
}

void LineLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, fittingText());
}

} // namespace wf2des
