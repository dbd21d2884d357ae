// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"

#include <QAbstractListModel>

namespace wf2des {

class RunListModel;
class SavedViewModel;

/// The left rail as rows: the saved views under their headers, then the statuses and edges of what is shown. Words and
/// counts come from the models behind it.
class RailModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        HeaderRole = Qt::UserRole, ///< bool: a section's title
        CountRole, ///< qint64; invalid for a header
        ViewRowRole, ///< int: the row in the SavedViewModel, -1 for others
        ToneRole, ///< int: a Tone for the count, -1 for the usual colour
        ActiveRole, ///< bool: this entry is the filter on screen
    };

    /// Both must outlive the model.
    RailModel(SavedViewModel *views, RunListModel *runs, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The filter that a click on the row asks for; nothing for a header.
    std::optional<RunFilter> filterAt(int row) const;
    /// The row that is active for a filter; -1 when there is none.
    int activeRow() const;
    void setEdgeShown(bool shown);

private:
    struct Entry {
        QString title; ///< header, or empty
        int viewRow = -1;
        FilterKey key = FilterKey::Text;
        QString value;
    };

    void rebuild();
    void addFacet(const QString &title, FilterKey key, const QStringList &values);
    void touch();
    QString words(const Entry &entry) const;
    QVariant count(const Entry &entry) const;
    int tone(const Entry &entry) const;
    bool isActive(const Entry &entry) const;

    SavedViewModel *m_views;
    RunListModel *m_runs;
    QList<Entry> m_entries;
    bool m_edgeShown = true;
};

} // namespace wf2des
