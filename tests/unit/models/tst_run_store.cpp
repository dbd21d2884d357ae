// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "store/run_columns_storage.h"
#include "store/run_store.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace wf2des;
using namespace wf2des::test;

namespace {

QStringList idsOf(const RunStore &store, const std::vector<RunStore::Slot> &slots_)
{
    QStringList ids;
    for (const RunStore::Slot slot : slots_)
        ids.append(store.id(slot));
    return ids;
}

QStringList idsByCreation(const RunStore &store)
{
    const auto order = store.slotsByCreation();
    return idsOf(store, {order.begin(), order.end()});
}

/// The rule written plainly: oldest first, no time before all, ties by the id's text.
QStringList expectedOrder(RunBatch runs)
{
    std::sort(runs.begin(), runs.end(), [](const Run &a, const Run &b) {
        if (a.createdAt != b.createdAt)
            return a.createdAt < b.createdAt; // an empty optional is less than any value
        return a.id < b.id;
    });
    QStringList ids;
    for (const Run &run : runs)
        ids.append(run.id);
    return ids;
}

} // namespace

/// DESIGN 5.2 (merge rule) and 5.3 (the store).
class TestRunStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyStore();
    void everyListColumnComesBack();
    void nullsComeBackAsNulls();
    void detailColumnsAreNotHeld();
    void rawTextComesBack();
    void randomRunsComeBack();
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
    void removeOlderThanKeepsOpenAndUndated();
    void clearTellsOnce();
    void terminalToTerminalIsFlagged();
    void openRunIds();
    void uuidsAndOtherIds_data();
    void uuidsAndOtherIds();
    void upperCaseUuidIsAnotherId();
    void unknownCodesOfEveryColumn();
    void moreUnknownCodesThanFit();
    void creationOrder_data();
    void creationOrder();
    void changedCreationTimeMovesTheRun();
    void randomMergesAgreeWithAPlainMap();
    void stringsOfRemovedRunsAreGivenBack();
    void atMost160BytesARow();
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
    QVERIFY(store.openRunIds().isEmpty());
}

void TestRunStore::everyListColumnComesBack()
{
    Run run = makeRun(3, Status::Completed);
    run.flagCount = 4;
    run.score = 9312;
    run.scoreVersion = QStringLiteral("ds@1.0");
    run.feedbackStatus = FeedbackStatus::Adopted;
    run.materializedAt = noon + hour + 123'456;
    run.errorMessage = QStringLiteral("none to speak of");
    run.attempt = 2;
    run.edge = Edge::Des2Wf;
    run.autoConfirm = AutoConfirm::AutoConfirm;
    run.triggerSurface = TriggerSurface::Api;
    RunStore store;
    const StoreChange change = store.merge({run});
    QCOMPARE(store.run(change.added.at(0)), run);
    QCOMPARE(store.state(change.added.at(0)), run.state());
}

void TestRunStore::nullsComeBackAsNulls()
{
    Run run;
    run.id = uuid(1);
    RunStore store;
    const StoreChange change = store.merge({run});
    const Run read = store.run(change.added.at(0));
    QCOMPARE(read, run);
    QVERIFY(read.errorMessage.isNull());
    QVERIFY(!read.createdAt);
    QVERIFY(!read.flagCount);
    QVERIFY(!read.score);
    QVERIFY(read.status.isNull());
}

void TestRunStore::detailColumnsAreNotHeld()
{
    Run run = makeRun(1);
    run.prompt = QStringLiteral("a prompt");
    run.placementTarget = QStringLiteral("1:2");
    run.resultUrl = QStringLiteral("s3://bucket/key");
    run.deletedBy = QStringLiteral("nobody");
    RunStore store;
    const Run read = store.run(store.merge({run}).added.at(0));
    QVERIFY(read.prompt.isNull());
    QVERIFY(read.placementTarget.isNull());
    QVERIFY(read.resultUrl.isNull());
    QVERIFY(read.deletedBy.isNull());
    QCOMPARE(read.screenId, run.screenId);
}

void TestRunStore::rawTextComesBack()
{
    Run run = makeRun(1);
    run.rawText.insert(QStringLiteral("materialized_at"), QStringLiteral("infinity"));
    RunStore store;
    const RunStore::Slot slot = store.merge({run}).added.at(0);
    QCOMPARE(store.run(slot).rawText, run.rawText);
    run.rawText.clear();
    store.merge({later(run)});
    QVERIFY(store.run(slot).rawText.isEmpty());
}

void TestRunStore::randomRunsComeBack()
{
    QRandomGenerator random(1);
    RunStore store;
    for (int number = 0; number < 500; ++number) {
        const Run run = randomRun(random, number);
        const StoreChange change = store.merge({run});
        QCOMPARE(store.run(change.added.at(0)), run);
    }
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
    Run deleted = makeRun(1);
    deleted.deletedAt = noon;
    const StoreChange change = store.merge({deleted});
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
    Run deleted = makeRun(1);
    deleted.deletedAt = noon;
    QVERIFY(store.merge({deleted}).isEmpty());
    QVERIFY(store.find(uuid(1)));
}

void TestRunStore::unknownDeletedRunIsIgnored()
{
    RunStore store;
    Run deleted = makeRun(1);
    deleted.deletedAt = noon;
    QVERIFY(store.merge({deleted}).isEmpty());
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
    Run deleted = makeRun(1);
    deleted.deletedAt = noon;
    QVERIFY(store.merge({makeRun(1), deleted}).isEmpty());
    QCOMPARE(changed.size(), 0);
    QCOMPARE(store.size(), 0);
    QVERIFY(store.slotsByCreation().empty());
}

void TestRunStore::slotOfARemovedRunIsUsedByALaterMergeOnly()
{
    RunStore store;
    store.merge(makeRuns(0, 2));
    const RunStore::Slot slot = *store.find(uuid(0));
    Run deleted = makeRun(0);
    deleted.deletedAt = noon;
    const StoreChange change = store.merge({deleted, makeRun(7)});
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

void TestRunStore::removeOlderThanKeepsOpenAndUndated()
{
    Run undated = makeRun(5, Status::Completed);
    undated.createdAt.reset();
    RunStore store;
    store.merge({makeRun(0, Status::Completed), makeRun(1), makeRun(2, Status::Failed), makeRun(3, Status::Completed),
                 undated});
    // DESIGN 5.1: open runs are held whatever their age.
    QCOMPARE(store.removeOlderThan(noon + 3 * second).removed.size(), 2U);
    QCOMPARE(idsByCreation(store), (QStringList{uuid(5), uuid(1), uuid(3)}));
    QVERIFY(store.removeOlderThan(noon + 3 * second).isEmpty());
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

void TestRunStore::openRunIds()
{
    Run unknown = makeRun(5);
    unknown.status = Code<Status>::fromText(QStringLiteral("7"));
    RunStore store;
    store.merge({makeRun(1), makeRun(2, Status::Completed), awaitingConfirm(3), unknown});
    QStringList ids = store.openRunIds();
    ids.sort();
    QCOMPARE(ids, (QStringList{uuid(1), uuid(3)}));
    QVERIFY(store.isOpen(*store.find(uuid(3))));
    QVERIFY(!store.isOpen(*store.find(uuid(5))));
}

void TestRunStore::uuidsAndOtherIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("canonical UUID") << QStringLiteral("6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    QTest::newRow("all zero") << QStringLiteral("00000000-0000-0000-0000-000000000000");
    QTest::newRow("all set") << QStringLiteral("ffffffff-ffff-ffff-ffff-ffffffffffff");
    QTest::newRow("upper case") << QStringLiteral("6F1C2A9E-0B7D-4C3E-9F10-AABBCCDDEEFF");
    QTest::newRow("without dashes") << QStringLiteral("6f1c2a9e0b7d4c3e9f10aabbccddeeff");
    QTest::newRow("in braces") << QStringLiteral("{6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff}");
    QTest::newRow("a dash astray") << QStringLiteral("6f1c2a9-e0b7d-4c3e-9f10-aabbccddeeff");
    QTest::newRow("a number") << QStringLiteral("42");
    QTest::newRow("words") << QStringLiteral("run number one");
    QTest::newRow("Japanese") << QString::fromUtf8("実行その一");
    QTest::newRow("empty") << QStringLiteral("");
    QTest::newRow("255 characters") << QString(255, u'i');
}

void TestRunStore::uuidsAndOtherIds()
{
    QFETCH(const QString, id);
    RunStore store;
    store.merge(makeRuns(0, 50));
    Run run = makeRun(77);
    run.id = id;
    const StoreChange change = store.merge({run});
    QCOMPARE(change.added.size(), 1U);
    QCOMPARE(store.id(change.added.at(0)), id);
    QCOMPARE(store.find(id), std::optional(change.added.at(0)));
    QCOMPARE(store.merge({later(run)}).changed, change.added);
    QCOMPARE(store.remove({id}).removed, change.added);
    QVERIFY(!store.find(id));
    QCOMPARE(store.size(), 50);
}

void TestRunStore::upperCaseUuidIsAnotherId()
{
    Run lower = makeRun(1);
    lower.id = QStringLiteral("6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    Run upper = makeRun(2);
    upper.id = lower.id.toUpper();
    RunStore store;
    QCOMPARE(store.merge({lower, upper}).added.size(), 2U);
    QCOMPARE(store.run(*store.find(upper.id)), upper);
    QCOMPARE(store.run(*store.find(lower.id)), lower);
}

void TestRunStore::unknownCodesOfEveryColumn()
{
    Run run = makeRun(1);
    const QString unknown = QStringLiteral("<b>7</b>");
    run.status = Code<Status>::fromText(unknown);
    run.phase = Code<Phase>::fromText(unknown);
    run.edge = Code<Edge>::fromText(unknown);
    run.autoConfirm = Code<AutoConfirm>::fromText(unknown);
    run.triggerSurface = Code<TriggerSurface>::fromText(unknown);
    run.feedbackStatus = Code<FeedbackStatus>::fromText(unknown);
    RunStore store;
    QCOMPARE(store.run(store.merge({run}).added.at(0)), run);
}

void TestRunStore::moreUnknownCodesThanFit()
{
    RunStore store;
    RunBatch runs;
    for (int number = 0; number < 400; ++number) {
        runs.append(makeRun(number));
        runs.last().status = Code<Status>::fromText(QStringLiteral("code %1").arg(number));
    }
    store.merge(runs);
    QCOMPARE(store.run(*store.find(uuid(100))).status, runs.at(100).status);
    const Code<Status> beyond = store.run(*store.find(uuid(399))).status;
    QVERIFY(beyond.isUnknown());
    QCOMPARE(beyond.text(), QStringLiteral("?"));
}

void TestRunStore::creationOrder_data()
{
    QTest::addColumn<int>("batchSize");
    QTest::addColumn<int>("arrangement");
    for (const int size : {1, 7, 1000}) {
        QTest::addRow("oldest first by %d", size) << size << 0;
        QTest::addRow("newest first by %d", size) << size << 1;
        QTest::addRow("shuffled by %d", size) << size << 2;
    }
}

void TestRunStore::creationOrder()
{
    QFETCH(const int, batchSize);
    QFETCH(const int, arrangement);
    QRandomGenerator random(5);
    RunBatch runs = makeRuns(0, 300);
    for (Run &run : runs) {
        if (random.bounded(10) == 0)
            run.createdAt.reset();
        else if (random.bounded(3) == 0)
            run.createdAt = noon; // ties
        if (random.bounded(10) == 0)
            run.id = QStringLiteral("text %1").arg(random.bounded(1'000'000));
    }
    if (arrangement == 1)
        std::reverse(runs.begin(), runs.end());
    else if (arrangement == 2)
        std::shuffle(runs.begin(), runs.end(), random);
    RunStore store;
    for (qsizetype at = 0; at < runs.size(); at += batchSize)
        store.merge(runs.mid(at, batchSize));
    QCOMPARE(idsByCreation(store), expectedOrder(runs));
}

void TestRunStore::changedCreationTimeMovesTheRun()
{
    RunStore store;
    store.merge(makeRuns(0, 3));
    Run moved = later(makeRun(0));
    moved.createdAt = noon + hour;
    QCOMPARE(store.merge({moved}).changed.size(), 1U);
    QCOMPARE(idsByCreation(store), (QStringList{uuid(1), uuid(2), uuid(0)}));
}

void TestRunStore::randomMergesAgreeWithAPlainMap()
{
    QRandomGenerator random(99);
    RunStore store;
    QHash<QString, Run> plain;
    for (int round = 0; round < 400; ++round) {
        RunBatch batch;
        for (int i = random.bounded(20); i >= 0; --i) {
            Run run = makeRun(random.bounded(60));
            run.updatedAt = noon + random.bounded(50) * second;
            run.status = static_cast<Status>(random.bounded(5));
            if (random.bounded(8) == 0)
                run.deletedAt = noon;
            batch.append(run);
            const auto known = plain.constFind(run.id);
            if (run.deletedAt) {
                if (known != plain.cend() && !(known->updatedAt > run.updatedAt))
                    plain.remove(run.id);
            } else if (known == plain.cend() || run.updatedAt > known->updatedAt) {
                plain.insert(run.id, run);
            }
        }
        store.merge(batch);
        if (random.bounded(10) == 0) {
            const QString id = uuid(random.bounded(60));
            QCOMPARE(store.remove({id}).removed.size(), static_cast<std::size_t>(plain.remove(id) ? 1 : 0));
        }
        QCOMPARE(store.size(), plain.size());
        for (auto it = plain.cbegin(); it != plain.cend(); ++it)
            QCOMPARE(store.run(*store.find(it.key())), it.value());
        QCOMPARE(idsByCreation(store), expectedOrder(plain.values()));
    }
}

void TestRunStore::stringsOfRemovedRunsAreGivenBack()
{
    RunStore store;
    Run kept = makeRun(1);
    kept.id = QStringLiteral("kept under a name");
    store.merge({kept});
    qsizetype largest = 0;
    for (int round = 0; round < 6; ++round) {
        RunBatch runs;
        QStringList ids;
        for (int i = 0; i < 6'000; ++i) {
            Run run = makeRun(100 + i);
            run.errorMessage = QStringLiteral("round %1, message %2").arg(round).arg(i);
            runs.append(run);
            ids.append(run.id);
        }
        store.merge(runs);
        largest = round == 1 ? store.memoryBytes() : largest;
        store.remove(ids);
    }
    QVERIFY2(store.memoryBytes() <= largest * 2, qPrintable(QString::number(store.memoryBytes())));
    QCOMPARE(store.run(*store.find(kept.id)), kept);
}

void TestRunStore::atMost160BytesARow()
{
    // A quarter of a million fills tables that grow by doubling exactly as far as a million does. Two runs for a
    // wireframe node, as its two edges alone make.
    constexpr int rows = 250'000;
    constexpr int batch = 5'000;
    RunStore store;
    for (int first = 0; first < rows; first += batch) {
        RunBatch runs = makeRuns(first, batch);
        for (int i = 0; i < batch; ++i) {
            Run &run = runs[i];
            run.wfNodeId = QStringLiteral("1234:%1").arg((first + i) / 2);
            run.screenId = QStringLiteral("SCR-%1").arg((first + i) / 2);
            run.errorMessage = QStringLiteral("Layout failed: constraint %1").arg(i % 40);
        }
        store.merge(runs);
    }
    QCOMPARE(store.size(), rows);
    const double perRow = static_cast<double>(store.memoryBytes()) / rows;
    QVERIFY2(perRow <= 160.0, qPrintable(QStringLiteral("%1 bytes a row").arg(perRow)));
}

QTEST_APPLESS_MAIN(TestRunStore)
#include "tst_run_store.moc"
