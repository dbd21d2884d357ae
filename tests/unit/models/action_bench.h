// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action_queue.h"
#include "fake_run_api.h"
#include "model_fixtures.h"

#include <QSignalSpy>

namespace wf2des::test {

/// A queue over a store and an API that answers when the test wants; run 1 awaits confirmation.
struct ActionBench {
    RunStore store;
    ManualClock clock;
    FakeRunApi api;
    ActionQueue queue{&store, &api, &clock};
    QSignalSpy records{&queue, &ActionQueue::recordChanged};
    QSignalSpy pending{&queue, &ActionQueue::pendingChanged};

    explicit ActionBench(const RunBatch &runs = {awaitingConfirm(1)})
    {
        store.merge(runs);
        queue.setRetryPauses(
            {std::chrono::milliseconds(1), std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
        clock.time = noon + minute;
    }

    QUuid press(ActionKind kind, const Run &seen = awaitingConfirm(1))
    {
        Action action;
        action.kind = kind;
        action.runId = seen.id;
        action.seen = seen.state();
        return queue.submit(action);
    }

    const ActionRecord &latest() const { return queue.records().constFirst(); }
    Run stored() const { return store.run(*store.find(uuid(1))); }
};

/// The row after the person asked, with another state.
inline Run after(Run run, Status status, Code<Phase> phase = {})
{
    run.status = status;
    run.phase = phase;
    run.updatedAt = noon + 2 * minute;
    return run;
}

inline TransitionReply replyOf(TransitionReply::Outcome outcome, std::optional<Run> run = {},
                               ErrorCode code = ErrorCode::None)
{
    return {outcome, std::move(run),
            code == ErrorCode::None ? std::nullopt : std::optional(Error{code, QStringLiteral("words of the reply")})};
}

using Outcome = TransitionReply::Outcome;

} // namespace wf2des::test
