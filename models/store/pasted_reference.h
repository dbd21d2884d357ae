// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"

#include <optional>

namespace wf2des {

/// The runs that a pasted text speaks of (DESIGN 5.4): the existing run of a 409 body, a Figma link, a run id, or, in a
/// short text, whatever the filter's text form makes of it. Nothing for an empty text and for a long one that holds no
/// reference. Looks at the first million characters at most: a paste of any size is answered at once.
std::optional<RunFilter> filterFromPaste(const QString &text);

} // namespace wf2des
