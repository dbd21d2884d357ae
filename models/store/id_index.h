// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_columns_storage.h"

#include <optional>
#include <vector>

namespace wf2des {

/// Finds the slot of an id: open addressing over slots, the keys themselves stay in the columns.
class IdIndex {
public:
    using Slot = RunColumnsStorage::Slot;

    std::optional<Slot> find(const RunColumnsStorage &columns, const RunKey &key) const;
    /// The key must not be in the index.
    void insert(const RunColumnsStorage &columns, Slot slot);
    /// The slot must be in the index, its key still in the columns.
    void remove(const RunColumnsStorage &columns, Slot slot);
    void clear();
    /// Builds the index anew from the used rows.
    void rebuild(const RunColumnsStorage &columns);

    qsizetype size() const { return m_size; }
    qsizetype memoryBytes() const;

private:
    void place(const RunColumnsStorage &columns, Slot slot);

    std::vector<Slot> m_table;
    qsizetype m_size = 0;
};

} // namespace wf2des
