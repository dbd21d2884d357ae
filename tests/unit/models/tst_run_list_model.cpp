// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_list_model.h"
#include "model_fixtures.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace wf2des;
using namespace wf2des::test;

namespace {

/// A model over a store, watched by the model tester; every signal counted.
struct Bench {
    RunStore store;
    ManualClock clock;
    std::unique_ptr<RunListModel> model;
    std::unique_ptr<QAbstractItemModelTester> tester;
    std::unique_ptr<QSignalSpy> inserted;
    std::unique_ptr<QSignalSpy> removed;
    std::unique_ptr<QSignalSpy> cells;
    std::unique_ptr<QSignalSpy> layouts;
    std::unique_ptr<QSignalSpy> resets;
    std::unique_ptr<QSignalSpy> results;
    std::unique_ptr<QSignalSpy> held;

    explicit Bench(const RunBatch &runs = {})
    {
        store.merge(runs);
        model = std::make_unique<RunListModel>(&store, &clock);
        tester = std::make_unique<QAbstractItemModelTester>(model.get(),
                                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
        inserted = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::rowsInserted);
        removed = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::rowsRemoved);
        cells = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::dataChanged);
        layouts = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::layoutChanged);
        resets = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::modelReset);
        results = std::make_unique<QSignalSpy>(model.get(), &RunListModel::resultChanged);
        held = std::make_unique<QSignalSpy>(model.get(), &RunListModel::heldBackChanged);
    }

    QList<qsizetype> counts() const
    {
        return {inserted->size(), removed->size(), cells->size(), layouts->size(), resets->size(), results->size()};
    }

    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; row < model->rowCount(); ++row)
            ids.append(model->idAt(row));
        return ids;
    }

    QVariant cell(int row, RunColumn column, int role = Qt::DisplayRole) const
    {
        return model->index(row, static_cast<int>(column)).data(role);
    }
};

RunFilter filterOf(const char *text)
{
    return RunFilter::fromText(QString::fromLatin1(text));
}

} // namespace

/// DESIGN 5.3 and STYLE 2, 3, 5: never a reset on refresh, narrow signals, nothing when nothing changed. FIELD: rows do
/// not move under a pressed button; the filter holds for streamed rows too.
class TestRunListModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void newestFirst();
    void equalDataEmitsNothing();
    void newRunIsOneInsert();
    void changedRunIsOneCellChange();
    void runThatNoLongerMatchesIsOneRemove();
    void streamedRowsObeyTheFilter();
    void burstIsBatched();
    void setFilterIsImmediate();
    void manyChangesAreOneLayout();
    void sortingKeepsPersistentIndexes();
    void hundredRefreshesKeepThePersistentIndexes();
    void heldRowsDoNotMove();
    void heldRowOfAGoneRunStaysEmpty();
    void goneSlotIsNotTakenForAnotherRun();
    void clearedStore();
    void requestedRuns();
    void stuckFollowsTheClock();
    void movedRole();
    void cellsAreTypedValues();
    void unknownCodeIsShown();
    void futureRunHasAgeZero();
    void headersAreColumnNames();
    void rowsAndIds();
    void invalidIndexGivesNothing();
};

void TestRunListModel::newestFirst()
{
    const Bench bench(makeRuns(0, 3));
    QCOMPARE(bench.ids(), (QStringList{uuid(2), uuid(1), uuid(0)}));
    QCOMPARE(bench.model->columnCount(), runColumnCount);
}

void TestRunListModel::equalDataEmitsNothing()
{
    Bench bench(makeRuns(0, 50));
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
    Bench bench(makeRuns(0, 5));
    bench.store.merge({makeRun(9)});
    QCOMPARE(bench.counts(), (QList<qsizetype>{1, 0, 0, 0, 0, 1}));
    QCOMPARE(bench.inserted->at(0).at(1).toInt(), 0);
    QCOMPARE(bench.inserted->at(0).at(2).toInt(), 0);
    QCOMPARE(bench.model->idAt(0), uuid(9));
}

void TestRunListModel::changedRunIsOneCellChange()
{
    Bench bench(makeRuns(0, 5));
    bench.store.merge({later(makeRun(3))});
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 1, 0, 0, 0}));
    QCOMPARE(bench.cells->at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(bench.cells->at(0).at(1).toModelIndex().row(), 1);
    QCOMPARE(bench.cells->at(0).at(1).toModelIndex().column(), runColumnCount - 1);
}

void TestRunListModel::runThatNoLongerMatchesIsOneRemove()
{
    Bench bench(makeRuns(0, 5));
    bench.model->setFilter(filterOf("is:open"));
    bench.store.merge({later(makeRun(3, Status::Completed))});
    QCOMPARE(bench.removed->size(), 1);
    QCOMPARE(bench.cells->size(), 0);
    QVERIFY(!bench.model->rowOf(uuid(3)));
}

void TestRunListModel::streamedRowsObeyTheFilter()
{
    Bench bench(makeRuns(0, 3));
    bench.model->setFilter(filterOf("status:failed"));
    bench.store.merge({makeRun(7), makeRun(8, Status::Failed)});
    QCOMPARE(bench.ids(), QStringList{uuid(8)});
}

void TestRunListModel::burstIsBatched()
{
    Bench bench;
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
    Bench bench(makeRuns(0, 5));
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
    Bench bench(runs);
    bench.model->setFilter(filterOf("edge:des2wf"));
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 0, 0, 1, 0, 1}));
    QCOMPARE(bench.model->rowCount(), 200);
}

void TestRunListModel::sortingKeepsPersistentIndexes()
{
    Bench bench(makeRuns(0, 100));
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
    Bench bench(makeRuns(0, 30));
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

void TestRunListModel::heldRowsDoNotMove()
{
    Bench bench(makeRuns(0, 5));
    const QStringList before = bench.ids();
    bench.model->setHeld(true);
    bench.store.merge({makeRun(7), makeRun(8), later(makeRun(2))});
    QCOMPARE(bench.ids(), before);
    QCOMPARE(bench.model->heldBackCount(), 2);
    QCOMPARE(bench.held->size(), 1);
    QCOMPARE(bench.cells->size(), 1); // cell values still follow
    bench.model->setHeld(false);
    QCOMPARE(bench.model->rowCount(), 7);
    QCOMPARE(bench.model->heldBackCount(), 0);
    QCOMPARE(bench.held->size(), 2);
    QCOMPARE(bench.inserted->size(), 1);
}

void TestRunListModel::heldRowOfAGoneRunStaysEmpty()
{
    Bench bench(makeRuns(0, 5));
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

void TestRunListModel::goneSlotIsNotTakenForAnotherRun()
{
    Bench bench(makeRuns(0, 5));
    const QPersistentModelIndex gone = bench.model->index(*bench.model->rowOf(uuid(2)), 0);
    bench.store.remove({uuid(2)});
    bench.store.merge({makeRun(50)}); // within the batch time, in the same slot
    QVERIFY(!gone.isValid());
    QTRY_COMPARE(bench.model->rowCount(), 5);
    QCOMPARE(bench.model->idAt(0), uuid(50));
}

void TestRunListModel::clearedStore()
{
    Bench bench(makeRuns(0, 5));
    bench.store.clear();
    QCOMPARE(bench.model->rowCount(), 0);
    QCOMPARE(bench.counts(), (QList<qsizetype>{0, 1, 0, 0, 0, 1}));
    bench.store.merge(makeRuns(0, 2));
    QTRY_COMPARE(bench.model->rowCount(), 2);

    Bench holding(makeRuns(0, 3));
    holding.model->setHeld(true);
    holding.store.clear();
    QCOMPARE(holding.model->rowCount(), 3);
    QVERIFY(holding.model->idAt(0).isEmpty());
    holding.model->setHeld(false);
    QCOMPARE(holding.model->rowCount(), 0);
}

void TestRunListModel::requestedRuns()
{
    Bench bench(makeRuns(0, 5));
    bench.model->setRequestedRuns({uuid(4), uuid(3), QStringLiteral("not shown")});
    QCOMPARE(bench.cells->size(), 1); // two rows beside each other
    QCOMPARE(bench.cells->at(0).at(2).value<QList<int>>(), QList<int>{RunListModel::RequestedRole});
    QVERIFY(bench.cell(0, RunColumn::Status, RunListModel::RequestedRole).toBool());
    QVERIFY(!bench.cell(4, RunColumn::Status, RunListModel::RequestedRole).toBool());
    bench.model->setRequestedRuns({uuid(4)});
    QCOMPARE(bench.cells->size(), 2);
    QVERIFY(!bench.cell(1, RunColumn::Status, RunListModel::RequestedRole).toBool());
}

void TestRunListModel::stuckFollowsTheClock()
{
    Bench bench({makeRun(0), makeRun(1, Status::Completed)});
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

void TestRunListModel::movedRole()
{
    Bench bench({makeRun(0, Status::Cancelled)});
    QVERIFY(!bench.cell(0, RunColumn::Status, RunListModel::MovedRole).toBool());
    bench.store.merge({later(makeRun(0, Status::Completed))});
    QVERIFY(bench.cell(0, RunColumn::Status, RunListModel::MovedRole).toBool());
}

void TestRunListModel::cellsAreTypedValues()
{
    Run run = makeRun(0, Status::Completed);
    run.score = 9312;
    run.flagCount = 3;
    run.materializedAt = noon + 7;
    Bench bench({run});
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

void TestRunListModel::unknownCodeIsShown()
{
    Run run = makeRun(0);
    run.status = Code<Status>::fromText(QStringLiteral("7"));
    const Bench bench({run});
    QCOMPARE(bench.cell(0, RunColumn::Status), QVariant(QStringLiteral("unknown (7)")));
}

void TestRunListModel::futureRunHasAgeZero()
{
    Bench bench({makeRun(60)});
    QCOMPARE(bench.cell(0, RunColumn::Age), QVariant(qint64{0})); // never negative from clock skew
}

void TestRunListModel::headersAreColumnNames()
{
    const Bench bench;
    QCOMPARE(bench.model->headerData(static_cast<int>(RunColumn::Screen), Qt::Horizontal, Qt::DisplayRole),
             QVariant(QStringLiteral("screen_id")));
    QVERIFY(!bench.model->headerData(runColumnCount, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!bench.model->headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    QSet<QString> names;
    for (int column = 0; column < runColumnCount; ++column)
        names.insert(runColumnName(static_cast<RunColumn>(column)));
    QCOMPARE(names.size(), runColumnCount);
}

void TestRunListModel::rowsAndIds()
{
    const Bench bench(makeRuns(0, 3));
    QCOMPARE(bench.model->rowOf(uuid(0)), std::optional(2));
    QVERIFY(!bench.model->rowOf(uuid(9)));
    QCOMPARE(bench.model->runAt(0), makeRun(2));
    QVERIFY(bench.model->idAt(3).isEmpty());
    QVERIFY(bench.model->idAt(-1).isEmpty());
}

void TestRunListModel::invalidIndexGivesNothing()
{
    const Bench bench(makeRuns(0, 3));
    QVERIFY(!bench.model->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!bench.model->data(bench.model->index(0, 0), Qt::DecorationRole).isValid());
    QCOMPARE(bench.model->rowCount(bench.model->index(0, 0)), 0);
    QCOMPARE(bench.model->columnCount(bench.model->index(0, 0)), 0);
}

QTEST_GUILESS_MAIN(TestRunListModel)
#include "tst_run_list_model.moc"
