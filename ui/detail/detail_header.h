// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/stuck_rule.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace wf2des {

class IconLabel;
class LineLabel;
class PlainTextView;
class RunActions;
class TintedLabel;

/// The top of the detail pane: which run, how it stands and for how long, the transitions, and why one is not legal.
class DetailHeader : public QWidget {
    Q_OBJECT
public:
    /// `actions` must outlive the header.
    explicit DetailHeader(RunActions *actions, QWidget *parent = nullptr);

    void setRun(const Run &run, bool movedBetweenEnds);
    /// `now` by the server's clock.
    void setTime(EpochMicroseconds now, const StuckLimits &limits);
    /// "Confirm requested ..."; empty when nothing is on its way.
    void setPending(const QString &words);

private:
    void buildTitle(QVBoxLayout *column);
    void buildStatus(QVBoxLayout *column);
    void buildButtons(QVBoxLayout *column);
    void showNote();

    RunActions *m_actions;
    Run m_run;
    TintedLabel *m_place = nullptr;
    PlainTextView *m_screen = nullptr;
    IconLabel *m_stateIcon = nullptr;
    TintedLabel *m_state = nullptr;
    TintedLabel *m_age = nullptr;
    TintedLabel *m_alarm = nullptr;
    LineLabel *m_note = nullptr;
    QString m_pending;
    bool m_movedBetweenEnds = false;
};

} // namespace wf2des
