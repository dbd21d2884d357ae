// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/json_gateway.h"

#include <QTest>
#include <QThread>

#include <memory>

using namespace wf2des;

/// RELIABILITY M11: one way in for the API's bodies; no body may crash the program or change a number.
class TestJsonGateway : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void readsEveryKindOfValue()
    {
        const auto document = readJson(R"({"a":null,"b":true,"c":12,"d":"x","e":[1,2],"f":{"g":false}})");
        QVERIFY(document);
        const JsonValue &root = document->root;
        QVERIFY(root.member("a")->isNull());
        QCOMPARE(root.member("b")->text(), QStringLiteral("true"));
        QCOMPARE(root.member("c")->integer(0, 100).value_or(-1), 12);
        QCOMPARE(root.member("d")->text(), QStringLiteral("x"));
        QCOMPARE(root.member("e")->items().size(), std::size_t(2));
        QCOMPARE(root.member("f")->member("g")->text(), QStringLiteral("false"));
        QCOMPARE(root.member("h"), nullptr);
        QVERIFY(document->duplicateNames.isEmpty());
        QVERIFY(!document->repaired);
    }

    void keepsNumbersAsWritten()
    {
        const auto document = readJson("[0.57, 99999999999999999999, 9223372036854775807, 18446744073709551615, -3]");
        QVERIFY(document);
        const auto &items = document->root.items();
        QCOMPARE(items[0].text(), QStringLiteral("0.57"));
        QCOMPARE(items[1].text(), QStringLiteral("99999999999999999999"));
        QCOMPARE(items[2].text(), QStringLiteral("9223372036854775807"));
        QCOMPARE(items[3].text(), QStringLiteral("18446744073709551615"));
        QCOMPARE(items[4].text(), QStringLiteral("-3"));
    }

    void checksTheRangeOfIntegers()
    {
        const auto document = readJson(R"([9999999999, -1, 1.0, 1e2, "7", true, 18446744073709551615])");
        QVERIFY(document);
        const auto &items = document->root.items();
        constexpr qint64 max32 = 2'147'483'647;
        QVERIFY(!items[0].integer(0, max32)); // get<int>() would say 1410065407
        QCOMPARE(items[0].integer(0, 10'000'000'000).value_or(0), 9'999'999'999);
        QVERIFY(!items[1].integer(0, max32));
        QVERIFY(!items[2].integer(0, max32));
        QVERIFY(!items[3].integer(0, max32));
        QVERIFY(!items[4].integer(0, max32));
        QVERIFY(!items[5].integer(0, max32));
        QVERIFY(!items[6].integer(std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max()));
    }

    void refusesWhatIsNotJson_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray("  \n");
        QTest::newRow("cut") << QByteArray(R"({"id":"a","status":)");
        QTest::newRow("cut in a string") << QByteArray("{\"id\":\"a");
        QTest::newRow("html") << QByteArray("<html><body>502</body></html>");
        QTest::newRow("two values") << QByteArray("{} {}");
        QTest::newRow("trailing comma") << QByteArray("[1,]");
        QTest::newRow("comment") << QByteArray("/* */ {}");
        QTest::newRow("NaN") << QByteArray("[NaN]");
        QTest::newRow("lone surrogate") << QByteArray(R"(["\ud800"])");
        QTest::newRow("no finite double") << QByteArray("[1e999]");
        QTest::newRow("NUL") << QByteArray("{}\0", 3);
    }

    void refusesWhatIsNotJson()
    {
        QFETCH(QByteArray, body);
        const auto document = readJson(body);
        QVERIFY(!document);
        QCOMPARE(document.error().code, ErrorCode::UnexpectedAnswer);
        QVERIFY(!document.error().message.isEmpty());
        QVERIFY(document.error().detail.contains(QLatin1String("at byte")));
    }

    void errorsDoNotQuoteTheBody()
    {
        const auto document = readJson(R"({"token":"canary-7d1f" x)");
        QVERIFY(!document);
        QVERIFY(!document.error().detail.contains(QLatin1String("canary")));
    }

    void refusesAMillionLevels_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("arrays") << QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']');
        QTest::newRow("objects") << QByteArray(R"({"a":)").repeated(1'000'000) + "1" + QByteArray(1'000'000, '}');
    }

    void refusesAMillionLevels()
    {
        QFETCH(QByteArray, body);
        // On the small stack of a worker: what recursed would crash here.
        Result<JsonBody> document;
        const std::unique_ptr<QThread> thread(QThread::create([&] { document = readJson(body); }));
        thread->setStackSize(128 * 1024);
        thread->start();
        QVERIFY(thread->wait(60'000));
        QVERIFY(!document);
        QCOMPARE(document.error().detail, QStringLiteral("nested deeper than 64 levels"));
    }

    void takesWhatIsJustWithinTheLimits()
    {
        QVERIFY(readJson(QByteArray(64, '[') + QByteArray(64, ']')));
        QVERIFY(!readJson(QByteArray(65, '[') + QByteArray(65, ']')));
        QVERIFY(readJson("[1,2,3]", {.bytes = 7, .values = 4, .depth = 1}));
        QVERIFY(!readJson("[1,2,3]", {.bytes = 6, .values = 4, .depth = 1}));
        QVERIFY(!readJson("[1,2,3]", {.bytes = 7, .values = 3, .depth = 1}));
        QVERIFY(!readJson("[1,2,3]", {.bytes = 7, .values = 4, .depth = 0}));
    }

    void refusesMoreValuesThanMemoryShouldHold()
    {
        const auto document = readJson('[' + QByteArray("0,").repeated(1'000'001) + "0]");
        QVERIFY(!document);
        QCOMPARE(document.error().detail, QStringLiteral("more than 1000000 values"));
    }

    void replacesInvalidUtf8()
    {
        const auto document = readJson("{\"prompt\":\"a\xff\xc3(b\"}");
        QVERIFY(document);
        QVERIFY(document->repaired);
        QCOMPARE(document->root.member("prompt")->text(), QStringLiteral("a\uFFFD\uFFFD(b"));
    }

    void keepsNulAndEmptyStrings()
    {
        const auto document = readJson(R"({"a":"x\u0000y","b":""})");
        QVERIFY(document);
        QCOMPARE(document->root.member("a")->text().size(), 3);
        QVERIFY(!document->root.member("b")->text().isNull());
    }

    void notesDuplicateNames()
    {
        const auto document = readJson(R"({"status":"0","x":{"y":1,"y":2},"status":"4"})");
        QVERIFY(document);
        QCOMPARE(document->duplicateNames, (QStringList{QStringLiteral("y"), QStringLiteral("status")}));
        QCOMPARE(document->root.member("status")->text(), QStringLiteral("4"));
    }
};

QTEST_GUILESS_MAIN(TestJsonGateway)
#include "tst_json_gateway.moc"
