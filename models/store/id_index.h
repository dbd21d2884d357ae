// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/hash_table.h"
#include "store/run_columns_storage.h"

#include <optional>

namespace wf2des {

/// Finds the slot of an id; the keys themselves stay in the columns.
class IdIndex {
public:
    using Slot = RunColumnsStorage::Slot;

    std::optional<Slot> find(const RunColumnsStorage &columns, const RunKey &key) const;
    /// The key must not be in the index.
    void insert(const RunColumnsStorage &columns, Slot slot);
    /// The slot must be in the index, its key still in the columns.
    void remove(const RunColumnsStorage &columns, Slot slot);
    /// Builds the index anew from the used rows.
    void rebuild(const RunColumnsStorage &columns);

    qsizetype size() const { return static_cast<qsizetype>(m_table.size()); }
    qsizetype memoryBytes() const { return m_table.memoryBytes(); }

private:
    HashTable m_table;
};

} // namespace wf2des
