// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

#include "api/api_words.h"

#include <array>

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;

namespace {

QByteArray problemJson(const QByteArray &code, const QByteArray &more = {})
{
    return "{\"type\":\"about:blank\",\"title\":\"No\",\"status\":400,\"detail\":\"server words\",\"code\":\"" + code
        + '"' + more + '}';
}

ScriptedAnswer with(ScriptedAnswer answer, const QByteArray &header, const QByteArray &value)
{
    answer.headers.append(QPair(header, value));
    return answer;
}

} // namespace

/// DESIGN 6: every refusal has its own words, the server's detail and the request id; what is not known is not claimed.
class TestApiReplies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void refusals_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("serverCode");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](int status, const char *serverCode, ErrorCode code) {
            QTest::addRow("%d %s", status, serverCode) << status << QString::fromLatin1(serverCode) << code;
        };
        row(400, "bad_request", ErrorCode::Invalid);
        row(401, "unauthorized", ErrorCode::Unauthorized);
        row(403, "forbidden", ErrorCode::Forbidden);
        row(404, "not_found", ErrorCode::NotFound);
        row(409, "phase_mismatch", ErrorCode::Conflict);
        row(409, "attempt_superseded", ErrorCode::Conflict);
        row(409, "already_terminal", ErrorCode::Conflict);
        row(409, "not_completed", ErrorCode::Conflict);
        row(409, "open_generation_exists", ErrorCode::Conflict);
        row(409, "something_new", ErrorCode::Conflict);
        row(422, "invalid_request", ErrorCode::Invalid);
        row(422, "idempotency_key_reused", ErrorCode::Invalid);
        row(429, "rate_limited", ErrorCode::TooManyRequests);
        row(418, "", ErrorCode::Invalid);
    }

    void refusals()
    {
        QFETCH(int, status);
        QFETCH(QString, serverCode);
        QFETCH(ErrorCode, code);
        ScriptedServer server;
        server.enqueue(
            with(ScriptedAnswer::problem(status, problemJson(serverCode.toLatin1())), "X-Request-Id", "req-7"));
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Refused);
        QCOMPARE(reply.error->code, code);
        QCOMPARE(reply.error->httpStatus, status);
        QCOMPARE(reply.error->serverCode, serverCode);
        QCOMPARE(reply.error->detail, QStringLiteral("server words"));
        QCOMPARE(reply.error->requestId, QStringLiteral("req-7"));
        QVERIFY(!reply.run);
        const auto run = awaited(api.fetchRun(RunId));
        QCOMPARE(run.error().code, code);
    }

    void everyRefusalHasItsOwnWords()
    {
        const std::array<QPair<int, const char *>, 13> refusals{{{400, ""},
                                                                 {401, ""},
                                                                 {403, ""},
                                                                 {404, ""},
                                                                 {407, ""},
                                                                 {409, "phase_mismatch"},
                                                                 {409, "attempt_superseded"},
                                                                 {409, "already_terminal"},
                                                                 {409, "not_completed"},
                                                                 {409, "open_generation_exists"},
                                                                 {409, ""},
                                                                 {422, ""},
                                                                 {422, "idempotency_key_reused"}}};
        QSet<QString> sentences;
        for (const auto &[status, serverCode] : refusals)
            sentences.insert(ApiWords::refusal(status, ApiSubject::Transition, QString::fromLatin1(serverCode)));
        QCOMPARE(sentences.size(), static_cast<qsizetype>(refusals.size()));
    }

    void aConflictCarriesTheRowAsItIsNow()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::problem(
            409, problemJson("already_terminal", ",\"existing_id\":\"other\",\"run\":" + rowJson())));
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Refused);
        QCOMPARE(reply.error->existingId, QStringLiteral("other"));
        QVERIFY(reply.run);
        QCOMPARE(reply.run->id, RunId);
        QVERIFY(reply.run->status.is(Status::Cancelled));
    }

    void aConflictWithAnotherOrUnreadableRowIsStillARefusal()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        for (const QByteArray &run : {rowJson(QStringLiteral("other")), QByteArray("7"), QByteArray("{}")}) {
            server.enqueue(ScriptedAnswer::problem(409, problemJson("phase_mismatch", ",\"run\":" + run)));
            const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
            QCOMPARE(reply.outcome, Outcome::Refused);
            QVERIFY(!reply.run);
        }
    }

    void tooManyRequestsTellsHowLongToWait_data()
    {
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::addColumn<int>("seconds");
        QTest::newRow("seconds") << QByteArray("120") << 120;
        QTest::newRow("date") << QByteArray("Sun, 29 Nov 2026 12:04:34 GMT") << 90;
        QTest::newRow("past") << QByteArray("Sun, 29 Nov 2026 12:00:00 GMT") << 0;
        QTest::newRow("negative") << QByteArray("-5") << 0;
        QTest::newRow("a year") << QByteArray("31536000") << 7 * 86'400;
        QTest::newRow("words") << QByteArray("soon") << -1;
        QTest::newRow("too large a number") << QByteArray("99999999999999999999") << -1;
        QTest::newRow("none") << QByteArray() << -1;
    }

    void tooManyRequestsTellsHowLongToWait()
    {
        QFETCH(QByteArray, retryAfter);
        ScriptedServer server;
        ScriptedAnswer answer =
            with(ScriptedAnswer::problem(429, problemJson("rate_limited")), "Date", "Sun, 29 Nov 2026 12:03:04 GMT");
        if (!retryAfter.isNull())
            answer = with(answer, "Retry-After", retryAfter);
        server.enqueue(answer);
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Refused);
        QTEST(reply.error->retryAfterSeconds.value_or(-1), "seconds");
    }

    void a404SaysWhatIsMissing()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::problem(404, problemJson("not_found")));
        HttpRunApi api(settingsFor(server));
        const QString run = awaited(api.fetchRun(RunId)).error().message;
        const QString result = awaited(api.fetchResult(RunId)).error().message;
        const QString list = awaited(api.ping()).error().message;
        QVERIFY(run != result && result != list && list != run);
    }

    /// A 5xx may come after the row was written.
    void serverErrorsAreUnknownOutcomes_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {500, 502, 503, 504, 599})
            QTest::addRow("%d", status) << status;
    }

    void serverErrorsAreUnknownOutcomes()
    {
        QFETCH(int, status);
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::problem(status, problemJson("internal_error")));
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::ServerError);
        QCOMPARE(reply.error->httpStatus, status);
        QCOMPARE(reply.error->detail, QStringLiteral("server words"));
        QCOMPARE(server.requests().size(), 1);
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::ServerError);
    }

    void htmlFromAGatewayIsCalledThat()
    {
        ScriptedServer server;
        const QByteArray page = "<html><body><h1>502 Bad Gateway</h1></body></html>";
        server.enqueue(ScriptedAnswer::html(502, page));
        HttpRunApi api(settingsFor(server));
        TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::ServerError);
        QVERIFY(reply.error->message.startsWith(ApiWords::gatewayAnswered(502)));
        server.enqueue(ScriptedAnswer::html(200, page));
        reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::UnexpectedAnswer);
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::UnexpectedAnswer);
        QCOMPARE(awaited(api.fetchResult(RunId)).error().code, ErrorCode::UnexpectedAnswer);
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::UnexpectedAnswer);
        server.enqueue(ScriptedAnswer::html(403, page));
        reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Refused);
        QCOMPARE(reply.error->message, ApiWords::gatewayAnswered(403));
    }

    void unreadableSuccessIsAnUnknownOutcome_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut") << rowJson().chopped(5);
        QTest::newRow("wrong type") << QByteArray("[]");
        QTest::newRow("text") << QByteArray("\"ok\"");
        QTest::newRow("no row") << QByteArray("{\"ok\":true}");
        QTest::newRow("other run") << rowJson(QStringLiteral("another"));
        QTest::newRow("a million levels") << QByteArray(1'000'000, '[');
        QTest::newRow("garbage") << QByteArray("\xff\xfe\x00\x01", 4);
    }

    void unreadableSuccessIsAnUnknownOutcome()
    {
        QFETCH(QByteArray, body);
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, body));
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QVERIFY(reply.error && !reply.run);
        QCOMPARE(reply.error->httpStatus, 200);
        QVERIFY(!reply.error->message.isEmpty());
        QVERIFY(!awaited(api.fetchRun(RunId)));
        QVERIFY(!awaited(api.ping()));
        QCOMPARE(server.requests().size(), 3);
    }

    void aMegabyteOfErrorIsCut()
    {
        ScriptedServer server;
        const QByteArray words(1'000'000, 'w');
        HttpRunApi api(settingsFor(server));
        for (const QByteArray &body : {words, "{\"detail\":\"" + words + "\",\"code\":\"" + words + "\"}"}) {
            server.enqueue(ScriptedAnswer::problem(422, body));
            const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
            QCOMPARE(reply.outcome, Outcome::Refused);
            QCOMPARE(reply.error->detail.size(), 4096);
            QVERIFY(reply.error->serverCode.size() <= 255);
            QVERIFY(reply.error->message.size() < 500);
        }
    }

    /// RELIABILITY, secrets: a server that echoes the token does not get it onto the screen or into a log.
    void theTokenIsInNoError()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        const QByteArray token = Token.toLatin1();
        const QList<ScriptedAnswer> answers{
            ScriptedAnswer::problem(401, "{\"detail\":\"bad token " + token + "\",\"code\":\"" + token + "\"}"),
            ScriptedAnswer::html(502, "<p>Authorization: Bearer " + token + "</p>"),
            ScriptedAnswer::json(200, "{\"token\":\"" + token + "\" x"),
            ScriptedAnswer::redirect(302, QUrl(QStringLiteral("https://evil.invalid/?t=") + Token)),
            with(ScriptedAnswer::problem(403, "{}"), "X-Request-Id", token),
            ScriptedAnswer::ending(ScriptedAnswer::End::CloseUnanswered),
        };
        for (const ScriptedAnswer &answer : answers) {
            server.enqueue(answer);
            const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
            server.enqueue(answer);
            server.enqueue(answer); // a GET may be tried once more
            const auto run = awaited(api.fetchRun(RunId));
            for (const Error &error : {*reply.error, run.error()}) {
                for (const QString &text : {error.message, error.detail, error.serverCode, error.requestId})
                    QVERIFY2(!text.contains(Token), qPrintable(text));
            }
        }
    }

    void pingTellsWhetherTheTokenIsTaken()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, "{\"items\":[],\"next_cursor\":null,\"as_of\":null}"));
        server.enqueue(ScriptedAnswer::problem(401, problemJson("unauthorized")));
        HttpRunApi api(settingsFor(server));
        QVERIFY(awaited(api.ping()));
        QCOMPARE(server.requests().first().target, QByteArray("/wf2des?limit=1"));
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::Unauthorized);
    }
};

QTEST_GUILESS_MAIN(TestApiReplies)
#include "tst_api_replies.moc"
