// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QString>

namespace wf2des {

/// The four transitions a person may ask for (DESIGN 6). Everything else is the workers' and the backend's.
enum class ActionKind : quint8 { Confirm, Reject, Cancel, Feedback };

/// Why a transition is not legal now.
enum class IllegalReason : quint8 {
    None, ///< it is legal
    StillParsing, ///< confirm, reject: phase 0
    AlreadyAssembling, ///< confirm, reject: phase 2
    PhaseUnknown, ///< confirm, reject: status 0 with a null or unknown phase
    Completed, ///< the run ended: status 1
    Failed, ///< the run ended: status 2
    Rejected, ///< the run ended: status 3
    Cancelled, ///< the run ended: status 4
    StillOpen, ///< feedback: the run has not completed yet
    StatusUnknown, ///< the status is a code this version does not know
    LookOnly, ///< the profile can only look
    ActionPending, ///< another action on the run is on its way
};

/// Judges one transition by the specification (spec/wf2des-table, Notes; DESIGN 6): confirm and reject need status 0
/// and phase 1, cancel status 0 in any phase, feedback status 1.
IllegalReason illegalReason(ActionKind kind, const RunState &state);

/// A sentence for the person, translated; empty for IllegalReason::None.
QString illegalReasonText(ActionKind kind, IllegalReason reason);

/// True when `state` shows that the action `kind` has been applied: assemble or later after a confirm, rejected after a
/// reject, cancelled after a cancel. Feedback is judged by the feedback column, not here.
bool stateShowsApplied(ActionKind kind, const RunState &state);

/// True when one terminal status turned into another: never expected, always shown (DESIGN 5.2).
bool isTerminalToTerminal(const RunState &before, const RunState &after);

} // namespace wf2des
