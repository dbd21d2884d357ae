// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "list/run_table_model.h"
#include "run/run_columns.h"

#include <QTableView>
#include <QTimer>

namespace wf2des {

class ColumnLayout;
class Settings;

/// The table of runs: keyboard, selection by run, copying. Rows never move under a pressed button (list/row_holder.h).
class RunTable : public QTableView {
    Q_OBJECT
public:
    /// The current run is told after the selection has been still for this long, so that running through the list with
    /// a key or a screen reader does not load every run on the way.
    static constexpr std::chrono::milliseconds SettleTime{80};

    /// All must outlive the table.
    RunTable(RunListModel *runs, Settings *settings, QWidget *parent = nullptr);

    RunTableModel *words() const { return m_words; }
    ColumnLayout *columnLayout() const { return m_columns; }

    QString currentRunId() const;
    QStringList selectedRunIds() const;
    /// The ids of the rows on screen, for the feed's next poll.
    QStringList visibleRunIds() const;
    /// Selects a run when it is in the list; false when it is not.
    bool selectRun(const QString &id);
    /// Selects the first row unless rows are selected.
    void selectFirstIfNone();
    /// The selected rows as tab-separated text, the columns on screen, times in ISO 8601 UTC.
    QString selectionText() const;
    void copySelection() const;
    /// Repaints what depends on the time of day.
    void repaintAges();

Q_SIGNALS:
    /// The run to show in the detail; empty when none is selected. Comes settled.
    void currentRunSettled(const QString &id);
    void selectionCountChanged(qsizetype count);
    /// Enter or a double click: the detail should take the focus.
    void detailRequested();
    void rowMenuRequested(const QModelIndex &index, const QPoint &globalPosition);
    /// Other rows are on screen.
    void visibleRunsChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpView();
    void setUpHeader();
    void showOrder();
    void wireSelection();
    void wireAnchor();
    /// Remembers the row at the top while rows come and go above it.
    void dropAnchor();
    void returnToAnchor();
    void moveCurrent(int rows);
    void selectionMoved();

    RunListModel *m_runs;
    RunTableModel *m_words;
    ColumnLayout *m_columns;
    QTimer m_settle;
    QString m_settledId;
    QPersistentModelIndex m_anchor;
    bool m_newFilter = false;
};

} // namespace wf2des
