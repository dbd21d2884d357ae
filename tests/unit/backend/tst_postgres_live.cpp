// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_feed.h"
#include "postgres_server.h"

#include <QSignalSpy>
#include <QtTest>

using namespace wf2des;

namespace {

constexpr int patience = 20'000;
using Activity = FeedStatus::Activity;

} // namespace

/// A feed on a table that changes under it, and what it leaves behind on the server (DESIGN 5.2; RELIABILITY, Leaks).
class TestPostgresLive : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void newOpenRunsAppear();
    void completionsAreFoundByTheirIds();
    void rejectedAndCancelledAreFound();
    void visibleTerminalRowsFollow();
    void deltaFindsChangesOfTerminalRows();
    void softDeletedAndVanishedRows();
    void killedBackendComesBackByItself();
    void closedDatabaseComesBackByItself();
    void atMostTwoConnectionsAndNoneAfterStop();
    void freshnessIsTold();
    void onlyReadsAreInTheStatementLog();

private:
    void start();
    bool isLive() const { return m_feed->status().activity == Activity::Live; }
    /// The newest picture that came of a run.
    Run seen(const QString &id) const { return m_seen.value(id); }

    PostgresServer m_server;
    SystemClock m_clock;
    std::unique_ptr<PostgresFeed> m_feed;
    QHash<QString, Run> m_seen;
    int m_database = 0;
};

void TestPostgresLive::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
}

void TestPostgresLive::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QVERIFY(m_server.createDatabase(QStringLiteral("live_%1").arg(++m_database)));
    m_server.insertRun(QStringLiteral("open"));
    m_server.insertRun(
        QStringLiteral("done"),
        {{QStringLiteral("status"), QStringLiteral("'1'")}, {QStringLiteral("phase"), QStringLiteral("NULL")}});
    m_seen.clear();
    m_feed = std::make_unique<PostgresFeed>(m_server.profile(), PostgresServer::readerPassword(), &m_clock);
    connect(m_feed.get(), &RunFeed::rowsRead, this, [this](const RunBatch &rows) {
        for (const Run &run : rows)
            m_seen.insert(run.id, run);
    });
}

void TestPostgresLive::cleanup()
{
    m_feed.reset();
    QVERIFY(m_server.isLeftByTheDashboard());
}

void TestPostgresLive::start()
{
    m_feed->start();
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    QCOMPARE(m_seen.size(), 2);
}

void TestPostgresLive::newOpenRunsAppear()
{
    start();
    m_server.insertRun(QStringLiteral("new"));
    QTRY_VERIFY_WITH_TIMEOUT(m_seen.contains(QStringLiteral("new")), patience);
}

void TestPostgresLive::completionsAreFoundByTheirIds()
{
    start();
    m_server.execute(QStringLiteral("UPDATE wf2des SET status = '1', phase = NULL, score = 0.5, updated_at = now()"
                                    " WHERE id = 'open'"));
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("open")).status.is(Status::Completed), patience);
    QCOMPARE(seen(QStringLiteral("open")).score, std::optional(5000));
}

void TestPostgresLive::rejectedAndCancelledAreFound()
{
    m_server.insertRun(QStringLiteral("second"));
    m_feed->start();
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    m_server.execute(QStringLiteral("UPDATE wf2des SET status = '3', phase = NULL WHERE id = 'open';"
                                    " UPDATE wf2des SET status = '4', phase = NULL WHERE id = 'second'"));
    m_feed->refreshNow();
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("open")).status.is(Status::Rejected), patience);
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("second")).status.is(Status::Cancelled), patience);
}

void TestPostgresLive::visibleTerminalRowsFollow()
{
    start();
    m_feed->setVisibleRuns({QStringLiteral("done")});
    m_server.execute(QStringLiteral("UPDATE wf2des SET feedback_status = '1' WHERE id = 'done'")); // no new updated_at
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("done")).feedbackStatus.is(FeedbackStatus::Adopted), patience);
}

void TestPostgresLive::deltaFindsChangesOfTerminalRows()
{
    start();
    m_server.execute(QStringLiteral("UPDATE wf2des SET feedback_status = '0', updated_at = now() WHERE id = 'done'"));
    // A refresh brings the delta forward, as far as the server's share allows.
    QTimer refresh;
    connect(&refresh, &QTimer::timeout, m_feed.get(), &RunFeed::refreshNow);
    refresh.start(200);
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("done")).feedbackStatus.is(FeedbackStatus::Fixed), patience);
}

void TestPostgresLive::softDeletedAndVanishedRows()
{
    m_server.insertRun(QStringLiteral("second"));
    QSignalSpy vanished(m_feed.get(), &RunFeed::runVanished);
    m_feed->start();
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    m_server.execute(QStringLiteral("UPDATE wf2des SET deleted_at = now() WHERE id = 'open';"
                                    " DELETE FROM wf2des WHERE id = 'second'"));
    QTRY_VERIFY_WITH_TIMEOUT(seen(QStringLiteral("open")).deletedAt.has_value(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(vanished.count(), 1, patience);
    QCOMPARE(vanished.first().first().toString(), QStringLiteral("second"));
}

void TestPostgresLive::killedBackendComesBackByItself()
{
    start();
    QSignalSpy status(m_feed.get(), &RunFeed::statusChanged);
    m_server.execute(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                    " WHERE application_name = 'wf2des-dashboard'"));
    m_server.insertRun(QStringLiteral("meanwhile"));
    QTRY_VERIFY_WITH_TIMEOUT(m_seen.contains(QStringLiteral("meanwhile")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    QVERIFY(!m_feed->status().error.has_value());
    const bool wasTold = std::any_of(status.cbegin(), status.cend(), [](const QList<QVariant> &arguments) {
        const FeedStatus told = arguments.first().value<FeedStatus>();
        return told.activity == Activity::Waiting && told.error && told.error->code == ErrorCode::ConnectionLost;
    });
    QVERIFY(wasTold);
}

void TestPostgresLive::closedDatabaseComesBackByItself()
{
    start();
    const QString name = m_server.profile().database.database;
    // As a server that restarts: the connection ends, and for a while nobody is let in.
    QVERIFY(m_server.cluster().execute(QStringLiteral("ALTER DATABASE %1 ALLOW_CONNECTIONS false").arg(name)));
    m_server.execute(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                    " WHERE application_name = 'wf2des-dashboard'"));
    QTRY_VERIFY_WITH_TIMEOUT(m_feed->status().error && m_feed->status().error->code == ErrorCode::ConnectionRefused,
                             patience);
    QCOMPARE(m_feed->status().activity, Activity::Waiting);
    QVERIFY(m_server.cluster().execute(QStringLiteral("ALTER DATABASE %1 ALLOW_CONNECTIONS true").arg(name)));
    m_feed->refreshNow();
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
}

void TestPostgresLive::atMostTwoConnectionsAndNoneAfterStop()
{
    m_server.execute(
        QStringLiteral("INSERT INTO wf2des SELECT (jsonb_populate_record(w, jsonb_build_object('id', 'run-' || n))).*"
                       " FROM wf2des w, generate_series(1, 20000) n WHERE w.id = 'done'"));
    m_feed->setRange(LoadRange::All);
    int most = 0;
    connect(m_feed.get(), &RunFeed::rowsRead, this, [&] { most = qMax(most, m_server.dashboardConnections()); });
    m_feed->start();
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    for (int i = 0; i < 5; ++i) {
        m_server.execute(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                        " WHERE application_name = 'wf2des-dashboard'"));
        m_feed->refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(m_feed->status().activity != Activity::Live, patience);
        m_feed->refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
    }
    QVERIFY(most >= 1);
    QVERIFY2(most <= 2, qPrintable(QString::number(most)));
    const EpochMicroseconds before = *m_feed->status().asOf;
    QTRY_VERIFY_WITH_TIMEOUT(*m_feed->status().asOf > before, patience); // polls go on
    QCOMPARE(m_server.dashboardIdleInTransaction(), 0);
    m_feed->stop();
    QCOMPARE(m_feed->status().activity, Activity::Stopped);
    QVERIFY(m_server.isLeftByTheDashboard());
    m_feed->start(); // and again
    QTRY_VERIFY_WITH_TIMEOUT(isLive(), patience);
}

void TestPostgresLive::freshnessIsTold()
{
    start();
    const EpochMicroseconds first = *m_feed->status().asOf;
    QTRY_VERIFY_WITH_TIMEOUT(*m_feed->status().asOf > first, patience);
    QVERIFY(!m_feed->status().replicaDelay.has_value()); // a primary
    QVERIFY(m_feed->status().roundTrip.count() >= 0);
}

void TestPostgresLive::onlyReadsAreInTheStatementLog()
{
    start();
    QFuture<Result<Run>> run = m_feed->fetchRun(QStringLiteral("done"));
    QTRY_VERIFY_WITH_TIMEOUT(run.isFinished(), patience);
    m_feed.reset();
    QVERIFY(m_server.isLeftByTheDashboard());
    const QStringList statements = m_server.loggedStatements(QStringLiteral("reader"));
    QVERIFY(statements.size() > 20);
    static const QRegularExpression read(QStringLiteral(
        "^(SELECT|EXPLAIN SELECT|BEGIN TRANSACTION ISOLATION LEVEL READ COMMITTED READ ONLY;|COMMIT|ROLLBACK"
        "|DECLARE wf2des_rows NO SCROLL CURSOR FOR SELECT|FETCH FORWARD|(?i:SET CLIENT_ENCODING|SET DATESTYLE"
        "|SET bytea_output|SET standard_conforming_strings|SET TIME ZONE)|$)"));
    for (const QString &statement : statements) {
        QVERIFY2(read.match(statement.trimmed()).hasMatch(), qPrintable(statement));
        // RELIABILITY M9: nothing that a transaction pooler would break.
        QVERIFY(!statement.contains(QStringLiteral("PREPARE")) && !statement.contains(QStringLiteral("LISTEN")));
    }
}

QTEST_GUILESS_MAIN(TestPostgresLive)
#include "tst_postgres_live.moc"
