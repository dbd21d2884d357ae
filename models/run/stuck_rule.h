// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

namespace wf2des {

/// How long a run may stay in a phase before it counts as stuck: it then keeps blocking new triggers for its wireframe
/// node (spec/wf2des-table, Indexes). In microseconds.
struct StuckLimits {
    static constexpr qint64 Minute = 60'000'000;
    qint64 parse = 15 * Minute;
    qint64 awaitingConfirm = 24 * 60 * Minute;
    qint64 assemble = 30 * Minute;

    /// The limit of one phase; a null or unknown phase has the shortest limit, so that such a run is noticed.
    qint64 of(const Code<Phase> &phase) const;

    friend bool operator==(const StuckLimits &, const StuckLimits &) = default;
};

/// True for an open run whose row has not moved for longer than its phase's limit. `now` in epoch microseconds of the
/// server's clock. A run without a readable updated_at is never stuck.
bool isStuck(const RunState &state, const StuckLimits &limits, EpochMicroseconds now);

} // namespace wf2des
