// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;

/// DESIGN 7: what the dashboard sends, byte for byte where it matters.
class TestApiRequests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void transitions_data()
    {
        QTest::addColumn<Action>("action");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("body");
        const QByteArray run = "/wf2des/" + RunId.toLatin1();
        Action action = actionOf(ActionKind::Confirm);
        action.reason = QStringLiteral("not for a confirm");
        QTest::newRow("confirm") << action << run + "/confirm"
                                 << QByteArray(R"({"attempt":3,"parse":{"rejected":false}})");
        action = actionOf(ActionKind::Reject);
        QTest::newRow("reject") << action << run + "/confirm"
                                << QByteArray(R"({"attempt":3,"parse":{"rejected":true}})");
        action.reason = QStringLiteral("逆 \"quoted\"\n");
        QTest::newRow("reject, reason")
            << action << run + "/confirm"
            << QByteArray("{\"attempt\":3,\"parse\":{\"rejected\":true,\"reason\":\"逆 \\\"quoted\\\"\\n\"}}");
        action = actionOf(ActionKind::Cancel);
        QTest::newRow("cancel") << action << run + "/cancel" << QByteArray(R"({"attempt":3})");
        action.reason = QStringLiteral("blocks me");
        QTest::newRow("cancel, reason") << action << run + "/cancel"
                                        << QByteArray(R"({"attempt":3,"reason":"blocks me"})");
        action.reason = QString(QChar(0xd800)) + QStringLiteral("x");
        QTest::newRow("cancel, half a character")
            << action << run + "/cancel" << QByteArray(R"({"attempt":3,"reason":"?x"})");
        action = actionOf(ActionKind::Feedback);
        action.feedback = FeedbackStatus::Fixed;
        QTest::newRow("fixed") << action << run + "/feedback" << QByteArray(R"({"feedback_status":"0"})");
        action.feedback = FeedbackStatus::Adopted;
        QTest::newRow("adopted") << action << run + "/feedback" << QByteArray(R"({"feedback_status":"1"})");
    }

    void transitions()
    {
        QFETCH(Action, action);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, body);
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        HttpRunApi api(settingsFor(server));
        QCOMPARE(awaited(api.send(action)).outcome, Outcome::Applied);
        QCOMPARE(server.requests().size(), 1);
        const RecordedRequest &request = server.requests().first();
        QCOMPARE(request.method, QByteArray("POST"));
        QCOMPARE(request.target, target);
        QCOMPARE(request.body, body);
        QCOMPARE(request.header("Content-Length"), QByteArray::number(body.size()));
        QCOMPARE(request.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(request.header("Accept"), QByteArray("application/json, application/problem+json"));
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer ") + Token.toLatin1());
        QCOMPARE(request.header("Idempotency-Key"), action.idempotencyKey.toByteArray(QUuid::WithoutBraces));
        QVERIFY(!QUuid::fromString(QLatin1String(request.header("X-Request-Id"))).isNull());
        QVERIFY(request.header("Transfer-Encoding").isNull());
    }

    void anActionWithoutAKeyIsNotSent()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        Action action = actionOf(ActionKind::Confirm);
        action.idempotencyKey = QUuid();
        QCOMPARE(awaited(api.send(action)).outcome, Outcome::NotSent);
        QCOMPARE(server.connectionCount(), 0);
    }

    void everyRequestHasItsOwnRequestId()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        HttpRunApi api(settingsFor(server));
        (void)awaited(api.fetchRun(RunId));
        (void)awaited(api.fetchRun(RunId));
        QVERIFY(server.requests().at(0).header("X-Request-Id") != server.requests().at(1).header("X-Request-Id"));
    }

    /// Ids are varchar(255) and need not be UUIDs: one is one path segment, whatever it holds.
    void idsAreOnePathSegment_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("segment");
        QTest::newRow("slash") << QStringLiteral("../admin") << QByteArray("..%2Fadmin");
        QTest::newRow("query") << QStringLiteral("a?b=c#d") << QByteArray("a%3Fb%3Dc%23d");
        QTest::newRow("percent") << QStringLiteral("a%2Fb") << QByteArray("a%252Fb");
        QTest::newRow("space and plus") << QStringLiteral("a b+c") << QByteArray("a%20b%2Bc");
        QTest::newRow("line break") << QStringLiteral("a\r\nX-Evil: 1") << QByteArray("a%0D%0AX-Evil%3A%201");
        QTest::newRow("NUL") << QStringLiteral("a") + QChar(0) << QByteArray("a%00");
        QTest::newRow("Japanese") << QStringLiteral("画面") << QByteArray("%E7%94%BB%E9%9D%A2");
        QTest::newRow("braces") << QStringLiteral("{id}") << QByteArray("%7Bid%7D");
        QTest::newRow("number") << QStringLiteral("42") << QByteArray("42");
    }

    void idsAreOnePathSegment()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, segment);
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson(id)));
        HttpRunApi api(settingsFor(server));
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel, id))).outcome, Outcome::Applied);
        QCOMPARE(awaited(api.fetchRun(id))->id, id);
        QCOMPARE(server.requests().at(0).target, "/wf2des/" + segment + "/cancel");
        QCOMPARE(server.requests().at(1).target, "/wf2des/" + segment);
    }

    void idsThatWouldChangeThePathAreRefused()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        for (const char *bad : {"", ".", ".."}) {
            const QString id = QString::fromLatin1(bad);
            QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel, id))).outcome, Outcome::NotSent);
            QCOMPARE(awaited(api.fetchRun(id)).error().code, ErrorCode::Invalid);
            QCOMPARE(awaited(api.fetchResult(id)).error().code, ErrorCode::Invalid);
        }
        QCOMPARE(server.connectionCount(), 0);
    }

    void pathsAndBaseComeFromTheProfile()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        ApiSettings settings = settingsFor(server);
        settings.baseUrl.setPath(QStringLiteral("/api/v 2/"));
        settings.paths.run = QStringLiteral("runs/{id}?view=full");
        settings.paths.runs = QStringLiteral("@evil.example/{x}?a=b");
        HttpRunApi api(settings);
        (void)awaited(api.fetchRun(RunId));
        (void)awaited(api.ping());
        QCOMPARE(server.requests().at(0).target, "/api/v%202/runs/" + RunId.toLatin1() + "?view=full");
        QCOMPARE(server.requests().at(1).target, QByteArray("/api/v%202/@evil.example/%7Bx%7D?a=b&limit=1"));
    }

    void listQueriesAreEncoded()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, R"({"items":[],"next_cursor":"n","as_of":null})"));
        HttpRunApi api(settingsFor(server));
        RunPageQuery query;
        query.parameters = {{QStringLiteral("status"), QStringLiteral("0")},
                            {QStringLiteral("status"), QStringLiteral("2")},
                            {QStringLiteral("q"), QStringLiteral("a+b &c=画#%")},
                            {QStringLiteral("updated_after"), QStringLiteral("2026-11-29T12:03:04.123456Z")}};
        query.cursor = QStringLiteral("x/y==");
        query.limit = 500;
        const auto page = awaited(api.listRuns(query));
        QVERIFY(page);
        QCOMPARE(page->nextCursor, QStringLiteral("n"));
        QCOMPARE(server.requests().first().target,
                 QByteArray("/wf2des?status=0&status=2&q=a%2Bb%20%26c%3D%E7%94%BB%23%25&updated_after="
                            "2026-11-29T12%3A03%3A04.123456Z&cursor=x%2Fy%3D%3D&limit=500"));
    }

    /// CR LF in a header value goes out verbatim in Qt (RELIABILITY, also measured).
    void aTokenCannotAddHeaders_data()
    {
        QTest::addColumn<QString>("token");
        QTest::newRow("line break") << QStringLiteral("abcdef\r\nX-Evil: 1");
        QTest::newRow("newline at the end") << QStringLiteral("abcdef\n");
        QTest::newRow("space") << QStringLiteral("abc def");
        QTest::newRow("NUL") << QStringLiteral("abc") + QChar(0) + QStringLiteral("def");
        QTest::newRow("Japanese") << QStringLiteral("鍵鍵鍵鍵鍵鍵");
    }

    void aTokenCannotAddHeaders()
    {
        QFETCH(QString, token);
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        api.setToken(token);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QVERIFY(!reply.error->message.contains(token) && !reply.error->detail.contains(token));
        QVERIFY(!awaited(api.ping()));
        QCOMPARE(server.connectionCount(), 0);
    }

    void aNewTokenIsUsedFromThenOn()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        HttpRunApi api(settingsFor(server));
        (void)awaited(api.fetchRun(RunId));
        api.setToken(QStringLiteral("another"));
        (void)awaited(api.fetchRun(RunId));
        api.setToken({});
        (void)awaited(api.fetchRun(RunId));
        QCOMPARE(server.requests().at(1).header("Authorization"), QByteArray("Bearer another"));
        QVERIFY(server.requests().at(2).header("Authorization").isNull());
    }

    void onlyEncryptedOrLoopbackAddressesAreSpokenTo_data()
    {
        QTest::addColumn<QString>("base");
        const char *const bases[] = {"",
                                     "http://api.example",
                                     "http://127.0.0.1.example",
                                     "http://localhost.example:80",
                                     "http://10.0.0.1",
                                     "ftp://127.0.0.1",
                                     "file:///etc/passwd",
                                     "https://",
                                     "/wf2des",
                                     "https://user:pass@127.0.0.1",
                                     "https://user@127.0.0.1",
                                     "https://127.0.0.1/?a=b",
                                     "https://127.0.0.1/#x"};
        for (const char *base : bases)
            QTest::newRow(base) << QString::fromLatin1(base);
    }

    void onlyEncryptedOrLoopbackAddressesAreSpokenTo()
    {
        QFETCH(QString, base);
        ApiSettings settings;
        settings.baseUrl = QUrl(base);
        HttpRunApi api(settings);
        QFuture<TransitionReply> reply = api.send(actionOf(ActionKind::Confirm));
        QVERIFY(reply.isFinished()); // refused before anything could be sent
        QCOMPARE(reply.result().outcome, Outcome::NotSent);
        QCOMPARE(reply.result().error->code, ErrorCode::Invalid);
        QVERIFY(!reply.result().error->message.isEmpty());
        QVERIFY(!awaited(api.ping()) && !awaited(api.fetchRun(RunId)) && !awaited(api.fetchResult(RunId)));
    }

    void loopbackNeedsNoEncryption()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        ApiSettings settings = settingsFor(server);
        settings.baseUrl.setHost(QStringLiteral("LOCALHOST"));
        HttpRunApi api(settings);
        QVERIFY(awaited(api.fetchRun(RunId)));
    }

    void noCookieIsKept()
    {
        ScriptedServer server;
        ScriptedAnswer answer = ScriptedAnswer::json(200, rowJson());
        answer.headers.append(QPair<QByteArray, QByteArray>{"Set-Cookie", "a=b; Path=/"});
        server.enqueue(answer);
        HttpRunApi api(settingsFor(server));
        (void)awaited(api.fetchRun(RunId));
        (void)awaited(api.fetchRun(RunId));
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(server.requests().last().header("Cookie").isNull());
    }

    void nothingIsAnsweredFromACache()
    {
        ScriptedServer server;
        ScriptedAnswer answer = ScriptedAnswer::json(200, rowJson());
        answer.headers.append(QPair<QByteArray, QByteArray>{"Cache-Control", "max-age=3600"});
        answer.headers.append(QPair<QByteArray, QByteArray>{"ETag", "\"1\""});
        server.enqueue(answer);
        HttpRunApi api(settingsFor(server));
        (void)awaited(api.fetchResult(RunId));
        QCOMPARE(awaited(api.fetchResult(RunId))->etag, QStringLiteral("\"1\""));
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(server.requests().last().header("If-None-Match").isNull());
    }
};

QTEST_GUILESS_MAIN(TestApiRequests)
#include "tst_api_requests.moc"
