// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "postgres_reader.h"

#include <QSignalSpy>

using namespace wf2des;

/// Which rows are read, and that nothing a person types becomes SQL (DESIGN 5.1, 5.2).
class TestPostgresReads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { QVERIFY(m_server.isLeftByTheDashboard()); }

    void openRunsOfAnyAgeAndTheRange();
    void deletedRowsAreLeftOut();
    void scope();
    void idsAreNeverSql_data();
    void idsAreNeverSql();
    void uuidColumn();
    void manyRowsInBatches();

private:
    PostgresServer m_server;
};

void TestPostgresReads::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
}

void TestPostgresReads::openRunsOfAnyAgeAndTheRange()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("ages")));
    const auto insert = [&](const QString &id, const QString &status, int days) {
        m_server.insertRun(id,
                           {{QStringLiteral("status"), u'\'' + status + u'\''},
                            {QStringLiteral("created_at"), QStringLiteral("now() - interval '%1 days'").arg(days)}});
    };
    insert(QStringLiteral("old-open"), QStringLiteral("0"), 900);
    insert(QStringLiteral("old-done"), QStringLiteral("1"), 900);
    insert(QStringLiteral("new-done"), QStringLiteral("1"), 3);
    insert(QStringLiteral("newer-done"), QStringLiteral("1"), 2);
    SystemClock clock;
    PostgresFeed feed(m_server.profile(), PostgresServer::readerPassword(), &clock);
    QSignalSpy rows(&feed, &RunFeed::rowsRead);
    QSignalSpy openSet(&feed, &RunFeed::openSetRead);
    feed.setRange(LoadRange::Week);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
    const RunBatch first = rows.at(0).first().value<RunBatch>();
    QCOMPARE(first.size(), 1);
    QCOMPARE(first.first().id, QStringLiteral("old-open"));
    QCOMPARE(openSet.at(0).first().toStringList(), QStringList{QStringLiteral("old-open")});
    const RunBatch range = rows.at(1).first().value<RunBatch>();
    QCOMPARE(range.size(), 2);
    QCOMPARE(range.at(0).id, QStringLiteral("newer-done")); // newest first
    QCOMPARE(range.at(1).id, QStringLiteral("new-done"));
    feed.setRange(LoadRange::All);
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().loaded, 4, patience);
}

void TestPostgresReads::deletedRowsAreLeftOut()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("deleted")));
    m_server.insertRun(QStringLiteral("gone"),
                       {{QStringLiteral("deleted_at"), QStringLiteral("now()")},
                        {QStringLiteral("deleted_by"), QStringLiteral("'someone'")}});
    m_server.insertRun(QStringLiteral("here"));
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QCOMPARE(rows.byId.keys(), QStringList{QStringLiteral("here")});
    const Result<Run> gone = fetch(rows.feed, QStringLiteral("gone"));
    QVERIFY(gone.has_value() && gone->deletedAt.has_value());
    QCOMPARE(gone->deletedBy, QStringLiteral("someone"));
}

void TestPostgresReads::scope()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("scope")));
    for (const QString &place :
         {QStringLiteral("1-1"), QStringLiteral("1-2"), QStringLiteral("1-3"), QStringLiteral("2-1")})
        m_server.insertRun(
            place,
            {{QStringLiteral("organization_id"), place.left(1)}, {QStringLiteral("project_id"), place.right(1)}});
    Profile profile = m_server.profile();
    profile.organizationId = 1;
    profile.projectIds = {1, 2};
    ReadRows rows(profile);
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QStringList ids = rows.byId.keys();
    ids.sort();
    QCOMPARE(ids, (QStringList{QStringLiteral("1-1"), QStringLiteral("1-2")}));
    QVERIFY(fetch(rows.feed, QStringLiteral("1-1")).has_value());
    QCOMPARE(fetch(rows.feed, QStringLiteral("2-1")).error().code, ErrorCode::NotFound);
}

void TestPostgresReads::idsAreNeverSql_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("or") << QStringLiteral("' OR '1'='1");
    QTest::newRow("second statement") << QStringLiteral("'; DROP TABLE wf2des; --");
    QTest::newRow("backslash") << QStringLiteral("\\'; DROP TABLE wf2des; --");
    QTest::newRow("nul") << (QStringLiteral("a") + QChar(QChar::Null) + QStringLiteral("' OR '1'='1"));
    QTest::newRow("lone surrogate") << (QString(QChar(0xD800)) + QStringLiteral("' OR '1'='1"));
    QTest::newRow("unicode quote") << QStringLiteral("\u2019 OR \uFF07");
    QTest::newRow("empty") << QString();
    QTest::newRow("long") << QString(1'000'000, u'\'');
}

void TestPostgresReads::idsAreNeverSql()
{
    QFETCH(QString, id);
    if (m_server.profile().database.database != QLatin1String("injection"))
        QVERIFY(m_server.createDatabase(QStringLiteral("injection")));
    if (m_server.select(QStringLiteral("SELECT 1 FROM wf2des")).isEmpty())
        m_server.insertRun(QStringLiteral("ordinary"));
    ReadRows reader(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(reader.isLive(), patience);
    const Result<Run> run = fetch(reader.feed, id);
    QVERIFY(!run.has_value());
    QCOMPARE(run.error().code, ErrorCode::NotFound);
    QVERIFY(fetch(reader.feed, QStringLiteral("ordinary")).has_value());
    QCOMPARE(reader.feed.status().activity, FeedStatus::Activity::Live);
}

void TestPostgresReads::uuidColumn()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("uuids")));
    m_server.execute(QStringLiteral("ALTER TABLE wf2des ALTER COLUMN id TYPE uuid USING id::uuid"));
    const QString id = QStringLiteral("3f2504e0-4f89-11d3-9a0c-0305e82c3301");
    m_server.insertRun(id);
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QVERIFY(rows.byId.contains(id));
    QVERIFY(fetch(rows.feed, id).has_value());
    QCOMPARE(fetch(rows.feed, QStringLiteral("no uuid")).error().code, ErrorCode::NotFound);
}

void TestPostgresReads::manyRowsInBatches()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("many")));
    m_server.insertRun(QStringLiteral("seed"), {{QStringLiteral("status"), QStringLiteral("'1'")}});
    m_server.execute(QStringLiteral(
        "INSERT INTO wf2des SELECT (jsonb_populate_record(w, jsonb_build_object('id', 'run-' || n, 'created_at',"
        " now() - n * interval '1 second'))).* FROM wf2des w, generate_series(1, 12345) n; ANALYZE wf2des"));
    SystemClock clock;
    PostgresFeed feed(m_server.profile(), PostgresServer::readerPassword(), &clock);
    QSet<QString> ids;
    qsizetype largest = 0;
    std::optional<qint64> newest;
    bool inOrder = true;
    connect(&feed, &RunFeed::rowsRead, this, [&](const RunBatch &rows) {
        largest = qMax(largest, rows.size());
        for (const Run &run : rows) {
            ids.insert(run.id);
            inOrder = inOrder && (!newest || *run.createdAt <= *newest);
            newest = run.createdAt;
        }
    });
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
    QCOMPARE(ids.size(), 12'346);
    QCOMPARE(feed.status().loaded, 12'346);
    QVERIFY(largest <= 5'000);
    QVERIFY(inOrder);
    QVERIFY(feed.status().expected.value_or(0) > 1'000);
    const EpochMicroseconds before = *feed.status().asOf;
    QTRY_VERIFY_WITH_TIMEOUT(*feed.status().asOf > before, patience);
    QCOMPARE(m_server.dashboardIdleInTransaction(), 0); // the cursor's transaction has ended
}

QTEST_GUILESS_MAIN(TestPostgresReads)
#include "tst_postgres_reads.moc"
