// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main_window.h"
#include "run/run.h"
#include "store/run_filter.h"

#include <QWidget>

#include <optional>

namespace wf2des {

class RunActions;

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

Q_SIGNALS:
    /// A value was clicked that stands for "all runs like this".
    void filterRequested(const wf2des::RunFilter &filter);

private:
    MainWindowServices m_services;
    RunActions *m_actions;
    QString m_runId;
};

} // namespace wf2des
