// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/contract_line.h"
#include "contract/raw_client.h"
#include "support/scripted_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace wf2des::test;

namespace {

const QByteArray runId = "0b8f6a4e-6a0c-4c55-9d5b-2f4f4a1f0c11";

QJsonObject exampleRow()
{
    return QJsonDocument::fromJson(R"({"id":"0b8f6a4e-6a0c-4c55-9d5b-2f4f4a1f0c11","organization_id":1,"project_id":12,
        "figma_file_key":"kQ3vN8","wf_node_id":"12:345","screen_id":"SCR-0042","prompt":null,"placement_target":null,
        "auto_confirm":"0","trigger_surface":"1","status":"0","phase":"1","attempt":1,"error_message":null,
        "result_url":null,"flag_count":null,"materialized_at":null,"feedback_status":null,
        "created_at":"2026-11-29T12:03:04.123456Z","updated_at":"2026-11-29T12:03:04.123456Z","deleted_at":null,
        "created_by":"someone","updated_by":"someone","deleted_by":null,"edge":"0","score":null,
        "score_version":null})")
        .object();
}

QJsonObject exampleProblem()
{
    return {{QStringLiteral("type"), QStringLiteral("about:blank")},
            {QStringLiteral("title"), QStringLiteral("Not found")},
            {QStringLiteral("status"), 404},
            {QStringLiteral("detail"), QStringLiteral("There is no such run.")},
            {QStringLiteral("code"), QStringLiteral("not_found")}};
}

QJsonObject with(QJsonObject object, const char *member, const QJsonValue &value)
{
    object.insert(QLatin1String(member), value);
    return object;
}

QJsonObject without(QJsonObject object, const char *member)
{
    object.remove(QLatin1String(member));
    return object;
}

ScriptedAnswer answer(int status, const QJsonObject &body, const QByteArray &type = "application/json")
{
    return {.status = status,
            .body = QJsonDocument(body).toJson(QJsonDocument::Compact),
            .headers = {{"Content-Type", type}, {"X-Request-Id", "r1"}}};
}

} // namespace

/// Shows that the judge of the contract tests can find fault: wrong requests and wrong answers are reported, right ones
/// are not.
class TestContractControl : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup() { m_line.relay().clear(); }
    void rightExchangesPass();
    void wrongRequestIsReported_data();
    void wrongRequestIsReported();
    void unknownQueryParameterIsReported();
    void wrongAnswerIsReported_data();
    void wrongAnswerIsReported();

private:
    ScriptedServer m_server;
    ContractLine m_line;
};

void TestContractControl::initTestCase()
{
    QVERIFY2(m_line.start(m_server.url()), qPrintable(m_line.errorText()));
}

void TestContractControl::rightExchangesPass()
{
    RawClient client(m_line.url(), QStringLiteral("token"));
    m_server.enqueue(answer(200, exampleRow()));
    QCOMPARE(client.get("/wf2des/" + runId).status, 200);
    m_server.enqueue(answer(404, exampleProblem(), "application/problem+json"));
    QCOMPARE(client.get("/wf2des/" + runId).status, 404);
    // Codes and members that this version does not name are no breach: clients must cope (info.description).
    m_server.enqueue(answer(200, with(with(exampleRow(), "feedback_status", QStringLiteral("7")), "colour", 1)));
    QCOMPARE(client.get("/wf2des/" + runId).status, 200);
    m_server.enqueue(answer(200, with(exampleRow(), "phase", QStringLiteral("2"))));
    QCOMPARE(client.post("/wf2des/" + runId + "/cancel", {{QStringLiteral("attempt"), 1}}).status, 200);
    QCOMPARE(m_line.relay().exchanges().size(), 4);
    QCOMPARE(m_line.relay().violations(), QByteArrayList());
}

void TestContractControl::wrongRequestIsReported_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body"); // null: GET
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("value");

    const QByteArray cancel = "/wf2des/" + runId + "/cancel";
    const QByteArray confirm = "/wf2des/" + runId + "/confirm";
    const auto row = [](const char *name, const QByteArray &path, const QByteArray &body = {},
                        const QByteArray &header = {}, const QByteArray &value = {}) {
        QTest::newRow(name) << path << body << header << value;
    };
    row("attempt missing", cancel, "{}");
    row("attempt as text", cancel, R"({"attempt":"1"})");
    row("member unknown", cancel, R"({"attempt":1,"cause":"x"})");
    row("key is no uuid", cancel, R"({"attempt":1})", "Idempotency-Key", "mine");
    row("no json", cancel, R"({"attempt":1})", "Content-Type", "text/plain");
    row("parse missing", confirm, R"({"attempt":1})");
    row("reason without reject", confirm, R"({"attempt":1,"parse":{"rejected":false,"reason":"x"}})");
    row("screen with reject", confirm, R"({"attempt":1,"screen_id":"S","parse":{"rejected":true}})");
    row("feedback code unknown", "/wf2des/" + runId + "/feedback", R"({"feedback_status":"2"})");
    row("feedback as number", "/wf2des/" + runId + "/feedback", R"({"feedback_status":1})");
    row("status and phase", "/wf2des/" + runId + "/ai-status",
        R"({"job_id":"0b8f6a4e-6a0c-4c55-9d5b-2f4f4a1f0c11","attempt":1,"status":"1","phase":"2"})");
    row("limit 0", "/wf2des?limit=0");
    row("limit 1001", "/wf2des?limit=1001");
    row("status code unknown", "/wf2des?status=0&status=9");
    row("time without zone", "/wf2des?updated_after=2026-11-29");
    row("order unknown", "/wf2des?order=created_at");
    row("no token", "/wf2des", {}, "Authorization", {});
}

void TestContractControl::wrongRequestIsReported()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, value);
    const qsizetype before = m_server.requests().size();
    RawClient client(m_line.url(), QStringLiteral("token"));
    RawClient::Headers headers;
    if (!header.isEmpty())
        headers.insert(header, value);
    if (body.isNull())
        client.get(path, headers);
    else
        client.postBytes(path, body, headers);
    QCOMPARE(m_line.relay().violations().size(), 1);
    QCOMPARE(m_server.requests().size(), before); // and Prism does not let it through
}

void TestContractControl::unknownQueryParameterIsReported()
{
    const QJsonObject page{{QStringLiteral("items"), QJsonArray()},
                           {QStringLiteral("next_cursor"), QJsonValue::Null},
                           {QStringLiteral("as_of"), QStringLiteral("2026-11-29T12:03:04.123456Z")}};
    RawClient client(m_line.url(), QStringLiteral("token"));
    m_server.enqueue(answer(200, page));
    client.get("/wf2des?status=0&status=1&project_id=12&limit=10");
    QCOMPARE(m_line.relay().violations(), QByteArrayList());
    m_server.enqueue(answer(200, page));
    client.get("/wf2des?project=12");
    QCOMPARE(m_line.relay().violations().size(), 1);
}

void TestContractControl::wrongAnswerIsReported_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QJsonObject>("body");
    QTest::addColumn<QByteArray>("type");

    const QByteArray json = "application/json";
    const QByteArray problem = "application/problem+json";
    QTest::newRow("column missing") << 200 << without(exampleRow(), "score") << json;
    QTest::newRow("code as number") << 200 << with(exampleRow(), "status", 0) << json;
    QTest::newRow("number as text") << 200 << with(exampleRow(), "project_id", QStringLiteral("12")) << json;
    QTest::newRow("null in a column that is not nullable")
        << 200 << with(exampleRow(), "screen_id", QJsonValue::Null) << json;
    QTest::newRow("phase in a run that has ended") << 200 << with(exampleRow(), "status", QStringLiteral("2")) << json;
    QTest::newRow("time without microseconds")
        << 200 << with(exampleRow(), "created_at", QStringLiteral("2026-11-29T12:03:04Z")) << json;
    QTest::newRow("time with an offset") << 200
                                         << with(exampleRow(), "updated_at",
                                                 QStringLiteral("2026-11-29T12:03:04.123456+09:00"))
                                         << json;
    QTest::newRow("id is no uuid") << 200 << with(exampleRow(), "id", QStringLiteral("run-1")) << json;
    QTest::newRow("attempt 0") << 200 << with(exampleRow(), "attempt", 0) << json;
    QTest::newRow("score out of range") << 200 << with(exampleRow(), "score", 10.5) << json;
    QTest::newRow("problem without code") << 404 << without(exampleProblem(), "code") << problem;
    QTest::newRow("problem as plain json") << 404 << exampleProblem() << json;
    QTest::newRow("problem as html") << 404 << exampleProblem() << QByteArray("text/html");
    QTest::newRow("429 without Retry-After") << 429 << with(exampleProblem(), "status", 429) << problem;
    QTest::newRow("status that the call does not have") << 409 << with(exampleProblem(), "status", 409) << problem;
    QTest::newRow("502 of a gateway") << 502 << exampleProblem() << problem;
}

void TestContractControl::wrongAnswerIsReported()
{
    QFETCH(const int, status);
    QFETCH(const QJsonObject, body);
    QFETCH(const QByteArray, type);
    m_server.enqueue(answer(status, body, type));
    RawClient(m_line.url(), QStringLiteral("token")).get("/wf2des/" + runId);
    QCOMPARE(m_line.relay().exchanges().size(), 1);
    QCOMPARE(m_line.relay().violations().size(), 1);
}

QTEST_GUILESS_MAIN(TestContractControl)
#include "tst_contract_control.moc"
