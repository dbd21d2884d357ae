// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/rail_delegate.h"

#include "list/rail_model.h"
#include "text/run_words.h"
#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int Margin = 8;
constexpr int Padding = 8;

QFont boldFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont headerFont(const QFont &font)
{
    QFont small = boldFont(font);
    small.setPointSizeF(font.pointSizeF() * 0.86);
    small.setCapitalization(QFont::AllUppercase);
    small.setLetterSpacing(QFont::AbsoluteSpacing, 0.4);
    return small;
}

void paintHeader(QPainter *painter, const QStyleOptionViewItem &option, const QString &title, const ThemeColors &colors)
{
    const QRect area = option.rect.adjusted(Margin + Padding, 0, -Margin - Padding, -5);
    painter->setFont(headerFont(option.font));
    painter->setPen(colors.muted);
    painter->drawText(area, Qt::AlignBottom | Qt::AlignLeft | Qt::TextSingleLine, title);
}

} // namespace

QSize RailDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool header = index.data(RailModel::HeaderRole).toBool();
    const int height = option.fontMetrics.height();
    return {120, header ? height + (index.row() == 0 ? 10 : 18) : qMax(29, height + 11)};
}

void RailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeColors colors(option.palette);
    const QString words = index.data(Qt::DisplayRole).toString();
    painter->save();
    if (index.data(RailModel::HeaderRole).toBool()) {
        paintHeader(painter, option, words, colors);
        painter->restore();
        return;
    }
    const bool active = index.data(RailModel::ActiveRole).toBool();
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool focused = option.state & QStyle::State_HasFocus;
    const QRect box = option.rect.adjusted(Margin, 1, -Margin, -1);
    if (active || hovered || focused) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(focused ? QPen(colors.accent, 1) : QPen(Qt::NoPen));
        painter->setBrush(active ? colors.selection : blended(colors.chrome, colors.text, 0.06));
        painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    const QRect area = box.adjusted(Padding, 0, -Padding, 0);
    const QString count = countWords(index.data(RailModel::CountRole).toLongLong());
    const int tone = index.data(RailModel::ToneRole).toInt();
    const QFont countFont = tabularFont(boldFont(option.font));
    painter->setFont(countFont);
    painter->setPen(tone < 0 ? colors.muted : colors.tone(static_cast<Tone>(tone)));
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, count);
    const int room = area.width() - QFontMetrics(countFont).horizontalAdvance(count) - Padding;
    const QFont font = active ? boldFont(option.font) : option.font;
    painter->setFont(font);
    painter->setPen(colors.text);
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(words, Qt::ElideRight, room));
    painter->restore();
}

} // namespace wf2des
