// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/saved_view_model.h"

#include <algorithm>

namespace wf2des {

namespace {

using namespace std::chrono_literals;

SavedView builtIn(const QString &id, const QString &filterText)
{
    return {id, {}, RunFilter::fromText(filterText)};
}

} // namespace

SavedViewModel::SavedViewModel(RunStore *store, const Clock *clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
    , m_clock(clock)
    , m_views(builtInViews())
    , m_counts(m_views.size(), 0)
{
    m_recountTimer.setSingleShot(true);
    m_recountTimer.setInterval(1s);
    connect(&m_recountTimer, &QTimer::timeout, this, [this] {
        if (m_storeMoved)
            recount();
    });
    connect(m_store, &RunStore::changed, this, [this] {
        m_storeMoved = true;
        if (!m_recountTimer.isActive())
            recount();
    });
    m_timeTimer.setInterval(15s);
    connect(&m_timeTimer, &QTimer::timeout, this, &SavedViewModel::recount);
    m_timeTimer.start();
    recount();
    m_recountTimer.stop();
}

QList<SavedView> SavedViewModel::builtInViews()
{
    return {
        builtIn(QStringLiteral("needs-confirm"), QStringLiteral("status:processing phase:awaiting_confirm")),
        builtIn(QStringLiteral("blocked"), QStringLiteral("is:blocked")),
        builtIn(QStringLiteral("running"), QStringLiteral("status:processing -phase:awaiting_confirm")),
        builtIn(QStringLiteral("failed"), QStringLiteral("status:failed")),
        builtIn(QStringLiteral("flagged"), QStringLiteral("flags:>0")),
        builtIn(QStringLiteral("unplaced"), QStringLiteral("status:completed is:unplaced")),
        builtIn(QStringLiteral("all"), {}),
    };
}

int SavedViewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_views.size());
}

QVariant SavedViewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_views.at(index.row()).name;
    case CountRole:
        return m_counts.at(index.row());
    default:
        return {};
    }
}

void SavedViewModel::setOwnViews(const QList<SavedView> &views)
{
    QList<SavedView> wanted = builtInViews();
    std::copy_if(views.cbegin(), views.cend(), std::back_inserter(wanted),
                 [](const SavedView &view) { return !view.isBuiltIn(); });
    const auto sameId = [](const SavedView &a, const SavedView &b) {
        return a.id == b.id;
    };
    const auto [shownEnd, wantedEnd] =
        std::mismatch(m_views.cbegin(), m_views.cend(), wanted.cbegin(), wanted.cend(), sameId);
    const auto kept = static_cast<int>(shownEnd - m_views.cbegin());
    Q_UNUSED(wantedEnd);
    if (kept < m_views.size()) {
        beginRemoveRows({}, kept, static_cast<int>(m_views.size()) - 1);
        m_views.resize(kept);
        m_counts.resize(kept);
        endRemoveRows();
    }
    for (int row = 0; row < kept; ++row) {
        if (m_views.at(row) == wanted.at(row))
            continue;
        m_views[row] = wanted.at(row);
        Q_EMIT dataChanged(index(row), index(row), {Qt::DisplayRole});
    }
    if (kept < wanted.size()) {
        beginInsertRows({}, kept, static_cast<int>(wanted.size()) - 1);
        m_views = wanted;
        m_counts.resize(wanted.size());
        endInsertRows();
    }
    recount();
}

void SavedViewModel::setStuckLimits(const StuckLimits &limits)
{
    if (limits == m_stuckLimits)
        return;
    m_stuckLimits = limits;
    recount();
}

void SavedViewModel::recount()
{
    m_recountTimer.start();
    m_storeMoved = false;
    const QueryContext context{m_clock->now(), m_stuckLimits};
    for (int row = 0; row < m_views.size(); ++row) {
        const qint64 count = RunQuery::count(*m_store, m_views.at(row).filter, context);
        if (count == m_counts.at(row))
            continue;
        m_counts[row] = count;
        Q_EMIT dataChanged(index(row), index(row), {CountRole});
    }
}

} // namespace wf2des
