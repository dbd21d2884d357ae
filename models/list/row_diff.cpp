// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/row_diff.h"

#include <algorithm>

namespace wf2des {

namespace {

using Slots = std::vector<RunStore::Slot>;

void addRow(std::vector<RowSpan> &spans, int row)
{
    if (!spans.empty() && spans.back().first + spans.back().count == row)
        ++spans.back().count;
    else
        spans.push_back({row, 1});
}

} // namespace

std::vector<int> rowsBySlot(const Slots &rows, RunStore::Slot slotEnd)
{
    std::vector<int> bySlot(slotEnd, -1);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] < slotEnd)
            bySlot[rows[row]] = static_cast<int>(row);
    }
    return bySlot;
}

std::vector<RowSpan> spansOf(const std::vector<int> &ascendingRows)
{
    std::vector<RowSpan> spans;
    for (const int row : ascendingRows)
        addRow(spans, row);
    return spans;
}

RowDiff diffRows(const Slots &before, const Slots &after, RunStore::Slot slotEnd)
{
    RowDiff diff;
    // Most refreshes change a few rows at one end or none at all.
    const auto [beforeStart, afterStart] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    if (beforeStart == before.end() && afterStart == after.end())
        return diff;
    const auto [beforeEnd, afterEnd] = std::mismatch(before.rbegin(), std::make_reverse_iterator(beforeStart),
                                                     after.rbegin(), std::make_reverse_iterator(afterStart));
    constexpr int absent = -1;
    std::vector<int> newRows(slotEnd, absent);
    for (auto it = afterStart; it != afterEnd.base(); ++it)
        newRows[*it] = static_cast<int>(it - after.begin());

    int lastNewRow = absent;
    for (auto it = beforeStart; it != beforeEnd.base(); ++it) {
        const int newRow = *it < slotEnd ? newRows[*it] : absent;
        if (newRow == absent) {
            addRow(diff.removed, static_cast<int>(it - before.begin()));
            ++diff.removedCount;
            continue;
        }
        diff.keepsOrder = diff.keepsOrder && newRow > lastNewRow;
        lastNewRow = newRow;
        newRows[*it] = absent; // what is left over at the end is new
    }
    for (auto it = afterStart; it != afterEnd.base(); ++it) {
        if (newRows[*it] == absent)
            continue;
        addRow(diff.inserted, static_cast<int>(it - after.begin()));
        ++diff.insertedCount;
    }
    return diff;
}

} // namespace wf2des
