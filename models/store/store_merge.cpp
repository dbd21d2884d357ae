// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store_merge.h"

#include "run/transition_rules.h"

namespace wf2des {

void StoreMerge::add(const Run &run)
{
    const std::optional<RunKey> known = m_data.columns.findKey(run.id);
    const std::optional<Slot> slot = known ? m_data.index.find(m_data.columns, *known) : std::nullopt;
    if (run.deletedAt) {
        if (slot && !isNewer(m_data.columns.state(*slot), run.state()))
            remove(*slot);
    } else if (!slot) {
        insert(known ? *known : m_data.columns.internKey(run.id), run);
    } else if (isNewer(run.state(), m_data.columns.state(*slot))) {
        replace(*slot, run);
    }
}

void StoreMerge::remove(Slot slot)
{
    if (!m_data.columns.isUsed(slot))
        return;
    m_data.index.remove(m_data.columns, slot);
    m_data.columns.flags[slot] &= static_cast<quint8>(~RunColumnsStorage::Used);
    touch(slot, Removed);
}

void StoreMerge::insert(const RunKey &key, const Run &run)
{
    const Slot slot = m_data.columns.allocate();
    m_data.columns.setKey(slot, key);
    m_data.columns.write(slot, run);
    m_data.index.insert(m_data.columns, slot);
    touch(slot, Added);
}

void StoreMerge::replace(Slot slot, const Run &run)
{
    RunColumnsStorage &columns = m_data.columns;
    if (isTerminalToTerminal(columns.state(slot), run.state()))
        columns.flags[slot] |= RunColumnsStorage::TerminalMoved;
    const qint64 createdBefore = columns.createdAt[slot];
    columns.write(slot, run);
    touch(slot, Changed);
    if (columns.createdAt[slot] != createdBefore)
        touch(slot, Reordered);
}

void StoreMerge::touch(Slot slot, Touch how)
{
    quint8 &flags = m_data.columns.flags[slot];
    if ((flags & AllTouches) == 0)
        m_touched.push_back(slot);
    flags = static_cast<quint8>(flags | how);
}

StoreChange StoreMerge::finish()
{
    Column<quint8> &flags = m_data.columns.flags;
    StoreChange change;
    std::vector<Slot> placed;
    bool anyLeaves = false;
    for (const Slot slot : m_touched) {
        const quint8 how = flags[slot];
        const bool wasKnown = (how & Added) == 0;
        anyLeaves = anyLeaves || (wasKnown && (how & (Removed | Reordered)) != 0);
        if ((how & Removed) != 0) {
            if (wasKnown)
                change.removed.push_back(slot);
            continue;
        }
        (wasKnown ? change.changed : change.added).push_back(slot);
        if (!wasKnown || (how & Reordered) != 0)
            placed.push_back(slot);
    }
    if (anyLeaves)
        m_data.order.removeIf([&flags](Slot slot) { return (flags[slot] & (Removed | Reordered)) != 0; });
    if (!placed.empty())
        m_data.order.insert(m_data.columns, std::move(placed));
    for (const Slot slot : m_touched) {
        if ((flags[slot] & Removed) != 0) {
            m_data.columns.release(slot);
            ++m_data.releasedSinceCompaction;
        }
        flags[slot] = static_cast<quint8>(flags[slot] & ~AllTouches);
    }
    compactWhenWorthwhile();
    return change;
}

void StoreMerge::compactWhenWorthwhile()
{
    constexpr qsizetype fewest = 10'000;
    if (m_data.releasedSinceCompaction < std::max(fewest, m_data.index.size()))
        return;
    m_data.columns.compactStrings();
    m_data.index.rebuild(m_data.columns);
    m_data.releasedSinceCompaction = 0;
}

} // namespace wf2des
