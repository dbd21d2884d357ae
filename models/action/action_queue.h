// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "service/clock.h"
#include "service/run_api.h"
#include "store/run_store.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <chrono>
#include <functional>
#include <optional>

namespace wf2des {

/// Commands out: every transition goes through here (DESIGN 6). Fenced: when the row has moved from what the person
/// saw, nothing is sent. One action of a kind per run at a time, whatever the window does (double click, key repeat).
/// A request is sent once; an unknown outcome is learnt by reading the run. UI thread only.
class ActionQueue : public QObject {
    Q_OBJECT
public:
    /// All three must outlive the queue. `api` may be null: then every action is refused as "can only look".
    ActionQueue(RunStore *store, RunApi *api, const Clock *clock, QObject *parent = nullptr);

    /// The profile can only look: submit() refuses everything.
    void setLookOnly(bool lookOnly);
    bool isLookOnly() const { return m_lookOnly || !m_api; }

    /// Fills in key and time and sends, unless the row moved (settles as Moved), the action is not legal (settles as
    /// NotApplied), or the run already has a pending action (nothing happens). Returns the key; null when nothing
    /// happened.
    QUuid submit(Action action);

    /// Why the action cannot be taken on what is seen, LookOnly and a pending action included; None when it can.
    /// Without a run id, pending actions are not looked at.
    IllegalReason reasonAgainst(ActionKind kind, const RunState &seen, const QString &runId = {}) const;

    bool hasPending(const QString &runId) const;
    QSet<QString> pendingRuns() const;
    qsizetype pendingCount() const { return m_pending.size(); }
    /// Newest first.
    const QList<ActionRecord> &records() const { return m_records; }
    QList<ActionRecord> recordsOf(const QString &runId) const;

    /// The pauses between failed readings of an outcome; their number is the number of further readings.
    void setRetryPauses(const QList<std::chrono::milliseconds> &pauses) { m_retryPauses = pauses; }

public Q_SLOTS:

Q_SIGNALS:
    /// A record is new, or its state changed.
    void recordChanged(const wf2des::ActionRecord &record);
    void pendingChanged();

private:
    QUuid refuse(Action action, ActionState state, std::optional<Error> error, std::optional<Run> current);
    void start(const Action &action);
    void settle(const QUuid &key, ActionState state, std::optional<Error> error, std::optional<Run> current);
    void handleReply(const QUuid &key, const TransitionReply &reply);
    void learnOutcome(const QUuid &key, std::optional<Error> error);
    void readOutcome(const QUuid &key, qsizetype reads);
    void judgeOutcome(const QUuid &key, const Run &run);
    void settleUnread(const QUuid &key, const Error &readError);
    void rereadRefused(const QUuid &key);
    std::optional<Run> merged(const std::optional<Run> &run);
    ActionRecord *record(const QUuid &key);
    void watchRead(const QString &runId, const std::function<void(const Result<Run> &)> &finished);

    RunStore *m_store;
    RunApi *m_api;
    const Clock *m_clock;
    QList<ActionRecord> m_records;
    QHash<QString, QUuid> m_pending; ///< run id -> key
    QList<std::chrono::milliseconds> m_retryPauses;
    bool m_lookOnly = false;
};

} // namespace wf2des
