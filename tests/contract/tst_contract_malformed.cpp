// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/judged_sandbox.h"

#include <QJsonArray>
#include <QTest>

using namespace wf2des::test;

/// Requests that break docs/api/wf2des-api.yaml: each gets 422 with the member at fault, in a form that Prism finds
/// right, and changes nothing. Prism judges the answers only here; it would hold back the requests.
class TestContractMalformed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup() { QCOMPARE(m_judged.takeViolations(), QByteArrayList()); }
    void isRefused_data();
    void isRefused();

private:
    JudgedSandbox m_judged;
    QByteArray m_id;
};

void TestContractMalformed::initTestCase()
{
    const QString trouble = m_judged.start({}, PrismProxy::Judge::AnswersOnly);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    m_id = m_judged.driver().awaitingRun();
    QVERIFY(!m_id.isEmpty());
}

void TestContractMalformed::isRefused_data()
{
    QTest::addColumn<QByteArray>("call"); // of the run; or a whole path
    QTest::addColumn<QByteArray>("body"); // null: GET
    QTest::addColumn<QString>("field");
    QTest::addColumn<RawClient::Headers>("headers");

    const auto row = [](const char *name, const char *call, const QByteArray &body, const char *field,
                        const RawClient::Headers &headers = {}) {
        QTest::newRow(name) << QByteArray(call) << body << QString::fromLatin1(field) << headers;
    };
    row("attempt missing", "cancel", "{}", "attempt");
    row("attempt as text", "cancel", R"({"attempt":"1"})", "attempt");
    row("attempt 0", "cancel", R"({"attempt":0})", "attempt");
    row("attempt with a fraction", "cancel", R"({"attempt":1.5})", "attempt");
    row("attempt beyond its type", "cancel", R"({"attempt":4294967297})", "attempt");
    row("reason as number", "cancel", R"({"attempt":1,"reason":5})", "reason");
    row("parse missing", "confirm", R"({"attempt":1})", "parse");
    row("rejected as text", "confirm", R"({"attempt":1,"parse":{"rejected":"false"}})", "parse.rejected");
    row("reason with a confirmation", "confirm", R"({"attempt":1,"parse":{"rejected":false,"reason":"x"}})",
        "parse.reason");
    row("screen id with a rejection", "confirm", R"({"attempt":1,"screen_id":"S","parse":{"rejected":true}})",
        "screen_id");
    row("empty screen id", "confirm", R"({"attempt":1,"screen_id":"","parse":{"rejected":false}})", "screen_id");
    row("unknown feedback", "feedback", R"({"feedback_status":"2"})", "feedback_status");
    row("feedback as number", "feedback", R"({"feedback_status":1})", "feedback_status");
    row("placed node missing", "placement", R"({"attempt":1})", "placed_node_id");
    row("trigger without node", "/wf2des", R"({"project_id":1,"figma_file_key":"F","screen_id":"S"})", "wf_node_id");
    row("trigger on an unknown edge", "/wf2des",
        R"({"project_id":1,"figma_file_key":"F","wf_node_id":"1:2","screen_id":"S","edge":"2"})", "edge");
    row("no object", "cancel", "[1]", "");
    row("key missing", "cancel", R"({"attempt":1})", "Idempotency-Key", {{"Idempotency-Key", {}}});
    row("key is no uuid", "cancel", R"({"attempt":1})", "Idempotency-Key", {{"Idempotency-Key", "mine"}});
    row("limit 0", "/wf2des?limit=0", {}, "limit");
    row("limit 1001", "/wf2des?limit=1001", {}, "limit");
    row("unknown status", "/wf2des?status=0&status=9", {}, "status");
    row("project as text", "/wf2des?project_id=x", {}, "project_id");
    row("time that is none", "/wf2des?updated_after=yesterday", {}, "updated_after");
    row("unknown order", "/wf2des?order=created_at", {}, "order");
}

void TestContractMalformed::isRefused()
{
    QFETCH(const QByteArray, call);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, field);
    QFETCH(const RawClient::Headers, headers);
    RawClient &client = m_judged.driver().person();
    const QByteArray path = call.startsWith('/') ? call : runPath(m_id, call);
    const QJsonObject before = client.get(runPath(m_id)).json();

    const RawAnswer answer = body.isNull() ? client.get(path, headers) : client.postBytes(path, body, headers);
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.headers.value("content-type"), QByteArray("application/problem+json"));
    QCOMPARE(answer.text("code"), QStringLiteral("invalid_request"));
    const QJsonArray errors = answer.json().value(QLatin1String("errors")).toArray();
    QVERIFY(!errors.isEmpty());
    QStringList fields;
    for (const QJsonValue &error : errors)
        fields.append(error.toObject().value(QLatin1String("field")).toString());
    QVERIFY2(field.isEmpty() || fields.contains(field), qPrintable(fields.join(u' ')));
    QCOMPARE(client.get(runPath(m_id)).json(), before);
}

QTEST_GUILESS_MAIN(TestContractMalformed)
#include "tst_contract_malformed.moc"
