// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action_bench.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 6: fenced, exactly once as far as a client can, honest state. FIELD, double submit: the guard is in the
/// queue.
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
    void answerAfterTheEndIsHarmless();
    void afterSettlingItCanBePressedAgain();
};

void TestActionQueue::appliedReplyIsMerged()
{
    ActionBench bench;
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
    ActionBench bench;
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
    ActionBench bench;
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
    ActionBench bench({awaitingConfirm(1), awaitingConfirm(2)});
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
    ActionBench bench;
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
    ActionBench bench({makeRun(1)});
    bench.press(ActionKind::Confirm, makeRun(1));
    QCOMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->code, ErrorCode::NotLegal);
    QCOMPARE(bench.latest().error->message, illegalReasonText(ActionKind::Confirm, IllegalReason::StillParsing));
    QVERIFY(bench.api.sent.isEmpty());
}

void TestActionQueue::runThatIsNotLoadedIsSent()
{
    ActionBench bench(RunBatch{});
    bench.press(ActionKind::Confirm, awaitingConfirm(1));
    QCOMPARE(bench.api.sent.size(), 1);
}

void TestActionQueue::lookOnlySendsNothing()
{
    ActionBench bench;
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
    ActionBench bench;
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
    ActionBench bench;
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
    ActionBench bench;
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
    ActionBench bench;
    bench.press(ActionKind::Confirm);
    bench.api.reply(replyOf(Outcome::NotSent, {}, ErrorCode::HostNotFound));
    QTRY_COMPARE(bench.latest().state, ActionState::NotApplied);
    QCOMPARE(bench.latest().error->code, ErrorCode::HostNotFound);
    QVERIFY(bench.api.fetched.isEmpty());
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
    QCoreApplication::sendPostedEvents();
    QCOMPARE(changed.size(), 0);
}

void TestActionQueue::afterSettlingItCanBePressedAgain()
{
    ActionBench bench;
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
