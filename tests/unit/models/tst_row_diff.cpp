// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/row_diff.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace wf2des;

using Slots = std::vector<RunStore::Slot>;

namespace {

/// Plays a diff the way a model does: removals from the bottom, then inserts from the top.
Slots played(Slots rows, const Slots &after, const RowDiff &diff)
{
    for (auto span = diff.removed.rbegin(); span != diff.removed.rend(); ++span)
        rows.erase(rows.begin() + span->first, rows.begin() + span->first + span->count);
    for (const RowSpan &span : diff.inserted)
        rows.insert(rows.begin() + span.first, after.begin() + span.first, after.begin() + span.first + span.count);
    return rows;
}

} // namespace

/// STYLE 2: a refresh merges by key with narrow signals.
class TestRowDiff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalListsDoNotDiffer();
    void insertAtTheTop();
    void removeInTheMiddle();
    void everythingGoes();
    void everythingComes();
    void movedRowIsNoticed();
    void rowsThatAreGoneAreRemoved();
    void spansAreGrouped();
    void rowsBySlot();
    void randomListsArePlayedBack();
};

void TestRowDiff::equalListsDoNotDiffer()
{
    QVERIFY(diffRows({}, {}, 0).isEmpty());
    QVERIFY(diffRows({3, 1, 2}, {3, 1, 2}, 4).isEmpty());
}

void TestRowDiff::insertAtTheTop()
{
    const RowDiff diff = diffRows({1, 2, 3}, {9, 8, 1, 2, 3}, 10);
    QVERIFY(diff.removed.empty());
    QCOMPARE(diff.inserted, (std::vector<RowSpan>{{0, 2}}));
    QCOMPARE(diff.insertedCount, 2);
    QVERIFY(diff.keepsOrder);
}

void TestRowDiff::removeInTheMiddle()
{
    const RowDiff diff = diffRows({1, 2, 3, 4, 5}, {1, 4, 5}, 6);
    QCOMPARE(diff.removed, (std::vector<RowSpan>{{1, 2}}));
    QVERIFY(diff.inserted.empty());
    QCOMPARE(diff.removedCount, 2);
}

void TestRowDiff::everythingGoes()
{
    const RowDiff diff = diffRows({1, 2, 3}, {}, 0);
    QCOMPARE(diff.removed, (std::vector<RowSpan>{{0, 3}}));
}

void TestRowDiff::everythingComes()
{
    const RowDiff diff = diffRows({}, {1, 2, 3}, 4);
    QCOMPARE(diff.inserted, (std::vector<RowSpan>{{0, 3}}));
}

void TestRowDiff::movedRowIsNoticed()
{
    const RowDiff diff = diffRows({1, 2, 3}, {3, 1, 2}, 4);
    QVERIFY(!diff.keepsOrder);
    QVERIFY(!diff.isEmpty());
    QCOMPARE(diff.removedCount + diff.insertedCount, 0);
}

void TestRowDiff::rowsThatAreGoneAreRemoved()
{
    constexpr RunStore::Slot gone = std::numeric_limits<RunStore::Slot>::max();
    const RowDiff diff = diffRows({gone, 1, gone, gone, 2}, {1, 2}, 3);
    QCOMPARE(diff.removed, (std::vector<RowSpan>{{0, 1}, {2, 2}}));
    QVERIFY(diff.keepsOrder);
}

void TestRowDiff::spansAreGrouped()
{
    QVERIFY(spansOf({}).empty());
    QCOMPARE(spansOf({0, 1, 2, 5, 7, 8}), (std::vector<RowSpan>{{0, 3}, {5, 1}, {7, 2}}));
}

void TestRowDiff::rowsBySlot()
{
    QCOMPARE(wf2des::rowsBySlot({4, 0, 2}, 5), (std::vector<int>{1, -1, 2, -1, 0}));
}

void TestRowDiff::randomListsArePlayedBack()
{
    QRandomGenerator random(3);
    for (int round = 0; round < 2'000; ++round) {
        Slots all(20);
        std::iota(all.begin(), all.end(), 0U);
        if (round % 3 == 0)
            std::shuffle(all.begin(), all.end(), random);
        Slots before;
        Slots after;
        for (const RunStore::Slot slot : all) {
            if (random.bounded(3) != 0)
                before.push_back(slot);
            if (random.bounded(3) != 0)
                after.push_back(slot);
        }
        const RowDiff diff = diffRows(before, after, 20);
        QVERIFY(diff.keepsOrder);
        QCOMPARE(played(before, after, diff), after);
        QCOMPARE(diff.isEmpty(), before == after);
    }
}

QTEST_APPLESS_MAIN(TestRowDiff)
#include "tst_row_diff.moc"
