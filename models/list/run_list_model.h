// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "list/row_diff.h"
#include "run/run_columns.h"
#include "service/clock.h"
#include "store/run_query.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <limits>

namespace wf2des {

/// The runs of a store that match a filter, in an order: the table on screen (DESIGN 5.3). Values only; ui/ has the
/// words, icons and colours. Never resets on refresh: inserts and removes when few, layoutChanged when many, so
/// selection, current row and scroll position survive. Follows the store by itself, at most four times a second.
class RunListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Qt::DisplayRole gives the raw value too: delegates in ui/ word it.
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        RunRole, ///< wf2des::Run, list columns
        SortRole, ///< the typed value of the cell: qint64, double, QString, invalid for null
        RequestedRole, ///< bool: an action on this run is pending
        MovedRole, ///< bool: moved from one terminal status to another
        StuckRole, ///< bool
    };

    /// `store` and `clock` must outlive the model.
    RunListModel(RunStore *store, const Clock *clock, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    void sort(int column, Qt::SortOrder direction) override;

    const RunFilter &filter() const { return m_filter; }
    RunOrder order() const { return m_order; }
    /// Facets and histogram of what is shown.
    const QueryResult &result() const { return m_result; }
    QueryContext context() const;
    /// How often the answer is looked at again because the time moved on: every 15 s unless set.
    void setTimeStep(std::chrono::milliseconds step) { m_timeTimer.setInterval(step); }

    Run runAt(int row) const;
    QString idAt(int row) const;
    /// The row that shows a run; nothing when it does not match.
    std::optional<int> rowOf(const QString &id) const;

public Q_SLOTS:
    void setFilter(const wf2des::RunFilter &filter);
    void setOrder(const wf2des::RunOrder &order);
    void setStuckLimits(const wf2des::StuckLimits &limits);
    /// The runs with a pending action.
    void setRequestedRuns(const QSet<QString> &ids);
    /// While held, rows stay where they are (a button is pressed, a menu or editor is open); heldBackChanged() tells
    /// how many wait. Cell values still follow.
    void setHeld(bool held);
    /// Answers the filter again at once (the time moved on, for is:blocked and age:).
    void refresh();

Q_SIGNALS:
    void filterChanged(const wf2des::RunFilter &filter);
    /// Matches, facets or histogram are new.
    void resultChanged();
    void heldBackChanged(qsizetype count);

private:
    /// A row whose run left the store while rows were held: it stays, empty, until they are released.
    static constexpr RunStore::Slot GoneSlot = std::numeric_limits<RunStore::Slot>::max();

    void storeChanged(const StoreChange &change);
    void batchEnded();
    void timeMovedOn();
    void update();
    QueryResult query() const;
    void applyResult(QueryResult result);
    void applyMatches(std::vector<RunStore::Slot> matches);
    void insertAndRemove(const RowDiff &diff, std::vector<RunStore::Slot> matches);
    void layOutAnew(std::vector<RunStore::Slot> matches);
    void setHeldBack(qsizetype count);
    void takeOut(const std::vector<RunStore::Slot> &gone);
    /// Takes the rows that are GoneSlot in `rows` out, or empties them while rows are held.
    void keepOnly(std::vector<RunStore::Slot> rows);
    void emitCellsChanged(std::vector<int> rows, const QList<int> &roles = {});
    bool isStuckAt(RunStore::Slot slot, const StuckLimits &limits, EpochMicroseconds now) const;
    RunStore::Slot slotAt(int row) const;
    /// The rows by slot, built when first asked for after a change.
    int rowOfSlot(RunStore::Slot slot) const;

    RunStore *m_store;
    const Clock *m_clock;
    RunFilter m_filter;
    RunOrder m_order;
    StuckLimits m_stuckLimits;
    QueryResult m_result;
    QSet<QString> m_requested;
    QTimer m_batchTimer;
    QTimer m_timeTimer;
    std::vector<RunStore::Slot> m_changedSlots; ///< since the last update
    mutable std::vector<int> m_rowBySlot; ///< empty: to be built
    EpochMicroseconds m_lastTime = 0;
    qsizetype m_heldBack = 0;
    bool m_held = false;
    bool m_storeMoved = false;
};

} // namespace wf2des
