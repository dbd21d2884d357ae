// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/section_tabs.h"

#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int padding = 8; // left and right of a word; the focus ring is drawn in it
constexpr int tabHeight = 34;
constexpr int underline = 2;

} // namespace

SectionTabs::SectionTabs(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
}

QFont SectionTabs::currentFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QSize SectionTabs::tabSizeHint(int index) const
{
    // As wide as when it is current, so that choosing a tab moves none of them.
    const int textWidth = QFontMetrics(currentFont()).horizontalAdvance(tabText(index));
    return {textWidth + 2 * padding, std::max(tabHeight, fontMetrics().height() + 2 * underline + 8)};
}

void SectionTabs::paintEvent(QPaintEvent *)
{
    const ThemeColors colors(palette());
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors.hairline);
    const QPoint pointer = mapFromGlobal(QCursor::pos());
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        const QRect text = tab.adjusted(padding, 0, -padding, -underline);
        painter.setFont(current ? currentFont() : font());
        painter.setPen(current || (underMouse() && tab.contains(pointer)) ? colors.text : colors.muted);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, tabText(i));
        if (current)
            painter.fillRect(QRect(text.left(), height() - underline, text.width(), underline), colors.accent);
        if (current && hasFocus()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(colors.accent, 1));
            painter.drawRoundedRect(QRectF(text).adjusted(-5.5, 4.5, 5.5, -5.5), 4, 4);
        }
    }
}

} // namespace wf2des
