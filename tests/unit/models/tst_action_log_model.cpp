// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_log_model.h"
#include "fake_run_api.h"
#include "model_fixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

void press(ActionQueue &queue, int number)
{
    Action action;
    action.kind = ActionKind::Cancel;
    action.runId = uuid(number);
    action.seen = makeRun(number).state();
    queue.submit(action);
}

} // namespace

/// DESIGN 6: every action and its outcome goes to the activity log.
class TestActionLogModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newestFirstWithNarrowSignals();
    void oneRunOnly();
    void rolesAreValues();

private:
    RunStore m_store;
    ManualClock m_clock;
};

void TestActionLogModel::newestFirstWithNarrowSignals()
{
    FakeRunApi api;
    ActionQueue queue(&m_store, &api, &m_clock);
    ActionLogModel model(&queue);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    press(queue, 1);
    press(queue, 2);
    QCOMPARE(inserted.size(), 2);
    QCOMPARE(model.recordAt(0).action.runId, uuid(2));
    api.reply({TransitionReply::Outcome::NotSent, {}, {}});
    QTRY_COMPARE(model.recordAt(1).state, ActionState::NotApplied);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(ActionLogModel(&queue).rowCount(), 2); // a later model shows what was before it
}

void TestActionLogModel::oneRunOnly()
{
    FakeRunApi api;
    ActionQueue queue(&m_store, &api, &m_clock);
    ActionLogModel model(&queue);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    press(queue, 1);
    press(queue, 2);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRunId(uuid(1));
    model.setRunId(uuid(1));
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.rowCount(), 1);
    press(queue, 3);
    QCOMPARE(model.rowCount(), 1);
    model.setRunId({});
    QCOMPARE(model.rowCount(), 3);
}

void TestActionLogModel::rolesAreValues()
{
    FakeRunApi api;
    ActionQueue queue(&m_store, &api, &m_clock);
    press(queue, 1);
    const ActionLogModel model(&queue);
    const QModelIndex index = model.index(0);
    QCOMPARE(index.data().toString(), uuid(1));
    QCOMPARE(index.data(ActionLogModel::RunIdRole).toString(), uuid(1));
    QCOMPARE(index.data(ActionLogModel::KindRole).toInt(), static_cast<int>(ActionKind::Cancel));
    QCOMPARE(index.data(ActionLogModel::StateRole).toInt(), static_cast<int>(ActionState::Requested));
    QCOMPARE(index.data(ActionLogModel::AskedAtRole).toLongLong(), noon);
    QCOMPARE(index.data(ActionLogModel::RecordRole).value<ActionRecord>().action.runId, uuid(1));
    QVERIFY(!index.data(Qt::DecorationRole).isValid());
    QVERIFY(model.recordAt(5).action.runId.isEmpty());
}

QTEST_GUILESS_MAIN(TestActionLogModel)
#include "tst_action_log_model.moc"
