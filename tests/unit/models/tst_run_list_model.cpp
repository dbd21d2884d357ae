// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_list_bench.h"

#include <QPersistentModelIndex>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;
using namespace std::chrono_literals;

/// DESIGN 5.3 and STYLE 2, 3, 5: never a reset on refresh, narrow signals, nothing when nothing changed. FIELD: the
/// filter holds for streamed rows too.
class TestRunListModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyWarning()); }
    void newestFirst();
    void equalDataEmitsNothing();
    void newRunIsOneInsert();
    void changedRunIsOneCellChange();
    void runThatNoLongerMatchesIsOneRemove();
    void streamedRowsObeyTheFilter();
    void burstIsBatched();
    void setFilterIsImmediate();
    void manyChangesAreOneLayout();
    void severalChangesAreSignalsOfTheirOwn();
    void sortingKeepsPersistentIndexes();
    void unchangedOrderAndUnknownColumnDoNothing();
    void hundredRefreshesKeepThePersistentIndexes();
    void goneSlotIsNotTakenForAnotherRun();
    void clearedStore();
    void stuckFollowsTheClock();
    void timeDependentFilterFollowsTheClock();
    void timeAloneTouchesOnlyStuckRows();
};

void TestRunListModel::newestFirst()
{
    const RunListBench bench(makeRuns(0, 3));
    QCOMPARE(bench.ids(), (QStringList{uuid(2), uuid(1), uuid(0)}));
    QCOMPARE(bench.model->columnCount(), runColumnCount);
}

void TestRunListModel::equalDataEmitsNothing()
{
    RunListBench bench(makeRuns(0, 50));
    bench.store.merge(makeRuns(0, 50));
    bench.model->refresh();
    bench.model->setFilter({});
    bench.model->setOrder({});
    bench.model->setHeld(true);
    bench.model->setHeld(false);
    bench.model->setRequestedRuns({});
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 0, 0, 0, 0}));
}

void TestRunListModel::newRunIsOneInsert()
{
    RunListBench bench(makeRuns(0, 5));
    bench.store.merge({makeRun(9)});
    QCOMPARE(bench.counts(), (QList<qsizetype>{1, 0, 0, 0, 0, 1}));
    QCOMPARE(bench.inserted->at(0).at(1).toInt(), 0);
    QCOMPARE(bench.inserted->at(0).at(2).toInt(), 0);
    QCOMPARE(bench.model->idAt(0), uuid(9));
}

void TestRunListModel::changedRunIsOneCellChange()
{
    RunListBench bench(makeRuns(0, 5));
    bench.store.merge({later(makeRun(3))});
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 1, 0, 0, 0}));
    QCOMPARE(bench.cells->at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(bench.cells->at(0).at(1).toModelIndex().row(), 1);
    QCOMPARE(bench.cells->at(0).at(1).toModelIndex().column(), runColumnCount - 1);
}

void TestRunListModel::runThatNoLongerMatchesIsOneRemove()
{
    RunListBench bench(makeRuns(0, 5));
    bench.model->setFilter(filterOf("is:open"));
    bench.store.merge({later(makeRun(3, Status::Completed))});
    QCOMPARE(bench.removed->size(), 1);
    QCOMPARE(bench.cells->size(), 0);
    QVERIFY(!bench.model->rowOf(uuid(3)));
}

void TestRunListModel::streamedRowsObeyTheFilter()
{
    RunListBench bench(makeRuns(0, 3));
    bench.model->setFilter(filterOf("status:failed"));
    bench.store.merge({makeRun(7), makeRun(8, Status::Failed)});
    QCOMPARE(bench.ids(), QStringList{uuid(8)});
}

void TestRunListModel::burstIsBatched()
{
    RunListBench bench;
    for (int number = 0; number < 40; ++number)
        bench.store.merge({makeRun(number)});
    // The first shows at once, the others together.
    QCOMPARE(bench.model->rowCount(), 1);
    QTRY_COMPARE(bench.model->rowCount(), 40);
    QCOMPARE(bench.inserted->size(), 2);
    QCOMPARE(bench.results->size(), 2);
}

void TestRunListModel::setFilterIsImmediate()
{
    RunListBench bench(makeRuns(0, 5));
    QSignalSpy filters(bench.model.get(), &RunListModel::filterChanged);
    bench.model->setFilter(filterOf("screen:SCR-0003"));
    QCOMPARE(bench.ids(), QStringList{uuid(3)});
    QCOMPARE(filters.size(), 1);
    QCOMPARE(bench.resets->size(), 0);
    QCOMPARE(bench.model->filter(), filterOf("screen:SCR-0003"));
    QCOMPARE(bench.model->result().facets.value(FilterKey::Status).value(QStringLiteral("processing")), 1);
}

void TestRunListModel::manyChangesAreOneLayout()
{
    RunBatch runs = makeRuns(0, 400);
    for (int i = 0; i < runs.size(); i += 2)
        runs[i].edge = Edge::Des2Wf;
    RunListBench bench(runs);
    bench.model->setFilter(filterOf("edge:des2wf"));
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 0, 1, 0, 1}));
    QCOMPARE(bench.model->rowCount(), 200);
}

void TestRunListModel::severalChangesAreSignalsOfTheirOwn()
{
    // Few spans come as inserts and removes, from the end, so that each is right when it is told.
    RunListBench bench(makeRuns(0, 30));
    RunBatch batch{makeRun(100), makeRun(101)};
    for (const int number : {3, 4, 20}) {
        batch.append(makeRun(number));
        batch.last().deletedAt = noon;
    }
    bench.store.merge(batch);
    QCOMPARE(bench.removed->size(), 2); // 3 and 4 lie beside each other
    QCOMPARE(bench.inserted->size(), 1);
    QCOMPARE(bench.layouts->size(), 0);
    QCOMPARE(bench.model->rowCount(), 29);
    QCOMPARE(bench.ids().mid(0, 3), (QStringList{uuid(101), uuid(100), uuid(29)}));
}

void TestRunListModel::unchangedOrderAndUnknownColumnDoNothing()
{
    RunListBench bench(makeRuns(0, 5));
    bench.model->sort(static_cast<int>(RunColumn::Created), Qt::DescendingOrder);
    bench.model->sort(-1, Qt::AscendingOrder);
    bench.model->sort(runColumnCount, Qt::AscendingOrder);
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 0, 0, 0, 0}));
    QCOMPARE(bench.model->order(), RunOrder());
}

void TestRunListModel::sortingKeepsPersistentIndexes()
{
    RunListBench bench(makeRuns(0, 100));
    QList<QPersistentModelIndex> indexes;
    QStringList ids;
    for (int row = 0; row < 100; row += 7) {
        indexes.append(bench.model->index(row, row % runColumnCount));
        ids.append(bench.model->idAt(row));
    }
    bench.model->sort(static_cast<int>(RunColumn::CreatedBy), Qt::AscendingOrder);
    QCOMPARE(bench.layouts->size(), 1);
    QCOMPARE(bench.model->order(), (RunOrder{RunColumn::CreatedBy, Qt::AscendingOrder}));
    for (qsizetype i = 0; i < indexes.size(); ++i)
        QCOMPARE(indexes.at(i).data(RunListModel::IdRole).toString(), ids.at(i));
    bench.model->setFilter(filterOf("by:designer-1"));
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        const bool matches = bench.model->rowOf(ids.at(i)).has_value();
        QCOMPARE(indexes.at(i).isValid(), matches);
        if (matches)
            QCOMPARE(indexes.at(i).data(RunListModel::IdRole).toString(), ids.at(i));
    }
}

void TestRunListModel::hundredRefreshesKeepThePersistentIndexes()
{
    RunListBench bench(makeRuns(0, 30));
    const QPersistentModelIndex current = bench.model->index(*bench.model->rowOf(uuid(10)), 2);
    for (int round = 0; round < 100; ++round) {
        bench.store.merge({makeRun(100 + round), later(makeRun(round % 30), (round + 1) * second)});
        bench.model->refresh();
        QVERIFY(current.isValid());
        QCOMPARE(current.data(RunListModel::IdRole).toString(), uuid(10));
        QCOMPARE(current.column(), 2);
    }
    QCOMPARE(bench.resets->size(), 0);
    QCOMPARE(bench.layouts->size(), 0);
    QCOMPARE(bench.inserted->size(), 100);
}

void TestRunListModel::goneSlotIsNotTakenForAnotherRun()
{
    RunListBench bench(makeRuns(0, 5));
    const QPersistentModelIndex gone = bench.model->index(*bench.model->rowOf(uuid(2)), 0);
    bench.store.remove({uuid(2)});
    bench.store.merge({makeRun(50)}); // within the batch time, in the same slot
    QVERIFY(!gone.isValid());
    QTRY_COMPARE(bench.model->rowCount(), 5);
    QCOMPARE(bench.model->idAt(0), uuid(50));
}

void TestRunListModel::clearedStore()
{
    RunListBench bench(makeRuns(0, 5));
    bench.store.clear();
    QCOMPARE(bench.model->rowCount(), 0);
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 1, 0, 0, 0, 1}));
    bench.store.merge(makeRuns(0, 2));
    QTRY_COMPARE(bench.model->rowCount(), 2);

    RunListBench holding(makeRuns(0, 3));
    holding.model->setHeld(true);
    holding.store.clear();
    QCOMPARE(holding.model->rowCount(), 3);
    QVERIFY(holding.model->idAt(0).isEmpty());
    holding.model->setHeld(false);
    QCOMPARE(holding.model->rowCount(), 0);
}

void TestRunListModel::stuckFollowsTheClock()
{
    RunListBench bench({makeRun(0), makeRun(1, Status::Completed)});
    QVERIFY(!bench.cell(1, RunColumn::Status, RunListModel::StuckRole).toBool());
    bench.model->setFilter(filterOf("is:blocked"));
    QCOMPARE(bench.model->rowCount(), 0);
    bench.clock.time += hour;
    bench.model->refresh();
    QCOMPARE(bench.ids(), QStringList{uuid(0)});
    QVERIFY(bench.cell(0, RunColumn::Status, RunListModel::StuckRole).toBool());
    StuckLimits patient;
    patient.parse = day;
    bench.model->setStuckLimits(patient);
    QCOMPARE(bench.model->rowCount(), 0);
    bench.clock.time += 2 * day;
    bench.model->refresh();
    QCOMPARE(bench.model->rowCount(), 1);
}

void TestRunListModel::timeDependentFilterFollowsTheClock()
{
    RunListBench bench({makeRun(0), makeRun(1, Status::Completed)});
    bench.model->setTimeStep(1ms);
    bench.model->setFilter(filterOf("is:blocked"));
    QCOMPARE(bench.model->rowCount(), 0);
    bench.clock.time += hour;
    QTRY_COMPARE(bench.ids(), QStringList{uuid(0)});
    QCOMPARE(bench.resets->size(), 0);
    bench.model->setFilter(filterOf("age:<2h"));
    QCOMPARE(bench.model->rowCount(), 2);
    bench.clock.time += 2 * hour;
    QTRY_COMPARE(bench.model->rowCount(), 0);
}

void TestRunListModel::timeAloneTouchesOnlyStuckRows()
{
    RunListBench bench({makeRun(0), makeRun(1, Status::Completed), makeRun(2)});
    bench.model->setTimeStep(1ms);
    bench.clock.time += hour;
    QTRY_COMPARE(bench.cells->size(), 2); // rows 0 and 2 became stuck
    for (const QList<QVariant> &signal : std::as_const(*bench.cells))
        QCOMPARE(signal.at(2).value<QList<int>>(), QList<int>{RunListModel::StuckRole});
    QCOMPARE(bench.cells->at(0).at(0).toModelIndex().row(), 0);
    QCOMPARE(bench.cells->at(1).at(0).toModelIndex().row(), 2);
    // A filter that does not look at the clock is not answered again.
    QCOMPARE(bench.results->size(), 0);
}

QTEST_GUILESS_MAIN(TestRunListModel)
#include "tst_run_list_model.moc"
