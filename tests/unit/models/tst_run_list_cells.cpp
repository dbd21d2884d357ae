// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_list_bench.h"

#include <QPersistentModelIndex>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// STYLE 3, 4: the values of the cells, typed and unworded.
class TestRunListCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyWarning()); }
    void requestedRuns();
    void movedRole();
    void cellsAreTypedValues();
    void unknownCodeIsShown();
    void columnsOfAnOldDeploymentAreEmpty();
    void futureRunHasAgeZero();
    void agesNeverOverflow();
    void rowsAndIds();
    void invalidIndexGivesNothing();
};

void TestRunListCells::requestedRuns()
{
    RunListBench bench(makeRuns(0, 5));
    bench.model->setRequestedRuns({uuid(4), uuid(3), QStringLiteral("not shown")});
    QCOMPARE(bench.cells->size(), 1); // two rows beside each other
    QCOMPARE(bench.cells->at(0).at(2).value<QList<int>>(), QList<int>{RunListModel::RequestedRole});
    QVERIFY(bench.cell(0, RunColumn::Status, RunListModel::RequestedRole).toBool());
    QVERIFY(!bench.cell(4, RunColumn::Status, RunListModel::RequestedRole).toBool());
    bench.model->setRequestedRuns({uuid(4)});
    QCOMPARE(bench.cells->size(), 2);
    QVERIFY(!bench.cell(1, RunColumn::Status, RunListModel::RequestedRole).toBool());
}

void TestRunListCells::movedRole()
{
    RunListBench bench({makeRun(0, Status::Cancelled)});
    QVERIFY(!bench.cell(0, RunColumn::Status, RunListModel::MovedRole).toBool());
    bench.store.merge({later(makeRun(0, Status::Completed))});
    QVERIFY(bench.cell(0, RunColumn::Status, RunListModel::MovedRole).toBool());
}

void TestRunListCells::cellsAreTypedValues()
{
    Run run = makeRun(0, Status::Completed);
    run.score = 9312;
    run.flagCount = 3;
    run.materializedAt = noon + 7;
    RunListBench bench({run});
    bench.clock.time = noon + 5;
    QCOMPARE(bench.cell(0, RunColumn::Status), QVariant(QStringLiteral("completed")));
    QCOMPARE(bench.cell(0, RunColumn::Edge), QVariant(QStringLiteral("wf2des")));
    QVERIFY(!bench.cell(0, RunColumn::Phase).isValid());
    QCOMPARE(bench.cell(0, RunColumn::Age), QVariant(qint64{5}));
    QCOMPARE(bench.cell(0, RunColumn::Flags, RunListModel::SortRole), QVariant(qint64{3}));
    QCOMPARE(bench.cell(0, RunColumn::Score), QVariant(0.9312));
    QCOMPARE(bench.cell(0, RunColumn::Placed), QVariant(noon + 7));
    QCOMPARE(bench.cell(0, RunColumn::Project), QVariant(qint64{12}));
    QCOMPARE(bench.cell(0, RunColumn::Organization), QVariant(qint64{1}));
    QCOMPARE(bench.cell(0, RunColumn::Attempt), QVariant(qint64{1}));
    QCOMPARE(bench.cell(0, RunColumn::Id), QVariant(uuid(0)));
    QVERIFY(!bench.cell(0, RunColumn::Error).isValid());
    QVERIFY(!bench.cell(0, RunColumn::Feedback).isValid());
    QCOMPARE(bench.cell(0, RunColumn::Node, RunListModel::RunRole).value<Run>(), run);
    for (int column = 0; column < runColumnCount; ++column)
        QCOMPARE(bench.cell(0, static_cast<RunColumn>(column)),
                 bench.cell(0, static_cast<RunColumn>(column), RunListModel::SortRole));
}

void TestRunListCells::unknownCodeIsShown()
{
    Run run = makeRun(0);
    run.status = Code<Status>::fromText(QStringLiteral("7"));
    const RunListBench bench({run});
    QCOMPARE(bench.cell(0, RunColumn::Status), QVariant(QStringLiteral("unknown (7)")));
}

void TestRunListCells::columnsOfAnOldDeploymentAreEmpty()
{
    // DESIGN 5.2: edge, score and score_version are null where the table lacks them.
    Run run = makeRun(0);
    run.edge = {};
    const RunListBench bench({run});
    for (const RunColumn column : {RunColumn::Edge, RunColumn::Score, RunColumn::ScoreVersion}) {
        QVERIFY(!bench.cell(0, column).isValid());
        QVERIFY(!bench.cell(0, column, RunListModel::SortRole).isValid());
        RunListBench sorted({run, makeRun(1)});
        sorted.model->setOrder({column, Qt::AscendingOrder});
        QCOMPARE(sorted.ids(), (QStringList{uuid(1), uuid(0)})); // what has a value comes first
    }
    QCOMPARE(bench.model->result().facets.value(FilterKey::Edge), (FacetCounts{{QStringLiteral("none"), 1}}));
}

void TestRunListCells::futureRunHasAgeZero()
{
    RunListBench bench({makeRun(60)});
    QCOMPARE(bench.cell(0, RunColumn::Age), QVariant(qint64{0})); // never negative from clock skew
}

void TestRunListCells::agesNeverOverflow()
{
    Run ancient = makeRun(0);
    ancient.createdAt = std::numeric_limits<qint64>::min() + 1;
    Run undated = makeRun(1);
    undated.createdAt.reset();
    const RunListBench bench({ancient, undated});
    QCOMPARE(bench.cell(0, RunColumn::Age), QVariant(std::numeric_limits<qint64>::max()));
    QVERIFY(!bench.cell(1, RunColumn::Age).isValid());
    QVERIFY(!bench.cell(1, RunColumn::Created).isValid());
}

void TestRunListCells::rowsAndIds()
{
    const RunListBench bench(makeRuns(0, 3));
    QCOMPARE(bench.model->rowOf(uuid(0)), std::optional(2));
    QVERIFY(!bench.model->rowOf(uuid(9)));
    QCOMPARE(bench.model->runAt(0), makeRun(2));
    QVERIFY(bench.model->idAt(3).isEmpty());
    QVERIFY(bench.model->idAt(-1).isEmpty());
}

void TestRunListCells::invalidIndexGivesNothing()
{
    const RunListBench bench(makeRuns(0, 3));
    QVERIFY(!bench.model->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!bench.model->data(bench.model->index(0, 0), Qt::DecorationRole).isValid());
    QCOMPARE(bench.model->rowCount(bench.model->index(0, 0)), 0);
    QCOMPARE(bench.model->columnCount(bench.model->index(0, 0)), 0);
}

QTEST_GUILESS_MAIN(TestRunListCells)
#include "tst_run_list_cells.moc"
