// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/transition_rules.h"

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TransitionRules)
};

IllegalReason endedReason(Status status)
{
    switch (status) {
    case Status::Completed:
        return IllegalReason::Completed;
    case Status::Failed:
        return IllegalReason::Failed;
    case Status::Rejected:
        return IllegalReason::Rejected;
    case Status::Cancelled:
        return IllegalReason::Cancelled;
    case Status::Processing:
        break;
    }
    return IllegalReason::None;
}

IllegalReason parseDecisionReason(const Code<Phase> &phase)
{
    if (phase.is(Phase::AwaitingConfirm))
        return IllegalReason::None;
    if (phase.is(Phase::Parse))
        return IllegalReason::StillParsing;
    return phase.is(Phase::Assemble) ? IllegalReason::AlreadyAssembling : IllegalReason::PhaseUnknown;
}

} // namespace

IllegalReason illegalReason(ActionKind kind, const RunState &state)
{
    const std::optional<Status> status = state.status.known();
    if (!status)
        return IllegalReason::StatusUnknown;
    if (kind == ActionKind::Feedback) {
        if (*status == Status::Processing)
            return IllegalReason::StillOpen;
        return *status == Status::Completed ? IllegalReason::None : endedReason(*status);
    }
    if (*status != Status::Processing)
        return endedReason(*status);
    return kind == ActionKind::Cancel ? IllegalReason::None : parseDecisionReason(state.phase);
}

QString illegalReasonText(ActionKind kind, IllegalReason reason)
{
    switch (reason) {
    case IllegalReason::None:
        return {};
    case IllegalReason::StillParsing:
        return Words::tr("The run is still being parsed; there is no parse to decide on yet.");
    case IllegalReason::AlreadyAssembling:
        return Words::tr("The parse was already confirmed; the run is being assembled.");
    case IllegalReason::PhaseUnknown:
        return Words::tr("The run is in a phase that this version does not know.");
    case IllegalReason::Completed:
        return Words::tr("The run has already completed.");
    case IllegalReason::Failed:
        return kind == ActionKind::Feedback ? Words::tr("The run failed; feedback is for completed runs.")
                                            : Words::tr("The run has already failed.");
    case IllegalReason::Rejected:
        return kind == ActionKind::Feedback ? Words::tr("The parse was rejected; feedback is for completed runs.")
                                            : Words::tr("The parse has already been rejected.");
    case IllegalReason::Cancelled:
        return kind == ActionKind::Feedback ? Words::tr("The run was cancelled; feedback is for completed runs.")
                                            : Words::tr("The run has already been cancelled.");
    case IllegalReason::StillOpen:
        return Words::tr("The run has not completed yet; feedback is for completed runs.");
    case IllegalReason::StatusUnknown:
        return Words::tr("The run has a status that this version does not know.");
    case IllegalReason::LookOnly:
        return Words::tr("This profile can only look.");
    case IllegalReason::ActionPending:
        return Words::tr("An action on this run is still on its way.");
    }
    return {};
}

bool stateShowsApplied(ActionKind kind, const RunState &state)
{
    switch (kind) {
    case ActionKind::Confirm:
        return (state.status.is(Status::Processing) && state.phase.is(Phase::Assemble))
            || state.status.is(Status::Completed);
    case ActionKind::Reject:
        return state.status.is(Status::Rejected);
    case ActionKind::Cancel:
        return state.status.is(Status::Cancelled);
    case ActionKind::Feedback:
        break;
    }
    return false;
}

bool isTerminalToTerminal(const RunState &before, const RunState &after)
{
    return before.status.isKnown() && after.status.isKnown() && !before.status.is(Status::Processing)
        && !after.status.is(Status::Processing) && before.status != after.status;
}

} // namespace wf2des
