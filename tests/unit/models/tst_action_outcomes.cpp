// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action_bench.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 6, RELIABILITY M1, M3: an unknown outcome is learnt by reading the run, never by sending again.
class TestActionOutcomes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void unknownOutcomeIsRead_data();
    void unknownOutcomeIsRead();
    void appliedAfterTheFirstLookIsNotDenied();
    void unchangedAfterAServerErrorIsNotApplied();
    void confirmedByAnotherBeforeIsNotClaimed();
    void failedReadIsRepeated();
    void fourFailedReadsStayUnknown();
    void vanishedRunStaysUnknown();
    void droppedRequestIsRead();
    void feedbackIsJudgedByItsColumn();
};

void TestActionOutcomes::unknownOutcomeIsRead_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<Run>("now");
    QTest::addColumn<ActionState>("state");
    const Run seen = awaitingConfirm(1);
    QTest::newRow("confirm: assembling") << ActionKind::Confirm << after(seen, Status::Processing, Phase::Assemble)
                                         << ActionState::Applied;
    QTest::newRow("confirm: completed") << ActionKind::Confirm << after(seen, Status::Completed)
                                        << ActionState::Applied;
    QTest::newRow("confirm: as it was") << ActionKind::Confirm << seen << ActionState::NotApplied;
    QTest::newRow("confirm: failed") << ActionKind::Confirm << after(seen, Status::Failed) << ActionState::Unknown;
    QTest::newRow("confirm: touched") << ActionKind::Confirm << after(seen, Status::Processing, Phase::AwaitingConfirm)
                                      << ActionState::Unknown;
    QTest::newRow("reject: rejected") << ActionKind::Reject << after(seen, Status::Rejected) << ActionState::Applied;
    QTest::newRow("reject: cancelled") << ActionKind::Reject << after(seen, Status::Cancelled)
                                       << ActionState::NotApplied;
    QTest::newRow("cancel: cancelled") << ActionKind::Cancel << after(seen, Status::Cancelled) << ActionState::Applied;
    QTest::newRow("cancel: as it was") << ActionKind::Cancel << seen << ActionState::NotApplied;
    QTest::newRow("cancel: completed") << ActionKind::Cancel << after(seen, Status::Completed)
                                       << ActionState::NotApplied;
    QTest::newRow("cancel: still open") << ActionKind::Cancel << after(seen, Status::Processing, Phase::Assemble)
                                        << ActionState::Unknown;
}

void TestActionOutcomes::unknownOutcomeIsRead()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const Run, now);
    QFETCH(const ActionState, state);
    ActionBench bench;
    bench.press(kind);
    const TransitionReply unknown = replyOf(Outcome::Unknown, {}, ErrorCode::Timeout);
    const std::optional<Error> replied = unknown.error;
    bench.api.reply(unknown);
    QTRY_COMPARE(bench.latest().state, ActionState::Checking);
    QVERIFY(bench.queue.hasPending(uuid(1)));
    QCOMPARE(bench.api.fetched, QStringList{uuid(1)});
    // An unchanged row is read again: a server that never answered may still be working on the request.
    const int reads = now.state() == awaitingConfirm(1).state() ? 4 : 1;
    for (int read = 1; read <= reads; ++read) {
        QTRY_COMPARE(bench.api.fetched.size(), read);
        bench.api.answerRead(now);
    }
    QTRY_COMPARE(bench.latest().state, state);
    QCOMPARE(bench.latest().current, std::optional(now));
    QCOMPARE(bench.latest().error.has_value(), state != ActionState::Applied);
    if (bench.latest().error) { // the sentence is about what was learnt; what was said before is detail
        QVERIFY(bench.latest().error->message.contains(QStringLiteral("the run was read")));
        QVERIFY(!bench.latest().error->message.contains(replied->message));
        QVERIFY(bench.latest().error->detail.contains(replied->message));
    }
    QCOMPARE(bench.stored(), now);
    QCOMPARE(bench.api.sent.size(), 1); // never resent
    QVERIFY(!bench.queue.hasPending(uuid(1)));
}

void TestActionOutcomes::appliedAfterTheFirstLookIsNotDenied()
{
    ActionBench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(awaitingConfirm(1));
    QTRY_COMPARE(bench.api.fetched.size(), 2);
    QCOMPARE(bench.latest().state, ActionState::Checking);
    bench.api.answerRead(after(awaitingConfirm(1), Status::Processing, Phase::Assemble));
    QTRY_COMPARE(bench.latest().state, ActionState::Applied);
}

void TestActionOutcomes::unchangedAfterAServerErrorIsNotApplied()
{
    ActionBench bench;
    bench.press(ActionKind::Confirm);
    TransitionReply reply = replyOf(Outcome::Unknown, {}, ErrorCode::ServerError);
    reply.error->httpStatus = 500; // it answered: it has done with the request
    bench.api.reply(reply);
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(awaitingConfirm(1));
    QTRY_COMPARE(bench.latest().state, ActionState::NotApplied);
}

void TestActionOutcomes::confirmedByAnotherBeforeIsNotClaimed()
{
    ActionBench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::ConnectionLost));
    Run now = after(awaitingConfirm(1), Status::Processing, Phase::Assemble);
    now.updatedAt = bench.clock.time - second; // moved after the last poll, before the press
    now.updatedBy = QStringLiteral("somebody else");
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(now);
    QTRY_COMPARE(bench.latest().state, ActionState::Unknown);
}

void TestActionOutcomes::failedReadIsRepeated()
{
    ActionBench bench;
    bench.press(ActionKind::Cancel);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
    for (int reads = 1; reads <= 3; ++reads) {
        QTRY_COMPARE(bench.api.fetched.size(), reads);
        bench.api.answerRead(failure(Error{ErrorCode::ConnectionRefused}));
    }
    QTRY_COMPARE(bench.api.fetched.size(), 4);
    bench.api.answerRead(after(awaitingConfirm(1), Status::Cancelled));
    QTRY_COMPARE(bench.latest().state, ActionState::Applied);
}

void TestActionOutcomes::fourFailedReadsStayUnknown()
{
    ActionBench bench;
    bench.press(ActionKind::Cancel);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
    for (int reads = 1; reads <= 4; ++reads) {
        QTRY_COMPARE(bench.api.fetched.size(), reads);
        bench.api.answerRead(failure(Error{ErrorCode::ConnectionRefused}));
    }
    QTRY_COMPARE(bench.latest().state, ActionState::Unknown);
    QCOMPARE(bench.latest().error->code, ErrorCode::ConnectionRefused);
    QVERIFY(bench.latest().error->message.contains(QStringLiteral("could not be read")));
    QVERIFY(bench.latest().error->detail.contains(QStringLiteral("words of the reply")));
    QVERIFY(!bench.queue.hasPending(uuid(1)));
    QCOMPARE(bench.api.sent.size(), 1);
}

void TestActionOutcomes::vanishedRunStaysUnknown()
{
    ActionBench bench;
    bench.press(ActionKind::Cancel);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(failure(Error{ErrorCode::NotFound}));
    QTRY_COMPARE(bench.latest().state, ActionState::Unknown);
    QCOMPARE(bench.api.fetched.size(), 1);
}

void TestActionOutcomes::droppedRequestIsRead()
{
    ActionBench bench;
    bench.press(ActionKind::Cancel);
    bench.api.dropRequest(); // the future ends without a value
    QTRY_COMPARE(bench.latest().state, ActionState::Checking);
    QCOMPARE(bench.latest().error->code, ErrorCode::OutcomeUnknown);
    QCOMPARE(bench.api.fetched.size(), 1);
}

void TestActionOutcomes::feedbackIsJudgedByItsColumn()
{
    const Run completed = makeRun(1, Status::Completed);
    for (const FeedbackStatus stored : {FeedbackStatus::Fixed, FeedbackStatus::Adopted}) {
        ActionBench bench({completed});
        Action action;
        action.kind = ActionKind::Feedback;
        action.runId = uuid(1);
        action.seen = completed.state();
        action.feedback = FeedbackStatus::Adopted;
        bench.queue.submit(action);
        bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
        Run now = after(completed, Status::Completed);
        now.feedbackStatus = stored;
        QTRY_COMPARE(bench.api.fetched.size(), 1);
        bench.api.answerRead(now);
        QTRY_VERIFY(!bench.latest().isPending());
        QCOMPARE(bench.latest().state, stored == FeedbackStatus::Adopted ? ActionState::Applied : ActionState::Unknown);
    }
}

QTEST_GUILESS_MAIN(TestActionOutcomes)
#include "tst_action_outcomes.moc"
