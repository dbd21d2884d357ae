// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QJsonArray>

using namespace wf2des;

/// What all calls share: token, rights, Idempotency-Key, X-Request-Id, malformed requests, the request log.
class TestSandboxExchange : public SandboxTest {
    Q_OBJECT

public:
    TestSandboxExchange()
        : SandboxTest({QStringLiteral("--token"), QStringLiteral("secret"), QStringLiteral("--readonly-token"),
                       QStringLiteral("looks-only")})
    {
    }

private Q_SLOTS:
    void cleanup() { api().setToken(QStringLiteral("secret")); }

    void healthNeedsNoToken();
    void aWrongTokenIsUnauthorized();
    void aReadOnlyTokenIsForbiddenToPost();
    void everyPostNeedsAnIdempotencyKey();
    void theSameRequestAgainIsReplayed();
    void aRefusalIsReplayedToo();
    void theKeyWithAnotherBodyIsRefused();
    void malformedRequestsStoreNothing();
    void sameKeyAtTheSameTimeAppliesOnce();
    void requestIdIsEchoed();
    void bodiesThatAreNoObjects_data();
    void bodiesThatAreNoObjects();
    void unknownAddressesAreProblems();
    void theLogTellsWhatWasApplied();
};

void TestSandboxExchange::healthNeedsNoToken()
{
    api().setToken(QStringLiteral("wrong"));
    const ApiAnswer answer = api().get(QStringLiteral("/healthz"));
    QCOMPARE(answer.status, 200);
    COMPARE_MEMBER(answer.json(), "status", u"ok");
}

void TestSandboxExchange::aWrongTokenIsUnauthorized()
{
    api().setToken(QStringLiteral("wrong"));
    const ApiAnswer answer = api().get(QStringLiteral("/wf2des"));
    QCOMPARE(answer.status, 401);
    COMPARE_MEMBER(answer.json(), "code", u"unauthorized");
    QCOMPARE(answer.headers.value("content-type"), QByteArray("application/problem+json"));
    QVERIFY(answer.headers.contains("www-authenticate"));
    QCOMPARE(api().post(QStringLiteral("/wf2des"), QJsonObject()).status, 401);
}

void TestSandboxExchange::aReadOnlyTokenIsForbiddenToPost()
{
    const QJsonObject run = newAwaitingRun();
    api().setToken(QStringLiteral("looks-only"));
    QCOMPARE(api().get(path(run)).status, 200);
    const ApiAnswer answer = api().post(path(run, "confirm"), confirmBody());
    QCOMPARE(answer.status, 403);
    COMPARE_MEMBER(answer.json(), "code", u"forbidden");
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxExchange::everyPostNeedsAnIdempotencyKey()
{
    const QJsonObject run = newAwaitingRun();
    for (const char *key : {"", "not-a-uuid"}) {
        const ApiAnswer answer =
            api().post(path(run, "cancel"), QByteArrayLiteral("{\"attempt\":1}"), {{"Idempotency-Key", key}});
        QCOMPARE(answer.status, 422);
        COMPARE_MEMBER(answer.json(), "code", u"invalid_request");
    }
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxExchange::theSameRequestAgainIsReplayed()
{
    const QJsonObject run = newAwaitingRun();
    const QHash<QByteArray, QByteArray> headers{{"Idempotency-Key", ApiClient::newKey()}};
    const QByteArray body = QByteArrayLiteral("{\"attempt\":1,\"parse\":{\"rejected\":false}}");
    const ApiAnswer first = api().post(path(run, "confirm"), body, headers);
    QCOMPARE(first.status, 200);
    QVERIFY(!first.headers.contains("idempotent-replayed"));
    const ApiAnswer second = api().post(path(run, "confirm"), body, headers);
    QCOMPARE(second.status, 200);
    QCOMPARE(second.headers.value("idempotent-replayed"), QByteArray("true"));
    QCOMPARE(second.body, first.body);
    QCOMPARE(row(idOf(run)), first.json());
}

void TestSandboxExchange::aRefusalIsReplayedToo()
{
    const QJsonObject run = newRun();
    const QHash<QByteArray, QByteArray> headers{{"Idempotency-Key", ApiClient::newKey()}};
    const QByteArray body = QByteArrayLiteral("{\"attempt\":1,\"parse\":{\"rejected\":false}}");
    QCOMPARE(api().post(path(run, "confirm"), body, headers).status, 409);
    report(idOf(run), {{QStringLiteral("phase"), QStringLiteral("1")}});
    const ApiAnswer second = api().post(path(run, "confirm"), body, headers);
    QCOMPARE(second.status, 409);
    QCOMPARE(second.headers.value("idempotent-replayed"), QByteArray("true"));
    COMPARE_MEMBER(row(idOf(run)), "phase", u"1");
}

void TestSandboxExchange::theKeyWithAnotherBodyIsRefused()
{
    const QJsonObject run = newAwaitingRun();
    const QHash<QByteArray, QByteArray> headers{{"Idempotency-Key", ApiClient::newKey()}};
    const QByteArray body = QByteArrayLiteral("{\"attempt\":1}");
    QCOMPARE(api().post(path(run, "cancel"), body, headers).status, 200);
    const ApiAnswer other = api().post(path(run, "cancel"), QByteArrayLiteral("{\"attempt\":2}"), headers);
    QCOMPARE(other.status, 422);
    COMPARE_MEMBER(other.json(), "code", u"idempotency_key_reused");
    QCOMPARE(api().post(path(newRun(), "cancel"), body, headers).status, 422);
}

void TestSandboxExchange::malformedRequestsStoreNothing()
{
    const QJsonObject run = newAwaitingRun();
    const QHash<QByteArray, QByteArray> headers{{"Idempotency-Key", ApiClient::newKey()}};
    QCOMPARE(api().post(path(run, "cancel"), QByteArrayLiteral("{}"), headers).status, 422);
    QCOMPARE(api().post(path(run, "cancel"), QByteArrayLiteral("{\"attempt\":1}"), headers).status, 200);
}

void TestSandboxExchange::sameKeyAtTheSameTimeAppliesOnce()
{
    const QJsonObject run = newCompletedRun();
    const QJsonObject body{{QStringLiteral("feedback_status"), QStringLiteral("1")}};
    const QList<ApiAnswer> answers = api().postTogether(path(run, "feedback"), body, 5, ApiClient::newKey());
    int replayed = 0;
    for (const ApiAnswer &answer : answers) {
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text("updated_at"), answers.first().text("updated_at"));
        replayed += answer.headers.contains("idempotent-replayed") ? 1 : 0;
    }
    QCOMPARE(replayed, 4);
}

void TestSandboxExchange::requestIdIsEchoed()
{
    const ApiAnswer named = api().get(QStringLiteral("/wf2des?limit=1"), {{"X-Request-Id", "abc-123"}});
    QCOMPARE(named.headers.value("x-request-id"), QByteArray("abc-123"));
    const ApiAnswer unnamed = api().get(QStringLiteral("/wf2des/nothing"));
    QVERIFY(!unnamed.headers.value("x-request-id").isEmpty());
    const ApiAnswer tooLong = api().get(QStringLiteral("/healthz"), {{"X-Request-Id", QByteArray(500, 'x')}});
    QVERIFY(tooLong.headers.value("x-request-id").size() <= 128);
}

void TestSandboxExchange::bodiesThatAreNoObjects_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"attempt\":");
    QTest::newRow("array") << QByteArray("[1]");
    QTest::newRow("not UTF-8") << QByteArray("{\"attempt\":1,\"reason\":\"\xff\"}");
    QTest::newRow("deep") << QByteArray("{\"a\":") + QByteArray(10'000, '[') + QByteArray(10'000, ']') + '}';
    QTest::newRow("large") << "{\"attempt\":1,\"x\":\"" + QByteArray(1'100'000, 'x') + "\"}";
}

void TestSandboxExchange::bodiesThatAreNoObjects()
{
    QFETCH(QByteArray, body);
    const QJsonObject run = newRun();
    const ApiAnswer answer = api().post(path(run, "cancel"), body, {{"Idempotency-Key", ApiClient::newKey()}});
    QCOMPARE(answer.status, 422);
    COMPARE_MEMBER(answer.json(), "code", u"invalid_request");
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxExchange::unknownAddressesAreProblems()
{
    for (const char *address : {"/", "/wf2des/x/y/z", "/wf2des/x/other", "/elsewhere"}) {
        const ApiAnswer answer = api().get(QLatin1String(address));
        QCOMPARE(answer.status, 404);
        COMPARE_MEMBER(answer.json(), "code", u"not_found");
    }
    for (const char *call : {"confirm", "cancel", "feedback", "placement"}) {
        QJsonObject body = confirmBody();
        body.insert(QStringLiteral("feedback_status"), QStringLiteral("1"));
        body.insert(QStringLiteral("placed_node_id"), QStringLiteral("1:1"));
        const ApiAnswer answer =
            api().post(QStringLiteral("/wf2des/7b0f3d7e-0000-4000-8000-000000000000/") + QLatin1String(call), body);
        QCOMPARE(answer.status, 404);
        COMPARE_MEMBER(answer.json(), "code", u"not_found");
    }
}

void TestSandboxExchange::theLogTellsWhatWasApplied()
{
    const qint64 last =
        api().get(QStringLiteral("/sandbox/requests?after=99999999")).json().value(QLatin1String("last")).toInteger();
    const QJsonObject run = newRun();
    const QByteArray key = ApiClient::newKey();
    api().post(path(run, "cancel"), QByteArrayLiteral("{\"attempt\":1}"), {{"Idempotency-Key", key}});
    api().post(path(run, "cancel"), QByteArrayLiteral("{\"attempt\":1}"), {{"Idempotency-Key", key}});
    const ApiAnswer log = api().get(QStringLiteral("/sandbox/requests?after=%1").arg(last));
    const QJsonArray entries = log.json().value(QLatin1String("items")).toArray();
    QCOMPARE(entries.size(), 3);
    const QJsonObject first = entries.at(1).toObject();
    COMPARE_MEMBER(first, "path", path(run, "cancel"));
    COMPARE_MEMBER(first, "idempotency_key", QString::fromLatin1(key));
    COMPARE_MEMBER(first, "body", u"{\"attempt\":1}");
    QCOMPARE(first.value(QLatin1String("applied")).toBool(), true);
    const QJsonObject second = entries.at(2).toObject();
    QCOMPARE(second.value(QLatin1String("applied")).toBool(), false);
    QCOMPARE(second.value(QLatin1String("replayed")).toBool(), true);
    QVERIFY(!log.body.contains("secret"));
}

QTEST_GUILESS_MAIN(TestSandboxExchange)
#include "tst_sandbox_exchange.moc"
