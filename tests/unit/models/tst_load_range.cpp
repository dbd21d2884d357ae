// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/run_feed.h"

#include <QTest>

using namespace wf2des;

/// DESIGN 5.1: how far back the list reaches.
class TestLoadRange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangesAreDays_data();
    void rangesAreDays();
};

void TestLoadRange::rangesAreDays_data()
{
    QTest::addColumn<int>("range");
    QTest::addColumn<qint64>("days");
    QTest::newRow("24 h") << static_cast<int>(LoadRange::Day) << qint64{1};
    QTest::newRow("a week") << static_cast<int>(LoadRange::Week) << qint64{7};
    QTest::newRow("30 days") << static_cast<int>(LoadRange::Days30) << qint64{30};
    QTest::newRow("90 days") << static_cast<int>(LoadRange::Days90) << qint64{90};
    QTest::newRow("a year") << static_cast<int>(LoadRange::Year) << qint64{365};
    QTest::newRow("all") << static_cast<int>(LoadRange::All) << qint64{-1};
}

void TestLoadRange::rangesAreDays()
{
    QFETCH(const int, range);
    QFETCH(const qint64, days);
    const std::optional<qint64> length = rangeLength(static_cast<LoadRange>(range));
    QCOMPARE(length.has_value(), days >= 0);
    if (length)
        QCOMPARE(*length, days * 24 * 3600 * 1'000'000);
}

QTEST_APPLESS_MAIN(TestLoadRange)
#include "tst_load_range.moc"
