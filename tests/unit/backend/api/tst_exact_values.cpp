// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/exact_values.h"

#include <QTest>

using namespace wf2des;

/// RELIABILITY M9: times to the microsecond, numerics exactly, nothing rounded.
class TestExactValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTimes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("time");
        const auto row = [](const char *text, qint64 time) {
            QTest::newRow(text) << QString::fromLatin1(text) << time;
        };
        row("1970-01-01T00:00:00Z", 0);
        row("1970-01-01T00:00:00.000001Z", 1);
        row("1969-12-31T23:59:59.999999Z", -1);
        row("2026-11-29T12:03:04.123456Z", 1'795'953'784'123'456);
        row("2026-11-29T21:03:04.123456+09:00", 1'795'953'784'123'456);
        row("2026-11-29T06:33:04.123456-05:30", 1'795'953'784'123'456);
        row("2026-11-29t12:03:04.123456z", 1'795'953'784'123'456);
        row("2026-11-29 12:03:04.1+00:00", 1'795'953'784'100'000);
        row("2026-11-29T12:03:04.123456789Z", 1'795'953'784'123'456);
        row("2026-11-29T12:03:04.000000999Z", 1'795'953'784'000'000);
        row("2024-02-29T00:00:00Z", 1'709'164'800'000'000);
        row("2016-12-31T23:59:60Z", 1'483'228'800'000'000);
        row("2017-01-01T08:59:60.5+09:00", 1'483'228'800'500'000);
        row("0001-01-01T00:00:00Z", -62'135'596'800'000'000);
        row("9999-12-31T23:59:59.999999Z", 253'402'300'799'999'999);
    }

    void readsTimes()
    {
        QFETCH(QString, text);
        QTEST(timeFromRfc3339(text).value_or(-42), "time");
    }

    void refusesWhatIsNoTime_data()
    {
        QTest::addColumn<QString>("text");
        const char *const texts[] = {"",
                                     "infinity",
                                     "-infinity",
                                     "2026-11-29",
                                     "2026-11-29T12:03:04",
                                     "2026-11-29T12:03Z",
                                     "2026-11-29T12:03:04.Z",
                                     "2026-11-29T12:03:04.1234567890Z",
                                     "2026-11-29T12:03:04,5Z",
                                     "2026-11-29T24:00:00Z",
                                     "2026-11-29T12:60:00Z",
                                     "2026-11-29T12:03:61Z",
                                     "2026-11-29T12:03:60Z",
                                     "2026-02-29T12:03:04Z",
                                     "2026-13-01T12:03:04Z",
                                     "2026-11-31T12:03:04Z",
                                     "0000-11-29T12:03:04Z",
                                     "12026-11-29T12:03:04Z",
                                     "-044-03-15T12:03:04Z",
                                     "2026-11-29T12:03:04+24:00",
                                     "2026-11-29T12:03:04+09:60",
                                     "2026-11-29T12:03:04+0900",
                                     "2026-11-29T12:03:04Z ",
                                     " 2026-11-29T12:03:04Z",
                                     "2026-11-29T12:03:04ZZ",
                                     "2026-1-29T12:03:04Z"};
        for (const char *text : texts)
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("full-width digits") << QStringLiteral("２０２６-11-29T12:03:04Z");
    }

    void refusesWhatIsNoTime()
    {
        QFETCH(QString, text);
        QVERIFY(!timeFromRfc3339(text));
    }

    void writesSixFractionDigits()
    {
        QCOMPARE(timeToRfc3339(1'795'953'784'123'456), QStringLiteral("2026-11-29T12:03:04.123456Z"));
        QCOMPARE(timeToRfc3339(0), QStringLiteral("1970-01-01T00:00:00.000000Z"));
        QCOMPARE(timeToRfc3339(-1), QStringLiteral("1969-12-31T23:59:59.999999Z"));
    }

    void everyTimeComesBack()
    {
        // Steps of about a year and a bit, so that each lands elsewhere in the day and the second.
        for (qint64 time = -62'135'596'800'000'000; time <= 253'402'300'799'999'999; time += 37'123'456'789'012)
            QCOMPARE(timeFromRfc3339(timeToRfc3339(time)).value_or(time + 1), time);
    }

    void readsScores_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("score");
        const auto row = [](const char *text, int score) {
            QTest::newRow(text) << QString::fromLatin1(text) << score;
        };
        row("0", 0);
        row("-0", 0);
        row("0.0000", 0);
        row("0.9312", 9312);
        row("0.93120000000", 9312);
        row("1", 10'000);
        row("9.9999", 99'999);
        row("-9.9999", -99'999);
        row("0.0001", 1);
        row("1e-4", 1);
        row("1E0", 10'000);
        row("12.5e-2", 1250);
        row("0.00125e+2", 1250);
        row("214748.3647", 2'147'483'647);
        row("0e999999999999", 0);
        // 0.57 * 10000 is 5699.999... in binary: what rounding would lose.
        row("0.57", 5700);
    }

    void readsScores()
    {
        QFETCH(QString, text);
        QTEST(scoreFromText(text).value_or(-1), "score");
    }

    void refusesWhatIsNoScore_data()
    {
        QTest::addColumn<QString>("text");
        const char *const texts[] = {"",      "-",     ".",      "NaN",         "Infinity",  "0.93125",
                                     "1e-5",  "1e",    "1e+",    "214748.3648", "1e300",     "1e99999999999999999999",
                                     "0.5 ",  "+0.5",  "0,5",    "0x1",         "1e-999999", "99999999999999999999999",
                                     "0.1.2", "1e1e1", "0.00001"};
        for (const char *text : texts)
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void refusesWhatIsNoScore()
    {
        QFETCH(QString, text);
        QVERIFY(!scoreFromText(text));
    }

    void everyScoreComesBack()
    {
        // The whole range of the table's numeric(5,4).
        for (ScoreTenThousandths score = -99'999; score <= 99'999; ++score)
            QCOMPARE(scoreFromText(scoreToText(score)).value_or(score + 1), score);
    }
};

QTEST_GUILESS_MAIN(TestExactValues)
#include "tst_exact_values.moc"
