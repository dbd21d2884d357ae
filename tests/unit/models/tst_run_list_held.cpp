// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_list_bench.h"

#include <QPersistentModelIndex>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;
using namespace std::chrono_literals;

/// DESIGN 5.3 and FIELD: rows do not move under a pressed button, an open menu or an open editor.
class TestRunListHeld : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyWarning()); }
    void heldRowsDoNotMove();
    void heldRowOfAGoneRunStaysEmpty();
    void removalsWhileHeldWaitToo();
    void chosenFilterAppliesWhileHeld();
    void clockDoesNotMoveHeldRows();
    void pressedRunIsFoundAgainAfterTheHold();
};

void TestRunListHeld::heldRowsDoNotMove()
{
    RunListBench bench(makeRuns(0, 5));
    const QStringList before = bench.ids();
    bench.model->setHeld(true);
    bench.store.merge({makeRun(7), makeRun(8), later(makeRun(2))});
    QCOMPARE(bench.ids(), before);
    QCOMPARE(bench.heldBack(), 2);
    QCOMPARE(bench.held->size(), 1);
    QCOMPARE(bench.cells->size(), 1); // cell values still follow
    bench.model->setHeld(false);
    QCOMPARE(bench.model->rowCount(), 7);
    QCOMPARE(bench.heldBack(), 0);
    QCOMPARE(bench.held->size(), 2);
    QCOMPARE(bench.inserted->size(), 1);
}

void TestRunListHeld::heldRowOfAGoneRunStaysEmpty()
{
    RunListBench bench(makeRuns(0, 5));
    bench.model->setHeld(true);
    const int row = *bench.model->rowOf(uuid(2));
    bench.store.remove({uuid(2)});
    bench.store.merge({makeRun(50)}); // takes the slot over
    QCOMPARE(bench.model->rowCount(), 5);
    QVERIFY(bench.model->idAt(row).isEmpty());
    QVERIFY(!bench.cell(row, RunColumn::Screen).isValid());
    QVERIFY(!bench.model->rowOf(uuid(2)));
    bench.model->setHeld(false);
    QCOMPARE(bench.ids(), (QStringList{uuid(50), uuid(4), uuid(3), uuid(1), uuid(0)}));
}

void TestRunListHeld::removalsWhileHeldWaitToo()
{
    RunListBench bench(makeRuns(0, 6));
    bench.model->setFilter(filterOf("is:open"));
    bench.model->setHeld(true);
    bench.store.merge({later(makeRun(3, Status::Completed))}); // no longer matches
    QCOMPARE(bench.model->rowCount(), 6);
    QCOMPARE(bench.heldBack(), 1);
    QCOMPARE(bench.cell(2, RunColumn::Status), QVariant(QStringLiteral("completed")));
    bench.store.remove({uuid(5), uuid(0)}); // gone: the first and the last row stay, empty
    QCOMPARE(bench.removed->size(), 0);
    QVERIFY(bench.model->idAt(0).isEmpty());
    QVERIFY(bench.model->idAt(5).isEmpty());
    QCOMPARE(bench.model->idAt(1), uuid(4));
    bench.model->setHeld(false);
    QCOMPARE(bench.ids(), (QStringList{uuid(4), uuid(2), uuid(1)}));
    QCOMPARE(bench.heldBack(), 0);
    QCOMPARE(bench.resets->size(), 0);
}

void TestRunListHeld::chosenFilterAppliesWhileHeld()
{
    // What the person asks for is no surprise to them: only what comes by itself waits.
    RunListBench bench(makeRuns(0, 5));
    bench.model->setHeld(true);
    bench.store.merge({makeRun(9)});
    QCOMPARE(bench.heldBack(), 1);
    bench.model->setFilter(filterOf("node:12:3"));
    QCOMPARE(bench.ids(), QStringList{uuid(3)});
    QCOMPARE(bench.heldBack(), 0);
}

void TestRunListHeld::clockDoesNotMoveHeldRows()
{
    RunListBench bench({makeRun(0)});
    bench.model->setFilter(filterOf("is:blocked"));
    bench.model->setHeld(true);
    bench.model->setTimeStep(1ms);
    bench.clock.time += hour;
    QTRY_COMPARE(bench.heldBack(), 1);
    QCOMPARE(bench.model->rowCount(), 0);
    bench.model->setHeld(false);
    QCOMPARE(bench.model->rowCount(), 1);
}

void TestRunListHeld::pressedRunIsFoundAgainAfterTheHold()
{
    RunListBench bench(makeRuns(0, 5));
    const QPersistentModelIndex pressed = bench.model->index(*bench.model->rowOf(uuid(1)), 0);
    bench.model->setHeld(true);
    bench.store.merge(makeRuns(10, 20));
    bench.store.remove({uuid(3)});
    QCOMPARE(pressed.row(), 3); // under the pointer
    bench.model->setHeld(false);
    QVERIFY(pressed.isValid());
    QCOMPARE(pressed.data(RunListModel::IdRole).toString(), uuid(1));
    QCOMPARE(bench.model->rowCount(), 24);
}

QTEST_GUILESS_MAIN(TestRunListHeld)
#include "tst_run_list_held.moc"
