// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/id_index.h"

namespace wf2des {

namespace {

constexpr IdIndex::Slot freePlace = std::numeric_limits<IdIndex::Slot>::max();
constexpr std::size_t smallestTable = 64;

std::size_t keyHash(const RunKey &key)
{
    quint64 mixed = key.high ^ (key.low * 0x9E3779B97F4A7C15ULL);
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<std::size_t>(mixed ^ (mixed >> 31));
}

} // namespace

std::optional<IdIndex::Slot> IdIndex::find(const RunColumnsStorage &columns, const RunKey &key) const
{
    if (m_table.empty())
        return std::nullopt;
    const std::size_t mask = m_table.size() - 1;
    for (std::size_t place = keyHash(key) & mask; m_table[place] != freePlace; place = (place + 1) & mask) {
        if (columns.key(m_table[place]) == key)
            return m_table[place];
    }
    return std::nullopt;
}

void IdIndex::insert(const RunColumnsStorage &columns, Slot slot)
{
    if (static_cast<std::size_t>(m_size + 1) * 4 > m_table.size() * 3) {
        std::vector<Slot> old(std::max(smallestTable, m_table.size() * 2), freePlace);
        old.swap(m_table);
        for (const Slot known : old) {
            if (known != freePlace)
                place(columns, known);
        }
    }
    place(columns, slot);
    ++m_size;
}

void IdIndex::remove(const RunColumnsStorage &columns, Slot slot)
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t hole = keyHash(columns.key(slot)) & mask;
    while (m_table[hole] != slot)
        hole = (hole + 1) & mask;
    // Moves later entries of the chain back, so that no marker of a removed entry is needed.
    for (std::size_t next = (hole + 1) & mask; m_table[next] != freePlace; next = (next + 1) & mask) {
        const std::size_t home = keyHash(columns.key(m_table[next])) & mask;
        if (((next - home) & mask) >= ((next - hole) & mask)) {
            m_table[hole] = m_table[next];
            hole = next;
        }
    }
    m_table[hole] = freePlace;
    --m_size;
}

void IdIndex::clear()
{
    m_table.clear();
    m_table.shrink_to_fit();
    m_size = 0;
}

void IdIndex::rebuild(const RunColumnsStorage &columns)
{
    clear();
    for (Slot slot = 0; slot < columns.slotEnd(); ++slot) {
        if (columns.isUsed(slot))
            insert(columns, slot);
    }
}

void IdIndex::place(const RunColumnsStorage &columns, Slot slot)
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t place = keyHash(columns.key(slot)) & mask;
    while (m_table[place] != freePlace)
        place = (place + 1) & mask;
    m_table[place] = slot;
}

qsizetype IdIndex::memoryBytes() const
{
    return capacityBytes(m_table);
}

} // namespace wf2des
