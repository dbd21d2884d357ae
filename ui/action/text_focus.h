// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QKeyEvent;
class QWidget;

namespace wf2des {

/// True when the widget takes typed text: single-key shortcuts must not fire then (DESIGN 9).
bool isTypingInto(const QWidget *widget);

/// True for a key without Ctrl, Alt or Meta.
bool isPlainKey(const QKeyEvent &event);

} // namespace wf2des
