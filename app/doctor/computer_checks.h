// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/check_result.h"
#include "service/settings.h"

namespace wf2des {

/// The checks that need no server: database driver, TLS, certificates, glyphs, settings, sample server. Quick enough
/// for the UI thread.
CheckResults checkThisComputer(Settings &settings);

} // namespace wf2des
