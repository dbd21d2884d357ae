// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store_fixtures.h"

#include <QTest>

#include <algorithm>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.3: at most 160 bytes a row, however long the store lives.
class TestStoreMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stringsOfRemovedRunsAreGivenBack();
    void slotsOfRemovedRunsAreUsedAgain();
    void atMost160BytesARow();
};

void TestStoreMemory::stringsOfRemovedRunsAreGivenBack()
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

void TestStoreMemory::slotsOfRemovedRunsAreUsedAgain()
{
    RunStore store;
    store.merge(makeRuns(0, 5'000));
    const RunStore::Slot end = store.slotEnd();
    for (int round = 1; round <= 5; ++round) {
        QStringList ids;
        for (int number = 0; number < 2'000; ++number)
            ids.append(uuid((round - 1) * 10'000 + number));
        store.remove(ids);
        store.merge(makeRuns(round * 10'000, 2'000));
        QCOMPARE(store.size(), 5'000);
        QCOMPARE(store.slotEnd(), end);
    }
}

void TestStoreMemory::atMost160BytesARow()
{
    // DESIGN 5.3, 10: at a million rows, each with a wireframe node and a screen of its own.
    constexpr int rows = 1'000'000;
    constexpr int batch = 5'000;
    RunStore store;
    double most = 0;
    RunBatch runs = makeRuns(0, batch);
    for (int first = 0; first < rows; first += batch) {
        for (int i = 0; i < batch; ++i) {
            Run &run = runs[i];
            const int number = first + i;
            run.id = uuid(number);
            run.wfNodeId = QStringLiteral("1234:%1").arg(number);
            run.screenId = QStringLiteral("SCR-%1").arg(number);
            run.errorMessage = QStringLiteral("Layout failed: constraint %1").arg(i % 40);
        }
        store.merge(runs);
        if (first >= rows / 2) // tables grow in steps: just after one is the worst moment
            most = std::max(most, static_cast<double>(store.memoryBytes()) / static_cast<double>(store.size()));
    }
    QCOMPARE(store.size(), rows);
    QVERIFY2(most <= 160.0, qPrintable(QStringLiteral("%1 bytes a row").arg(most)));
    QCOMPARE(store.run(*store.find(uuid(777'777))).screenId, QStringLiteral("SCR-777777"));
}

QTEST_APPLESS_MAIN(TestStoreMemory)
#include "tst_store_memory.moc"
