// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main_window.h"
#include "run/run.h"
#include "run/run_columns.h"
#include "service/result.h"
#include "store/run_filter.h"

#include <QSet>
#include <QTimer>
#include <QUuid>
#include <QWidget>

#include <optional>

class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace wf2des {

class ActivityView;
class DetailHeader;
class OutcomeCard;
class ResultView;
class RunActions;
class SectionTabs;
class SummaryView;
class TintedLabel;
struct ActionRecord;

/// Everything about one run (DESIGN 9): header with the transitions, then Summary, Result and Activity. Shows the list
/// columns at once and the whole row as soon as it was read; old text stays while it loads.
class DetailPane : public QWidget {
    Q_OBJECT
public:
    /// `actions` must outlive the pane; the pane makes the shown run its subject.
    DetailPane(const MainWindowServices &services, RunActions *actions, QWidget *parent = nullptr);

    /// The run on show; empty when there is none.
    QString runId() const { return m_runId; }

public Q_SLOTS:
    void showRun(const QString &id);
    void clear();
    /// Hides what the deployment does not have.
    void setColumns(const wf2des::RunColumns &columns);

Q_SIGNALS:
    /// A value was clicked that stands for "all runs like this".
    void filterRequested(const wf2des::RunFilter &filter);

private:
    QWidget *buildEmptyPage();
    QWidget *buildRunPage();
    void buildProblem(QVBoxLayout *column);
    void buildTabs(QVBoxLayout *column);
    void connectServices();
    void followStore();
    void readRow();
    void takeRow(const Result<Run> &answer);
    void showPicture(const Run &run);
    void showProblem(const std::optional<Error> &error);
    void showActions();
    void showCard(const QList<ActionRecord> &records);
    void tick();
    EpochMicroseconds now() const;

    MainWindowServices m_services;
    RunActions *m_actions;
    RunColumns m_columns;
    QString m_runId;
    std::optional<Run> m_shown; ///< the newest picture; detail columns once they were read
    QSet<QUuid> m_dismissed;
    QTimer m_readTimer; ///< reads when the selection has settled
    QTimer m_ageTimer;
    QStackedWidget *m_pages = nullptr;
    DetailHeader *m_header = nullptr;
    OutcomeCard *m_card = nullptr;
    QWidget *m_problem = nullptr;
    TintedLabel *m_problemText = nullptr;
    SectionTabs *m_tabs = nullptr;
    SummaryView *m_summary = nullptr;
    ResultView *m_result = nullptr;
    ActivityView *m_activity = nullptr;
};

} // namespace wf2des
