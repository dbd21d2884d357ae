// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_store.h"

#include "run/transition_rules.h"
#include "store/creation_order.h"
#include "store/id_index.h"
#include "store/store_merge.h"

namespace wf2des {

RunStore::RunStore(QObject *parent)
    : QObject(parent)
    , m_data(std::make_unique<StoreData>())
{
}

RunStore::~RunStore() = default;

StoreChange RunStore::merge(const RunBatch &rows)
{
    StoreMerge merge(*m_data);
    for (const Run &run : rows)
        merge.add(run);
    return finish(merge.finish());
}

StoreChange RunStore::remove(const QStringList &ids)
{
    StoreMerge merge(*m_data);
    for (const QString &id : ids) {
        if (const std::optional<Slot> slot = find(id))
            merge.remove(*slot);
    }
    return finish(merge.finish());
}

StoreChange RunStore::removeOlderThan(EpochMicroseconds oldest)
{
    const RunColumnsStorage &columns = m_data->columns;
    StoreMerge merge(*m_data);
    for (const Slot slot : slotsByCreation()) {
        const qint64 created = columns.createdAt[slot];
        if (created >= oldest)
            break;
        if (created != RunColumnsStorage::NullTime && !isOpen(slot))
            merge.remove(slot);
    }
    return finish(merge.finish());
}

void RunStore::clear()
{
    if (size() == 0)
        return;
    *m_data = StoreData();
    StoreChange change;
    change.cleared = true;
    finish(std::move(change));
}

StoreChange RunStore::finish(StoreChange change)
{
    if (!change.isEmpty())
        Q_EMIT changed(change);
    return change;
}

qsizetype RunStore::size() const
{
    return m_data->index.size();
}

RunStore::Slot RunStore::slotEnd() const
{
    return m_data->columns.slotEnd();
}

bool RunStore::isUsed(Slot slot) const
{
    return m_data->columns.isUsed(slot);
}

bool RunStore::isOpen(Slot slot) const
{
    return isUsed(slot) && m_data->columns.status.values[slot] == static_cast<quint8>(Status::Processing);
}

std::optional<RunStore::Slot> RunStore::find(const QString &id) const
{
    const std::optional<RunKey> key = m_data->columns.findKey(id);
    return key ? m_data->index.find(m_data->columns, *key) : std::nullopt;
}

Run RunStore::run(Slot slot) const
{
    return isUsed(slot) ? m_data->columns.run(slot) : Run();
}

QString RunStore::id(Slot slot) const
{
    return isUsed(slot) ? m_data->columns.id(slot) : QString();
}

RunState RunStore::state(Slot slot) const
{
    return isUsed(slot) ? m_data->columns.state(slot) : RunState();
}

bool RunStore::wasTerminalToTerminal(Slot slot) const
{
    return isUsed(slot) && (m_data->columns.flags[slot] & RunColumnsStorage::TerminalMoved) != 0;
}

std::span<const RunStore::Slot> RunStore::slotsByCreation() const
{
    return m_data->order.slotsInOrder();
}

const RunColumnsStorage &RunStore::columns() const
{
    return m_data->columns;
}

qsizetype RunStore::memoryBytes() const
{
    return m_data->columns.memoryBytes() + m_data->index.memoryBytes() + m_data->order.memoryBytes();
}

} // namespace wf2des
