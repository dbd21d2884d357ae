// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/creation_order.h"
#include "store/id_index.h"
#include "store/run_columns_storage.h"
#include "store/run_store.h"

namespace wf2des {

/// Everything a RunStore holds.
struct StoreData {
    RunColumnsStorage columns;
    IdIndex index;
    CreationOrder order;
    qsizetype releasedSinceCompaction = 0;
};

/// One batch of changes to a store: what happens to a run several times in it is told once.
class StoreMerge {
public:
    using Slot = RunStore::Slot;

    explicit StoreMerge(StoreData &data)
        : m_data(data)
    {
    }
    Q_DISABLE_COPY_MOVE(StoreMerge)

    /// The merge rule of DESIGN 5.2: by id, newer (attempt, updated_at) wins; a deleted run is taken out unless a newer
    /// picture of it is known.
    void add(const Run &run);
    void remove(Slot slot);
    /// Brings order and free slots up to date. Slots released in this merge are used again by later ones only.
    StoreChange finish();

private:
    /// Kept in the upper half of a row's flags until finish().
    enum Touch : quint8 { Added = 16, Changed = 32, Removed = 64, Reordered = 128, AllTouches = 240 };
    void insert(const RunKey &key, const Run &run);
    void replace(Slot slot, const Run &run);
    void touch(Slot slot, Touch how);
    void compactWhenWorthwhile();

    StoreData &m_data;
    std::vector<Slot> m_touched;
};

} // namespace wf2des
