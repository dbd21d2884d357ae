// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/tinted_label.h"

#include <QEvent>

namespace wf2des {

TintedLabel::TintedLabel(const QString &text, Tint tint, QWidget *parent)
    : QLabel(parent)
    , m_tint(std::move(tint))
{
    setTextFormat(Qt::PlainText);
    setText(text);
    setForegroundRole(QPalette::WindowText); // on any ground: otherwise the parent chooses the role
    applyTint();
}

void TintedLabel::setTint(Tint tint)
{
    m_tint = std::move(tint);
    applyTint();
}

void TintedLabel::setWeight(QFont::Weight weight)
{
    QFont changed = font();
    changed.setWeight(weight);
    setFont(changed);
}

void TintedLabel::scaleFont(qreal factor)
{
    QFont changed = font();
    if (changed.pointSizeF() > 0)
        changed.setPointSizeF(changed.pointSizeF() * factor);
    else
        changed.setPixelSize(qRound(changed.pixelSize() * factor));
    setFont(changed);
}

TintedLabel::Tint TintedLabel::muted()
{
    return [](const ThemeColors &colors) {
        return colors.muted;
    };
}

TintedLabel::Tint TintedLabel::normal()
{
    return [](const ThemeColors &colors) {
        return colors.text;
    };
}

TintedLabel::Tint TintedLabel::ofTone(Tone tone)
{
    return [tone](const ThemeColors &colors) {
        return colors.tone(tone);
    };
}

void TintedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTint();
}

void TintedLabel::applyTint()
{
    const QColor color = m_tint(ThemeColors(palette()));
    if (palette().color(QPalette::WindowText) == color)
        return;
    QPalette changed = palette();
    changed.setColor(QPalette::WindowText, color);
    setPalette(changed);
}

} // namespace wf2des
