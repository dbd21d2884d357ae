// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/text_focus.h"

#include <QKeyEvent>
#include <QWidget>

namespace wf2des {

bool isTypingInto(const QWidget *widget)
{
    // Every widget that takes typed text enables the input method, and read-only ones turn it off.
    return widget && widget->testAttribute(Qt::WA_InputMethodEnabled);
}

bool isPlainKey(const QKeyEvent &event)
{
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace wf2des
