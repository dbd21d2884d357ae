// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/sync_plan.h"

#include <QtTest>

namespace wf2des::test {

using Step = SyncPlan::Step;
using Activity = FeedStatus::Activity;

inline constexpr qint64 second = SyncPace::Second;
inline constexpr EpochMicroseconds start = 1'764'000'000 * second;

inline SyncPlan plan(double jitter = 0)
{
    return SyncPlan({}, [jitter] { return jitter; });
}

inline Error errorWith(ErrorCode code)
{
    return {code, QStringLiteral("words"), {}};
}

/// Takes a fresh plan to the state after its first load, at `now`.
inline void bringLive(SyncPlan &plan, EpochMicroseconds now, const QStringList &openIds = {})
{
    plan.start(now);
    plan.connected();
    plan.openRead(openIds, now);
    plan.rangeBegun();
    plan.estimated();
    plan.rangeStarted(now);
    plan.batchRead(false, 0, now);
    QCOMPARE(plan.activity(), Activity::Live);
}

} // namespace wf2des::test
