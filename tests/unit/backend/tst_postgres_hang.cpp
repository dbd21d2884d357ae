// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_connection.h"
#include "feed/postgres_feed.h"
#include "postgres_server.h"

#include <QSqlQuery>
#include <QtTest>

#include <csignal>

using namespace wf2des;

namespace {

constexpr int patience = 30'000;
using Activity = FeedStatus::Activity;
using namespace std::chrono_literals;

PostgresDeadlines shortDeadlines()
{
    return {2'000ms, 400ms, 1'000ms, 200ms};
}

/// Counts the turns of the event loop: a blocked UI thread would have none.
class LoopWatch {
public:
    LoopWatch()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ++m_turns; });
        m_timer.start(5);
    }
    /// A loop that was blocked until the deadline would have turned once or twice.
    bool isTurning() const { return m_turns > 4; }

private:
    QTimer m_timer;
    int m_turns = 0;
};

/// Stops a process of the server for as long as it lives.
class Frozen {
public:
    explicit Frozen(qint64 process)
        : m_process(static_cast<pid_t>(process))
    {
        ::kill(m_process, SIGSTOP);
    }
    ~Frozen() { ::kill(m_process, SIGCONT); }
    Frozen(const Frozen &) = delete;
    Frozen &operator=(const Frozen &) = delete;

private:
    pid_t m_process;
};

} // namespace

/// A server that does not answer: the deadline, the cancel, the shutdown of the socket, and an event loop that turns
/// all the while (RELIABILITY M8, "Frozen window", "Threads").
class TestPostgresHang : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void deadlineCancelsTheQueryAndKeepsTheConnection();
    void frozenBackendIsLeftBehind();
    void breakingFromOutsideFreesTheThread();
    void killedInTheMiddleIsALostConnection();
    void lockedTableIsATimeout();
    void frozenBackendIsReplaced();
    void frozenServerDuringConnect();
    void stopDuringAQueryReturnsAtOnce();
    void everyFutureFinishes();
    void quitDuringAQueryManyTimes();

private:
    std::unique_ptr<PostgresFeed> makeFeed();
    void lockTable()
    {
        m_server.execute(QStringLiteral("BEGIN; LOCK TABLE wf2des IN ACCESS EXCLUSIVE MODE"));
        m_isLocked = true;
    }
    void unlockTable()
    {
        if (std::exchange(m_isLocked, false))
            m_server.execute(QStringLiteral("ROLLBACK"));
    }
    bool isQueryWaiting()
    {
        m_server.execute(QStringLiteral("SELECT pg_stat_clear_snapshot()"));
        return !m_server
                    .select(QStringLiteral("SELECT 1 FROM pg_stat_activity WHERE application_name = 'wf2des-dashboard'"
                                           " AND wait_event_type = 'Lock'"))
                    .isEmpty();
    }

    PostgresServer m_server;
    SystemClock m_clock;
    bool m_isLocked = false;
};

void TestPostgresHang::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
    QVERIFY(m_server.createDatabase(QStringLiteral("hang")));
    m_server.insertRun(QStringLiteral("open"));
}

void TestPostgresHang::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestPostgresHang::cleanup()
{
    unlockTable();
    QVERIFY(m_server.isLeftByTheDashboard());
}

std::unique_ptr<PostgresFeed> TestPostgresHang::makeFeed()
{
    auto feed = std::make_unique<PostgresFeed>(m_server.profile(), PostgresServer::readerPassword(), &m_clock);
    feed->setDeadlines(shortDeadlines());
    return feed;
}

void TestPostgresHang::deadlineCancelsTheQueryAndKeepsTheConnection()
{
    const auto breaker = std::make_shared<ConnectionBreaker>(10s); // the shutdown would come much later
    PostgresConnection connection(m_server.profile().database, PostgresServer::readerPassword(), {}, breaker);
    QVERIFY(connection.open().has_value());
    const Result<bool> slept = connection.run(QStringLiteral("SELECT pg_sleep(600)"), 200ms);
    QVERIFY(!slept.has_value());
    QCOMPARE(slept.error().code, ErrorCode::Timeout);
    QString answer;
    const Result<bool> ran = connection.run(QStringLiteral("SELECT 'still here'"), 10s,
                                            [&](const QSqlQuery &query) { answer = query.value(0).toString(); });
    QVERIFY(ran.has_value());
    QCOMPARE(answer, QStringLiteral("still here"));
}

void TestPostgresHang::frozenBackendIsLeftBehind()
{
    const auto breaker = std::make_shared<ConnectionBreaker>(200ms);
    PostgresConnection connection(m_server.profile().database, PostgresServer::readerPassword(), {}, breaker);
    QVERIFY(connection.open().has_value());
    const QList<qint64> backends = m_server.dashboardBackends();
    QCOMPARE(backends.size(), 1);
    const Frozen frozen(backends.first());
    const Result<bool> ran = connection.run(QStringLiteral("SELECT 1"), 200ms);
    QVERIFY(!ran.has_value());
    QCOMPARE(ran.error().code, ErrorCode::Timeout);
    connection.close();
    QVERIFY(connection.open().has_value()); // close() and open() to return (M8)
    QVERIFY(connection.run(QStringLiteral("SELECT 1"), 10s).has_value());
}

void TestPostgresHang::breakingFromOutsideFreesTheThread()
{
    const auto breaker = std::make_shared<ConnectionBreaker>(10s);
    PostgresConnection connection(m_server.profile().database, PostgresServer::readerPassword(), {}, breaker);
    QVERIFY(connection.open().has_value());
    std::thread other([&] {
        // The server logs a statement when it begins.
        const QDeadlineTimer limit(10s);
        while (m_server.loggedStatements(QStringLiteral("reader")).filter(QStringLiteral("pg_sleep(600)")).isEmpty()
               && !limit.hasExpired())
            std::this_thread::yield();
        breaker->breakNow();
    });
    const Result<bool> slept = connection.run(QStringLiteral("SELECT pg_sleep(600)"), 300s);
    other.join();
    QVERIFY(!slept.has_value());
    QCOMPARE(slept.error().code, ErrorCode::Cancelled);
    QCOMPARE(connection.run(QStringLiteral("SELECT 1"), 10s).error().code, ErrorCode::Cancelled);
}

void TestPostgresHang::killedInTheMiddleIsALostConnection()
{
    const auto breaker = std::make_shared<ConnectionBreaker>(10s);
    PostgresConnection connection(m_server.profile().database, PostgresServer::readerPassword(), {}, breaker);
    QVERIFY(connection.open().has_value());
    QVERIFY(connection.run(QStringLiteral("BEGIN READ ONLY"), 10s).has_value());
    m_server.execute(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(m_server.dashboardBackends().first()));
    QVERIFY(m_server.isLeftByTheDashboard());
    QCOMPARE(connection.run(QStringLiteral("SELECT 1"), 10s).error().code, ErrorCode::ConnectionLost);
    // The clean-up that follows a failure is quiet, too.
    QCOMPARE(connection.run(QStringLiteral("ROLLBACK"), 10s).error().code, ErrorCode::ConnectionLost);
}

void TestPostgresHang::lockedTableIsATimeout()
{
    const auto feed = makeFeed();
    feed->start();
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
    lockTable();
    LoopWatch watch;
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Waiting, patience);
    QCOMPARE(feed->status().error->code, ErrorCode::Timeout);
    QVERIFY(watch.isTurning());
    unlockTable();
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
}

void TestPostgresHang::frozenBackendIsReplaced()
{
    const auto feed = makeFeed();
    feed->start();
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
    const QList<qint64> backends = m_server.dashboardBackends();
    QCOMPARE(backends.size(), 1);
    LoopWatch watch;
    const Frozen frozen(backends.first());
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Waiting, patience);
    QCOMPARE(feed->status().error->code, ErrorCode::Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience); // while the old one is still frozen
    QVERIFY(watch.isTurning());
}

void TestPostgresHang::frozenServerDuringConnect()
{
    const auto feed = makeFeed();
    {
        const Frozen frozen(m_server.cluster().serverPid()); // the system takes the connection, nobody answers
        LoopWatch watch;
        feed->start();
        QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Waiting, patience);
        QCOMPARE(feed->status().error->code, ErrorCode::Timeout);
        QVERIFY(watch.isTurning());
    }
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
}

void TestPostgresHang::stopDuringAQueryReturnsAtOnce()
{
    const auto feed = makeFeed();
    feed->setDeadlines({}); // long ones: it is stop() that must end the query
    lockTable();
    feed->start();
    QVERIFY(QTest::qWaitFor([this] { return isQueryWaiting(); }, patience));
    feed->stop();
    QCOMPARE(feed->status().activity, Activity::Stopped);
    // The lock is still held: the backend ends because its query was cancelled.
    QVERIFY(m_server.isLeftByTheDashboard());
    unlockTable();
}

void TestPostgresHang::everyFutureFinishes()
{
    auto feed = makeFeed();
    QFuture<Result<Run>> tooEarly = feed->fetchRun(QStringLiteral("open"));
    QVERIFY(tooEarly.isFinished());
    QCOMPARE(tooEarly.result().error().code, ErrorCode::ConnectionLost);
    feed->start();
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
    lockTable();
    QFuture<Result<Run>> late = feed->fetchRun(QStringLiteral("open"));
    QTRY_VERIFY_WITH_TIMEOUT(late.isFinished(), patience);
    QVERIFY(late.result().error().code == ErrorCode::Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Waiting, patience);
    unlockTable();
    QTRY_COMPARE_WITH_TIMEOUT(feed->status().activity, Activity::Live, patience);
    lockTable();
    QFuture<Result<Run>> dropped = feed->fetchRun(QStringLiteral("open"));
    feed.reset();
    QVERIFY(dropped.isFinished());
    QCOMPARE(dropped.result().error().code, ErrorCode::Cancelled);
    unlockTable();
}

void TestPostgresHang::quitDuringAQueryManyTimes()
{
    lockTable();
    for (int i = 0; i < 60; ++i) {
        const auto feed = makeFeed();
        feed->setDeadlines({}); // long ones: whatever ends is ended by the quitting
        feed->start();
        // Some are ended while they connect, some while they wait for the lock, some before either.
        for (int turn = 0; turn < i % 4; ++turn)
            QCoreApplication::processEvents();
        if (i % 4 == 3)
            QVERIFY(QTest::qWaitFor([this] { return isQueryWaiting(); }, patience));
    }
    QVERIFY(m_server.isLeftByTheDashboard());
    unlockTable();
}

QTEST_GUILESS_MAIN(TestPostgresHang)
#include "tst_postgres_hang.moc"
