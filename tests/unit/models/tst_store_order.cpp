// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store_fixtures.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace wf2des;
using namespace wf2des::test;

namespace {

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

/// DESIGN 5.3: the order by created_at is maintained. DESIGN 5.1: a shorter range keeps the open runs.
class TestStoreOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void creationOrder_data();
    void creationOrder();
    void changedCreationTimeMovesTheRun();
    void removeOlderThanKeepsOpenAndUndated();
    void rangeShrinksWithOneSignal();
    void everythingOlderLeavesTheOpenRuns();
    void randomMergesAgreeWithAPlainMap();
};

void TestStoreOrder::creationOrder_data()
{
    QTest::addColumn<int>("batchSize");
    QTest::addColumn<int>("arrangement");
    for (const int size : {1, 7, 1000}) {
        QTest::addRow("oldest first by %d", size) << size << 0;
        QTest::addRow("newest first by %d", size) << size << 1;
        QTest::addRow("shuffled by %d", size) << size << 2;
    }
}

void TestStoreOrder::creationOrder()
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

void TestStoreOrder::changedCreationTimeMovesTheRun()
{
    RunStore store;
    store.merge(makeRuns(0, 3));
    Run moved = later(makeRun(0));
    moved.createdAt = noon + hour;
    QCOMPARE(store.merge({moved}).changed.size(), 1U);
    QCOMPARE(idsByCreation(store), (QStringList{uuid(1), uuid(2), uuid(0)}));
}

void TestStoreOrder::removeOlderThanKeepsOpenAndUndated()
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

void TestStoreOrder::rangeShrinksWithOneSignal()
{
    RunBatch runs;
    for (int number = 0; number < 20; ++number)
        runs.append(makeRun(number, number % 4 == 0 ? Status::Processing : Status::Completed));
    RunStore store;
    store.merge(runs);
    QSignalSpy changed(&store, &RunStore::changed);
    const StoreChange change = store.removeOlderThan(noon + 10 * second);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(change.removed.size(), 7U); // 0, 4 and 8 are open
    QCOMPARE(idsByCreation(store).mid(0, 4), (QStringList{uuid(0), uuid(4), uuid(8), uuid(10)}));
    // A run that ended since then goes with the next call.
    store.merge({later(makeRun(4, Status::Failed))});
    QCOMPARE(store.removeOlderThan(noon + 10 * second).removed.size(), 1U);
    QVERIFY(!store.find(uuid(4)));
}

void TestStoreOrder::everythingOlderLeavesTheOpenRuns()
{
    RunStore store;
    store.merge({makeRun(0, Status::Completed), makeRun(1), makeRun(2, Status::Failed), awaitingConfirm(3)});
    store.removeOlderThan(std::numeric_limits<EpochMicroseconds>::max());
    QCOMPARE(idsByCreation(store), (QStringList{uuid(1), uuid(3)}));
    QVERIFY(store.removeOlderThan(std::numeric_limits<EpochMicroseconds>::min()).isEmpty());
}

void TestStoreOrder::randomMergesAgreeWithAPlainMap()
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

QTEST_APPLESS_MAIN(TestStoreOrder)
#include "tst_store_order.moc"
