// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"

#include <optional>

namespace wf2des {

/// What a pasted text points at, as a filter: a Figma link anywhere in it (its file and node), or the body of a 409
/// answer (the run that holds the node). Nothing for other text: a run id or a screen id is found as it is.
std::optional<RunFilter> filterFromPastedText(const QString &text);

} // namespace wf2des
