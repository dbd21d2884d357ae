// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/http_run_api.h"
#include "contract/client_help.h"
#include "contract/judged_sandbox.h"
#include "feed/api_feed.h"

#include <QHash>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

using Outcome = TransitionReply::Outcome;

/// Every call of the dashboard's own client where it succeeds, against the sandbox with Prism between them.
class TestContractClient : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void pings();
    void transitionIsApplied_data();
    void transitionIsApplied();
    void sameActionAgainIsAppliedOnce();
    void readsOneRun();
    void readsTheResult();
    void listsPageByPage();
    void feedLoadsAndFollows();

private:
    SandboxDriver &driver() { return m_judged.driver(); }
    HttpRunApi &api() { return *m_api; }
    ApiSettings settings(const QString &token) const { return {.baseUrl = m_judged.url(), .token = token}; }

    JudgedSandbox m_judged;
    std::unique_ptr<HttpRunApi> m_api;
};

void TestContractClient::initTestCase()
{
    const QString trouble = m_judged.start(
        {QStringLiteral("--runs"), QStringLiteral("250"), QStringLiteral("--seed"), QStringLiteral("11")});
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    m_api = std::make_unique<HttpRunApi>(settings(SandboxDriver::personToken()));
}

void TestContractClient::cleanup()
{
    QCOMPARE(m_judged.takeViolations(), QByteArrayList());
}

void TestContractClient::cleanupTestCase()
{
    QCOMPARE(m_judged.line().prism().loggedViolations(), QByteArrayList());
    qInfo("%lld exchanges judged", static_cast<long long>(m_judged.judged()));
}

void TestContractClient::pings()
{
    QVERIFY(await(api().ping()).value_or(false));
}

void TestContractClient::transitionIsApplied_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("feedback");

    QTest::newRow("confirm") << ActionKind::Confirm << QString() << "0"
                             << "2" << QString();
    QTest::newRow("reject") << ActionKind::Reject << QString() << "3" << QString() << QString();
    QTest::newRow("reject with a reason")
        << ActionKind::Reject << QStringLiteral("見出しがない \"x\" <b>") << "3" << QString() << QString();
    QTest::newRow("cancel") << ActionKind::Cancel << QString() << "4" << QString() << QString();
    QTest::newRow("cancel with a reason")
        << ActionKind::Cancel << QStringLiteral("wrong frame") << "4" << QString() << QString();
    QTest::newRow("fixed") << ActionKind::Feedback << QString() << "1" << QString() << "0";
    QTest::newRow("adopted") << ActionKind::Feedback << QString() << "1" << QString() << "1";
}

void TestContractClient::transitionIsApplied()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const QString, reason);
    QFETCH(const QString, status);
    QFETCH(const QString, phase);
    QFETCH(const QString, feedback);
    const QByteArray id = kind == ActionKind::Feedback ? driver().completedRun() : driver().awaitingRun();
    Action wanted = newAction(kind, id, reason);
    wanted.feedback = feedback == QLatin1String("0") ? FeedbackStatus::Fixed : FeedbackStatus::Adopted;
    const qsizetype before = m_judged.line().relay().exchanges().size();

    const TransitionReply reply = await(api().send(wanted));
    QCOMPARE(reply.outcome, Outcome::Applied);
    QVERIFY(reply.run.has_value());
    QCOMPARE(reply.run->id, wanted.runId);
    QCOMPARE(reply.run->status.text(), status);
    QCOMPARE(reply.run->phase.text(), phase);
    QCOMPARE(reply.run->feedbackStatus.text(), feedback);
    QCOMPARE(m_judged.line().relay().exchanges().size(), before + 1);
}

void TestContractClient::sameActionAgainIsAppliedOnce()
{
    const Action cancel = newAction(ActionKind::Cancel, driver().parsingRun());
    const TransitionReply first = await(api().send(cancel));
    const TransitionReply again = await(api().send(cancel));
    QCOMPARE(first.outcome, Outcome::Applied);
    QCOMPARE(again.outcome, Outcome::Applied);
    QVERIFY(first.run == again.run);
}

void TestContractClient::readsOneRun()
{
    const QByteArray id = driver().completedRun();
    const QJsonObject row = driver().person().get(runPath(id)).json();
    const Result<Run> run = await(api().fetchRun(QString::fromLatin1(id)));
    QVERIFY2(run.has_value(), run ? "" : qPrintable(run.error().detail));
    QVERIFY(run->rawText.isEmpty());
    QCOMPARE(run->status.text(), QStringLiteral("1"));
    QVERIFY(run->phase.isNull());
    QCOMPARE(run->projectId, 12);
    QCOMPARE(run->screenId, row.value(QLatin1String("screen_id")).toString());
    QCOMPARE(run->resultUrl, row.value(QLatin1String("result_url")).toString());
    QCOMPARE(run->flagCount.value_or(-1), 2);
    QCOMPARE(run->score.value_or(-1), 9312);
}

void TestContractClient::readsTheResult()
{
    const QByteArray id = driver().completedRun();
    const Result<ResultDocument> document = await(api().fetchResult(QString::fromLatin1(id)));
    QVERIFY2(document.has_value(), document ? "" : qPrintable(document.error().detail));
    QVERIFY(document->bytes.contains(id));
    QVERIFY(!document->etag.isEmpty());
}

void TestContractClient::listsPageByPage()
{
    RunPageQuery query;
    query.limit = 100;
    query.parameters = {{QStringLiteral("status"), QStringLiteral("1")},
                        {QStringLiteral("status"), QStringLiteral("2")},
                        {QStringLiteral("order"), QStringLiteral("created_at_desc")}};
    QSet<QString> ids;
    int pages = 0;
    do {
        const Result<ApiRunPage> page = await(api().listRuns(query));
        QVERIFY2(page.has_value(), page ? "" : qPrintable(page.error().detail));
        QVERIFY(page->asOf.has_value());
        for (const Run &run : page->items) {
            QVERIFY(run.status.is(Status::Completed) || run.status.is(Status::Failed));
            QVERIFY(!ids.contains(run.id));
            ids.insert(run.id);
        }
        query.cursor = page->nextCursor;
        ++pages;
    } while (!query.cursor.isEmpty());
    QVERIFY(pages > 1);
    QCOMPARE(pages, (static_cast<int>(ids.size()) + 99) / 100);
}

void TestContractClient::feedLoadsAndFollows()
{
    const SystemClock clock;
    Profile profile;
    profile.range = LoadRange::All;
    profile.organizationId = 1;
    ApiFeed feed(profile, &api(), &clock);
    QHash<QString, Run> rows;
    connect(&feed, &RunFeed::rowsRead, this, [&rows](const RunBatch &batch) {
        for (const Run &run : batch)
            rows.insert(run.id, run);
    });
    QSignalSpy openSets(&feed, &RunFeed::openSetRead);
    const QByteArray id = driver().parsingRun();
    feed.start();
    QTRY_COMPARE(feed.status().activity, FeedStatus::Activity::Live);
    QVERIFY(openSets.count() > 0);
    QVERIFY(rows.size() >= 250);
    QVERIFY(rows.value(QString::fromLatin1(id)).isOpen());

    driver().person().post(runPath(id, "cancel"), {{QStringLiteral("attempt"), 1}});
    feed.setVisibleRuns({rows.constBegin().key(), QString::fromLatin1(id)});
    feed.refreshNow();
    QTRY_VERIFY(rows.value(QString::fromLatin1(id)).status.is(Status::Cancelled));
    QVERIFY(await(feed.fetchRun(QString::fromLatin1(id))).has_value());
    QVERIFY(!feed.status().error.has_value());
    feed.stop();
}

QTEST_GUILESS_MAIN(TestContractClient)
#include "tst_contract_client.moc"
