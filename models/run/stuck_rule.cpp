// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/stuck_rule.h"

#include <algorithm>

namespace wf2des {

qint64 StuckLimits::of(const Code<Phase> &phase) const
{
    if (phase.is(Phase::Parse))
        return parse;
    if (phase.is(Phase::AwaitingConfirm))
        return awaitingConfirm;
    return phase.is(Phase::Assemble) ? assemble : std::min({parse, awaitingConfirm, assemble});
}

bool isStuck(const RunState &state, const StuckLimits &limits, EpochMicroseconds now)
{
    return state.status.is(Status::Processing) && state.updatedAt && *state.updatedAt < now - limits.of(state.phase);
}

} // namespace wf2des
