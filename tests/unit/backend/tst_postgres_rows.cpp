// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_feed.h"
#include "feed_fakes.h"
#include "postgres_server.h"

#include <QSignalSpy>
#include <QtTest>

using namespace wf2des;

namespace {

constexpr int patience = 20'000;

/// The rows that a feed has read, by id.
class ReadRows {
public:
    explicit ReadRows(const Profile &profile, LoadRange range = LoadRange::All)
        : feed(profile, PostgresServer::readerPassword(), &m_clock)
    {
        QObject::connect(&feed, &RunFeed::rowsRead, &feed, [this](const RunBatch &rows) {
            for (const Run &run : rows)
                byId.insert(run.id, run);
        });
        QObject::connect(&feed, &RunFeed::columnsDiscovered, &feed,
                         [this](const RunColumns &found) { columns = found; });
        feed.setRange(range);
        feed.start();
    }
    bool isLive() const { return feed.status().activity == FeedStatus::Activity::Live; }
    bool isFailed() const { return feed.status().activity == FeedStatus::Activity::Failed; }

private:
    SystemClock m_clock;

public:
    PostgresFeed feed;
    QHash<QString, Run> byId;
    std::optional<RunColumns> columns;
};

Result<Run> fetch(RunFeed &feed, const QString &id)
{
    QFuture<Result<Run>> future = feed.fetchRun(id);
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, patience))
        return failure({ErrorCode::Timeout, {}, {}});
    return future.result();
}

} // namespace

/// What is read arrives as it was written (RELIABILITY M9), on every schema that a deployment may have.
class TestPostgresRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { QTRY_COMPARE_WITH_TIMEOUT(m_server.dashboardConnections(), 0, patience); }

    void everyColumnArrives_data();
    void everyColumnArrives();
    void nullsArriveAsNulls();
    void oddTimes();
    void exactNumbers();
    void unknownCodes();
    void hostileTexts();
    void oldDeployment();
    void missingRequiredColumns();
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

void TestPostgresRows::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
}

void TestPostgresRows::everyColumnArrives_data()
{
    QTest::addColumn<int>("codes");
    QTest::newRow("enum") << static_cast<int>(PostgresServer::Codes::Enum);
    QTest::newRow("varchar") << static_cast<int>(PostgresServer::Codes::Varchar);
}

void TestPostgresRows::everyColumnArrives()
{
    QFETCH(int, codes);
    QVERIFY(m_server.createDatabase(QStringLiteral("every_%1").arg(codes), PostgresServer::Codes(codes)));
    m_server.insertRun(QStringLiteral("full"),
                       {{QStringLiteral("organization_id"), QStringLiteral("9007199254740993")},
                        {QStringLiteral("wf_node_id"), QStringLiteral("'12:345'")},
                        {QStringLiteral("prompt"), QStringLiteral("'a prompt'")},
                        {QStringLiteral("placement_target"), QStringLiteral("'1:2'")},
                        {QStringLiteral("auto_confirm"), QStringLiteral("'1'")},
                        {QStringLiteral("status"), QStringLiteral("'2'")},
                        {QStringLiteral("phase"), QStringLiteral("NULL")},
                        {QStringLiteral("attempt"), QStringLiteral("3")},
                        {QStringLiteral("error_message"), QStringLiteral("'why'")},
                        {QStringLiteral("result_url"), QStringLiteral("'s3://x'")},
                        {QStringLiteral("flag_count"), QStringLiteral("4")},
                        {QStringLiteral("materialized_at"), QStringLiteral("'2026-11-29 12:03:04.123456+00'")},
                        {QStringLiteral("feedback_status"), QStringLiteral("'1'")},
                        {QStringLiteral("created_at"), QStringLiteral("'2026-11-29 21:03:04.000001+09'")},
                        {QStringLiteral("updated_at"), QStringLiteral("'1969-12-31 23:59:59.999999+00'")},
                        {QStringLiteral("edge"), QStringLiteral("'1'")},
                        {QStringLiteral("score"), QStringLiteral("0.9312")},
                        {QStringLiteral("score_version"), QStringLiteral("'ds@1.0'")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QCOMPARE(rows.columns, std::optional(RunColumns()));
    Run expected;
    expected.id = QStringLiteral("full");
    expected.organizationId = 9007199254740993;
    expected.projectId = 12;
    expected.figmaFileKey = QStringLiteral("FILE");
    expected.wfNodeId = QStringLiteral("12:345");
    expected.screenId = QStringLiteral("SCR-0042");
    expected.autoConfirm = AutoConfirm::AutoConfirm;
    expected.triggerSurface = TriggerSurface::Plugin;
    expected.status = Status::Failed;
    expected.attempt = 3;
    expected.errorMessage = QStringLiteral("why");
    expected.flagCount = 4;
    expected.materializedAt = 1'795'953'784'123'456;
    expected.feedbackStatus = FeedbackStatus::Adopted;
    expected.createdAt = 1'795'953'784'000'001;
    expected.updatedAt = -1;
    expected.createdBy = QStringLiteral("designer");
    expected.updatedBy = QStringLiteral("service");
    expected.edge = Edge::Des2Wf;
    expected.score = 9312;
    expected.scoreVersion = QStringLiteral("ds@1.0");
    QVERIFY(rows.byId.value(expected.id) == expected);

    expected.prompt = QStringLiteral("a prompt");
    expected.placementTarget = QStringLiteral("1:2");
    expected.resultUrl = QStringLiteral("s3://x");
    const Result<Run> whole = fetch(rows.feed, expected.id);
    QVERIFY(whole.has_value());
    QVERIFY(*whole == expected);
}

void TestPostgresRows::nullsArriveAsNulls()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("nulls")));
    m_server.insertRun(
        QStringLiteral("n"),
        {{QStringLiteral("phase"), QStringLiteral("NULL")}, {QStringLiteral("screen_id"), QStringLiteral("''")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    const Result<Run> run = fetch(rows.feed, QStringLiteral("n"));
    QVERIFY(run.has_value());
    QVERIFY(run->phase.isNull() && run->feedbackStatus.isNull());
    QVERIFY(run->prompt.isNull() && run->placementTarget.isNull() && run->errorMessage.isNull());
    QVERIFY(run->resultUrl.isNull() && run->deletedBy.isNull() && run->scoreVersion.isNull());
    QVERIFY(!run->flagCount && !run->materializedAt && !run->deletedAt && !run->score);
    QVERIFY(run->screenId.isEmpty() && !run->screenId.isNull());
    QVERIFY(run->rawText.isEmpty());
}

void TestPostgresRows::oddTimes()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("times")));
    m_server.insertRun(QStringLiteral("odd"),
                       {{QStringLiteral("created_at"), QStringLiteral("'infinity'")},
                        {QStringLiteral("updated_at"), QStringLiteral("'-infinity'")},
                        {QStringLiteral("materialized_at"), QStringLiteral("'0044-03-15 BC'")}});
    m_server.insertRun(QStringLiteral("far"),
                       {{QStringLiteral("created_at"), QStringLiteral("'294276-12-31 23:59:59+00'")},
                        {QStringLiteral("updated_at"), QStringLiteral("'9999-12-31 23:59:59.999999+00'")},
                        {QStringLiteral("materialized_at"), QStringLiteral("'2026-03-29 02:30:00 Europe/Lisbon'")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    const Run odd = rows.byId.value(QStringLiteral("odd"));
    QVERIFY(!odd.createdAt && !odd.updatedAt && !odd.materializedAt);
    QCOMPARE(odd.rawText.value(QStringLiteral("created_at")), QStringLiteral("infinity"));
    QCOMPARE(odd.rawText.value(QStringLiteral("updated_at")), QStringLiteral("-infinity"));
    QCOMPARE(odd.rawText.value(QStringLiteral("materialized_at")), QStringLiteral("0044-03-15 00:00:00+00 BC"));
    const Run far = rows.byId.value(QStringLiteral("far"));
    QVERIFY(far.rawText.value(QStringLiteral("created_at")).startsWith(QStringLiteral("294276-12-31")));
    QCOMPARE(far.updatedAt, std::optional<qint64>(253'402'300'799'999'999));
    QVERIFY(far.materializedAt.has_value()); // an hour that Lisbon's clocks show
}

void TestPostgresRows::exactNumbers()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("numbers")));
    m_server.insertRun(QStringLiteral("more"),
                       {{QStringLiteral("score"), QStringLiteral("0.93125")},
                        {QStringLiteral("flag_count"), QStringLiteral("9999999999")},
                        {QStringLiteral("attempt"), QStringLiteral("-9999999999")}});
    m_server.insertRun(QStringLiteral("zeros"), {{QStringLiteral("score"), QStringLiteral("0.93120000")}});
    m_server.insertRun(QStringLiteral("nan"), {{QStringLiteral("score"), QStringLiteral("'NaN'")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    const Run more = rows.byId.value(QStringLiteral("more"));
    QVERIFY(!more.score && !more.flagCount);
    QCOMPARE(more.rawText.value(QStringLiteral("score")), QStringLiteral("0.93125"));
    QCOMPARE(more.rawText.value(QStringLiteral("flag_count")), QStringLiteral("9999999999"));
    QCOMPARE(more.rawText.value(QStringLiteral("attempt")), QStringLiteral("-9999999999"));
    QCOMPARE(rows.byId.value(QStringLiteral("zeros")).score, std::optional(9312));
    QCOMPARE(rows.byId.value(QStringLiteral("nan")).rawText.value(QStringLiteral("score")), QStringLiteral("NaN"));
}

void TestPostgresRows::unknownCodes()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("codes"))); // its status enum knows '0' to '7'
    m_server.insertRun(QStringLiteral("seven"), {{QStringLiteral("status"), QStringLiteral("'7'")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QCOMPARE(rows.byId.value(QStringLiteral("seven")).status.word(), QStringLiteral("unknown (7)"));
}

void TestPostgresRows::hostileTexts()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("texts")));
    const QString odd = QStringLiteral("<img src=x onerror=1> & \\0 \u202Eevil\u202C \U0001F600 ''");
    m_server.insertRun(QStringLiteral("t"),
                       {{QStringLiteral("prompt"), QStringLiteral("E'<b>bold</b>\\n\\x01\\x7f'")},
                        {QStringLiteral("screen_id"), *PostgresSql::literal(odd)},
                        {QStringLiteral("error_message"), QStringLiteral("repeat('\u65e5', 1000000)")}});
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    const Run listed = rows.byId.value(QStringLiteral("t"));
    QCOMPARE(listed.screenId, odd);
    QCOMPARE(listed.errorMessage, QString(500, QChar(u'\u65e5')));
    const Result<Run> whole = fetch(rows.feed, QStringLiteral("t"));
    QVERIFY(whole.has_value());
    QCOMPARE(whole->prompt, QStringLiteral("<b>bold</b>\n\x01\x7f"));
    QCOMPARE(whole->errorMessage.size(), 1'000'000);
}

void TestPostgresRows::oldDeployment()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("old"), PostgresServer::Codes::Varchar, RunColumns::optional()));
    m_server.insertRun(QStringLiteral("o"));
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isLive(), patience);
    QCOMPARE(rows.columns, std::optional(RunColumns{false, false, false}));
    const Run run = rows.byId.value(QStringLiteral("o"));
    QVERIFY(run.isOpen());
    QVERIFY(run.edge.isNull() && !run.score && run.scoreVersion.isNull());
    QVERIFY(fetch(rows.feed, QStringLiteral("o")).has_value());
}

void TestPostgresRows::missingRequiredColumns()
{
    QVERIFY(m_server.createDatabase(QStringLiteral("lacking"), PostgresServer::Codes::Enum,
                                    {QStringLiteral("phase"), QStringLiteral("prompt"), QStringLiteral("score")}));
    ReadRows rows(m_server.profile());
    QTRY_VERIFY_WITH_TIMEOUT(rows.isFailed(), patience);
    const Error error = *rows.feed.status().error;
    QCOMPARE(error.code, ErrorCode::ColumnMissing);
    QVERIFY2(error.message.contains(QStringLiteral("prompt, phase")), qPrintable(error.message));
    QVERIFY(error.message.contains(QStringLiteral("public.wf2des")));
    QVERIFY(!error.message.contains(QStringLiteral("score")));
}

void TestPostgresRows::openRunsOfAnyAgeAndTheRange()
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

void TestPostgresRows::deletedRowsAreLeftOut()
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

void TestPostgresRows::scope()
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

void TestPostgresRows::idsAreNeverSql_data()
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

void TestPostgresRows::idsAreNeverSql()
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

void TestPostgresRows::uuidColumn()
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

void TestPostgresRows::manyRowsInBatches()
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
    QVERIFY(m_server
                .select(QStringLiteral("SELECT 1 FROM pg_stat_activity WHERE application_name = 'wf2des-dashboard'"
                                       " AND state LIKE 'idle in%'"))
                .isEmpty());
}

QTEST_GUILESS_MAIN(TestPostgresRows)
#include "tst_postgres_rows.moc"
