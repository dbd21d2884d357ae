// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wf2des {

/// Installs the translations of the program and of Qt for "en" or "ja"; an empty code follows the system and falls back
/// to English. Replaces what an earlier call installed. UI thread.
void installLanguage(const QString &code);

} // namespace wf2des
