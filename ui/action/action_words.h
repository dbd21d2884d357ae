// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"

#include <QString>

namespace wf2des {

// The words for actions and what became of them. Foreign parts are not in them: those are shown apart, as plain text.

/// "Confirm", "Feedback: adopted".
QString actionName(const Action &action);
/// What became of it, in a few words: "Confirm requested", "Reject applied", "Cancel refused".
QString outcomeTitle(const ActionRecord &record);
/// A sentence that says what happened and what it means. Error messages of this program are sentences already.
QString outcomeSentence(const ActionRecord &record);
/// What a technician wants: HTTP status, server code, request id, the server's own words. Foreign text.
QString technicalDetail(const Error &error);

/// True when the person should look at it: refused, unknown or moved.
bool needsAttention(ActionState state);

} // namespace wf2des
