// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/judged_sandbox.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace wf2des::test;

/// Every refusal of docs/api/wf2des-api.yaml on every call that has it, judged by Prism.
class TestContractRefusals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void everyCallRefuses_data();
    void everyCallRefuses();
    void readOnlyTokenWritesNothing();
    void reportsAreTheServiceAccountsAlone();
    void missingDocumentIsNotFound();
    void conflictTellsTheRow_data();
    void conflictTellsTheRow();
    void foreignCursorIsInvalid();
    void reportForAnotherRunIsInvalid();

private:
    SandboxDriver &driver() { return m_judged.driver(); }
    void setFaults(const QJsonObject &faults);

    JudgedSandbox m_judged;
};

namespace {

const QByteArray unknownId = "0b8f6a4e-6a0c-4c55-9d5b-2f4f4a1f0c11";

struct Call {
    const char *name;
    QByteArray path;
    QByteArray body; ///< null: GET
};

/// Every call that needs a token, on a run that does not exist.
QList<Call> everyCall()
{
    return {
        {"list", "/wf2des", {}},
        {"trigger", "/wf2des", R"({"project_id":1,"figma_file_key":"F","wf_node_id":"1:2","screen_id":"S"})"},
        {"read", runPath(unknownId), {}},
        {"confirm", runPath(unknownId, "confirm"), R"({"attempt":1,"parse":{"rejected":false}})"},
        {"reject", runPath(unknownId, "confirm"), R"({"attempt":1,"parse":{"rejected":true}})"},
        {"cancel", runPath(unknownId, "cancel"), R"({"attempt":1})"},
        {"feedback", runPath(unknownId, "feedback"), R"({"feedback_status":"0"})"},
        {"placement", runPath(unknownId, "placement"), R"({"attempt":1,"placed_node_id":"9:8"})"},
        {"ai-status", runPath(unknownId, "ai-status"),
         R"({"job_id":"0b8f6a4e-6a0c-4c55-9d5b-2f4f4a1f0c11","attempt":1,"phase":"1"})"},
        {"result", runPath(unknownId, "result"), {}},
        {"artifact", runPath(unknownId, "artifact"), {}},
    };
}

RawAnswer make(RawClient &client, const Call &call)
{
    return call.body.isNull() ? client.get(call.path) : client.postBytes(call.path, call.body);
}

/// What every refusal must be, whatever the call.
void compareProblem(const RawAnswer &answer, int status, const char *code)
{
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.value("content-type"), QByteArray("application/problem+json"));
    QCOMPARE(answer.json().value(QLatin1String("status")).toInt(), status);
    QCOMPARE(answer.text("code"), QLatin1String(code));
    QVERIFY(!answer.text("detail").isEmpty());
}

} // namespace

void TestContractRefusals::initTestCase()
{
    const QString trouble = m_judged.start();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
}

void TestContractRefusals::cleanup()
{
    setFaults({{QStringLiteral("rate_limit"), 0}, {QStringLiteral("next"), QJsonArray()}});
    QCOMPARE(m_judged.takeViolations(), QByteArrayList());
}

void TestContractRefusals::cleanupTestCase()
{
    QCOMPARE(m_judged.line().prism().loggedViolations(), QByteArrayList());
    qInfo("%lld exchanges judged", static_cast<long long>(m_judged.judged()));
}

/// The sandbox's own call, not part of the contract: past Prism.
void TestContractRefusals::setFaults(const QJsonObject &faults)
{
    RawClient direct(m_judged.sandbox().baseUrl(), SandboxDriver::personToken());
    const RawAnswer answer = direct.post("/sandbox/faults", faults);
    QVERIFY2(answer.status / 100 == 2, answer.body.constData());
}

void TestContractRefusals::everyCallRefuses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<int>("call");
    const QList<Call> calls = everyCall();
    const auto rows = [&calls](int status, const char *code, const char *fault) {
        for (int i = 0; i < calls.size(); ++i) {
            if (status == 404 && !calls[i].path.contains(unknownId))
                continue;
            QTest::addRow("%d %s", status, calls[i].name)
                << status << QString::fromLatin1(code) << QByteArray(fault) << i;
        }
    };
    rows(401, "unauthorized", "");
    rows(404, "not_found", "");
    rows(429, "rate_limited", "error_429");
    rows(500, "internal_error", "error_500");
    rows(503, "internal_error", "error_503");
}

void TestContractRefusals::everyCallRefuses()
{
    QFETCH(const int, status);
    QFETCH(const QString, code);
    QFETCH(const QByteArray, fault);
    QFETCH(const int, call);
    if (!fault.isEmpty())
        setFaults({{QStringLiteral("next"), QJsonArray{QString::fromLatin1(fault)}}});
    RawClient stranger(m_judged.url(), QStringLiteral("expired-token"));
    RawClient &client = status == 401 ? stranger : driver().service();
    const RawAnswer answer = make(client, everyCall().at(call));
    compareProblem(answer, status, code.toLatin1().constData());
    if (status == 429)
        QVERIFY(answer.headers.value("retry-after").toInt() > 0);
}

void TestContractRefusals::readOnlyTokenWritesNothing()
{
    const QByteArray id = driver().awaitingRun();
    const QJsonObject before = driver().person().get(runPath(id)).json();
    for (Call call : everyCall()) {
        if (call.body.isNull())
            continue;
        call.path.replace(unknownId, id);
        call.body.replace(unknownId, id);
        compareProblem(make(driver().reader(), call), 403, "forbidden");
    }
    QCOMPARE(driver().reader().get(runPath(id)).json(), before);
}

// spec Notes: the ai-status webhook is the workers'.
void TestContractRefusals::reportsAreTheServiceAccountsAlone()
{
    const QByteArray id = driver().parsingRun();
    const QJsonObject report = SandboxDriver::report(id, {{QStringLiteral("phase"), QStringLiteral("1")}});
    compareProblem(driver().person().post(runPath(id, "ai-status"), report), 403, "forbidden");
    QCOMPARE(driver().person().get(runPath(id)).text("phase"), QStringLiteral("0"));
}

void TestContractRefusals::missingDocumentIsNotFound()
{
    const QByteArray id = driver().parsingRun();
    compareProblem(driver().reader().get(runPath(id, "artifact")), 404, "not_found");
    compareProblem(driver().reader().get(runPath("no-uuid-at-all")), 404, "not_found");
}

void TestContractRefusals::conflictTellsTheRow_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("code");

    const QByteArray confirm = R"({"attempt":1,"parse":{"rejected":false}})";
    const QByteArray reject = R"({"attempt":1,"parse":{"rejected":true,"reason":"no"}})";
    const QByteArray placement = R"({"attempt":1,"placed_node_id":"9:8"})";
    const auto row = [](const char *name, const char *state, const char *call, const QByteArray &body,
                        const char *code) {
        QTest::newRow(name) << QString::fromLatin1(state) << QByteArray(call) << body << QByteArray(code);
    };
    row("confirm too early", "parsing", "confirm", confirm, "phase_mismatch");
    row("reject too early", "parsing", "confirm", reject, "phase_mismatch");
    row("confirm after the end", "cancelled", "confirm", confirm, "already_terminal");
    row("reject after the end", "completed", "confirm", reject, "already_terminal");
    row("cancel after the end", "failed", "cancel", R"({"attempt":1})", "already_terminal");
    row("confirm another attempt", "awaiting", "confirm", R"({"attempt":2,"parse":{"rejected":false}})",
        "attempt_superseded");
    row("cancel another attempt", "awaiting", "cancel", R"({"attempt":2})", "attempt_superseded");
    row("place another attempt", "completed", "placement", R"({"attempt":2,"placed_node_id":"9:8"})",
        "attempt_superseded");
    row("feedback on an open run", "awaiting", "feedback", R"({"feedback_status":"1"})", "not_completed");
    row("feedback on a failed run", "failed", "feedback", R"({"feedback_status":"1"})", "not_completed");
    row("place an open run", "parsing", "placement", placement, "not_completed");
    row("place a cancelled run", "cancelled", "placement", placement, "not_completed");
}

// DESIGN 7: on 409 the current run, and it is unchanged.
void TestContractRefusals::conflictTellsTheRow()
{
    QFETCH(const QString, state);
    QFETCH(const QByteArray, call);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, code);
    const QByteArray id = driver().runIn(state);
    const QJsonObject before = driver().person().get(runPath(id)).json();
    QCOMPARE(before.value(QLatin1String("id")).toString(), QString::fromLatin1(id));
    const RawAnswer answer = driver().person().postBytes(runPath(id, call), body);
    compareProblem(answer, 409, code.constData());
    QCOMPARE(answer.json().value(QLatin1String("run")).toObject(), before);
    QCOMPARE(driver().person().get(runPath(id)).json(), before);
}

void TestContractRefusals::foreignCursorIsInvalid()
{
    compareProblem(driver().person().get("/wf2des?cursor=bm90LW91cnM"), 422, "invalid_request");
}

void TestContractRefusals::reportForAnotherRunIsInvalid()
{
    const QByteArray id = driver().parsingRun();
    const QJsonObject report = SandboxDriver::report(unknownId, {{QStringLiteral("phase"), QStringLiteral("1")}});
    compareProblem(driver().service().post(runPath(id, "ai-status"), report), 422, "invalid_request");
}

QTEST_GUILESS_MAIN(TestContractRefusals)
#include "tst_contract_refusals.moc"
