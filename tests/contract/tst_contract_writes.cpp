// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/judged_sandbox.h"

#include <QJsonDocument>
#include <QTest>

using namespace wf2des::test;

namespace {

QString member(const QJsonObject &row, const char *name)
{
    return row.value(QLatin1String(name)).toString();
}

const QJsonObject attemptOne{{QStringLiteral("attempt"), 1}};

QJsonObject parse(bool rejected, const QString &reason = {})
{
    QJsonObject inner{{QStringLiteral("rejected"), rejected}};
    if (!reason.isEmpty())
        inner.insert(QStringLiteral("reason"), reason);
    return {{QStringLiteral("attempt"), 1}, {QStringLiteral("parse"), inner}};
}

} // namespace

/// The POST calls of docs/api/wf2des-api.yaml where they succeed, those that the dashboard never makes included, judged
/// by Prism in both directions; and the rules of spec/wf2des-table behind them.
class TestContractWrites : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void triggerInsertsTheRow();
    void triggerOnHeldNodeNamesTheHolder();
    void edgesDoNotBlockEachOther();
    void endedRunFreesTheNode();
    void confirmAdvances();
    void rejectEnds();
    void cancelEndsInAnyPhase();
    void feedbackIsRecorded();
    void firstPlacementCounts();
    void reportsMoveTheRun();
    void reportThatComesTooLateIsNoOp();
    void sameKeyReplaysTheAnswer();

private:
    SandboxDriver &driver() { return m_judged.driver(); }
    QJsonObject row(const QByteArray &id) { return driver().person().get(runPath(id)).json(); }

    JudgedSandbox m_judged;
};

void TestContractWrites::initTestCase()
{
    const QString trouble = m_judged.start();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
}

void TestContractWrites::cleanup()
{
    QCOMPARE(m_judged.takeViolations(), QByteArrayList());
}

void TestContractWrites::cleanupTestCase()
{
    QCOMPARE(m_judged.line().prism().loggedViolations(), QByteArrayList());
    qInfo("%lld exchanges judged", static_cast<long long>(m_judged.judged()));
}

// spec Notes: the row is inserted (status 0, phase 0) before the work is queued, attempt fixed at 1.
void TestContractWrites::triggerInsertsTheRow()
{
    const QJsonObject wanted = driver().trigger({{QStringLiteral("prompt"), QStringLiteral("明るく <b>bold</b>")},
                                                 {QStringLiteral("placement_target"), QStringLiteral("1:2")},
                                                 {QStringLiteral("auto_confirm"), QStringLiteral("1")},
                                                 {QStringLiteral("edge"), QStringLiteral("1")}});
    const RawAnswer answer = driver().person().post("/wf2des", wanted);
    QCOMPARE(answer.status, 201);
    const QJsonObject made = answer.json();
    for (auto asked = wanted.begin(); asked != wanted.end(); ++asked)
        QCOMPARE(made.value(asked.key()), asked.value());
    QCOMPARE(member(made, "status"), QStringLiteral("0"));
    QCOMPARE(member(made, "phase"), QStringLiteral("0"));
    QCOMPARE(made.value(QLatin1String("attempt")).toInt(), 1);
    QCOMPARE(member(made, "trigger_surface"), QStringLiteral("0")); // derived from the token
    const QUrl location(QString::fromLatin1(answer.headers.value("location")));
    QCOMPARE(location.path(), QStringLiteral("/wf2des/") + member(made, "id"));
    QCOMPARE(row(member(made, "id").toLatin1()), made);
}

// spec Indexes: one open run per (project, file, node, edge); a duplicate trigger gets 409 and the existing id.
void TestContractWrites::triggerOnHeldNodeNamesTheHolder()
{
    const QJsonObject wanted = driver().trigger();
    const QString holder = driver().person().post("/wf2des", wanted).text("id");
    const RawAnswer second = driver().person().post("/wf2des", wanted);
    QCOMPARE(second.status, 409);
    QCOMPARE(second.headers.value("content-type"), QByteArray("application/problem+json"));
    QCOMPARE(second.text("code"), QStringLiteral("open_generation_exists"));
    QCOMPARE(second.text("existing_id"), holder);
    QJsonObject elsewhere = wanted;
    elsewhere.insert(QStringLiteral("project_id"), 13);
    QCOMPARE(driver().person().post("/wf2des", elsewhere).status, 201);
}

// spec edge: an in-flight run on one edge never blocks the other.
void TestContractWrites::edgesDoNotBlockEachOther()
{
    QJsonObject wanted = driver().trigger();
    QCOMPARE(driver().person().post("/wf2des", wanted).status, 201);
    wanted.insert(QStringLiteral("edge"), QStringLiteral("1"));
    QCOMPARE(driver().person().post("/wf2des", wanted).status, 201);
    QCOMPARE(driver().person().post("/wf2des", wanted).status, 409);
}

// spec Indexes: a run blocks until it reaches a terminal status.
void TestContractWrites::endedRunFreesTheNode()
{
    const QJsonObject wanted = driver().trigger();
    const QByteArray first = driver().person().post("/wf2des", wanted).text("id").toLatin1();
    QCOMPARE(driver().person().post(runPath(first, "cancel"), attemptOne).status, 200);
    QCOMPARE(driver().person().post("/wf2des", wanted).status, 201);
}

// spec Notes: confirm matches phase 1 and attempt, then phase 2.
void TestContractWrites::confirmAdvances()
{
    const QByteArray id = driver().awaitingRun();
    QJsonObject body = parse(false);
    body.insert(QStringLiteral("screen_id"), QStringLiteral("SCR-0099"));
    const RawAnswer answer = driver().person().post(runPath(id, "confirm"), body);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text("status"), QStringLiteral("0"));
    QCOMPARE(answer.text("phase"), QStringLiteral("2"));
    QCOMPARE(answer.text("screen_id"), QStringLiteral("SCR-0099"));
    const QByteArray other = driver().awaitingRun();
    QCOMPARE(driver().person().post(runPath(other, "confirm"), parse(false)).text("screen_id"),
             QStringLiteral("SCR-0042"));
}

// spec Notes: a parse reject is the confirm endpoint's, status 3; phase null once terminal.
void TestContractWrites::rejectEnds()
{
    for (const QString &reason : {QString(), QStringLiteral("The header is missing")}) {
        const QByteArray id = driver().awaitingRun();
        const RawAnswer answer = driver().person().post(runPath(id, "confirm"), parse(true, reason));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text("status"), QStringLiteral("3"));
        QVERIFY(answer.json().value(QLatin1String("phase")).isNull());
    }
}

void TestContractWrites::cancelEndsInAnyPhase()
{
    const QByteArray assembling = driver().awaitingRun();
    driver().person().post(runPath(assembling, "confirm"), parse(false));
    for (const QByteArray &id : {driver().parsingRun(), driver().awaitingRun(), assembling}) {
        const QJsonObject body{{QStringLiteral("attempt"), 1},
                               {QStringLiteral("reason"), QStringLiteral("wrong frame")}};
        const RawAnswer answer = driver().person().post(runPath(id, "cancel"), body);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text("status"), QStringLiteral("4"));
        QVERIFY(answer.json().value(QLatin1String("phase")).isNull());
    }
}

void TestContractWrites::feedbackIsRecorded()
{
    const QByteArray id = driver().completedRun();
    for (const QString &code : {QStringLiteral("0"), QStringLiteral("1")}) {
        const RawAnswer answer =
            driver().person().post(runPath(id, "feedback"), {{QStringLiteral("feedback_status"), code}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text("feedback_status"), code);
        QCOMPARE(answer.text("status"), QStringLiteral("1"));
    }
}

// spec materialized_at: set by the placement endpoint after the plugin has built the frame.
void TestContractWrites::firstPlacementCounts()
{
    const QByteArray id = driver().completedRun();
    QVERIFY(row(id).value(QLatin1String("materialized_at")).isNull());
    const QJsonObject body{{QStringLiteral("attempt"), 1}, {QStringLiteral("placed_node_id"), QStringLiteral("98:7")}};
    const RawAnswer first = driver().person().post(runPath(id, "placement"), body);
    QCOMPARE(first.status, 200);
    QVERIFY(!first.text("materialized_at").isEmpty());
    const RawAnswer second = driver().person().post(runPath(id, "placement"), body);
    QCOMPARE(second.status, 200);
    QCOMPARE(second.text("materialized_at"), first.text("materialized_at"));
}

// spec Notes: the webhook is the sole completion-time writer; result_url, error_message, flag_count, score from it.
void TestContractWrites::reportsMoveTheRun()
{
    const QByteArray id = driver().parsingRun();
    const RawAnswer parsed = driver().service().post(
        runPath(id, "ai-status"), SandboxDriver::report(id, {{QStringLiteral("phase"), QStringLiteral("1")}}));
    QCOMPARE(parsed.status, 200);
    QCOMPARE(parsed.json().value(QLatin1String("applied")).toBool(), true);
    QCOMPARE(member(parsed.json().value(QLatin1String("run")).toObject(), "phase"), QStringLiteral("1"));

    const QJsonObject completed = row(driver().completedRun());
    QCOMPARE(member(completed, "status"), QStringLiteral("1"));
    QVERIFY(completed.value(QLatin1String("phase")).isNull());
    QCOMPARE(completed.value(QLatin1String("flag_count")).toInt(), 2);
    QCOMPARE(completed.value(QLatin1String("score")).toDouble(), 0.9312);
    QCOMPARE(member(completed, "score_version"), QStringLiteral("ds@1.0"));
    QVERIFY(member(completed, "result_url").endsWith(QLatin1String("/result.json")));

    const QJsonObject failed = row(driver().failedRun());
    QCOMPARE(member(failed, "status"), QStringLiteral("2"));
    QCOMPARE(member(failed, "error_message"), QStringLiteral("The frame holds no layer"));
}

// spec Notes: a superseded attempt's webhook is a no-op; so is one for a run that has ended.
void TestContractWrites::reportThatComesTooLateIsNoOp()
{
    const QJsonObject complete{{QStringLiteral("status"), QStringLiteral("1")}};
    const QByteArray open = driver().parsingRun();
    const QByteArray cancelled = driver().cancelledRun();
    const QJsonObject openBefore = row(open);
    const QJsonObject cancelledBefore = row(cancelled);
    const RawAnswer superseded =
        driver().service().post(runPath(open, "ai-status"), SandboxDriver::report(open, complete, 2));
    const RawAnswer late =
        driver().service().post(runPath(cancelled, "ai-status"), SandboxDriver::report(cancelled, complete));
    for (const RawAnswer &answer : {superseded, late}) {
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.json().value(QLatin1String("applied")), QJsonValue(false));
    }
    QCOMPARE(superseded.json().value(QLatin1String("run")).toObject(), openBefore);
    QCOMPARE(row(open), openBefore);
    QCOMPARE(row(cancelled), cancelledBefore);
}

void TestContractWrites::sameKeyReplaysTheAnswer()
{
    const RawClient::Headers key{{"Idempotency-Key", "3f0d2c1e-8a64-4b0f-9d57-6f1c2b7a9e10"}};
    const QJsonObject wanted = driver().trigger();
    const RawAnswer first = driver().person().post("/wf2des", wanted, key);
    QCOMPARE(first.status, 201);
    QVERIFY(!first.headers.contains("idempotent-replayed"));
    const RawAnswer again = driver().person().post("/wf2des", wanted, key);
    QCOMPARE(again.status, 201);
    QCOMPARE(again.headers.value("idempotent-replayed"), QByteArray("true"));
    QCOMPARE(again.json(), first.json());

    const RawAnswer other = driver().person().post("/wf2des", driver().trigger(), key);
    QCOMPARE(other.status, 422);
    QCOMPARE(other.text("code"), QStringLiteral("idempotency_key_reused"));
}

QTEST_GUILESS_MAIN(TestContractWrites)
#include "tst_contract_writes.moc"
