// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/filter_values.h"

namespace wf2des {

/// canonicalValue() for the keys whose values are numbers or times: "3", ">0", "<=0.6", "2..5", ">2h",
/// "2026-11-01..2026-11-02", "none".
CanonicalValue canonicalRange(FilterKey key, const QString &value);

} // namespace wf2des
