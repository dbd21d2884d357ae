// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan_fixtures.h"

using namespace wf2des;
using namespace wf2des::test;

/// What the plan does after a failure: wait, ask the person, come back (DESIGN 5.2).
class TestSyncRetry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void backOffDoublesUpToAMinute();
    void jitterShortensThePause();
    void backOffEndsWithARead_notWithAConnection();
    void errorsForThePersonDoNotRetry_data();
    void errorsForThePersonDoNotRetry();
    void refreshCutsTheWait();
    void reopenAfterSleepIsImmediate();
    void reconnectReadsAChangeSinceTheLastFreshMoment();
    void interruptedLoadStartsAgain();
};

void TestSyncRetry::backOffDoublesUpToAMinute()
{
    SyncPlan p = plan();
    p.start(start);
    EpochMicroseconds now = start;
    for (const int pause : {1, 2, 4, 8, 16, 32, 60, 60, 60}) {
        QCOMPARE(p.next(now).step, Step::Connect);
        p.failed(errorWith(ErrorCode::ConnectionRefused), now);
        QCOMPARE(p.activity(), Activity::Waiting);
        QCOMPARE(p.retryAt(), std::optional(now + pause * second));
        QCOMPARE(p.next(now + pause * second - 1).step, Step::Nothing);
        now += pause * second;
    }
}

void TestSyncRetry::jitterShortensThePause()
{
    SyncPlan p = plan(1.0);
    p.start(start);
    p.failed(errorWith(ErrorCode::Timeout), start);
    QCOMPARE(p.retryAt(), std::optional(start + second * 3 / 4));
    for (int i = 0; i < 100; ++i)
        p.failed(errorWith(ErrorCode::Timeout), start);
    QCOMPARE(p.retryAt(), std::optional(start + 45 * second));
}

void TestSyncRetry::backOffEndsWithARead_notWithAConnection()
{
    SyncPlan p = plan();
    p.start(start);
    p.failed(errorWith(ErrorCode::ConnectionLost), start);
    p.connected();
    p.failed(errorWith(ErrorCode::ConnectionLost), start);
    QCOMPARE(p.retryAt(), std::optional(start + 2 * second));
    p.connected();
    p.openRead({}, start);
    p.failed(errorWith(ErrorCode::ConnectionLost), start);
    QCOMPARE(p.retryAt(), std::optional(start + second));
}

void TestSyncRetry::errorsForThePersonDoNotRetry_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<bool>("needsPerson");
    QTest::newRow("password") << ErrorCode::AuthenticationFailed << true;
    QTest::newRow("database") << ErrorCode::DatabaseMissing << true;
    QTest::newRow("table") << ErrorCode::TableMissing << true;
    QTest::newRow("column") << ErrorCode::ColumnMissing << true;
    QTest::newRow("permission") << ErrorCode::PermissionDenied << true;
    QTest::newRow("tls") << ErrorCode::TlsRefused << true;
    QTest::newRow("driver") << ErrorCode::DriverMissing << true;
    QTest::newRow("401") << ErrorCode::Unauthorized << true;
    QTest::newRow("403") << ErrorCode::Forbidden << true;
    QTest::newRow("redirect") << ErrorCode::UnexpectedRedirect << true;
    QTest::newRow("host") << ErrorCode::HostNotFound << false; // no network yet, after sleep
    QTest::newRow("refused") << ErrorCode::ConnectionRefused << false;
    QTest::newRow("lost") << ErrorCode::ConnectionLost << false;
    QTest::newRow("timeout") << ErrorCode::Timeout << false;
    QTest::newRow("429") << ErrorCode::TooManyRequests << false;
    QTest::newRow("500") << ErrorCode::ServerError << false;
    QTest::newRow("html") << ErrorCode::UnexpectedAnswer << false;
}

void TestSyncRetry::errorsForThePersonDoNotRetry()
{
    QFETCH(ErrorCode, code);
    QFETCH(bool, needsPerson);
    QCOMPARE(SyncPlan::needsPerson(code), needsPerson);
    SyncPlan p = plan();
    p.start(start);
    p.failed(errorWith(code), start);
    QCOMPARE(p.activity(), needsPerson ? Activity::Failed : Activity::Waiting);
    const SyncPlan::Next muchLater = p.next(start + 86'400 * second);
    QCOMPARE(muchLater.step, needsPerson ? Step::Nothing : Step::Connect);
    QCOMPARE(muchLater.at.has_value(), false);
    p.refresh(start + 86'400 * second); // "Retry now" does
    QCOMPARE(p.next(start + 86'400 * second).step, Step::Connect);
}

void TestSyncRetry::refreshCutsTheWait()
{
    SyncPlan p = plan();
    p.start(start);
    for (int i = 0; i < 10; ++i)
        p.failed(errorWith(ErrorCode::ConnectionRefused), start);
    QCOMPARE(p.next(start + second).step, Step::Nothing);
    p.refresh(start + second);
    QCOMPARE(p.next(start + second).step, Step::Connect);
}

void TestSyncRetry::reopenAfterSleepIsImmediate()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.reopen(start + 3600 * second);
    QCOMPARE(p.next(start + 3600 * second).step, Step::Connect);
    p.stop();
    p.reopen(start);
    QCOMPARE(p.activity(), Activity::Stopped);
}

void TestSyncRetry::reconnectReadsAChangeSinceTheLastFreshMoment()
{
    SyncPlan p = plan();
    bringLive(p, start);
    p.failed(errorWith(ErrorCode::ConnectionLost), start + 10 * second);
    p.connected();
    const EpochMicroseconds later = start + 600 * second;
    QCOMPARE(p.next(later).step, Step::ReadOpen);
    p.openRead({}, later);
    QCOMPARE(p.next(later).step, Step::ReadDelta); // and not the whole range again
    QCOMPARE(p.deltaSince(), start - 120 * second);
}

void TestSyncRetry::interruptedLoadStartsAgain()
{
    SyncPlan p = plan();
    p.start(start);
    p.connected();
    p.openRead({}, start);
    p.rangeBegun();
    p.estimated();
    p.rangeStarted(start);
    p.batchRead(true, 0, start);
    p.failed(errorWith(ErrorCode::ConnectionLost), start);
    p.connected();
    p.openRead({}, start + second);
    QCOMPARE(p.next(start + second).step, Step::Estimate);
}

QTEST_GUILESS_MAIN(TestSyncRetry)
#include "tst_feed_retry.moc"
