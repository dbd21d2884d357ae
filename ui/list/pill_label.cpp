// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/pill_label.h"

#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

PillLabel::PillLabel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("heldBackPill"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
    hide();
}

void PillLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize PillLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 24, fontMetrics().height() + 8};
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
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, m_text);
}

} // namespace wf2des
