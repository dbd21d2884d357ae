// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QJsonArray>

using namespace wf2des;

namespace {

QJsonObject phaseReport(const char *phase)
{
    return {{QStringLiteral("phase"), QLatin1String(phase)}};
}

QJsonObject statusReport(const char *status, const QJsonObject &manifest = {})
{
    return {{QStringLiteral("status"), QLatin1String(status)}, {QStringLiteral("manifest"), manifest}};
}

QJsonObject fullManifest()
{
    return {{QStringLiteral("result_url"), QStringLiteral("wf2des/results/x.json")},
            {QStringLiteral("flag_count"), 3},
            {QStringLiteral("score"), 0.9312},
            {QStringLiteral("score_version"), QStringLiteral("ds@1.0")}};
}

} // namespace

/// The workers' ai-status webhook (spec/wf2des-table, Notes: the sole completion-time writer).
class TestSandboxWebhook : public SandboxTest {
    Q_OBJECT

private Q_SLOTS:
    void phaseMovesForward();
    void autoConfirmRunsSkipTheConfirmation();
    void aWorkerCannotPassTheConfirmation();
    void completionCopiesTheManifest();
    void failureRecordsTheMessage();
    void terminalClearsThePhase();
    void supersededAttemptIsANoOp();
    void anEndedRunStaysAsItIs();
    void rejectIsNotAWebhookPath();
    void onlyTheServiceAccountReports();
    void malformedReportsAreRefused_data();
    void malformedReportsAreRefused();
    void systemWritesNameTheServiceAccount();
};

void TestSandboxWebhook::phaseMovesForward()
{
    const QJsonObject run = newRun();
    const ApiAnswer answer = report(idOf(run), phaseReport("1"));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.json().value(QLatin1String("applied")).toBool(), true);
    COMPARE_MEMBER(answer.run(), "phase", u"1");
    const ApiAnswer back = report(idOf(run), phaseReport("0"));
    QCOMPARE(back.status, 200);
    QCOMPARE(back.json().value(QLatin1String("applied")).toBool(), false);
    QCOMPARE(back.run(), answer.run());
}

void TestSandboxWebhook::autoConfirmRunsSkipTheConfirmation()
{
    const QJsonObject run = newRun({{QStringLiteral("auto_confirm"), QStringLiteral("1")}});
    COMPARE_MEMBER(report(idOf(run), phaseReport("2")).run(), "phase", u"2");
}

void TestSandboxWebhook::aWorkerCannotPassTheConfirmation()
{
    const QJsonObject run = newRun();
    COMPARE_MEMBER(report(idOf(run), phaseReport("2")).run(), "phase", u"0");
    report(idOf(run), phaseReport("1"));
    COMPARE_MEMBER(report(idOf(run), phaseReport("2")).run(), "phase", u"1");
}

void TestSandboxWebhook::completionCopiesTheManifest()
{
    const QJsonObject run = newCompletedRun(fullManifest());
    COMPARE_MEMBER(run, "status", u"1");
    COMPARE_MEMBER(run, "result_url", u"wf2des/results/x.json");
    QCOMPARE(run.value(QLatin1String("flag_count")).toInt(), 3);
    QCOMPARE(run.value(QLatin1String("score")).toDouble(), 0.9312);
    COMPARE_MEMBER(run, "score_version", u"ds@1.0");
    VERIFY_NULL(run, "error_message");
    QCOMPARE(row(idOf(run)), run);
    VERIFY_NULL(newCompletedRun(), "score");
}

void TestSandboxWebhook::failureRecordsTheMessage()
{
    const QJsonObject run = newRun();
    const QString words = QStringLiteral("フレームにレイヤーがありません <b>&amp;");
    const ApiAnswer answer = report(idOf(run), statusReport("2", {{QStringLiteral("error_message"), words}}));
    COMPARE_MEMBER(answer.run(), "status", u"2");
    COMPARE_MEMBER(answer.run(), "error_message", words);
}

void TestSandboxWebhook::terminalClearsThePhase()
{
    VERIFY_NULL(newCompletedRun(), "phase");
    VERIFY_NULL(report(idOf(newAwaitingRun()), statusReport("2")).run(), "phase");
}

void TestSandboxWebhook::supersededAttemptIsANoOp()
{
    const QJsonObject run = newAwaitingRun();
    QJsonObject late = statusReport("1", fullManifest());
    late.insert(QStringLiteral("attempt"), 7);
    const ApiAnswer answer = report(idOf(run), late);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.json().value(QLatin1String("applied")).toBool(), false);
    QCOMPARE(answer.run(), run);
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxWebhook::anEndedRunStaysAsItIs()
{
    const QJsonObject run = newAwaitingRun();
    const QJsonObject cancelled = api().post(path(run, "cancel"), {{QStringLiteral("attempt"), 1}}).json();
    const ApiAnswer answer = report(idOf(run), statusReport("1", fullManifest()));
    QCOMPARE(answer.json().value(QLatin1String("applied")).toBool(), false);
    QCOMPARE(row(idOf(run)), cancelled);
}

void TestSandboxWebhook::rejectIsNotAWebhookPath()
{
    const QJsonObject run = newAwaitingRun();
    for (const char *status : {"0", "3", "4"})
        QCOMPARE(report(idOf(run), statusReport(status)).status, 422);
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxWebhook::onlyTheServiceAccountReports()
{
    const QJsonObject run = newRun();
    QJsonObject body = phaseReport("1");
    body.insert(QStringLiteral("job_id"), idOf(run));
    body.insert(QStringLiteral("attempt"), 1);
    const ApiAnswer answer = api().post(path(run, "ai-status"), body);
    QCOMPARE(answer.status, 403);
    COMPARE_MEMBER(answer.json(), "code", u"forbidden");
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxWebhook::malformedReportsAreRefused_data()
{
    QTest::addColumn<QJsonObject>("body");
    QTest::newRow("neither status nor phase") << QJsonObject();
    QJsonObject both = statusReport("1");
    both.insert(QStringLiteral("phase"), QStringLiteral("2"));
    QTest::newRow("status and phase") << both;
    QTest::newRow("unknown status") << statusReport("9");
    QTest::newRow("negative flags") << statusReport("1", {{QStringLiteral("flag_count"), -1}});
    QTest::newRow("score too large") << statusReport("1", {{QStringLiteral("score"), 10}});
    QTest::newRow("score is a text") << statusReport("1", {{QStringLiteral("score"), QStringLiteral("0.5")}});
    QTest::newRow("attempt is a text") << QJsonObject{{QStringLiteral("phase"), QStringLiteral("1")},
                                                      {QStringLiteral("attempt"), QStringLiteral("1")}};
}

void TestSandboxWebhook::malformedReportsAreRefused()
{
    QFETCH(QJsonObject, body);
    const QJsonObject run = newRun();
    const ApiAnswer answer = report(idOf(run), body);
    QCOMPARE(answer.status, 422);
    COMPARE_MEMBER(answer.json(), "code", u"invalid_request");
    QVERIFY(!answer.json().value(QLatin1String("errors")).toArray().isEmpty());
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxWebhook::systemWritesNameTheServiceAccount()
{
    const QJsonObject run = newRun();
    const QJsonObject moved = report(idOf(run), phaseReport("1")).run();
    COMPARE_MEMBER(moved, "created_by", run.value(QLatin1String("created_by")).toString());
    QVERIFY(moved.value(QLatin1String("updated_by")) != run.value(QLatin1String("updated_by")));
}

QTEST_GUILESS_MAIN(TestSandboxWebhook)
#include "tst_sandbox_webhook.moc"
