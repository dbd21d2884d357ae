// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_columns_storage.h"
#include "store/run_query.h"

#include <vector>

namespace wf2des {

/// Puts matches, given newest first, in an order: nulls last in both directions, ties newest first. Created order is
/// the caller's.
std::vector<RunStore::Slot> sortedMatches(const RunColumnsStorage &columns, std::vector<RunStore::Slot> newestFirst,
                                          const RunOrder &order);

} // namespace wf2des
