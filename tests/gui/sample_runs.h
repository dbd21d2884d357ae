// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/fakes.h"

namespace wf2des::test {

/// A few hundred runs in every state, some flagged, scored, stuck.
inline RunBatch sampleRuns(int count = 400)
{
    RunBatch rows;
    for (int i = 0; i < count; ++i) {
        const int kind = i < 3 ? 0 : i < 5 ? 1 : (i * 7919) % 23;
        Run run = makeRun(i + 9,
                          kind == 0 || kind == 1 ? Status::Processing
                              : kind == 2        ? Status::Failed
                              : kind == 3        ? Status::Rejected
                              : kind == 4        ? Status::Cancelled
                                                 : Status::Completed,
                          kind == 0        ? Phase::AwaitingConfirm
                              : i % 2 == 0 ? Phase::Assemble
                                           : Phase::Parse);
        run.createdAt = Noon - (14 + i * i / 5) * Minute;
        run.updatedAt = *run.createdAt + 40 * Second;
        run.projectId = 12 + i % 4;
        if (!run.isOpen() || kind == 0)
            run.flagCount = (i * 31) % 5 == 0 ? i % 7 : 0;
        if (run.edge.is(Edge::Des2Wf) && run.status.is(Status::Completed)) {
            run.score = 6000 + (i * 977) % 4000;
            run.scoreVersion = QStringLiteral("ds@1.0");
        }
        rows.append(run);
    }
    return rows;
}

} // namespace wf2des::test
