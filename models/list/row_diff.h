// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_store.h"

#include <optional>
#include <vector>

namespace wf2des {

/// `count` rows from `first`.
struct RowSpan {
    int first = 0;
    int count = 0;

    friend bool operator==(const RowSpan &, const RowSpan &) = default;
};

/// How one list of rows turns into another.
struct RowDiff {
    std::vector<RowSpan> removed; ///< rows of the old list, ascending
    std::vector<RowSpan> inserted; ///< rows of the new list, ascending
    bool keepsOrder = true; ///< the rows in both lists have the same order in both
    qsizetype removedCount = 0;
    qsizetype insertedCount = 0;

    bool isEmpty() const { return removed.empty() && inserted.empty() && keepsOrder; }
};

/// Compares two lists of different slots. `slotEnd` is one past the largest slot of both.
RowDiff diffRows(const std::vector<RunStore::Slot> &before, const std::vector<RunStore::Slot> &after,
                 RunStore::Slot slotEnd);

/// The row of each slot below `slotEnd`; -1 for one that is not in the list.
std::vector<int> rowsBySlot(const std::vector<RunStore::Slot> &rows, RunStore::Slot slotEnd);

/// Groups ascending rows into spans.
std::vector<RowSpan> spansOf(const std::vector<int> &ascendingRows);

} // namespace wf2des
