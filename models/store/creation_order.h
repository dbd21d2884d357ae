// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_columns_storage.h"

#include <span>
#include <vector>

namespace wf2des {

/// The used slots, oldest created_at first, null times before all, ties by id. Kept in order by batches: a batch costs
/// its own sort and one move of the array, whatever its size.
class CreationOrder {
public:
    using Slot = RunColumnsStorage::Slot;

    /// Puts a batch in its places. None of it may be in the order yet.
    void insert(const RunColumnsStorage &columns, std::vector<Slot> batch);
    /// Takes out the slots for which `isGone` is true.
    template <typename Predicate> void removeIf(Predicate isGone) { std::erase_if(m_slots, isGone); }

    std::span<const Slot> slotsInOrder() const { return m_slots; }
    qsizetype memoryBytes() const { return static_cast<qsizetype>(m_slots.capacity() * sizeof(Slot)); }

private:
    std::vector<Slot> m_slots;
};

} // namespace wf2des
