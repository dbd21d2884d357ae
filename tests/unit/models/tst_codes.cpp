// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/codes.h"

#include <QTest>

using namespace wf2des;

/// spec/wf2des-table, Type Codes: every enum is stored as a numeric string; a code that this version does not know is
/// shown and kept, never lost.
class TestCodes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeOfTheSpecificationRoundTrips_data();
    void everyCodeOfTheSpecificationRoundTrips();
    void nullStaysNull();
    void unknownCodeKeepsItsText_data();
    void unknownCodeKeepsItsText();
    void emptyTextIsNotNull();
    void knownValuesCompare();
    void wordsAndNumbersNameACode_data();
    void wordsAndNumbersNameACode();
    void codeCountsAreThoseOfTheSpecification();

private:
    template <typename E> static void addRows(const char *name, const QStringList &words);
    template <typename E> static std::pair<QString, QString> textAndWord(const QString &stored);
};

template <typename E> void TestCodes::addRows(const char *name, const QStringList &words)
{
    for (int code = 0; code < words.size(); ++code) {
        QTest::addRow("%s '%d'", name, code) << QString::fromLatin1(name) << QString::number(code) << words.at(code);
    }
}

template <typename E> std::pair<QString, QString> TestCodes::textAndWord(const QString &stored)
{
    const Code<E> code = Code<E>::fromText(stored);
    return {code.text(), code.word()};
}

void TestCodes::everyCodeOfTheSpecificationRoundTrips_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("word");
    const auto words = [](const char *text) {
        return QString::fromLatin1(text).split(u' ');
    };
    addRows<Status>("status", words("processing completed failed rejected cancelled"));
    addRows<Phase>("phase", words("parse awaiting_confirm assemble"));
    addRows<Edge>("edge", words("wf2des des2wf"));
    addRows<AutoConfirm>("auto_confirm", words("normal auto-confirm"));
    addRows<TriggerSurface>("trigger_surface", words("api plugin"));
    addRows<FeedbackStatus>("feedback_status", words("fixed adopted"));
}

void TestCodes::everyCodeOfTheSpecificationRoundTrips()
{
    QFETCH(const QString, type);
    QFETCH(const QString, stored);
    QFETCH(const QString, word);
    const auto read = type == QLatin1String("status") ? textAndWord<Status>(stored)
        : type == QLatin1String("phase")              ? textAndWord<Phase>(stored)
        : type == QLatin1String("edge")               ? textAndWord<Edge>(stored)
        : type == QLatin1String("auto_confirm")       ? textAndWord<AutoConfirm>(stored)
        : type == QLatin1String("trigger_surface")    ? textAndWord<TriggerSurface>(stored)
                                                      : textAndWord<FeedbackStatus>(stored);
    QCOMPARE(read.first, stored);
    QCOMPARE(read.second, word);
}

void TestCodes::nullStaysNull()
{
    const Code<Phase> code = Code<Phase>::fromText({});
    QVERIFY(code.isNull());
    QVERIFY(!code.isKnown());
    QVERIFY(!code.isUnknown());
    QVERIFY(code.text().isNull());
    QVERIFY(code.word().isEmpty());
    QCOMPARE(code, Code<Phase>());
    QVERIFY(!code.known());
}

void TestCodes::unknownCodeKeepsItsText_data()
{
    QTest::addColumn<QString>("stored");
    QTest::newRow("the next number") << QStringLiteral("5");
    QTest::newRow("two digits") << QStringLiteral("10");
    QTest::newRow("leading zero") << QStringLiteral("00");
    QTest::newRow("white space") << QStringLiteral(" 0");
    QTest::newRow("negative") << QStringLiteral("-1");
    QTest::newRow("a word") << QStringLiteral("processing");
    QTest::newRow("full-width digit") << QString::fromUtf8("０");
    QTest::newRow("markup") << QStringLiteral("<img src=x>");
}

void TestCodes::unknownCodeKeepsItsText()
{
    QFETCH(const QString, stored);
    const Code<Status> code = Code<Status>::fromText(stored);
    QVERIFY(code.isUnknown());
    QVERIFY(!code.isKnown());
    QVERIFY(!code.isNull());
    QVERIFY(!code.is(Status::Processing));
    QCOMPARE(code.text(), stored);
    QCOMPARE(code.word(), QStringLiteral("unknown (%1)").arg(stored));
    QCOMPARE(Code<Status>::fromText(code.text()), code);
}

void TestCodes::emptyTextIsNotNull()
{
    const Code<Edge> code = Code<Edge>::fromText(QLatin1String(""));
    QVERIFY(code.isUnknown());
    QVERIFY(!code.text().isNull());
}

void TestCodes::knownValuesCompare()
{
    const Code<Status> failed = Status::Failed;
    QVERIFY(failed.is(Status::Failed));
    QVERIFY(!failed.is(Status::Completed));
    QCOMPARE(failed.known(), std::optional(Status::Failed));
    QVERIFY(failed != Code<Status>(Status::Completed));
    QVERIFY(Code<Status>::fromText(QStringLiteral("7")) != Code<Status>::fromText(QStringLiteral("8")));
}

void TestCodes::wordsAndNumbersNameACode_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::newRow("word") << QStringLiteral("failed") << 2;
    QTest::newRow("word in other case") << QStringLiteral("FaILed") << 2;
    QTest::newRow("number") << QStringLiteral("2") << 2;
    QTest::newRow("beginning of a word") << QStringLiteral("fail") << -1;
    QTest::newRow("unknown number") << QStringLiteral("5") << -1;
    QTest::newRow("empty") << QString() << -1;
}

void TestCodes::wordsAndNumbersNameACode()
{
    QFETCH(const QString, text);
    QFETCH(const int, code);
    const std::optional<Status> found = codeFromWord<Status>(text);
    QCOMPARE(found ? static_cast<int>(*found) : -1, code);
}

void TestCodes::codeCountsAreThoseOfTheSpecification()
{
    QCOMPARE(knownCodeCount<Status>, 5);
    QCOMPARE(knownCodeCount<Phase>, 3);
    QCOMPARE(knownCodeCount<Edge>, 2);
    QCOMPARE(knownCodeCount<AutoConfirm>, 2);
    QCOMPARE(knownCodeCount<TriggerSurface>, 2);
    QCOMPARE(knownCodeCount<FeedbackStatus>, 2);
}

QTEST_APPLESS_MAIN(TestCodes)
#include "tst_codes.moc"
