// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/choice_button.h"

#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int padding = 16;
constexpr int iconExtent = 24;
constexpr int textLeft = padding + iconExtent + padding;
constexpr int lineGap = 4;
constexpr qreal radius = 8;

} // namespace

ChoiceButton::ChoiceButton(const QString &iconName, const QString &title, const QString &explanation, QWidget *parent)
    : QPushButton(parent)
    , m_iconName(iconName)
    , m_title(title)
    , m_explanation(explanation)
{
    setAccessibleName(title);
    setAccessibleDescription(explanation);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QFont ChoiceButton::titleFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QSize ChoiceButton::sizeHint() const
{
    constexpr int usualWidth = 400;
    return {usualWidth, heightForWidth(usualWidth)};
}

int ChoiceButton::heightForWidth(int width) const
{
    const int textWidth = std::max(80, width - textLeft - padding);
    const QRect text = fontMetrics().boundingRect(QRect(0, 0, textWidth, 10'000), Qt::TextWordWrap, m_explanation);
    return padding + QFontMetrics(titleFont()).height() + lineGap + text.height() + padding;
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    const ThemeColors colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = isEnabled() && (underMouse() || hasFocus());
    painter.setPen(QPen(active ? colors.accent : colors.hairline, hasFocus() ? 2 : 1));
    painter.setBrush(isDown() ? colors.selection : colors.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);

    const QColor text = isEnabled() ? colors.text : colors.muted;
    paintIcon(&painter, m_iconName, QRectF(padding, padding, iconExtent, iconExtent),
              isEnabled() ? colors.accent : colors.muted);
    const QFont bold = titleFont();
    painter.setFont(bold);
    painter.setPen(text);
    QRect area = rect().adjusted(textLeft, padding, -padding, -padding);
    painter.drawText(area, Qt::AlignTop | Qt::AlignLeft, m_title);
    area.setTop(area.top() + QFontMetrics(bold).height() + lineGap);
    painter.setFont(font());
    painter.setPen(colors.muted);
    painter.drawText(area, Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, m_explanation);
}

} // namespace wf2des
