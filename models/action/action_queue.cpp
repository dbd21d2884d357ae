// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_queue.h"

#include "service/when_done.h"

#include <QTimer>

#include <algorithm>

namespace wf2des {

namespace {

using namespace std::chrono_literals;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ActionQueue)
};

Error notLegal(ActionKind kind, IllegalReason reason)
{
    return {ErrorCode::NotLegal, illegalReasonText(kind, reason)};
}

/// True when the row shows that the action happened (DESIGN 6). Feedback is a note without a state of its own: the row
/// holding the wished value is all there is to know.
bool rowShowsApplied(const Action &action, const Run &run)
{
    return action.kind == ActionKind::Feedback ? run.feedbackStatus.is(action.feedback)
                                               : stateShowsApplied(action.kind, run.state());
}

/// A terminal status is final, so a run that ended in another way was neither rejected nor cancelled by the action.
bool endedOtherwise(const Action &action, const Run &run)
{
    const bool endsRun = action.kind == ActionKind::Reject || action.kind == ActionKind::Cancel;
    return endsRun && run.status.isKnown() && !run.isOpen();
}

/// The error of an outcome that was learnt by reading: the sentence says what was learnt; what was said before the
/// reading stays as detail.
Error learnt(const QString &sentence, const std::optional<Error> &before)
{
    Error error = before.value_or(Error{ErrorCode::OutcomeUnknown});
    QStringList detail;
    if (!error.message.isEmpty())
        detail << Words::tr("Before the run was read: %1").arg(error.message);
    if (!error.detail.isEmpty())
        detail << error.detail;
    error.message = sentence;
    error.detail = detail.join(u'\n');
    return error;
}

/// A server that never answered may still be working on the request: one look at an unchanged row proves nothing.
bool mayStillHappen(const ActionRecord &record, const Run &run)
{
    const bool answered = record.error && record.error->httpStatus != 0;
    return !answered && run.state() == record.action.seen && !rowShowsApplied(record.action, run);
}

} // namespace

ActionQueue::ActionQueue(RunStore *store, RunApi *api, const Clock *clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_api(api)
    , m_clock(clock)
    , m_retryPauses{1s, 3s, 9s}
{
}

void ActionQueue::setLookOnly(bool lookOnly)
{
    m_lookOnly = lookOnly;
}

QUuid ActionQueue::submit(Action action)
{
    if (hasPending(action.runId))
        return {};
    action.idempotencyKey = QUuid::createUuid();
    action.askedAt = m_clock->now();
    // A run that is not loaded cannot be compared; the server then judges by the attempt and phase that were seen.
    const std::optional<RunStore::Slot> slot = m_store->find(action.runId);
    if (!isLookOnly() && slot && m_store->state(*slot) != action.seen)
        return refuse(action, ActionState::Moved, std::nullopt, m_store->run(*slot));
    if (const IllegalReason reason = reasonAgainst(action.kind, action.seen); reason != IllegalReason::None)
        return refuse(action, ActionState::NotApplied, notLegal(action.kind, reason), std::nullopt);
    start(action);
    return action.idempotencyKey;
}

IllegalReason ActionQueue::reasonAgainst(ActionKind kind, const RunState &seen, const QString &runId) const
{
    if (isLookOnly())
        return IllegalReason::LookOnly;
    if (!runId.isEmpty() && hasPending(runId))
        return IllegalReason::ActionPending;
    return illegalReason(kind, seen);
}

bool ActionQueue::hasPending(const QString &runId) const
{
    return m_pending.contains(runId);
}

QSet<QString> ActionQueue::pendingRuns() const
{
    return QSet<QString>(m_pending.keyBegin(), m_pending.keyEnd());
}

QList<ActionRecord> ActionQueue::recordsOf(const QString &runId) const
{
    QList<ActionRecord> records;
    std::copy_if(m_records.cbegin(), m_records.cend(), std::back_inserter(records),
                 [&runId](const ActionRecord &record) { return record.action.runId == runId; });
    return records;
}

QUuid ActionQueue::refuse(Action action, ActionState state, std::optional<Error> error, std::optional<Run> current)
{
    const ActionRecord record{std::move(action), state, std::move(error), std::move(current), m_clock->now()};
    m_records.prepend(record);
    Q_EMIT recordChanged(record);
    return record.action.idempotencyKey;
}

void ActionQueue::start(const Action &action)
{
    const ActionRecord record{action, ActionState::Requested, std::nullopt, std::nullopt, 0};
    m_records.prepend(record);
    m_pending.insert(action.runId, action.idempotencyKey);
    const QUuid key = action.idempotencyKey;
    whenFinished(this, m_api->send(action), [this, key](const std::optional<TransitionReply> &reply) {
        const Error lost{ErrorCode::OutcomeUnknown, Words::tr("The request was given up before an answer came.")};
        handleReply(key, reply.value_or(TransitionReply{TransitionReply::Outcome::Unknown, std::nullopt, lost}));
    });
    Q_EMIT recordChanged(record);
    Q_EMIT pendingChanged();
}

void ActionQueue::handleReply(const QUuid &key, const TransitionReply &reply)
{
    switch (reply.outcome) {
    case TransitionReply::Outcome::Applied:
        settle(key, ActionState::Applied, std::nullopt, merged(reply.run));
        break;
    case TransitionReply::Outcome::Refused:
        settle(key, ActionState::NotApplied, reply.error, merged(reply.run));
        if (!reply.run)
            rereadRefused(key);
        break;
    case TransitionReply::Outcome::NotSent:
        settle(key, ActionState::NotApplied, reply.error, std::nullopt);
        break;
    case TransitionReply::Outcome::Unknown:
        learnOutcome(key, reply.error);
        break;
    }
}

void ActionQueue::rereadRefused(const QUuid &key)
{
    const ActionRecord *refused = record(key);
    if (!refused)
        return;
    watchRead(refused->action.runId, [this, key](const Result<Run> &run) {
        if (!run)
            return;
        const std::optional<Run> current = merged(*run);
        if (ActionRecord *known = record(key)) {
            known->current = current;
            Q_EMIT recordChanged(ActionRecord(*known));
        }
    });
}

void ActionQueue::learnOutcome(const QUuid &key, std::optional<Error> error)
{
    ActionRecord *unknown = record(key);
    if (!unknown)
        return;
    unknown->state = ActionState::Checking;
    unknown->error = std::move(error);
    Q_EMIT recordChanged(ActionRecord(*unknown));
    readOutcome(key, 0);
}

void ActionQueue::readOutcome(const QUuid &key, qsizetype reads)
{
    const ActionRecord *checked = record(key);
    if (!checked)
        return;
    watchRead(checked->action.runId, [this, key, reads](const Result<Run> &run) {
        const ActionRecord *asked = record(key);
        if (!asked)
            return;
        const bool again = run ? mayStillHappen(*asked, *run) : run.error().code != ErrorCode::NotFound;
        if (again && reads < m_retryPauses.size())
            QTimer::singleShot(m_retryPauses.at(reads), this, [this, key, reads] { readOutcome(key, reads + 1); });
        else if (run)
            judgeOutcome(key, *run);
        else
            settleUnread(key, run.error());
    });
}

/// What a reading after an unknown outcome tells. The row moved after the person asked, into the wished state: applied
/// (by this request or by somebody who did the same in that moment: the table cannot tell these apart). The wished
/// state, but reached before the person asked: not known. Exactly what was seen: not applied.
void ActionQueue::judgeOutcome(const QUuid &key, const Run &run)
{
    const ActionRecord *checked = record(key);
    if (!checked)
        return;
    const Action &action = checked->action;
    const bool movedSince = action.kind == ActionKind::Feedback || run.updatedAt.value_or(0) > action.askedAt;
    if (rowShowsApplied(action, run) && movedSince) {
        settle(key, ActionState::Applied, std::nullopt, merged(run));
    } else if (run.state() == action.seen) {
        const QString asSeen = Words::tr("No clear answer came, so the run was read: it is still as you saw it.");
        settle(key, ActionState::NotApplied, learnt(asSeen, checked->error), merged(run));
    } else if (endedOtherwise(action, run) && !rowShowsApplied(action, run)) {
        const QString ended = Words::tr("No clear answer came, so the run was read: it has ended in another way.");
        settle(key, ActionState::NotApplied, learnt(ended, checked->error), merged(run));
    } else {
        const QString moved = Words::tr("No clear answer came, so the run was read: it has changed, but that does not "
                                        "tell whether your action did it.");
        settle(key, ActionState::Unknown, learnt(moved, checked->error), merged(run));
    }
}

void ActionQueue::settleUnread(const QUuid &key, const Error &readError)
{
    const ActionRecord *unread = record(key);
    if (!unread)
        return;
    const QString sentence =
        Words::tr("No clear answer came, and the run could not be read: %1").arg(readError.message);
    Error error = learnt(sentence, unread->error);
    error.code = readError.code;
    if (!readError.detail.isEmpty())
        error.detail += u'\n' + readError.detail;
    settle(key, ActionState::Unknown, error, std::nullopt);
}

void ActionQueue::settle(const QUuid &key, ActionState state, std::optional<Error> error, std::optional<Run> current)
{
    ActionRecord *settled = record(key);
    if (!settled)
        return;
    settled->state = state;
    settled->error = std::move(error);
    settled->current = std::move(current);
    settled->settledAt = m_clock->now();
    const ActionRecord told = *settled;
    m_pending.remove(told.action.runId);
    Q_EMIT recordChanged(told);
    Q_EMIT pendingChanged();
}

std::optional<Run> ActionQueue::merged(const std::optional<Run> &run)
{
    if (run)
        m_store->merge({*run});
    return run;
}

ActionRecord *ActionQueue::record(const QUuid &key)
{
    const auto found = std::find_if(m_records.begin(), m_records.end(),
                                    [&key](const ActionRecord &record) { return record.action.idempotencyKey == key; });
    return found == m_records.end() ? nullptr : &*found;
}

void ActionQueue::watchRead(const QString &runId, const std::function<void(const Result<Run> &)> &finished)
{
    whenFinished(this, m_api->fetchRun(runId), [finished](const std::optional<Result<Run>> &run) {
        const Error cancelled{ErrorCode::Cancelled, Words::tr("The run could not be read.")};
        finished(run.value_or(failure(cancelled)));
    });
}

} // namespace wf2des
