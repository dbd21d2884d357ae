// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "list/run_list_model.h"

#include <QIdentityProxyModel>

namespace wf2des {

/// Puts the list model's values into words for the table: display text, tooltips, accessible text, alignment. Rows and
/// order are the source's.
class RunTableModel : public QIdentityProxyModel {
    Q_OBJECT
public:
    /// `runs` must outlive the model.
    explicit RunTableModel(RunListModel *runs, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    RunListModel *runs() const { return m_runs; }
    /// The cell for copying: exact, times in ISO 8601 UTC, foreign text as it is.
    QString copyText(const QModelIndex &index) const;
    /// The server's clock, as the list judges ages by it.
    EpochMicroseconds now() const { return m_runs->context().now; }

private:
    QString words(const Run &run, const QModelIndex &index, int role) const;
    QString accessibleText(const Run &run, const QModelIndex &index) const;

    RunListModel *m_runs;
};

/// The words of one cell. Safe for plain widgets; empty for null.
QString cellWords(const Run &run, RunColumn column, EpochMicroseconds now);

/// True for numbers and times: right-aligned, tabular figures.
bool isNumericColumn(RunColumn column);

} // namespace wf2des
