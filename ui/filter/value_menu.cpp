// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/value_menu.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMouseEvent>

namespace wf2des {

bool ValueMenu::toggleActive(QAction *action)
{
    const bool staysOpen = action && action->isEnabled() && action->isCheckable() && !action->actionGroup();
    if (staysOpen)
        action->trigger();
    return staysOpen;
}

void ValueMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (!toggleActive(actionAt(event->position().toPoint())))
        QMenu::mouseReleaseEvent(event);
}

void ValueMenu::keyPressEvent(QKeyEvent *event)
{
    const bool chooses =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!chooses || !toggleActive(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace wf2des
