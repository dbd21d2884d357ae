// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/filter_values.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QLabel>
#include <QtTest>

using namespace wf2des;

/// The plain-text gate and the words for values.
class TestListWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hiddenCharactersAreShown_data();
    void hiddenCharactersAreShown();
    void ordinaryTextIsUntouched();
    void linesAndLimits();
    void toolTipsShowTextAsTyped();
    void labelsArePlain();
    void durations_data();
    void durations();
    void times();
    void scoresAreExact();
    void unknownCodes();
    void everyFilterValueHasAWord();
};

void TestListWords::hiddenCharactersAreShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("override") << QStringLiteral("a\u202eb") << QStringLiteral("a[U+202E]b");
    QTest::newRow("isolate") << QStringLiteral("\u2067x") << QStringLiteral("[U+2067]x");
    QTest::newRow("escape") << QStringLiteral("\u001b[31m") << QStringLiteral("[U+001B][31m");
    QTest::newRow("C1") << QStringLiteral("\u0085") << QStringLiteral("[U+0085]");
    QTest::newRow("zero width space") << QStringLiteral("a\u200bb") << QStringLiteral("a[U+200B]b");
    QTest::newRow("byte order mark") << QStringLiteral("\ufeffa") << QStringLiteral("[U+FEFF]a");
    QTest::newRow("lone surrogate") << QString(QChar(0xdc00)) << QStringLiteral("[U+DC00]");
    QTest::newRow("tag") << QString::fromUcs4(U"\U000E0041", 1) << QStringLiteral("[U+E0041]");
    QTest::newRow("line break") << QStringLiteral("a\r\nb\nc") << QStringLiteral("a\nb\nc");
    QTest::newRow("lone CR") << QStringLiteral("a\rb") << QStringLiteral("a[U+000D]b");
}

void TestListWords::hiddenCharactersAreShown()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(visibleText(text), shown);
}

void TestListWords::ordinaryTextIsUntouched()
{
    for (const QString &text :
         {QStringLiteral("直骨角 画面"), QStringLiteral("👩‍👧 family"), QStringLiteral("שלום abc"),
          QStringLiteral("é e\u0301 \u00a0"), QStringLiteral("<b>&amp;</b>")})
        QCOMPARE(visibleText(text), text);
}

void TestListWords::linesAndLimits()
{
    QCOMPARE(visibleLine(QStringLiteral("a\nb\tc")), QStringLiteral("a⏎b c"));
    QCOMPARE(visibleLine(QStringLiteral("abcdef"), 3), QStringLiteral("abc…"));
    QCOMPARE(visibleLine(QStringLiteral("ab😀"), 3), QStringLiteral("ab…")); // no half of a pair is left
    QCOMPARE(isolated(QStringLiteral("x")), QStringLiteral("\u2068x\u2069"));
    QCOMPARE(isolated(QStringLiteral("x\u2069y")), QStringLiteral("\u2068x[U+2069]y\u2069"));
    QCOMPARE(buttonText(QStringLiteral("A&B")), QStringLiteral("A&&B"));
}

void TestListWords::toolTipsShowTextAsTyped()
{
    QVERIFY(toolTipText(QString()).isEmpty());
    const QString tip = toolTipText(QStringLiteral("<img src=x> & \u202e"));
    QVERIFY(Qt::mightBeRichText(tip)); // ours, so that Qt does not have to guess
    QVERIFY(tip.contains(QStringLiteral("&lt;img src=x&gt; &amp; [U+202E]")));
    QVERIFY(!tip.contains(QStringLiteral("<img")));
}

void TestListWords::labelsArePlain()
{
    const std::unique_ptr<QLabel> label(foreignLabel(QStringLiteral("<b>x</b>\u202e")));
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(label->text(), QStringLiteral("<b>x</b>[U+202E]"));
    label->setTextFormat(Qt::AutoText);
    setForeignText(label.get(), QStringLiteral("<i>"));
    QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestListWords::durations_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("clock skew") << qint64(-30) << QStringLiteral("0 s");
    QTest::newRow("seconds") << qint64(38) << QStringLiteral("38 s");
    QTest::newRow("minutes") << qint64(14 * 60 + 59) << QStringLiteral("14 min");
    QTest::newRow("full hours") << qint64(3600) << QStringLiteral("1 h");
    QTest::newRow("hours") << qint64(3 * 3600 + 12 * 60) << QStringLiteral("3 h 12 min");
    QTest::newRow("days") << qint64(2 * 86400 + 4 * 3600) << QStringLiteral("2 d 4 h");
}

void TestListWords::durations()
{
    QFETCH(qint64, seconds);
    QTEST(durationWords(seconds * 1'000'000), "words");
}

/// RELIABILITY M9, "Time": microseconds survive and the zone is always named.
void TestListWords::times()
{
    QCOMPARE(isoUtc(1'795'953'784'123'456), QStringLiteral("2026-11-29T12:03:04.123456Z"));
    QCOMPARE(isoUtc(-1), QStringLiteral("1969-12-31T23:59:59.999999Z"));
    QVERIFY(QRegularExpression(QStringLiteral("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC[+-]\\d\\d:\\d\\d$"))
                .match(localTimeWords(1'795'953'784'123'456))
                .hasMatch());
}

/// spec/wf2des-table: score is numeric(5,4).
void TestListWords::scoresAreExact()
{
    QCOMPARE(scoreWords(9312), QStringLiteral("0.9312"));
    QCOMPARE(scoreWords(10'000), QStringLiteral("1.0000"));
    QCOMPARE(scoreWords(6), QStringLiteral("0.0006"));
    QCOMPARE(scoreWords(-6), QStringLiteral("-0.0006"));
}

/// DESIGN 5.2: an unknown code is shown as it is, never a crash.
void TestListWords::unknownCodes()
{
    QCOMPARE(statusWord(Code<Status>::fromText(QStringLiteral("7"))), QStringLiteral("Unknown (\u20687\u2069)"));
    QCOMPARE(statusWord({}), QString());
    RunState state;
    state.status = Status::Processing;
    QCOMPARE(stateWord(state), QStringLiteral("Processing · no phase"));
    for (int column = 0; column < runColumnCount; ++column) {
        QVERIFY(!columnTitle(static_cast<RunColumn>(column)).isEmpty());
        QVERIFY(!columnDescription(static_cast<RunColumn>(column)).isEmpty());
    }
}

/// A chip never shows the code of a value that has a word, for every value that the filter language knows.
void TestListWords::everyFilterValueHasAWord()
{
    for (const FilterKey key : {FilterKey::Status, FilterKey::Phase, FilterKey::Edge, FilterKey::Surface,
                                FilterKey::AutoConfirm, FilterKey::Feedback, FilterKey::Is}) {
        const QString possible = canonicalValue(key, QStringLiteral("no such value"), false).problem;
        const QStringList values = possible.section(QStringLiteral(": "), 1).chopped(1).split(QStringLiteral(", "));
        QVERIFY(values.size() >= 2);
        for (const QString &value : values)
            QVERIFY2(facetValueWord(key, value) != value, qPrintable(value));
    }
}

QTEST_MAIN(TestListWords)
#include "tst_list_words.moc"
