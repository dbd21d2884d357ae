// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wf2des {

/// "light" or "dark" sets the program's own palette on Qt's Fusion style; empty follows the
/// system. What is on screen changes at once.
void applyAppearance(const QString &appearance);

} // namespace wf2des
