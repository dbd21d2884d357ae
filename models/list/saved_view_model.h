// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/clock.h"
#include "store/run_query.h"

#include <QAbstractListModel>
#include <QTimer>

#include <chrono>

namespace wf2des {

/// A named filter. Built-in views have an id and no name of their own: ui/ words them.
struct SavedView {
    QString id; ///< "needs-confirm", "blocked", "running", "failed", "flagged", "unplaced", "all", or a UUID
    QString name; ///< empty for a built-in view
    RunFilter filter;

    bool isBuiltIn() const { return name.isEmpty(); }
    friend bool operator==(const SavedView &, const SavedView &) = default;
};

/// The rail: saved views with how many loaded runs each matches. Counts follow the store, at most once a second.
class SavedViewModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        CountRole = Qt::UserRole, ///< qint64
    };

    SavedViewModel(RunStore *store, const Clock *clock, QObject *parent = nullptr);

    static QList<SavedView> builtInViews();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const QList<SavedView> &views() const { return m_views; }
    /// The person's own views, after the built-in ones.
    void setOwnViews(const QList<SavedView> &views);
    /// How often views are counted again because the time moved on: every 15 s unless set.
    void setTimeStep(std::chrono::milliseconds step) { m_timeTimer.setInterval(step); }

public Q_SLOTS:
    void setStuckLimits(const wf2des::StuckLimits &limits);

private:
    void recount();

    RunStore *m_store;
    const Clock *m_clock;
    QList<SavedView> m_views;
    QList<qint64> m_counts;
    StuckLimits m_stuckLimits;
    QTimer m_recountTimer;
    QTimer m_timeTimer;
    bool m_storeMoved = false;
};

} // namespace wf2des
