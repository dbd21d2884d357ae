// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;
using End = ScriptedAnswer::End;
using namespace std::chrono_literals;

/// RELIABILITY M1 to M3, DESIGN 6: a transition is sent once, to nobody else, and no answer is an unknown outcome.
class TestApiOnce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    /// The control: what Qt does with an ordinary POST. Were this not so, the tests below would prove nothing.
    void qtSendsAnOrdinaryPostTwice()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::ending(End::CloseUnanswered));
        server.enqueue(ScriptedAnswer::json(200, "{}"));
        QNetworkAccessManager manager;
        QNetworkRequest request(server.url());
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
        const std::unique_ptr<QNetworkReply> reply(manager.post(request, QByteArrayLiteral("{}")));
        QTRY_VERIFY(reply->isFinished());
        if (server.requests().size() == 1)
            QSKIP("this version of Qt does not send a POST again");
        QCOMPARE(server.requests().size(), 2);
    }

    void closedAfterReadingIsSentOnce_data()
    {
        QTest::addColumn<ActionKind>("kind");
        QTest::addColumn<bool>("warm");
        for (const bool warm : {false, true}) {
            const char *connection = warm ? "warm" : "cold";
            QTest::addRow("confirm, %s", connection) << ActionKind::Confirm << warm;
            QTest::addRow("reject, %s", connection) << ActionKind::Reject << warm;
            QTest::addRow("cancel, %s", connection) << ActionKind::Cancel << warm;
            QTest::addRow("feedback, %s", connection) << ActionKind::Feedback << warm;
        }
    }

    void closedAfterReadingIsSentOnce()
    {
        QFETCH(ActionKind, kind);
        QFETCH(bool, warm);
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        if (warm) {
            server.enqueue(ScriptedAnswer::json(200, rowJson()));
            QVERIFY(awaited(api.fetchRun(RunId)));
        }
        server.enqueue(ScriptedAnswer::ending(End::CloseUnanswered));
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        const TransitionReply reply = awaited(api.send(actionOf(kind)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::ConnectionLost);
        QCOMPARE(server.requests().size(), warm ? 2 : 1);
        if (warm)
            QCOMPARE(server.requests().last().connection, server.requests().first().connection);
    }

    void cutAnywhereIsSentOnceAndNeverApplied()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        ScriptedAnswer answer = ScriptedAnswer::json(200, rowJson());
        const qsizetype head = 80;
        int sent = 0;
        for (answer.cutAfter = 0; answer.cutAfter < head + answer.body.size(); answer.cutAfter += 23) {
            server.enqueue(answer);
            const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Cancel)));
            QCOMPARE(reply.outcome, Outcome::Unknown);
            QCOMPARE(server.requests().size(), ++sent);
        }
    }

    void aClosingServerStillCounts()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        ScriptedAnswer answer = ScriptedAnswer::json(200, rowJson());
        answer.end = End::Close;
        for (int sent = 1; sent <= 3; ++sent) {
            server.enqueue(answer);
            QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Applied);
            QCOMPARE(server.requests().size(), sent);
        }
    }

    void anIdleConnectionThatWasClosedIsNoObstacle()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        QVERIFY(awaited(api.fetchRun(RunId)));
        server.dropConnections();
        // Once the client has seen the end of the connection, it opens another; before, the outcome may be unknown.
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        QVERIFY(awaited(api.fetchRun(RunId)));
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Applied);
        QCOMPARE(server.requests().last().method, QByteArray("POST"));
    }

    void redirectsAreNotFollowed_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {301, 302, 303, 307, 308})
            QTest::addRow("%d", status) << status;
    }

    void redirectsAreNotFollowed()
    {
        QFETCH(int, status);
        ScriptedServer other;
        other.enqueue(ScriptedAnswer::json(200, rowJson()));
        ScriptedServer server;
        const QUrl target(other.url().toString() + QStringLiteral("/elsewhere"));
        server.setHandler([&](const RecordedRequest &) { return ScriptedAnswer::redirect(status, target); });
        HttpRunApi api(settingsFor(server));
        for (const ActionKind kind :
             {ActionKind::Confirm, ActionKind::Reject, ActionKind::Cancel, ActionKind::Feedback}) {
            const TransitionReply reply = awaited(api.send(actionOf(kind)));
            QCOMPARE(reply.outcome, Outcome::Refused);
            QCOMPARE(reply.error->code, ErrorCode::UnexpectedRedirect);
            QCOMPARE(reply.error->httpStatus, status);
            QCOMPARE(reply.error->detail, target.toString());
        }
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::UnexpectedRedirect);
        QCOMPARE(awaited(api.fetchResult(RunId)).error().code, ErrorCode::UnexpectedRedirect);
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::UnexpectedRedirect);
        QCOMPARE(server.requests().size(), 7);
        QCOMPARE(other.connectionCount(), 0);
    }

    void aRedirectToTheSameServerIsNotFollowedEither()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::redirect(307, server.url().resolved(QUrl(QStringLiteral("/there")))));
        HttpRunApi api(settingsFor(server));
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Refused);
        QCOMPARE(server.requests().size(), 1);
    }

    void silenceIsATimeoutAndUnknown()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::ending(End::Never));
        ApiSettings settings = settingsFor(server);
        settings.transferTimeout = 200ms;
        HttpRunApi api(settings);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::Timeout);
        QCOMPARE(server.requests().size(), 1);
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::Timeout);
        QCOMPARE(awaited(api.fetchResult(RunId)).error().code, ErrorCode::Timeout);
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::Timeout);
    }

    void anAnswerInDropsEndsAtTheDeadline()
    {
        ScriptedServer server;
        ScriptedAnswer answer = ScriptedAnswer::json(200, rowJson());
        answer.drip = 20ms;
        server.enqueue(answer);
        ApiSettings settings = settingsFor(server);
        settings.deadline = 300ms;
        HttpRunApi api(settings);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Unknown);
        QCOMPARE(reply.error->code, ErrorCode::Timeout);
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::Timeout);
    }

    void aRefusedConnectionSendsNothing()
    {
        ApiSettings settings;
        {
            ScriptedServer gone;
            settings = settingsFor(gone);
        }
        HttpRunApi api(settings);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QCOMPARE(reply.error->code, ErrorCode::ConnectionRefused);
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::ConnectionRefused);
    }

    void anUnknownHostSendsNothing()
    {
        ApiSettings settings;
        settings.baseUrl = QUrl(QStringLiteral("https://host.invalid"));
        HttpRunApi api(settings);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QCOMPARE(reply.error->code, ErrorCode::HostNotFound);
    }

    /// A server that accepts and never greets: the body was never taken, so nothing can have been applied.
    void aSilentHandshakeSendsNothing()
    {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        ApiSettings settings;
        settings.baseUrl.setScheme(QStringLiteral("https"));
        settings.baseUrl.setHost(QStringLiteral("127.0.0.1"));
        settings.baseUrl.setPort(silent.serverPort());
        settings.transferTimeout = 300ms;
        settings.deadline = 2s;
        HttpRunApi api(settings);
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QCOMPARE(reply.error->code, ErrorCode::Timeout);
    }

    /// A challenge makes Qt want to send the request again.
    void aChallengeIsNotAnswered_data()
    {
        QTest::addColumn<QByteArray>("challenge");
        for (const char *challenge : {"Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"n\"", "NTLM", "Negotiate",
                                      "Bearer error=\"invalid_token\""})
            QTest::newRow(challenge) << QByteArray(challenge);
    }

    void aChallengeIsNotAnswered()
    {
        QFETCH(QByteArray, challenge);
        ScriptedServer server;
        ScriptedAnswer answer = ScriptedAnswer::problem(401, R"({"code":"unauthorized","detail":"who?"})");
        answer.headers.append(QPair<QByteArray, QByteArray>{"WWW-Authenticate", challenge});
        server.setHandler([&](const RecordedRequest &) { return answer; });
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Refused);
        QCOMPARE(reply.error->code, ErrorCode::Unauthorized);
        QCOMPARE(server.requests().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestApiOnce)
#include "tst_api_once.moc"
