// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/rail_model.h"

#include "list/run_list_model.h"
#include "list/saved_view_model.h"
#include "text/plain_text.h"
#include "text/run_words.h"
#include "theme/theme_colors.h"

namespace wf2des {

RailModel::RailModel(SavedViewModel *views, RunListModel *runs, QObject *parent)
    : QAbstractListModel(parent)
    , m_views(views)
    , m_runs(runs)
{
    rebuild();
    connect(m_views, &QAbstractItemModel::dataChanged, this, &RailModel::touch);
    connect(m_runs, &RunListModel::resultChanged, this, &RailModel::touch);
    connect(m_runs, &RunListModel::filterChanged, this, &RailModel::touch);
    connect(m_views, &QAbstractItemModel::modelReset, this, &RailModel::rebuild);
    connect(m_views, &QAbstractItemModel::rowsInserted, this, &RailModel::rebuild);
    connect(m_views, &QAbstractItemModel::rowsRemoved, this, &RailModel::rebuild);
    connect(m_views, &QAbstractItemModel::layoutChanged, this, &RailModel::rebuild);
}

void RailModel::setEdgeShown(bool shown)
{
    if (m_edgeShown == shown)
        return;
    m_edgeShown = shown;
    rebuild();
}

void RailModel::rebuild()
{
    beginResetModel(); // other views, not other counts: a handful of rows without a selection of their own
    m_entries.clear();
    m_entries.append({tr("Views"), -1, {}, {}});
    bool own = false;
    const QList<SavedView> &views = m_views->views();
    for (int row = 0; row < views.size(); ++row) {
        if (!views.at(row).isBuiltIn() && !own) {
            own = true;
            m_entries.append({tr("My views"), -1, {}, {}});
        }
        m_entries.append({{}, row, {}, {}});
    }
    addFacet(tr("Status"), FilterKey::Status,
             {QStringLiteral("completed"), QStringLiteral("failed"), QStringLiteral("rejected"),
              QStringLiteral("cancelled")});
    if (m_edgeShown)
        addFacet(tr("Edge"), FilterKey::Edge, {QStringLiteral("wf2des"), QStringLiteral("des2wf")});
    endResetModel();
}

void RailModel::addFacet(const QString &title, FilterKey key, const QStringList &values)
{
    m_entries.append({title, -1, {}, {}});
    for (const QString &value : values)
        m_entries.append({{}, -1, key, value});
}

void RailModel::touch()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int RailModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString RailModel::words(const Entry &entry) const
{
    if (!entry.title.isEmpty())
        return entry.title;
    if (entry.viewRow < 0)
        return facetValueWord(entry.key, entry.value);
    const SavedView view = m_views->views().value(entry.viewRow);
    return view.isBuiltIn() ? viewTitle(view.id) : visibleLine(view.name, 80);
}

QVariant RailModel::count(const Entry &entry) const
{
    if (!entry.title.isEmpty())
        return {};
    if (entry.viewRow < 0)
        return m_runs->result().facets.value(entry.key).value(entry.value);
    return m_views->index(entry.viewRow).data(SavedViewModel::CountRole);
}

int RailModel::tone(const Entry &entry) const
{
    if (entry.viewRow < 0 || count(entry).toLongLong() == 0)
        return -1;
    const QString id = m_views->views().value(entry.viewRow).id;
    if (id == QLatin1String("needs-confirm"))
        return static_cast<int>(Tone::AwaitingConfirm);
    return id == QLatin1String("blocked") ? static_cast<int>(Tone::Failed) : -1;
}

bool RailModel::isActive(const Entry &entry) const
{
    if (!entry.title.isEmpty())
        return false;
    if (entry.viewRow >= 0)
        return m_views->views().value(entry.viewRow).filter == m_runs->filter();
    return m_runs->filter().values(entry.key) == QStringList{entry.value};
}

QVariant RailModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_entries.size())
        return {};
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return words(entry);
    case Qt::AccessibleTextRole: {
        const QVariant runs = count(entry);
        return runs.isValid() ? tr("%1, %2 runs").arg(words(entry), countWords(runs.toLongLong())) : words(entry);
    }
    case Qt::ToolTipRole:
        // A value has no filter of its own to tell of, but its words may be longer than the rail is wide.
        return toolTipText(entry.viewRow < 0 ? words(entry) : m_views->views().value(entry.viewRow).filter.toText());
    case HeaderRole:
        return !entry.title.isEmpty();
    case CountRole:
        return count(entry);
    case ViewRowRole:
        return entry.viewRow;
    case ToneRole:
        return tone(entry);
    case ActiveRole:
        return isActive(entry);
    default:
        return {};
    }
}

Qt::ItemFlags RailModel::flags(const QModelIndex &index) const
{
    if (index.data(HeaderRole).toBool())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

std::optional<RunFilter> RailModel::filterAt(int row) const
{
    if (row < 0 || row >= m_entries.size() || !m_entries.at(row).title.isEmpty())
        return {};
    const Entry &entry = m_entries.at(row);
    if (entry.viewRow >= 0)
        return m_views->views().value(entry.viewRow).filter;
    // A second click on an active value gives it up.
    return m_runs->filter().with(entry.key, isActive(entry) ? QStringList() : QStringList{entry.value});
}

int RailModel::activeRow() const
{
    for (int row = 0; row < m_entries.size(); ++row) {
        if (m_entries.at(row).viewRow >= 0 && isActive(m_entries.at(row)))
            return row;
    }
    return -1;
}

} // namespace wf2des
