// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store_fixtures.h"

#include <QSignalSpy>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.2: the merge rule, and what one merge tells.
class TestRunStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyStore();
    void newRunIsAdded();
    void equalPictureChangesNothing();
    void olderPictureChangesNothing();
    void newerPictureReplaces();
    void higherAttemptWinsOverALaterTime();
    void deletedRunIsTakenOut();
    void lateDeletionDoesNotUndoANewerPicture();
    void unknownDeletedRunIsIgnored();
    void oneRunSeveralTimesInABatchIsToldOnce();
    void addedAndDeletedInOneBatchIsNothing();
    void slotOfARemovedRunIsUsedByALaterMergeOnly();
    void runKeepsItsSlot();
    void removeById();
    void clearTellsOnce();
    void terminalToTerminalIsFlagged();
    void openIsStatusProcessing();
    void deletedRunMayComeBack();
    void removedAndAddedInOneBatchIsBoth();
    void missingTimeIsOlderThanAny();
};

void TestRunStore::emptyStore()
{
    const RunStore store;
    QCOMPARE(store.size(), 0);
    QCOMPARE(store.slotEnd(), 0U);
    QVERIFY(!store.isUsed(0));
    QVERIFY(!store.isOpen(0));
    QVERIFY(!store.find(uuid(1)));
    QVERIFY(store.run(7).id.isEmpty());
    QVERIFY(store.id(7).isEmpty());
    QVERIFY(store.slotsByCreation().empty());
}

void TestRunStore::newRunIsAdded()
{
    RunStore store;
    QSignalSpy changed(&store, &RunStore::changed);
    const StoreChange change = store.merge(makeRuns(0, 3));
    QCOMPARE(idsOf(store, change.added), (QStringList{uuid(0), uuid(1), uuid(2)}));
    QVERIFY(change.changed.empty() && change.removed.empty() && !change.cleared);
    QCOMPARE(store.size(), 3);
    QCOMPARE(changed.size(), 1);
}

void TestRunStore::equalPictureChangesNothing()
{
    RunStore store;
    store.merge(makeRuns(0, 3));
    QSignalSpy changed(&store, &RunStore::changed);
    QVERIFY(store.merge(makeRuns(0, 3)).isEmpty());
    QVERIFY(store.merge({}).isEmpty());
    QCOMPARE(changed.size(), 0);
}

void TestRunStore::olderPictureChangesNothing()
{
    RunStore store;
    const Run applied = later(makeRun(1, Status::Cancelled), hour);
    store.merge({applied});
    QVERIFY(store.merge({makeRun(1)}).isEmpty()); // a late poll never undoes an API reply
    QCOMPARE(store.run(*store.find(uuid(1))), applied);
}

void TestRunStore::newerPictureReplaces()
{
    RunStore store;
    store.merge({makeRun(1)});
    QSignalSpy changed(&store, &RunStore::changed);
    const Run confirmed = later(awaitingConfirm(1));
    const StoreChange change = store.merge({confirmed});
    QCOMPARE(idsOf(store, change.changed), QStringList{uuid(1)});
    QVERIFY(change.added.empty());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(store.run(*store.find(uuid(1))), confirmed);
}

void TestRunStore::higherAttemptWinsOverALaterTime()
{
    RunStore store;
    store.merge({later(makeRun(1), day)});
    Run second = makeRun(1);
    second.attempt = 2;
    QCOMPARE(store.merge({second}).changed.size(), 1U);
    QVERIFY(store.merge({later(makeRun(1), 2 * day)}).isEmpty());
    QCOMPARE(store.run(*store.find(uuid(1))).attempt, 2);
}

void TestRunStore::deletedRunIsTakenOut()
{
    RunStore store;
    store.merge(makeRuns(0, 3));
    const Run gone = deleted(makeRun(1));
    const StoreChange change = store.merge({gone});
    QCOMPARE(change.removed.size(), 1U);
    QVERIFY(!store.find(uuid(1)));
    QVERIFY(!store.isUsed(change.removed.at(0)));
    QCOMPARE(store.size(), 2);
    QCOMPARE(idsByCreation(store), (QStringList{uuid(0), uuid(2)}));
}

void TestRunStore::lateDeletionDoesNotUndoANewerPicture()
{
    RunStore store;
    store.merge({later(makeRun(1), hour)});
    const Run gone = deleted(makeRun(1));
    QVERIFY(store.merge({gone}).isEmpty());
    QVERIFY(store.find(uuid(1)));
}

void TestRunStore::unknownDeletedRunIsIgnored()
{
    RunStore store;
    const Run gone = deleted(makeRun(1));
    QVERIFY(store.merge({gone}).isEmpty());
    QCOMPARE(store.size(), 0);
}

void TestRunStore::oneRunSeveralTimesInABatchIsToldOnce()
{
    RunStore store;
    const StoreChange added = store.merge({makeRun(1), later(makeRun(1)), makeRun(1)});
    QCOMPARE(added.added.size(), 1U);
    QVERIFY(added.changed.empty());
    const StoreChange changed = store.merge({later(makeRun(1), 5 * second), later(makeRun(1), 9 * second)});
    QCOMPARE(changed.changed.size(), 1U);
    QCOMPARE(store.state(changed.changed.at(0)).updatedAt, std::optional(noon + 10 * second));
}

void TestRunStore::addedAndDeletedInOneBatchIsNothing()
{
    RunStore store;
    QSignalSpy changed(&store, &RunStore::changed);
    const Run gone = deleted(makeRun(1));
    QVERIFY(store.merge({makeRun(1), gone}).isEmpty());
    QCOMPARE(changed.size(), 0);
    QCOMPARE(store.size(), 0);
    QVERIFY(store.slotsByCreation().empty());
}

void TestRunStore::slotOfARemovedRunIsUsedByALaterMergeOnly()
{
    RunStore store;
    store.merge(makeRuns(0, 2));
    const RunStore::Slot slot = *store.find(uuid(0));
    const Run gone = deleted(makeRun(0));
    const StoreChange change = store.merge({gone, makeRun(7)});
    QCOMPARE(change.removed, std::vector<RunStore::Slot>{slot});
    QVERIFY(change.added.at(0) != slot);
    QCOMPARE(store.merge({makeRun(8)}).added, std::vector<RunStore::Slot>{slot});
    QCOMPARE(store.run(slot), makeRun(8));
}

void TestRunStore::runKeepsItsSlot()
{
    RunStore store;
    store.merge(makeRuns(0, 100));
    const RunStore::Slot slot = *store.find(uuid(50));
    store.merge({later(makeRun(50))});
    store.remove({uuid(10), uuid(90)});
    store.merge(makeRuns(200, 500));
    QCOMPARE(store.find(uuid(50)), std::optional(slot));
}

void TestRunStore::removeById()
{
    RunStore store;
    store.merge(makeRuns(0, 3));
    QSignalSpy changed(&store, &RunStore::changed);
    QCOMPARE(store.remove({uuid(0), uuid(2), uuid(2), QStringLiteral("unknown")}).removed.size(), 2U);
    QCOMPARE(changed.size(), 1);
    QVERIFY(store.remove({uuid(0)}).isEmpty());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(idsByCreation(store), QStringList{uuid(1)});
}

void TestRunStore::clearTellsOnce()
{
    RunStore store;
    QSignalSpy changed(&store, &RunStore::changed);
    store.clear();
    QCOMPARE(changed.size(), 0);
    store.merge(makeRuns(0, 3));
    store.clear();
    QCOMPARE(changed.size(), 2);
    const auto change = changed.at(1).at(0).value<StoreChange>();
    QVERIFY(change.cleared);
    QVERIFY(change.added.empty() && change.removed.empty() && change.changed.empty());
    QCOMPARE(store.size(), 0);
    QVERIFY(!store.find(uuid(1)));
    QCOMPARE(store.merge({makeRun(1)}).added.size(), 1U);
}

void TestRunStore::terminalToTerminalIsFlagged()
{
    RunStore store;
    store.merge({makeRun(1), makeRun(2, Status::Cancelled)});
    const RunStore::Slot normal = *store.find(uuid(1));
    const RunStore::Slot odd = *store.find(uuid(2));
    store.merge({later(makeRun(1, Status::Completed)), later(makeRun(2, Status::Completed))});
    QVERIFY(!store.wasTerminalToTerminal(normal));
    QVERIFY(store.wasTerminalToTerminal(odd));
    // Stays, whatever comes after.
    store.merge({later(makeRun(2, Status::Completed), hour)});
    QVERIFY(store.wasTerminalToTerminal(odd));
    // A run that uses the slot afterwards does not inherit it.
    store.remove({uuid(2)});
    QCOMPARE(store.merge({makeRun(3)}).added.at(0), odd);
    QVERIFY(!store.wasTerminalToTerminal(odd));
}

void TestRunStore::openIsStatusProcessing()
{
    Run unknown = makeRun(5);
    unknown.status = Code<Status>::fromText(QStringLiteral("7"));
    RunStore store;
    store.merge({makeRun(1), makeRun(2, Status::Completed), awaitingConfirm(3), unknown});
    QVERIFY(store.isOpen(*store.find(uuid(1))));
    QVERIFY(!store.isOpen(*store.find(uuid(2))));
    QVERIFY(store.isOpen(*store.find(uuid(3))));
    QVERIFY(!store.isOpen(*store.find(uuid(5))));
}

void TestRunStore::deletedRunMayComeBack()
{
    RunStore store;
    store.merge({makeRun(1), makeRun(2)});
    store.merge({deleted(makeRun(1))});
    const Run again = later(makeRun(1));
    QCOMPARE(idsOf(store, store.merge({again}).added), QStringList{uuid(1)});
    QCOMPARE(store.run(*store.find(uuid(1))), again);
}

void TestRunStore::removedAndAddedInOneBatchIsBoth()
{
    RunStore store;
    store.merge({makeRun(1)});
    const RunStore::Slot before = *store.find(uuid(1));
    const StoreChange change = store.merge({deleted(makeRun(1)), later(makeRun(1))});
    QCOMPARE(change.removed, std::vector<RunStore::Slot>{before});
    QCOMPARE(idsOf(store, change.added), QStringList{uuid(1)});
    QCOMPARE(store.size(), 1);
    QCOMPARE(idsByCreation(store), QStringList{uuid(1)});
}

void TestRunStore::missingTimeIsOlderThanAny()
{
    Run undated = makeRun(1);
    undated.updatedAt.reset();
    RunStore store;
    store.merge({undated});
    QVERIFY(store.merge({undated}).isEmpty());
    QCOMPARE(store.merge({makeRun(1)}).changed.size(), 1U);
    QVERIFY(store.merge({undated}).isEmpty());
    QCOMPARE(store.run(*store.find(uuid(1))), makeRun(1));
}

QTEST_APPLESS_MAIN(TestRunStore)
#include "tst_run_store.moc"
