// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_button.h"

#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

namespace wf2des {

namespace {

constexpr int sidePadding = 10;
constexpr int keyGap = 6;
constexpr int buttonHeight = 28;
constexpr int arrowSize = 12;
constexpr qreal radius = 5;

} // namespace

ActionButton::ActionButton(QAction *action, Role role, QWidget *parent)
    : QPushButton(parent)
    , m_action(action)
    , m_role(role)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setObjectName(action->objectName() + QStringLiteral("Button"));
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

ActionButton::ActionButton(QMenu *menu, QWidget *parent)
    : ActionButton(menu->menuAction(), Role::Plain, parent)
{
    m_menu = menu;
    setObjectName(QStringLiteral("feedbackButton"));
    disconnect(this, &QPushButton::clicked, m_action, &QAction::trigger);
    connect(this, &QPushButton::clicked, this, [this] { m_menu->popup(mapToGlobal(QPoint(0, height() + 2))); });
}

void ActionButton::follow()
{
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip()); // plain-text: the sentences of RunActions and MovedCard
    setAccessibleName(m_action->text());
    setAccessibleDescription(m_action->toolTip());
    updateGeometry();
    update();
}

QString ActionButton::keyText() const
{
    return m_action->shortcut().toString(QKeySequence::NativeText);
}

QFont ActionButton::nameFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QSize ActionButton::sizeHint() const
{
    int width = 2 * sidePadding + QFontMetrics(nameFont()).horizontalAdvance(m_action->text());
    if (m_menu)
        width += keyGap + arrowSize;
    else if (!keyText().isEmpty())
        width += keyGap + fontMetrics().horizontalAdvance(keyText());
    return {width, std::max(buttonHeight, fontMetrics().height() + 10)};
}

void ActionButton::paintEvent(QPaintEvent *)
{
    const ThemeColors colors(palette());
    const bool filled = m_role == Role::Main && isEnabled();
    QColor ground = filled ? colors.accent : colors.field;
    if (isEnabled() && (isDown() || underMouse()))
        ground = blended(ground, colors.text, isDown() ? 0.16 : 0.07);
    QColor ink = filled ? colors.onAccent : colors.text;
    if (!isEnabled())
        ink = blended(colors.ground, colors.muted, 0.7);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(filled ? QPen(ground) : QPen(colors.hairline));
    painter.setBrush(isEnabled() ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (hasFocus()) {
        painter.setPen(QPen(filled ? colors.onAccent : colors.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2);
    }

    const QRect content = rect().adjusted(sidePadding, 0, -sidePadding, 0);
    painter.setPen(ink);
    painter.setFont(nameFont());
    painter.drawText(content, Qt::AlignLeft | Qt::AlignVCenter, m_action->text());
    if (m_menu) {
        const QRectF arrow(content.right() + 1 - arrowSize, (height() - arrowSize) / 2.0, arrowSize, arrowSize);
        paintIcon(&painter, QStringLiteral("chevron-down"), arrow, ink);
        return;
    }
    painter.setFont(font());
    painter.setPen(filled ? blended(ground, colors.onAccent, 0.8) : (isEnabled() ? colors.muted : ink));
    painter.drawText(content, Qt::AlignRight | Qt::AlignVCenter, keyText());
}

void ActionButton::keyPressEvent(QKeyEvent *event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enters && !event->isAutoRepeat())
        click();
    else
        QPushButton::keyPressEvent(event);
}

} // namespace wf2des
