// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/transition_rules.h"
#include "service/error.h"

#include <QString>
#include <QUuid>

#include <optional>

namespace wf2des {

/// What a person asked for and what they saw when they asked (DESIGN 6). A value, fixed at the press: nothing on screen
/// can change what it acts on.
struct Action {
    QUuid idempotencyKey; ///< one per intent, sent with the request
    ActionKind kind = ActionKind::Confirm;
    QString runId;
    RunState seen;
    QString screenId; ///< for words only
    QString reason; ///< reject, cancel: optional, sent as typed
    FeedbackStatus feedback = FeedbackStatus::Adopted; ///< feedback only
    EpochMicroseconds askedAt = 0;

    friend bool operator==(const Action &, const Action &) = default;
};

/// Where an action stands.
enum class ActionState : quint8 {
    Requested, ///< on its way, or sent and not answered yet
    Checking, ///< sent, no answer: the run is being read to learn the outcome
    Applied, ///< the server said so, or the row shows it
    NotApplied, ///< refused by the server, or the row shows that it did not happen
    Unknown, ///< sent, and neither an answer nor a reading could tell
    Moved, ///< nothing was sent: the row is no longer what the person saw
};

/// One line of the activity log: an action and its outcome.
struct ActionRecord {
    Action action;
    ActionState state = ActionState::Requested;
    std::optional<Error> error; ///< why it was refused, or what is not known
    std::optional<Run> current; ///< the row as it is now, where it was read or told
    EpochMicroseconds settledAt = 0;

    bool isPending() const { return state == ActionState::Requested || state == ActionState::Checking; }
};

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::ActionRecord)
