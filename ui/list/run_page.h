// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main_window.h"
#include "run/run_columns.h"
#include "store/run_filter.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace wf2des {

class EmptyState;
class ErrorBanner;
class FilterBar;
class PillLabel;
class RowMenu;
class RunTable;
class TimeHistogramView;

/// The centre of the window: chips, histogram, banner, and the table or the words for why there is none.
class RunPage : public QWidget {
    Q_OBJECT
public:
    RunPage(const MainWindowServices &services, RunActions *actions, QWidget *parent = nullptr);

    RunTable *table() const { return m_table; }
    ErrorBanner *banner() const { return m_banner; }
    FilterBar *filterBar() const { return m_filterBar; }

    void showFeed(const FeedStatus &status);
    void setDeployment(const RunColumns &deployment);
    /// True while a history is loading of which less can be asked for.
    bool canStopLoading() const;
    /// Ends the loading with what is there: the range becomes the longest that is whole.
    void stopLoading();

Q_SIGNALS:
    void saveViewRequested();
    /// The person wants another part of the history.
    void rangeChosen(wf2des::LoadRange range);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout(RunActions *actions);
    void wireTable();
    void showResult();
    void showHeldBack(qsizetype count);
    void placePill();
    void showRange(LoadRange range);
    void setRange(LoadRange range);
    void chooseStretch(qint64 from, qint64 to);

    MainWindowServices m_services;
    FeedStatus m_status;
    FilterBar *m_filterBar = nullptr;
    TimeHistogramView *m_histogram = nullptr;
    ErrorBanner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    RunTable *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    RowMenu *m_rowMenu = nullptr;
    PillLabel *m_pill = nullptr;
    QTimer m_visibleTimer;
    bool m_takeFocus = true; ///< until the table is first on show
};

} // namespace wf2des
