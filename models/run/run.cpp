// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/run.h"

namespace wf2des {

bool isNewer(const RunState &candidate, const RunState &known)
{
    if (candidate.attempt != known.attempt)
        return candidate.attempt > known.attempt;
    // A row without a readable updated_at counts as the oldest: any dated picture replaces it.
    return candidate.updatedAt.value_or(0) > known.updatedAt.value_or(0);
}

} // namespace wf2des
