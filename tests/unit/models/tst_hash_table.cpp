// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/column.h"
#include "store/hash_table.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace wf2des;

namespace {

/// Hashes of three kinds: well mixed, all the same, and all at the table's end, where a chain runs on from its start.
quint64 hashOf(quint32 value, int kind)
{
    if (kind == 1)
        return 42;
    return kind == 2 ? ~quint64{value % 3} : (value + 1) * 0x9E3779B97F4A7C15ULL;
}

} // namespace

/// The containers under the store (DESIGN 5.3): they agree with plain ones and stay as small as they say.
class TestHashTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyTableFindsNothing();
    void agreesWithAPlainSet_data();
    void agreesWithAPlainSet();
    void valuesNeedNotBeDense();
    void atMostAThirdIsFree();
    void columnKeepsItsValues();
    void columnHoldsOneBlockInReserve();
};

void TestHashTable::emptyTableFindsNothing()
{
    const HashTable table;
    QVERIFY(!table.find(7, [](quint32) { return true; }));
    QCOMPARE(table.size(), 0U);
    QCOMPARE(table.memoryBytes(), 0);
}

void TestHashTable::agreesWithAPlainSet_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("values");
    QTest::newRow("well mixed") << 0 << 3'000;
    QTest::newRow("one chain") << 1 << 150;
    QTest::newRow("chains over the end") << 2 << 150;
}

void TestHashTable::agreesWithAPlainSet()
{
    QFETCH(const int, kind);
    QFETCH(const int, values);
    QRandomGenerator random(3);
    const auto hash = [kind](quint32 value) {
        return hashOf(value, kind);
    };
    HashTable table;
    QSet<quint32> plain;
    for (int round = 0; round < values * 4; ++round) {
        const quint32 value = random.bounded(static_cast<quint32>(values));
        const auto found = table.find(hash(value), [value](quint32 other) { return other == value; });
        QCOMPARE(found.has_value(), plain.contains(value));
        if (plain.remove(value)) {
            table.remove(value, hash);
        } else {
            plain.insert(value);
            table.insert(value, hash);
        }
        QCOMPARE(table.size(), static_cast<std::size_t>(plain.size()));
    }
    for (quint32 value = 0; value < static_cast<quint32>(values); ++value) {
        const auto found = table.find(hash(value), [value](quint32 other) { return other == value; });
        QCOMPARE(found.has_value(), plain.contains(value));
    }
}

void TestHashTable::valuesNeedNotBeDense()
{
    const auto hash = [](quint32 value) {
        return hashOf(value, 0);
    };
    HashTable table;
    for (quint32 value = 1; value < 70'000; value *= 2)
        table.insert(value, hash);
    for (quint32 value = 0; value < 100; ++value)
        table.insert(80'000 + value, hash); // grows with the far ones in it
    for (quint32 value = 1; value < 70'000; value *= 2)
        QCOMPARE(table.find(hash(value), [value](quint32 other) { return other == value; }), std::optional(value));
    QVERIFY(!table.find(hash(3), [](quint32 other) { return other == 3; }));
}

void TestHashTable::atMostAThirdIsFree()
{
    HashTable table;
    constexpr qsizetype bytesOfAPlace = 5;
    for (quint32 value = 0; value < 50'000; ++value) {
        table.insert(value, [](quint32 other) { return hashOf(other, 0); });
        const qsizetype places = table.memoryBytes() / bytesOfAPlace;
        QVERIFY(value < 64 || places * 2 <= static_cast<qsizetype>(table.size()) * 3);
    }
}

void TestHashTable::columnKeepsItsValues()
{
    constexpr quint32 count = Column<qint64>::BlockSize * 3 + 7;
    Column<qint64> column;
    for (quint32 i = 0; i < count; ++i) {
        column.append();
        QCOMPARE(column[i], qint64{0});
        column[i] = qint64{i} * i;
    }
    QCOMPARE(column.size(), count);
    for (quint32 i = 0; i < count; ++i) {
        QCOMPARE(column[i], qint64{i} * i);
        QCOMPARE(column.from(i), &column[i]);
    }
    // Within a block the elements lie one after another.
    QCOMPARE(column.from(Column<qint64>::BlockSize) + 5, &column[Column<qint64>::BlockSize + 5]);
}

void TestHashTable::columnHoldsOneBlockInReserve()
{
    Column<quint8> column;
    QCOMPARE(column.memoryBytes(), 0);
    for (quint32 i = 0; i < 100'000; ++i)
        column.append();
    QVERIFY(column.memoryBytes() >= 100'000);
    QVERIFY(column.memoryBytes() <= qsizetype{100'000} + Column<quint8>::BlockSize + 1'000);
}

QTEST_APPLESS_MAIN(TestHashTable)
#include "tst_hash_table.moc"
