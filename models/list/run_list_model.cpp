// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_list_model.h"

#include "list/run_cell.h"

#include <algorithm>

namespace wf2des {

namespace {

using namespace std::chrono_literals;

constexpr auto batchTime = 250ms;
constexpr auto timeStep = 15s;
constexpr std::size_t mostSpans = 64; // more than these are laid out anew: each signal costs the views a pass

} // namespace

RunListModel::RunListModel(RunStore *store, const Clock *clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_clock(clock)
{
    m_batchTimer.setSingleShot(true);
    m_batchTimer.setInterval(batchTime);
    connect(&m_batchTimer, &QTimer::timeout, this, &RunListModel::batchEnded);
    m_timeTimer.setInterval(timeStep);
    connect(&m_timeTimer, &QTimer::timeout, this, &RunListModel::timeMovedOn);
    m_timeTimer.start();
    connect(m_store, &RunStore::changed, this, &RunListModel::storeChanged);
    m_lastTime = context().now;
    m_result = query();
}

int RunListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.matches.size());
}

int RunListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : runColumnCount;
}

QVariant RunListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RunStore::Slot slot = slotAt(index.row());
    if (!m_store->isUsed(slot))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return runCell(*m_store, slot, static_cast<RunColumn>(index.column()), context().now);
    case IdRole:
        return m_store->id(slot);
    case RunRole:
        return QVariant::fromValue(m_store->run(slot));
    case RequestedRole:
        return m_requested.contains(m_store->id(slot));
    case MovedRole:
        return m_store->wasTerminalToTerminal(slot);
    case StuckRole:
        return isStuckAt(slot, m_stuckLimits, context().now);
    default:
        return {};
    }
}

void RunListModel::sort(int column, Qt::SortOrder direction)
{
    if (column >= 0 && column < runColumnCount)
        setOrder({static_cast<RunColumn>(column), direction});
}

QueryContext RunListModel::context() const
{
    return {m_clock->now(), m_stuckLimits};
}

Run RunListModel::runAt(int row) const
{
    return m_store->run(slotAt(row));
}

QString RunListModel::idAt(int row) const
{
    return m_store->id(slotAt(row));
}

std::optional<int> RunListModel::rowOf(const QString &id) const
{
    const std::optional<RunStore::Slot> slot = m_store->find(id);
    const int row = slot ? rowOfSlot(*slot) : -1;
    return row < 0 ? std::nullopt : std::optional(row);
}

void RunListModel::setFilter(const RunFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    Q_EMIT filterChanged(m_filter);
    refresh();
}

void RunListModel::setOrder(const RunOrder &order)
{
    if (order == m_order)
        return;
    m_order = order;
    refresh();
}

void RunListModel::setStuckLimits(const StuckLimits &limits)
{
    if (limits == m_stuckLimits)
        return;
    const StuckLimits before = std::exchange(m_stuckLimits, limits);
    std::vector<int> rows;
    const EpochMicroseconds now = context().now;
    for (int row = 0; row < rowCount(); ++row) {
        if (isStuckAt(slotAt(row), before, now) != isStuckAt(slotAt(row), limits, now))
            rows.push_back(row);
    }
    emitCellsChanged(std::move(rows), {StuckRole});
    refresh();
}

void RunListModel::setRequestedRuns(const QSet<QString> &ids)
{
    std::vector<int> rows;
    const QSet<QString> changed = (ids - m_requested) + (m_requested - ids);
    m_requested = ids;
    for (const QString &id : changed) {
        if (const std::optional<int> row = rowOf(id))
            rows.push_back(*row);
    }
    emitCellsChanged(std::move(rows), {RequestedRole});
}

void RunListModel::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (!m_held)
        refresh();
}

void RunListModel::refresh()
{
    m_storeMoved = false;
    applyResult(query());
}

void RunListModel::storeChanged(const StoreChange &change)
{
    if (change.cleared) {
        m_changedSlots.clear();
        keepOnly(std::vector<RunStore::Slot>(m_result.matches.size(), GoneSlot));
    } else {
        takeOut(change.removed);
    }
    m_changedSlots.insert(m_changedSlots.end(), change.changed.begin(), change.changed.end());
    m_storeMoved = true;
    // The first change shows at once; what follows within the batch time shows together.
    if (!m_batchTimer.isActive())
        update();
}

void RunListModel::batchEnded()
{
    if (m_storeMoved)
        update();
}

void RunListModel::update()
{
    m_batchTimer.start();
    m_storeMoved = false;
    std::vector<RunStore::Slot> changed = std::exchange(m_changedSlots, {});
    std::erase_if(changed, [this](RunStore::Slot slot) { return rowOfSlot(slot) < 0; });
    QueryResult result = query();
    if (m_held) {
        const RowDiff diff = diffRows(m_result.matches, result.matches, m_store->slotEnd());
        setHeldBack(diff.removedCount + diff.insertedCount);
    } else {
        applyResult(std::move(result));
    }
    std::vector<int> rows;
    for (const RunStore::Slot slot : changed) {
        if (const int row = rowOfSlot(slot); row >= 0)
            rows.push_back(row);
    }
    emitCellsChanged(std::move(rows));
}

void RunListModel::timeMovedOn()
{
    const EpochMicroseconds now = context().now;
    const EpochMicroseconds before = std::exchange(m_lastTime, now);
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row) {
        const RunStore::Slot slot = slotAt(row);
        if (isStuckAt(slot, m_stuckLimits, before) != isStuckAt(slot, m_stuckLimits, now))
            rows.push_back(row);
    }
    emitCellsChanged(std::move(rows), {StuckRole});
    if (m_filter.dependsOnNow())
        update();
}

QueryResult RunListModel::query() const
{
    return RunQuery::run(*m_store, m_filter, m_order, context());
}

void RunListModel::applyResult(QueryResult result)
{
    const bool isNew = result.matches != m_result.matches || result.facets != m_result.facets
        || result.histogram != m_result.histogram;
    if (isNew) {
        applyMatches(std::exchange(result.matches, {}));
        m_result.facets = std::move(result.facets);
        m_result.histogram = result.histogram;
    }
    setHeldBack(0);
    if (isNew)
        Q_EMIT resultChanged();
}

void RunListModel::applyMatches(std::vector<RunStore::Slot> matches)
{
    const RowDiff diff = diffRows(m_result.matches, matches, m_store->slotEnd());
    if (diff.isEmpty())
        return;
    if (diff.keepsOrder && diff.removed.size() + diff.inserted.size() <= mostSpans)
        insertAndRemove(diff, std::move(matches));
    else
        layOutAnew(std::move(matches));
}

void RunListModel::insertAndRemove(const RowDiff &diff, std::vector<RunStore::Slot> matches)
{
    auto &shown = m_result.matches;
    for (auto span = diff.removed.rbegin(); span != diff.removed.rend(); ++span) {
        beginRemoveRows({}, span->first, span->first + span->count - 1);
        shown.erase(shown.begin() + span->first, shown.begin() + span->first + span->count);
        m_rowBySlot.clear();
        endRemoveRows();
    }
    for (const RowSpan &span : diff.inserted) {
        beginInsertRows({}, span.first, span.first + span.count - 1);
        shown.insert(shown.begin() + span.first, matches.begin() + span.first,
                     matches.begin() + span.first + span.count);
        m_rowBySlot.clear();
        endInsertRows();
    }
}

void RunListModel::layOutAnew(std::vector<RunStore::Slot> matches)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<RunStore::Slot> slotsBefore;
    for (const QModelIndex &index : before)
        slotsBefore.push_back(slotAt(index.row()));
    m_result.matches = std::move(matches);
    m_rowBySlot.clear();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = rowOfSlot(slotsBefore[static_cast<std::size_t>(i)]);
        after.append(row < 0 ? QModelIndex() : createIndex(row, before.at(i).column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void RunListModel::setHeldBack(qsizetype count)
{
    if (count == m_heldBack)
        return;
    m_heldBack = count;
    Q_EMIT heldBackChanged(count);
}

/// Rows of runs that are gone must not wait for the batch: a later merge may use their slots for other runs.
void RunListModel::takeOut(const std::vector<RunStore::Slot> &gone)
{
    if (gone.empty() || m_result.matches.empty())
        return;
    std::vector<int> rows;
    for (const RunStore::Slot slot : gone) {
        if (const int row = rowOfSlot(slot); row >= 0)
            rows.push_back(row);
    }
    if (rows.empty())
        return;
    std::vector<RunStore::Slot> kept = m_result.matches;
    for (const int row : rows)
        kept[static_cast<std::size_t>(row)] = GoneSlot;
    keepOnly(std::move(kept));
}

void RunListModel::keepOnly(std::vector<RunStore::Slot> rows)
{
    if (m_held) {
        std::vector<int> emptied;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row] != m_result.matches[row])
                emptied.push_back(static_cast<int>(row));
        }
        m_result.matches = std::move(rows);
        m_rowBySlot.clear();
        emitCellsChanged(std::move(emptied));
        return;
    }
    std::erase(rows, GoneSlot);
    applyMatches(std::move(rows));
}

void RunListModel::emitCellsChanged(std::vector<int> rows, const QList<int> &roles)
{
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (const RowSpan &span : spansOf(rows)) {
        const int last = span.first + span.count - 1;
        Q_EMIT dataChanged(index(span.first, 0), index(last, runColumnCount - 1), roles);
    }
}

bool RunListModel::isStuckAt(RunStore::Slot slot, const StuckLimits &limits, EpochMicroseconds now) const
{
    return m_store->isUsed(slot) && m_store->isOpen(slot) && isStuck(m_store->state(slot), limits, now);
}

RunStore::Slot RunListModel::slotAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_result.matches[static_cast<std::size_t>(row)] : GoneSlot;
}

int RunListModel::rowOfSlot(RunStore::Slot slot) const
{
    if (m_rowBySlot.empty())
        m_rowBySlot = rowsBySlot(m_result.matches, m_store->slotEnd());
    return slot < m_rowBySlot.size() ? m_rowBySlot[slot] : -1;
}

} // namespace wf2des
