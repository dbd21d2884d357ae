// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan_fixtures.h"

using namespace wf2des;
using namespace wf2des::test;

class TestSyncPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void openRunsComeFirstThenTheRange();
    void pollsEveryTwoSecondsAfterTheLastAnswer();
    void pollsBetweenTheBatchesOfALongLoad();
    void rowsThatLeftTheOpenSetAreReadOnce();
    void rowsThatLeftWhileTheLinkWasDownAreReadAfterwards();
    void visibleRowsAreReadWithThePoll();
    void atMostTwoHundredVisibleRowsAreRead();
    void deltaEveryMinuteReachesBackTwoMinutes();
    void slowDeltaRestsTwoHundredTimesItsDuration();
    void refreshPollsAtOnceAndSparesTheServer();
    void hiddenWindowPollsSlower();
    void longerRangeIsReadAnew();
    void shorterRangeReadsNothing();
    void rangeChosenDuringALoadRestartsIt();
    void stopEndsEverything();
};

void TestSyncPlan::openRunsComeFirstThenTheRange()
{
    SyncPlan p = plan();
    QCOMPARE(p.next(start).step, Step::Nothing);
    QCOMPARE(p.activity(), Activity::Stopped);
    p.start(start);
    QCOMPARE(p.next(start).step, Step::Connect);
    QCOMPARE(p.activity(), Activity::Connecting);
    p.connected();
    QCOMPARE(p.activity(), Activity::LoadingOpen);
    QCOMPARE(p.next(start).step, Step::ReadOpen);
    p.openRead({QStringLiteral("a")}, start);
    QCOMPARE(p.activity(), Activity::LoadingRange);
    QCOMPARE(p.next(start).step, Step::Estimate);
    p.rangeBegun();
    p.estimated();
    QCOMPARE(p.next(start).step, Step::ReadRange);
    p.rangeStarted(start);
    p.batchRead(true, 1000, start);
    QCOMPARE(p.next(start).step, Step::ReadMore);
    p.batchRead(false, 2000, start);
    QCOMPARE(p.activity(), Activity::Live);
    QCOMPARE(p.next(start).step, Step::Nothing);
}

void TestSyncPlan::pollsEveryTwoSecondsAfterTheLastAnswer()
{
    SyncPlan p = plan();
    bringLive(p, start);
    const SyncPlan::Next next = p.next(start);
    QCOMPARE(next.step, Step::Nothing);
    QCOMPARE(next.at, std::optional(start + 2 * second));
    QCOMPARE(p.next(start + 2 * second - 1).step, Step::Nothing);
    QCOMPARE(p.next(start + 2 * second).step, Step::ReadOpen);
    // An answer that takes five seconds moves the next poll: the pause begins when it was applied.
    p.openRead({}, start + 7 * second);
    QCOMPARE(p.next(start + 8 * second).step, Step::Nothing);
    QCOMPARE(p.next(start + 9 * second).step, Step::ReadOpen);
}

void TestSyncPlan::pollsBetweenTheBatchesOfALongLoad()
{
    SyncPlan p = plan();
    p.start(start);
    p.connected();
    p.openRead({}, start);
    p.rangeBegun();
    p.estimated();
    p.rangeStarted(start);
    p.batchRead(true, 0, start + second);
    QCOMPARE(p.next(start + second).step, Step::ReadMore);
    QCOMPARE(p.next(start + 3 * second).step, Step::ReadOpen);
    p.openRead({}, start + 3 * second);
    QCOMPARE(p.next(start + 3 * second).step, Step::ReadMore);
}

void TestSyncPlan::rowsThatLeftTheOpenSetAreReadOnce()
{
    SyncPlan p = plan();
    bringLive(p, start, {QStringLiteral("a"), QStringLiteral("b")});
    p.openRead({QStringLiteral("b")}, start + 2 * second);
    QCOMPARE(p.next(start + 2 * second).step, Step::ReadByIds);
    QCOMPARE(p.idsToRead(), QStringList{QStringLiteral("a")});
    p.idsRead();
    QCOMPARE(p.next(start + 2 * second).step, Step::Nothing);
    p.openRead({QStringLiteral("b")}, start + 4 * second);
    QCOMPARE(p.next(start + 4 * second).step, Step::Nothing);
}

void TestSyncPlan::rowsThatLeftWhileTheLinkWasDownAreReadAfterwards()
{
    SyncPlan p = plan();
    bringLive(p, start, {QStringLiteral("a"), QStringLiteral("b")});
    p.openRead({QStringLiteral("b")}, start + 2 * second);
    p.failed(errorWith(ErrorCode::ConnectionLost), start + 3 * second); // before "a" was read
    p.connected();
    p.openRead({}, start + 10 * second);
    QStringList ids = p.idsToRead();
    ids.sort();
    QCOMPARE(ids, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(p.next(start + 10 * second).step, Step::ReadByIds);
}

void TestSyncPlan::visibleRowsAreReadWithThePoll()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.setVisibleRuns({QStringLiteral("done"), QStringLiteral("open")});
    QCOMPARE(p.next(start).step, Step::Nothing); // not by itself
    p.openRead({QStringLiteral("open")}, start + 2 * second);
    QCOMPARE(p.next(start + 2 * second).step, Step::ReadByIds);
    QCOMPARE(p.idsToRead(), QStringList{QStringLiteral("done")}); // the open one was just read
}

void TestSyncPlan::atMostTwoHundredVisibleRowsAreRead()
{
    SyncPlan p = plan();
    bringLive(p, start);
    QStringList ids;
    for (int i = 0; i < 1000; ++i)
        ids.append(QString::number(i));
    p.setVisibleRuns(ids);
    QCOMPARE(p.idsToRead().size(), 200);
}

void TestSyncPlan::deltaEveryMinuteReachesBackTwoMinutes()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.openRead({}, start + 59 * second);
    QCOMPARE(p.next(start + 59 * second).step, Step::Nothing);
    QCOMPARE(p.next(start + 60 * second).step, Step::ReadDelta);
    QCOMPARE(p.deltaSince(), start - 120 * second);
    p.deltaStarted(start + 60 * second);
    p.batchRead(false, second / 10, start + 60 * second);
    QCOMPARE(p.deltaSince(), start - 60 * second);
    p.openRead({}, start + 119 * second);
    QCOMPARE(p.next(start + 119 * second).step, Step::Nothing);
    QCOMPARE(p.next(start + 120 * second).step, Step::ReadDelta);
}

void TestSyncPlan::slowDeltaRestsTwoHundredTimesItsDuration()
{
    SyncPlan p = plan();
    bringLive(p, start);
    const EpochMicroseconds done = start + 61 * second;
    p.deltaStarted(start + 60 * second);
    p.batchRead(false, second, done);
    p.openRead({}, done + 198 * second);
    QCOMPARE(p.next(done + 199 * second).step, Step::Nothing);
    QCOMPARE(p.next(done + 199 * second).at, std::optional(done + 200 * second));
    p.openRead({}, done + 200 * second);
    QCOMPARE(p.next(done + 200 * second).step, Step::ReadDelta);
}

void TestSyncPlan::refreshPollsAtOnceAndSparesTheServer()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.deltaStarted(start);
    p.batchRead(false, second / 10, start); // rests 20 s at least, 60 s by itself
    p.refresh(start + second);
    QCOMPARE(p.next(start + second).step, Step::ReadOpen);
    p.openRead({}, start + second);
    QCOMPARE(p.next(start + second).step, Step::Nothing);
    p.openRead({}, start + 20 * second);
    QCOMPARE(p.next(start + 20 * second).step, Step::ReadDelta);
}

void TestSyncPlan::hiddenWindowPollsSlower()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.setHidden(true, start);
    QVERIFY(p.isHidden());
    QCOMPARE(p.next(start).at, std::optional(start + 30 * second));
    QCOMPARE(p.next(start + 30 * second).step, Step::ReadOpen);
    p.openRead({}, start + 30 * second);
    QCOMPARE(p.next(start + 59 * second).step, Step::Nothing);
    p.setHidden(false, start + 40 * second); // focus: at once
    QCOMPARE(p.next(start + 40 * second).step, Step::ReadOpen);
}

void TestSyncPlan::longerRangeIsReadAnew()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.setRange(LoadRange::Year);
    QCOMPARE(p.activity(), Activity::LoadingRange);
    QCOMPARE(p.next(start).step, Step::Estimate);
}

void TestSyncPlan::shorterRangeReadsNothing()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.setRange(LoadRange::Day);
    QCOMPARE(p.activity(), Activity::Live);
    QCOMPARE(p.next(start).step, Step::Nothing);
    p.setRange(LoadRange::Day);
    QCOMPARE(p.next(start).step, Step::Nothing);
    // What the shorter range dropped has to be read again for a longer one.
    p.setRange(LoadRange::Days30);
    QCOMPARE(p.next(start).step, Step::Estimate);
}

void TestSyncPlan::rangeChosenDuringALoadRestartsIt()
{
    SyncPlan p = plan();
    p.start(start);
    p.connected();
    p.openRead({}, start);
    p.rangeBegun();
    p.setRange(LoadRange::Year); // while the estimate is under way
    p.estimated();
    QCOMPARE(p.next(start).step, Step::Estimate);
    p.rangeBegun();
    p.estimated();
    p.rangeStarted(start);
    p.batchRead(true, 0, start);
    p.setRange(LoadRange::Week); // while a batch is under way
    p.batchRead(true, 0, start);
    QCOMPARE(p.next(start).step, Step::Estimate);
    p.rangeBegun();
    p.setRange(LoadRange::All);
    p.rangeStarted(start);
    p.batchRead(false, 0, start); // the last batch of the wrong range is not the end of the right one
    QCOMPARE(p.activity(), Activity::LoadingRange);
    QCOMPARE(p.next(start).step, Step::Estimate);
}

void TestSyncPlan::stopEndsEverything()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.stop();
    QCOMPARE(p.activity(), Activity::Stopped);
    QCOMPARE(p.next(start + 3600 * second).step, Step::Nothing);
    p.refresh(start + 3600 * second);
    p.failed(errorWith(ErrorCode::ConnectionLost), start);
    QCOMPARE(p.next(start + 7200 * second).step, Step::Nothing);
    p.start(start + 7200 * second);
    QCOMPARE(p.next(start + 7200 * second).step, Step::Connect);
}

QTEST_GUILESS_MAIN(TestSyncPlan)
#include "tst_feed_plan.moc"
