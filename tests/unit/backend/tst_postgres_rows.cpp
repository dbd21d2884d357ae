// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "postgres_reader.h"

#include <QtTest>

using namespace wf2des;

/// What is read arrives as it was written (RELIABILITY M9), on every schema that a deployment may have.
class TestPostgresRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { QVERIFY(m_server.isLeftByTheDashboard()); }

    void everyColumnArrives_data();
    void everyColumnArrives();
    void nullsArriveAsNulls();
    void oddTimes();
    void exactNumbers();
    void unknownCodes();
    void hostileTexts();
    void oldDeployment();
    void missingRequiredColumns();

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

QTEST_GUILESS_MAIN(TestPostgresRows)
#include "tst_postgres_rows.moc"
