// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_queue.h"
#include "fake_run_api.h"
#include "model_fixtures.h"

#include <QSignalSpy>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;
using namespace std::chrono_literals;

namespace {

struct Bench {
    RunStore store;
    ManualClock clock;
    FakeRunApi api;
    ActionQueue queue{&store, &api, &clock};
    QSignalSpy records{&queue, &ActionQueue::recordChanged};
    QSignalSpy pending{&queue, &ActionQueue::pendingChanged};

    explicit Bench(const RunBatch &runs = {awaitingConfirm(1)})
    {
        store.merge(runs);
        queue.setRetryPauses({1ms, 1ms, 1ms});
        clock.time = noon + minute;
    }

    QUuid press(ActionKind kind, const Run &seen = awaitingConfirm(1))
    {
        Action action;
        action.kind = kind;
        action.runId = seen.id;
        action.seen = seen.state();
        return queue.submit(action);
    }

    const ActionRecord &latest() const { return queue.records().constFirst(); }
    Run stored() const { return store.run(*store.find(uuid(1))); }
};

/// The row after the person asked, with another state.
Run after(Run run, Status status, Code<Phase> phase = {})
{
    run.status = status;
    run.phase = phase;
    run.updatedAt = noon + 2 * minute;
    return run;
}

TransitionReply replyOf(TransitionReply::Outcome outcome, std::optional<Run> run = {}, ErrorCode code = ErrorCode::None)
{
    return {outcome, std::move(run),
            code == ErrorCode::None ? std::nullopt : std::optional(Error{code, QStringLiteral("words of the reply")})};
}

using Outcome = TransitionReply::Outcome;

} // namespace

/// DESIGN 6: fenced, exactly once as far as a client can, honest state. RELIABILITY M1, M3: an unknown outcome is read,
/// never resent. FIELD, double submit: the guard is in the queue.
class TestActionQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void appliedReplyIsMerged();
    void requestCarriesWhatWasSeen();
    void pressingTwiceSendsOnce();
    void anotherRunIsNotHeldUp();
    void movedRowSendsNothing_data();
    void movedRowSendsNothing();
    void illegalActionSendsNothing();
    void runThatIsNotLoadedIsSent();
    void lookOnlySendsNothing();
    void reasonAgainst();
    void refusalWithTheRow();
    void refusalWithoutTheRowReadsIt();
    void notSentIsNotApplied();
    void unknownOutcomeIsRead_data();
    void unknownOutcomeIsRead();
    void confirmedByAnotherBeforeIsNotClaimed();
    void failedReadIsRepeated();
    void fourFailedReadsStayUnknown();
    void vanishedRunStaysUnknown();
    void droppedRequestIsRead();
    void feedbackIsJudgedByItsColumn();
    void answerAfterTheEndIsHarmless();
    void afterSettlingItCanBePressedAgain();
};

void TestActionQueue::appliedReplyIsMerged()
{
    Bench bench;
    const QUuid key = bench.press(ActionKind::Confirm);
    QVERIFY(!key.isNull());
    QCOMPARE(bench.latest().state, ActionState::Requested);
    QVERIFY(bench.latest().isPending());
    QCOMPARE(bench.queue.pendingRuns(), QSet<QString>{uuid(1)});
    const Run confirmed = after(awaitingConfirm(1), Status::Processing, Phase::Assemble);
    bench.api.reply(replyOf(Outcome::Applied, confirmed));
    QTRY_COMPARE(bench.latest().state, ActionState::Applied);
    QCOMPARE(bench.stored(), confirmed);
    QCOMPARE(bench.latest().current, std::optional(confirmed));
    QCOMPARE(bench.latest().settledAt, bench.clock.time);
    QVERIFY(!bench.latest().error);
    QVERIFY(!bench.queue.hasPending(uuid(1)));
    QCOMPARE(bench.records.size(), 2);
    QCOMPARE(bench.pending.size(), 2);
}

void TestActionQueue::requestCarriesWhatWasSeen()
{
    Bench bench;
    Action action;
    action.kind = ActionKind::Reject;
    action.runId = uuid(1);
    action.seen = awaitingConfirm(1).state();
    action.reason = QStringLiteral("wrong screen");
    const QUuid key = bench.queue.submit(action);
    QCOMPARE(bench.api.sent.size(), 1);
    const Action &sent = bench.api.sent.constFirst();
    QCOMPARE(sent.idempotencyKey, key);
    QCOMPARE(sent.askedAt, bench.clock.time);
    QCOMPARE(sent.seen, action.seen);
    QCOMPARE(sent.reason, action.reason);
}

void TestActionQueue::pressingTwiceSendsOnce()
{
    Bench bench;
    QVERIFY(!bench.press(ActionKind::Confirm).isNull());
    QVERIFY(bench.press(ActionKind::Confirm).isNull());
    QVERIFY(bench.press(ActionKind::Cancel).isNull());
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.queue.records().size(), 1);
    QCOMPARE(bench.records.size(), 1);
    QCOMPARE(bench.queue.pendingCount(), 1);
}

void TestActionQueue::anotherRunIsNotHeldUp()
{
    Bench bench({awaitingConfirm(1), awaitingConfirm(2)});
    const QUuid first = bench.press(ActionKind::Confirm, awaitingConfirm(1));
    const QUuid second = bench.press(ActionKind::Confirm, awaitingConfirm(2));
    QVERIFY(!second.isNull());
    QVERIFY(first != second);
    QCOMPARE(bench.api.sent.size(), 2);
    QCOMPARE(bench.queue.recordsOf(uuid(2)).size(), 1);
    QCOMPARE(bench.latest().action.runId, uuid(2)); // newest first
}

void TestActionQueue::movedRowSendsNothing_data()
{
    QTest::addColumn<Run>("now");
    Run attempt = later(awaitingConfirm(1));
    attempt.attempt = 2;
    QTest::newRow("status") << later(makeRun(1, Status::Cancelled));
    QTest::newRow("phase") << after(awaitingConfirm(1), Status::Processing, Phase::Assemble);
    QTest::newRow("attempt") << attempt;
    QTest::newRow("updated_at") << later(awaitingConfirm(1));
}

void TestActionQueue::movedRowSendsNothing()
{
    QFETCH(const Run, now);
    Bench bench;
    bench.store.merge({now});
    QVERIFY(!bench.press(ActionKind::Confirm).isNull());
    QCOMPARE(bench.latest().state, ActionState::Moved);
    QCOMPARE(bench.latest().current, std::optional(now));
    QVERIFY(bench.api.sent.isEmpty());
    QVERIFY(!bench.queue.hasPending(uuid(1)));
    QCOMPARE(bench.pending.size(), 0);
    // One key repeats it on the new state.
    bench.press(ActionKind::Cancel, now);
    QCOMPARE(bench.api.sent.size(), now.isOpen() ? 1 : 0);
}

void TestActionQueue::illegalActionSendsNothing()
{
    Bench bench({makeRun(1)});
    bench.press(ActionKind::Confirm, makeRun(1));
    QCOMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->code, ErrorCode::NotLegal);
    QCOMPARE(bench.latest().error->message, illegalReasonText(ActionKind::Confirm, IllegalReason::StillParsing));
    QVERIFY(bench.api.sent.isEmpty());
}

void TestActionQueue::runThatIsNotLoadedIsSent()
{
    Bench bench(RunBatch{});
    bench.press(ActionKind::Confirm, awaitingConfirm(1));
    QCOMPARE(bench.api.sent.size(), 1);
}

void TestActionQueue::lookOnlySendsNothing()
{
    Bench bench;
    bench.queue.setLookOnly(true);
    QVERIFY(bench.queue.isLookOnly());
    bench.press(ActionKind::Confirm);
    QCOMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->message, illegalReasonText(ActionKind::Confirm, IllegalReason::LookOnly));
    QVERIFY(bench.api.sent.isEmpty());

    ActionQueue without(&bench.store, nullptr, &bench.clock);
    QVERIFY(without.isLookOnly());
    Action action;
    action.runId = uuid(1);
    action.seen = awaitingConfirm(1).state();
    without.submit(action);
    QCOMPARE(without.records().constFirst().state, ActionState::NotApplied);
}

void TestActionQueue::reasonAgainst()
{
    Bench bench;
    const RunState seen = awaitingConfirm(1).state();
    QCOMPARE(bench.queue.reasonAgainst(ActionKind::Confirm, seen, uuid(1)), IllegalReason::None);
    QCOMPARE(bench.queue.reasonAgainst(ActionKind::Feedback, seen, uuid(1)), IllegalReason::StillOpen);
    bench.press(ActionKind::Confirm);
    QCOMPARE(bench.queue.reasonAgainst(ActionKind::Cancel, seen, uuid(1)), IllegalReason::ActionPending);
    QCOMPARE(bench.queue.reasonAgainst(ActionKind::Cancel, seen), IllegalReason::None);
    bench.queue.setLookOnly(true);
    QCOMPARE(bench.queue.reasonAgainst(ActionKind::Confirm, seen), IllegalReason::LookOnly);
}

void TestActionQueue::refusalWithTheRow()
{
    Bench bench;
    bench.press(ActionKind::Confirm);
    const Run now = after(awaitingConfirm(1), Status::Cancelled);
    bench.api.reply(replyOf(Outcome::Refused, now, ErrorCode::Conflict));
    QTRY_COMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->code, ErrorCode::Conflict);
    QCOMPARE(bench.stored(), now);
    QVERIFY(bench.api.fetched.isEmpty());
}

void TestActionQueue::refusalWithoutTheRowReadsIt()
{
    Bench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::Refused, {}, ErrorCode::Forbidden));
    QTRY_COMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.api.fetched, QStringList{uuid(1)});
    QVERIFY(!bench.queue.hasPending(uuid(1)));
    const Run now = after(awaitingConfirm(1), Status::Cancelled);
    bench.api.answerRead(now);
    QTRY_COMPARE(bench.latest().current, std::optional(now));
    QCOMPARE(bench.stored(), now);
    QCOMPARE(bench.latest().error->code, ErrorCode::Forbidden);
}

void TestActionQueue::notSentIsNotApplied()
{
    Bench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::NotSent, {}, ErrorCode::HostNotFound));
    QTRY_COMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->code, ErrorCode::HostNotFound);
    QVERIFY(bench.api.fetched.isEmpty());
}

void TestActionQueue::unknownOutcomeIsRead_data()
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

void TestActionQueue::unknownOutcomeIsRead()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const Run, now);
    QFETCH(const ActionState, state);
    Bench bench;
    bench.press(kind);
    const TransitionReply unknown = replyOf(Outcome::Unknown, {}, ErrorCode::Timeout);
    const std::optional<Error> replied = unknown.error;
    bench.api.reply(unknown);
    QTRY_COMPARE(bench.latest().state, ActionState::Checking);
    QVERIFY(bench.queue.hasPending(uuid(1)));
    QCOMPARE(bench.api.fetched, QStringList{uuid(1)});
    bench.api.answerRead(now);
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

void TestActionQueue::confirmedByAnotherBeforeIsNotClaimed()
{
    Bench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::ConnectionLost));
    Run now = after(awaitingConfirm(1), Status::Processing, Phase::Assemble);
    now.updatedAt = bench.clock.time - second; // moved after the last poll, before the press
    now.updatedBy = QStringLiteral("somebody else");
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(now);
    QTRY_COMPARE(bench.latest().state, ActionState::Unknown);
}

void TestActionQueue::failedReadIsRepeated()
{
    Bench bench;
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

void TestActionQueue::fourFailedReadsStayUnknown()
{
    Bench bench;
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

void TestActionQueue::vanishedRunStaysUnknown()
{
    Bench bench;
    bench.press(ActionKind::Cancel);
    bench.api.reply(replyOf(Outcome::Unknown, {}, ErrorCode::Timeout));
    QTRY_COMPARE(bench.api.fetched.size(), 1);
    bench.api.answerRead(failure(Error{ErrorCode::NotFound}));
    QTRY_COMPARE(bench.latest().state, ActionState::Unknown);
    QCOMPARE(bench.api.fetched.size(), 1);
}

void TestActionQueue::droppedRequestIsRead()
{
    Bench bench;
    bench.press(ActionKind::Cancel);
    bench.api.dropRequest(); // the future ends without a value
    QTRY_COMPARE(bench.latest().state, ActionState::Checking);
    QCOMPARE(bench.latest().error->code, ErrorCode::OutcomeUnknown);
    QCOMPARE(bench.api.fetched.size(), 1);
}

void TestActionQueue::feedbackIsJudgedByItsColumn()
{
    const Run completed = makeRun(1, Status::Completed);
    for (const FeedbackStatus stored : {FeedbackStatus::Fixed, FeedbackStatus::Adopted}) {
        Bench bench({completed});
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

void TestActionQueue::answerAfterTheEndIsHarmless()
{
    RunStore store;
    store.merge({awaitingConfirm(1)});
    const ManualClock clock;
    FakeRunApi api;
    auto queue = std::make_unique<ActionQueue>(&store, &api, &clock);
    Action action;
    action.kind = ActionKind::Cancel;
    action.runId = uuid(1);
    action.seen = awaitingConfirm(1).state();
    queue->submit(action);
    queue.reset();
    QSignalSpy changed(&store, &RunStore::changed);
    api.reply(replyOf(Outcome::Applied, after(awaitingConfirm(1), Status::Cancelled)));
    QCoreApplication::processEvents();
    QCOMPARE(changed.size(), 0);
}

void TestActionQueue::afterSettlingItCanBePressedAgain()
{
    Bench bench;
    const QUuid first = bench.press(ActionKind::Cancel);
    bench.api.reply(replyOf(Outcome::NotSent, {}, ErrorCode::HostNotFound));
    QTRY_VERIFY(!bench.queue.hasPending(uuid(1)));
    const QUuid second = bench.press(ActionKind::Cancel);
    QVERIFY(!second.isNull());
    QVERIFY(second != first); // another intent, another key
    QCOMPARE(bench.queue.recordsOf(uuid(1)).size(), 2);
}

QTEST_GUILESS_MAIN(TestActionQueue)
#include "tst_action_queue.moc"
