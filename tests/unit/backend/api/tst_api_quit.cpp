// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

#include <memory>
#include <optional>

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;

/// RELIABILITY, threads: quitting with requests in flight finishes every future and crashes nothing, many times over.
class TestApiQuit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    /// At every stage of an exchange: at once, connected, asked, half answered.
    void quitWithRequestsInFlight_data()
    {
        QTest::addColumn<int>("turns");
        for (const int turns : {0, 1, 2, 5, 20, 100})
            QTest::addRow("%d turns of the event loop", turns) << turns;
    }

    void quitWithRequestsInFlight()
    {
        QFETCH(int, turns);
        ScriptedServer server;
        ScriptedAnswer slow = ScriptedAnswer::json(200, rowJson());
        slow.drip = std::chrono::milliseconds(5);
        server.setHandler([&](const RecordedRequest &request) {
            return request.method == "POST" ? ScriptedAnswer::ending(ScriptedAnswer::End::Never) : slow;
        });
        for (int round = 0; round < 30; ++round) {
            auto api = std::make_unique<HttpRunApi>(settingsFor(server));
            QList<QFuture<TransitionReply>> replies;
            for (const ActionKind kind : {ActionKind::Confirm, ActionKind::Cancel, ActionKind::Feedback})
                replies.append(api->send(actionOf(kind)));
            const QFuture<Result<Run>> run = api->fetchRun(RunId);
            const QFuture<Result<ResultDocument>> document = api->fetchResult(RunId);
            const auto page = api->listRuns({});
            for (int turn = 0; turn < turns; ++turn)
                QCoreApplication::processEvents();
            api.reset();
            for (const auto &reply : std::as_const(replies)) {
                QVERIFY(reply.isFinished());
                QVERIFY(reply.result().outcome == Outcome::Unknown || reply.result().outcome == Outcome::NotSent);
                QCOMPARE(reply.result().error->code, ErrorCode::Cancelled);
            }
            QVERIFY(run.isFinished() && document.isFinished() && page.isFinished());
            QCOMPARE(run.result().error().code, ErrorCode::Cancelled);
            QCOMPARE(document.result().error().code, ErrorCode::Cancelled);
            QCOMPARE(page.result().error().code, ErrorCode::Cancelled);
        }
    }

    /// A large answer is read on another thread: that too ends at once.
    void quitWhileALargeAnswerIsRead()
    {
        ScriptedServer server;
        const QByteArray rows = "{\"items\":[" + QByteArray(rowJson() + ',').repeated(2000) + rowJson() + "]}";
        server.enqueue(ScriptedAnswer::json(200, rows));
        for (int turns = 0; turns < 60; turns += 3) {
            auto api = std::make_unique<HttpRunApi>(settingsFor(server));
            const auto page = api->listRuns({});
            for (int turn = 0; turn < turns && !page.isFinished(); ++turn)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            api.reset();
            QVERIFY(page.isFinished());
            if (!page.result())
                QCOMPARE(page.result().error().code, ErrorCode::Cancelled);
        }
    }

    void afterCloseNothingIsSent()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::ending(ScriptedAnswer::End::Never));
        HttpRunApi api(settingsFor(server));
        const QFuture<Result<Run>> run = api.fetchRun(RunId);
        QTRY_COMPARE(server.requests().size(), 1);
        api.close();
        api.close();
        QVERIFY(run.isFinished());
        QCOMPARE(run.result().error().code, ErrorCode::Cancelled);
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::NotSent);
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::Cancelled);
        QCOMPARE(server.requests().size(), 1);
    }

    void aRequestThatNeverLeftIsNotSent()
    {
        ScriptedServer server;
        auto api = std::make_unique<HttpRunApi>(settingsFor(server));
        const QFuture<TransitionReply> reply = api->send(actionOf(ActionKind::Confirm));
        api.reset();
        QCOMPARE(reply.result().outcome, Outcome::NotSent);
        QCOMPARE(server.requests().size(), 0);
    }

    /// The action queue does so: it reads the run when an outcome is unknown.
    void aReceiverMayAskAgainWhileItQuits()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::ending(ScriptedAnswer::End::Never));
        auto api = std::make_unique<HttpRunApi>(settingsFor(server));
        QObject receiver;
        std::optional<ErrorCode> second;
        HttpRunApi *raw = api.get();
        api->send(actionOf(ActionKind::Confirm)).then(&receiver, [&](const TransitionReply &) {
            raw->fetchRun(RunId).then(&receiver, [&](const Result<Run> &run) { second = run.error().code; });
        });
        QTRY_COMPARE(server.requests().size(), 1);
        api.reset();
        QTRY_VERIFY(second);
        QCOMPARE(*second, ErrorCode::Cancelled);
    }

    void aReceiverMayDestroyTheApi()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        for (int round = 0; round < 20; ++round) {
            auto api = std::make_unique<HttpRunApi>(settingsFor(server));
            QObject receiver;
            int answers = 0;
            api->fetchRun(RunId).then(&receiver, [&](const Result<Run> &) {
                ++answers;
                api.reset();
            });
            const QFuture<TransitionReply> other = api->send(actionOf(ActionKind::Cancel));
            QTRY_COMPARE(answers, 1);
            QVERIFY(!api);
            QVERIFY(other.isFinished());
        }
    }
};

QTEST_GUILESS_MAIN(TestApiQuit)
#include "tst_api_quit.moc"
