// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/pill_label.h"

#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

PillLabel::PillLabel(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("heldBackPill"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
    hide();
}

QSize PillLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 24, fontMetrics().height() + 8};
}

void PillLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors colors(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
    painter.setPen(colors.onAccent);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
}

} // namespace wf2des
