// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/id_index.h"

namespace wf2des {

namespace {

quint64 keyHash(const RunKey &key)
{
    quint64 mixed = key.high ^ (key.low * 0x9E3779B97F4A7C15ULL);
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
}

auto slotHash(const RunColumnsStorage &columns)
{
    return [&columns](IdIndex::Slot slot) {
        return keyHash(columns.key(slot));
    };
}

} // namespace

std::optional<IdIndex::Slot> IdIndex::find(const RunColumnsStorage &columns, const RunKey &key) const
{
    return m_table.find(keyHash(key), [&](Slot slot) { return columns.key(slot) == key; });
}

void IdIndex::insert(const RunColumnsStorage &columns, Slot slot)
{
    m_table.insert(slot, slotHash(columns));
}

void IdIndex::remove(const RunColumnsStorage &columns, Slot slot)
{
    m_table.remove(slot, slotHash(columns));
}

void IdIndex::rebuild(const RunColumnsStorage &columns)
{
    m_table = HashTable();
    for (Slot slot = 0; slot < columns.slotEnd(); ++slot) {
        if (columns.isUsed(slot))
            insert(columns, slot);
    }
}

} // namespace wf2des
