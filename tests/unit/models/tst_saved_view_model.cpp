// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/saved_view_model.h"
#include "model_fixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;
using namespace std::chrono_literals;

namespace {

SavedView ownView(const char *id, const char *name, const char *filter)
{
    return {QString::fromLatin1(id), QString::fromLatin1(name), RunFilter::fromText(QString::fromLatin1(filter))};
}

} // namespace

/// DESIGN 9: the rail and its counts.
class TestSavedViewModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void builtInViews();
    void countsOfTheBuiltInViews();
    void countsFollowTheStore();
    void equalCountsEmitNothing();
    void ownViewsComeAfterTheBuiltIn();
    void changedOwnViewKeepsItsRow();
    void builtInFilterIsOneValue();
    void invalidIndexGivesNothing();
    void blockedFollowsTheClockAndTheLimits();
};

void TestSavedViewModel::builtInViews()
{
    QStringList ids;
    for (const SavedView &view : SavedViewModel::builtInViews()) {
        ids.append(view.id);
        QVERIFY(view.isBuiltIn());
    }
    QCOMPARE(ids, QStringLiteral("needs-confirm blocked running failed flagged unplaced all").split(u' '));
    QVERIFY(SavedViewModel::builtInViews().constLast().filter.isEmpty());
}

void TestSavedViewModel::countsOfTheBuiltInViews()
{
    Run flagged = makeRun(4, Status::Completed);
    flagged.flagCount = 2;
    Run placed = makeRun(5, Status::Completed);
    placed.materializedAt = noon;
    Run stuck = makeRun(6);
    stuck.updatedAt = noon - hour;
    RunStore store;
    store.merge({makeRun(1), awaitingConfirm(2), makeRun(3, Status::Failed), flagged, placed, stuck});
    const ManualClock clock;
    const SavedViewModel model(&store, &clock);
    QList<qint64> counts;
    for (int row = 0; row < model.rowCount(); ++row)
        counts.append(model.index(row).data(SavedViewModel::CountRole).toLongLong());
    QCOMPARE(counts, (QList<qint64>{1, 1, 2, 1, 1, 1, 6}));
}

void TestSavedViewModel::countsFollowTheStore()
{
    RunStore store;
    const ManualClock clock;
    SavedViewModel model(&store, &clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    store.merge({makeRun(1)});
    QCOMPARE(changed.size(), 2); // running, all
    store.merge({makeRun(2, Status::Failed)});
    QCOMPARE(changed.size(), 2); // at most once a second
    QVERIFY(changed.wait(3'000));
    QTRY_COMPARE(model.index(6).data(SavedViewModel::CountRole).toLongLong(), 2);
    QCOMPARE(changed.size(), 4); // failed, all
}

void TestSavedViewModel::equalCountsEmitNothing()
{
    RunStore store;
    store.merge(makeRuns(0, 5));
    const ManualClock clock;
    SavedViewModel model(&store, &clock);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    store.merge({later(makeRun(1))});
    model.setStuckLimits({});
    model.setOwnViews({});
    QCOMPARE(changed.size(), 0);
}

void TestSavedViewModel::ownViewsComeAfterTheBuiltIn()
{
    RunStore store;
    store.merge(makeRuns(0, 5));
    const ManualClock clock;
    SavedViewModel model(&store, &clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setOwnViews({ownView("a", "Mine", "by:designer-1"), ownView("nameless", "", "is:open")});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.rowCount(), 8); // a view without a name cannot be told from a built-in one
    QCOMPARE(model.views().at(7), ownView("a", "Mine", "by:designer-1"));
    QCOMPARE(model.index(7).data().toString(), QStringLiteral("Mine"));
    QCOMPARE(model.index(7).data(SavedViewModel::CountRole).toLongLong(), 2);
    QVERIFY(!model.views().at(7).isBuiltIn());
    QCOMPARE(resets.size(), 0);
}

void TestSavedViewModel::changedOwnViewKeepsItsRow()
{
    RunStore store;
    const ManualClock clock;
    SavedViewModel model(&store, &clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setOwnViews({ownView("a", "A", "is:open"), ownView("b", "B", "is:placed")});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.setOwnViews({ownView("a", "A2", "is:open"), ownView("b", "B", "is:placed")});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(removed.size(), 0);
    model.setOwnViews({ownView("a", "A2", "is:open")});
    QCOMPARE(removed.size(), 1);
    QCOMPARE(model.views().size(), 8);
    model.setOwnViews({});
    QCOMPARE(model.rowCount(), 7);
}

void TestSavedViewModel::builtInFilterIsOneValue()
{
    // However it is written: the rail marks the view that is on by comparing filters.
    QCOMPARE(RunFilter::fromText(QStringLiteral("phase:1 status:0")),
             SavedViewModel::builtInViews().constFirst().filter);
}

void TestSavedViewModel::invalidIndexGivesNothing()
{
    RunStore store;
    const ManualClock clock;
    const SavedViewModel model(&store, &clock);
    QVERIFY(!model.data({}, SavedViewModel::CountRole).isValid());
    QVERIFY(!model.index(0).data(Qt::DecorationRole).isValid());
    QCOMPARE(model.rowCount(model.index(0)), 0);
}

void TestSavedViewModel::blockedFollowsTheClockAndTheLimits()
{
    RunStore store;
    store.merge({makeRun(0)});
    ManualClock clock;
    SavedViewModel model(&store, &clock);
    model.setTimeStep(1ms);
    const auto blocked = [&model] {
        return model.index(1).data(SavedViewModel::CountRole).toLongLong();
    };
    QCOMPARE(blocked(), 0);
    clock.time += hour;
    QTRY_COMPARE(blocked(), 1);
    StuckLimits patient;
    patient.parse = day;
    model.setStuckLimits(patient);
    QCOMPARE(blocked(), 0);
}

QTEST_GUILESS_MAIN(TestSavedViewModel)
#include "tst_saved_view_model.moc"
