// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_query.h"

#include <QVariant>

namespace wf2des {

/// The value of one cell of the run list, typed and unworded: a code's specification word ("unknown (7)" for one it
/// does not name), times and ages as qint64 microseconds, a score as double, numbers as qint64, text as it is; invalid
/// for null. The slot must be in use. An age is never negative, whatever the clocks say.
QVariant runCell(const RunStore &store, RunStore::Slot slot, RunColumn column, EpochMicroseconds now);

} // namespace wf2des
