// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed_fakes.h"

#include <QSignalSpy>
#include <QtTest>

using namespace wf2des;

namespace {

using Activity = FeedStatus::Activity;

Run openRun(const QString &id)
{
    Run run;
    run.id = id;
    run.status = Status::Processing;
    return run;
}

FeedReading reading(const QStringList &ids, bool more = false)
{
    FeedReading answer;
    for (const QString &id : ids)
        answer.rows.append(openRun(id));
    answer.more = more;
    return answer;
}

QStringList idsOf(const QList<QVariant> &arguments)
{
    QStringList ids;
    for (const Run &run : arguments.first().value<RunBatch>())
        ids.append(run.id);
    return ids;
}

} // namespace

class TestPollingFeed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void paintsOpenRunsBeforeTheRangeIsAsked();
    void tellsProgress();
    void pollsNeverOverlap();
    void rearmsOnlyAfterTheAnswerWasApplied();
    void namesVanishedRuns();
    void failureDropsTheSourceAndTellsOnce();
    void errorForThePersonStandsStill();
    void retryNowCutsTheWait();
    void lateAnswersAreDropped();
    void sleepReopens();
    void clockSetBackReopens();
    void ordinaryBeatsDoNothing();
    void hiddenIsTold();
    void rangeSwitchReadsTheNewRange();
    void deltaSinceTheServersClock();
    void stopMayComeFromASlot();
    void equalStatusIsNotToldAgain();
    void everyPollTellsHowFreshTheRowsAre();
    void aWrongClockIsMeasured();

private:
    void bringLive(const QStringList &openIds = {});
    /// Lets the feed take its next step and gives what it asked for.
    QStringList step();

    std::unique_ptr<HandClock> m_clock;
    std::unique_ptr<ScriptedFeed> m_feed;
};

void TestPollingFeed::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_clock = std::make_unique<HandClock>();
    m_feed = std::make_unique<ScriptedFeed>(m_clock.get());
}

void TestPollingFeed::cleanup()
{
    m_feed.reset();
}

QStringList TestPollingFeed::step()
{
    m_feed->advance();
    return m_feed->takeAsks();
}

void TestPollingFeed::bringLive(const QStringList &openIds)
{
    m_feed->start();
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
    m_feed->answerOpen(FeedDiscovery{});
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
    m_feed->answer(reading(openIds));
    QCOMPARE(step(), QStringList{QStringLiteral("estimate")});
    m_feed->answerEstimate(7);
    QCOMPARE(step(), QStringList{QStringLiteral("range 30 d")});
    m_feed->answer(reading({}));
    QCOMPARE(m_feed->status().activity, Activity::Live);
    QCOMPARE(step(), QStringList());
}

void TestPollingFeed::paintsOpenRunsBeforeTheRangeIsAsked()
{
    QSignalSpy rows(m_feed.get(), &RunFeed::rowsRead);
    QSignalSpy openSet(m_feed.get(), &RunFeed::openSetRead);
    QSignalSpy columns(m_feed.get(), &RunFeed::columnsDiscovered);
    m_feed->start();
    QCOMPARE(m_feed->status().activity, Activity::Connecting);
    step();
    m_feed->answerOpen(FeedDiscovery{RunColumns{false, true, true}, {QStringLiteral("may write")}});
    QCOMPARE(columns.count(), 1);
    QCOMPARE(columns.first().first().value<RunColumns>(), (RunColumns{false, true, true}));
    QCOMPARE(m_feed->status().warnings, QStringList{QStringLiteral("may write")});
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
    m_feed->answer(reading({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(rows.count(), 1);
    QCOMPARE(idsOf(rows.first()), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(openSet.count(), 1);
    QCOMPARE(openSet.first().first().toStringList(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(m_feed->takeAsks().isEmpty());
    QCOMPARE(m_feed->status().asOf, std::optional(m_clock->now()));
}

void TestPollingFeed::tellsProgress()
{
    m_feed->start();
    step();
    m_feed->answerOpen(FeedDiscovery{});
    step();
    m_feed->answer(reading({QStringLiteral("open")}));
    step();
    m_feed->answerEstimate(3);
    step();
    QCOMPARE(m_feed->status().activity, Activity::LoadingRange);
    QCOMPARE(m_feed->status().expected, std::optional<qint64>(3));
    m_feed->answer(reading({QStringLiteral("a"), QStringLiteral("b")}, true));
    QCOMPARE(m_feed->status().loaded, 2);
    QCOMPARE(step(), QStringList{QStringLiteral("more")});
    m_feed->answer(reading({QStringLiteral("c")}));
    QCOMPARE(m_feed->status().loaded, 3);
    QCOMPARE(m_feed->status().activity, Activity::Live);
}

void TestPollingFeed::pollsNeverOverlap()
{
    bringLive();
    m_clock->moveSeconds(2);
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
    m_clock->moveSeconds(10);
    m_feed->refreshNow();
    m_feed->setWindowHidden(true);
    m_feed->setWindowHidden(false);
    QCOMPARE(step(), QStringList());
    m_feed->answer(reading({}));
    QCOMPARE(m_feed->takeAsks(), QStringList()); // not from within the answer either
}

void TestPollingFeed::rearmsOnlyAfterTheAnswerWasApplied()
{
    bringLive();
    m_clock->moveSeconds(2);
    step();
    m_clock->moveSeconds(5);
    bool applied = false;
    connect(m_feed.get(), &RunFeed::rowsRead, this, [&] {
        m_feed->advance(); // a receiver that spins the feed does not start a second poll
        applied = m_feed->takeAsks().isEmpty();
    });
    m_feed->answer(reading({QStringLiteral("a")}));
    QVERIFY(applied);
    QCOMPARE(step(), QStringList());
    m_clock->moveSeconds(2);
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
}

void TestPollingFeed::namesVanishedRuns()
{
    bringLive({QStringLiteral("a"), QStringLiteral("b")});
    QSignalSpy vanished(m_feed.get(), &RunFeed::runVanished);
    m_clock->moveSeconds(2);
    step();
    m_feed->answer(reading({}));
    QCOMPARE(step(), QStringList{QStringLiteral("ids a,b")});
    m_feed->answer(reading({QStringLiteral("a")}));
    QCOMPARE(vanished.count(), 1);
    QCOMPARE(vanished.first().first().toString(), QStringLiteral("b"));
}

void TestPollingFeed::failureDropsTheSourceAndTellsOnce()
{
    bringLive({QStringLiteral("a")});
    QSignalSpy openSet(m_feed.get(), &RunFeed::openSetRead);
    const int closed = m_feed->closeCount();
    m_clock->moveSeconds(2);
    step();
    m_feed->answer(failure({ErrorCode::ConnectionLost, QStringLiteral("lost"), {}}));
    QCOMPARE(m_feed->closeCount(), closed + 1);
    QCOMPARE(m_feed->status().activity, Activity::Waiting);
    QCOMPARE(m_feed->status().nextAttemptAt, std::optional(m_clock->now() + SyncPace::Second));
    QCOMPARE(m_feed->status().error->code, ErrorCode::ConnectionLost);
    QCOMPARE(openSet.count(), 0); // a failure is never an empty list
    QCOMPARE(step(), QStringList());
    m_clock->moveSeconds(1);
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
    m_feed->answerOpen(FeedDiscovery{});
    QVERIFY(m_feed->status().error.has_value()); // until a read worked
    step();
    m_feed->answer(reading({QStringLiteral("a")}));
    QVERIFY(!m_feed->status().error.has_value());
    QCOMPARE(m_feed->status().activity, Activity::Live);
}

void TestPollingFeed::errorForThePersonStandsStill()
{
    m_feed->start();
    step();
    m_feed->answerOpen(failure({ErrorCode::AuthenticationFailed, QStringLiteral("password"), {}}));
    QCOMPARE(m_feed->status().activity, Activity::Failed);
    QVERIFY(!m_feed->status().nextAttemptAt.has_value());
    m_clock->moveSeconds(25);
    m_feed->heartbeat();
    QCOMPARE(step(), QStringList());
}

void TestPollingFeed::retryNowCutsTheWait()
{
    m_feed->start();
    step();
    m_feed->answerOpen(failure({ErrorCode::ConnectionRefused, {}, {}}));
    QCOMPARE(step(), QStringList());
    m_feed->refreshNow();
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
}

void TestPollingFeed::lateAnswersAreDropped()
{
    bringLive();
    QSignalSpy rows(m_feed.get(), &RunFeed::rowsRead);
    m_clock->moveSeconds(2);
    step();
    const auto late = m_feed->takeReading();
    m_feed->stop();
    m_feed->start();
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
    late->addResult(reading({QStringLiteral("old")}));
    late->finish();
    QCOMPARE(rows.count(), 0);
    QCOMPARE(step(), QStringList()); // still waits for the new source
}

void TestPollingFeed::sleepReopens()
{
    bringLive();
    m_clock->moveSeconds(2);
    step(); // a poll is under way when the lid closes
    const int closed = m_feed->closeCount();
    m_clock->moveSeconds(3600);
    m_feed->heartbeat();
    QCOMPARE(m_feed->closeCount(), closed + 1);
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
}

void TestPollingFeed::clockSetBackReopens()
{
    bringLive();
    m_clock->moveSeconds(-3600);
    m_feed->heartbeat();
    QCOMPARE(step(), QStringList{QStringLiteral("open source")});
    m_feed->answerOpen(FeedDiscovery{});
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
}

void TestPollingFeed::ordinaryBeatsDoNothing()
{
    bringLive();
    const int closed = m_feed->closeCount();
    for (int i = 0; i < 20; ++i) {
        m_clock->moveSeconds(29);
        m_feed->heartbeat();
    }
    QCOMPARE(m_feed->closeCount(), closed);
    QCOMPARE(m_feed->status().activity, Activity::Live);
}

void TestPollingFeed::hiddenIsTold()
{
    bringLive();
    m_feed->setWindowHidden(true);
    QVERIFY(m_feed->status().slowed);
    m_clock->moveSeconds(10);
    QCOMPARE(step(), QStringList());
    m_feed->setWindowHidden(false);
    QVERIFY(!m_feed->status().slowed);
    QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
}

void TestPollingFeed::rangeSwitchReadsTheNewRange()
{
    bringLive();
    m_feed->setRange(LoadRange::All);
    QCOMPARE(step(), QStringList{QStringLiteral("estimate")});
    m_feed->answerEstimate(std::nullopt);
    QCOMPARE(step(), QStringList{QStringLiteral("range -1 d")});
    m_feed->setRange(LoadRange::Week);
    m_feed->answer(reading({QStringLiteral("a")}, true));
    QCOMPARE(step(), QStringList{QStringLiteral("estimate")});
    m_feed->answerEstimate(1);
    QCOMPARE(step(), QStringList{QStringLiteral("range 7 d")});
}

void TestPollingFeed::deltaSinceTheServersClock()
{
    // The server's clock is 500 s behind this computer's: "since" must be told in the server's time.
    const EpochMicroseconds behind = 500 * SyncPace::Second;
    m_feed->start();
    step();
    m_feed->answerOpen(FeedDiscovery{});
    step();
    FeedReading open = reading({});
    open.serverTime = m_clock->now() - behind;
    m_feed->answer(open);
    step();
    m_feed->answerEstimate(0);
    step();
    m_feed->answer(open);
    m_clock->moveSeconds(60);
    step(); // the poll
    m_feed->answer(reading({}));
    QCOMPARE(step(), QStringList{QStringLiteral("delta 680 s")}); // 500 + 60 + 120 of overlap
}

void TestPollingFeed::stopMayComeFromASlot()
{
    m_feed->start();
    step();
    m_feed->answerOpen(FeedDiscovery{});
    step();
    connect(m_feed.get(), &RunFeed::rowsRead, m_feed.get(), &RunFeed::stop);
    m_feed->answer(reading({QStringLiteral("a")}));
    QCOMPARE(m_feed->status().activity, Activity::Stopped);
    QCOMPARE(step(), QStringList());
}

void TestPollingFeed::equalStatusIsNotToldAgain()
{
    bringLive();
    QSignalSpy status(m_feed.get(), &RunFeed::statusChanged);
    m_feed->setWindowHidden(false);
    m_feed->setRange(LoadRange::Days30);
    m_feed->setVisibleRuns({QStringLiteral("a")});
    QCOMPARE(status.count(), 0);
}

void TestPollingFeed::everyPollTellsHowFreshTheRowsAre()
{
    bringLive();
    QSignalSpy status(m_feed.get(), &RunFeed::statusChanged);
    for (int poll = 1; poll <= 3; ++poll) {
        m_clock->moveSeconds(2);
        QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
        m_feed->answer(reading({}));
        QCOMPARE(status.count(), poll);
        QCOMPARE(status.last().first().value<FeedStatus>().asOf, m_clock->now());
    }
}

void TestPollingFeed::aWrongClockIsMeasured()
{
    bringLive();
    const auto poll = [this](qint64 serverAheadMicroseconds) {
        m_clock->moveSeconds(2);
        QCOMPARE(step(), QStringList{QStringLiteral("open runs")});
        FeedReading answer = reading({});
        answer.serverTime = m_clock->now() + serverAheadMicroseconds;
        m_feed->answer(answer);
    };
    poll(SyncPace::Second / 2); // the way to the server, no difference
    QCOMPARE(m_feed->status().clockOffset, 0);
    poll(600 * SyncPace::Second);
    QCOMPARE(m_feed->status().clockOffset, 600 * SyncPace::Second);
    poll(600 * SyncPace::Second + SyncPace::Second / 2); // jitter moves nothing
    QCOMPARE(m_feed->status().clockOffset, 600 * SyncPace::Second);
    poll(0); // set right
    QCOMPARE(m_feed->status().clockOffset, 0);
}

QTEST_GUILESS_MAIN(TestPollingFeed)
#include "tst_feed_polling.moc"
