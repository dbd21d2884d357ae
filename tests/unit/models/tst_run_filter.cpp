// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_filter.h"

#include <QRandomGenerator>
#include <QTest>

using namespace wf2des;

/// DESIGN 5.4: one filter, a value with a text form that round-trips.
class TestRunFilter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canonicalText_data();
    void canonicalText();
    void problemsAreReported_data();
    void problemsAreReported();
    void unclosedQuoteEndsWithTheText();
    void valuesOfOneKeyAreAlternatives();
    void excludedValuesAreATermOfTheirOwn();
    void withAndWithout();
    void withLeavesOutWhatCannotBe();
    void nodeIdsAreNormalised();
    void pastedReferences_data();
    void pastedReferences();
    void dependsOnNow_data();
    void dependsOnNow();
    void everyKeyHasAWordOfItsOwn();
    void anyTextIsReadAndRoundTrips();
    void anyValueRoundTrips();
    void longTextIsRead();
};

void TestRunFilter::canonicalText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto add = [](const char *text, const char *canonical) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(canonical);
    };
    add("", "");
    add("   ", "");
    add("edge:des2wf", "edge:des2wf");
    add("edge:1", "edge:des2wf");
    add("STATUS:Failed", "status:failed");
    add("status:2", "status:failed");
    add("status:7", "status:7");
    add("status:\"paused\"", "status:\"paused\"");
    add("status:failed,completed", "status:completed,failed");
    add("status:failed status:completed", "status:completed,failed");
    add("status:failed,failed", "status:failed");
    add("-status:completed", "-status:completed");
    add("phase:awaiting_confirm", "phase:awaiting_confirm");
    add("phase:none", "phase:none");
    add("project:12", "project:12");
    add("project:012", "project:12");
    add("org:1,2", "org:1,2");
    add("file:KEY", "file:KEY");
    add("node:12:345", "node:12:345");
    add("node:12-345", "node:12:345");
    add("node:\"12:345\"", "node:12:345");
    add("screen:SCR-0042", "screen:SCR-0042");
    add("screen:\"Home, sweet \\\"home\\\"\"", "screen:\"Home, sweet \\\"home\\\"\"");
    add("screen:a:b", "screen:\"a:b\"");
    add("by:name", "by:name");
    add("surface:plugin", "surface:plugin");
    add("auto:auto-confirm", "auto:auto-confirm");
    add("feedback:none,adopted", "feedback:adopted,none");
    add("flags:>0", "flags:>0");
    add("flags:>=00", "flags:>=0");
    add("flags:2..5", "flags:2..5");
    add("flags:..5", "flags:..5");
    add("flags:NONE", "flags:none");
    add("score:<0.6", "score:<0.6");
    add("score:<0.6000", "score:<0.6");
    add("score:.5", "score:0.5");
    add("score:<=1.0", "score:<=1");
    add("score:-0", "score:0");
    add("scorev:ds@1.0", "scorev:ds@1.0");
    add("age:>2h", "age:>2h");
    add("age:<=30M", "age:<=30m");
    add("age:1d..1w", "age:1d..1w");
    add("created:2026-11-01", "created:2026-11-01");
    add("created:2026-11-01..2026-11-02", "created:2026-11-01..2026-11-02");
    add("created:2026-11-01T09:00:00+09:00..", "created:2026-11-01..");
    add("created:2026-11-01T10:20..2026-11-01T10:30:01.5Z",
        "created:2026-11-01T10:20:00Z..2026-11-01T10:30:01.500000Z");
    add("error:timeout", "error:timeout");
    add("is:unplaced is:open", "is:open,unplaced");
    add("prompt:checkout", "prompt:checkout");
    add("free text", "free text");
    add("free status:failed text", "status:failed free text");
    add("a,b", "a,b");
    add("\"a\",\"b\"", "\"a\",\"b\"");
    add("\"two  blanks\"", "\"two  blanks\"");
    add("\"status:failed\"", "\"status:failed\"");
    add("\"-minus\"", "\"-minus\"");
    add("-word -\"two words\"", "-\"two words\" -word");
    add("- minus", "- minus");
    add("12:345", "12:345");
    add("http://example.com/x", "http://example.com/x");
    add("Fatal: no such file", "Fatal: no such file");
    add("a　全角", "a 全角");
    add("text status:failed -edge:wf2des is:open age:>2h", "-edge:wf2des status:failed age:>2h is:open text");
}

void TestRunFilter::canonicalText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, canonical);
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(text, &problems);
    QCOMPARE(filter.toText(), canonical);
    QCOMPARE(RunFilter::fromText(canonical), filter);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.value(0).message));
    QCOMPARE(filter.isEmpty(), canonical.isEmpty());
}

void TestRunFilter::problemsAreReported_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    const auto add = [](const char *text, const char *marked) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(marked);
    };
    add("status:finished", "finished");
    add("status:failed,finished", "finished");
    add("edge:both x", "both");
    add("is:stuck", "stuck");
    add("flags:many", "many");
    add("flags:5..2", "5..2");
    add("flags:>", ">");
    add("flags:>99999999999999999999", ">99999999999999999999");
    add("score:<0.12345", "<0.12345");
    add("age:2h", "2h");
    add("age:>2", ">2");
    add("age:>999999999999999999w", ">999999999999999999w");
    add("project:twelve", "twelve");
    add("project:>3", ">3");
    add("created:yesterday", "yesterday");
    add("created:2026-02-30", "2026-02-30");
    add("created:2026-11-01T10:00", "2026-11-01T10:00");
    add("created:2026-11-02..2026-11-01", "2026-11-02..2026-11-01");
    add("created:>2026-11-01", ">2026-11-01");
    add("state:failed", "state:failed");
    add("screen:", "");
    add("Error: no such file", "");
    add("screen:a,,b", "");
    add("\"\"", "\"\"");
}

void TestRunFilter::problemsAreReported()
{
    QFETCH(const QString, text);
    QFETCH(const QString, marked);
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(text, &problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(text.mid(problems.at(0).position, problems.at(0).length), marked);
    QVERIFY(problems.at(0).message.endsWith(u'.'));
    // The term is kept as free text.
    const QString kept = filter.values(FilterKey::Text).value(0);
    QCOMPARE(kept, text == QLatin1String("\"\"") ? QString() : text);
    QCOMPARE(RunFilter::fromText(filter.toText()), filter);
}

void TestRunFilter::unclosedQuoteEndsWithTheText()
{
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(QStringLiteral("screen:\"Home scr"), &problems);
    QCOMPARE(filter.values(FilterKey::Screen), QStringList{QStringLiteral("Home scr")});
    QCOMPARE(problems.size(), 1);
}

void TestRunFilter::valuesOfOneKeyAreAlternatives()
{
    const RunFilter filter = RunFilter::fromText(QStringLiteral("screen:b by:x screen:a"));
    QCOMPARE(filter.values(FilterKey::Screen), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(filter.terms().size(), 2);
}

void TestRunFilter::excludedValuesAreATermOfTheirOwn()
{
    const RunFilter filter = RunFilter::fromText(QStringLiteral("status:failed -status:completed"));
    QCOMPARE(filter.values(FilterKey::Status), QStringList{QStringLiteral("failed")});
    QCOMPARE(filter.values(FilterKey::Status, true), QStringList{QStringLiteral("completed")});
}

void TestRunFilter::withAndWithout()
{
    const RunFilter filter = RunFilter::fromText(QStringLiteral("status:failed -status:completed text"));
    QCOMPARE(filter.with(FilterKey::Status, {QStringLiteral("3")}).toText(),
             QStringLiteral("status:rejected -status:completed text"));
    QCOMPARE(filter.with(FilterKey::Status, {}, true).toText(), QStringLiteral("status:failed text"));
    QCOMPARE(filter.without(FilterKey::Status).toText(), QStringLiteral("text"));
    QCOMPARE(filter.without(FilterKey::Edge), filter);
    QCOMPARE(RunFilter().with(FilterKey::Text, {QStringLiteral("text")}).with(FilterKey::Text, {}), RunFilter());
}

void TestRunFilter::withLeavesOutWhatCannotBe()
{
    QVERIFY(RunFilter().with(FilterKey::Flags, {QStringLiteral("many")}).isEmpty());
    QVERIFY(RunFilter().with(FilterKey::Screen, {QString()}).isEmpty());
    QCOMPARE(RunFilter().with(FilterKey::Status, {QStringLiteral("paused")}).values(FilterKey::Status),
             QStringList{QStringLiteral("paused")});
}

void TestRunFilter::nodeIdsAreNormalised()
{
    QCOMPARE(RunFilter().with(FilterKey::Node, {QStringLiteral("12-345")}),
             RunFilter::fromText(QStringLiteral("node:12:345")));
}

void TestRunFilter::pastedReferences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto add = [](const char *text, const char *canonical) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(canonical);
    };
    add("https://www.figma.com/design/AbC/N?node-id=12-345", "file:AbC node:12:345");
    add("see <https://www.figma.com/design/AbC/N?node-id=1-2>, please", "file:AbC node:1:2 see please");
    add("status:failed www.figma.com/file/AbC/branch/XyZ/N", "status:failed file:XyZ");
    add("-https://www.figma.com/design/AbC", "-file:AbC");
    add("6F1C2A9E-0B7D-4C3E-9F10-AABBCCDDEEFF", "id:6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    add("run 6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff", "id:6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff run");
    add("\"6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff\"", "\"6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff\"");
    add("https://evil.example/www.figma.com/design/AbC", "https://evil.example/www.figma.com/design/AbC");
    add("https://evilfigma.com/design/AbC", "https://evilfigma.com/design/AbC");
}

void TestRunFilter::pastedReferences()
{
    QFETCH(const QString, text);
    QFETCH(QString, canonical);
    // Punctuation that stood around a link alone goes with it.
    QCOMPARE(RunFilter::fromText(text).toText(), canonical);
}

void TestRunFilter::dependsOnNow_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("depends");
    QTest::newRow("age") << QStringLiteral("age:>2h") << true;
    QTest::newRow("blocked") << QStringLiteral("is:blocked") << true;
    QTest::newRow("not blocked") << QStringLiteral("-is:blocked") << true;
    QTest::newRow("open") << QStringLiteral("is:open") << false;
    QTest::newRow("created") << QStringLiteral("created:2026-11-01") << false;
    QTest::newRow("empty") << QString() << false;
}

void TestRunFilter::dependsOnNow()
{
    QFETCH(const QString, text);
    QFETCH(const bool, depends);
    QCOMPARE(RunFilter::fromText(text).dependsOnNow(), depends);
}

void TestRunFilter::everyKeyHasAWordOfItsOwn()
{
    QSet<QString> words;
    QVERIFY(filterKeyWord(FilterKey::Text).isEmpty());
    const int last = static_cast<int>(FilterKey::Prompt);
    for (int key = 1; key <= last; ++key)
        words.insert(filterKeyWord(static_cast<FilterKey>(key)));
    QCOMPARE(words.size(), last);
    QVERIFY(!words.contains(QString()));
}

void TestRunFilter::anyTextIsReadAndRoundTrips()
{
    const QStringList pieces =
        QStringLiteral("status: - \" , : \\ failed screen: a 12-345 node: flags: >0 2..5 none is: open - x ( 。")
            .split(u' ');
    QRandomGenerator random(11);
    for (int round = 0; round < 5'000; ++round) {
        QString text;
        for (int i = random.bounded(9); i > 0; --i)
            text += pieces.at(random.bounded(static_cast<int>(pieces.size())))
                + QString(random.bounded(3) == 0 ? 1 : 0, u' ');
        const RunFilter filter = RunFilter::fromText(text);
        QCOMPARE(RunFilter::fromText(filter.toText()), filter);
        QCOMPARE(RunFilter::fromText(filter.toText()).toText(), filter.toText());
    }
}

void TestRunFilter::anyValueRoundTrips()
{
    const QStringList values{QStringLiteral("a b"),     QStringLiteral("\""),        QStringLiteral("\\"),
                             QStringLiteral("a,b"),     QStringLiteral("-x"),        QStringLiteral(" lead"),
                             QStringLiteral("x\ny"),    QString::fromUtf8("画　面"), QStringLiteral("a\\\"b"),
                             QStringLiteral("is:open"), QStringLiteral("none"),      QStringLiteral("7")};
    for (int key = 0; key <= static_cast<int>(FilterKey::Prompt); ++key) {
        for (const bool excluded : {false, true}) {
            for (const QString &value : values) {
                const RunFilter filter =
                    RunFilter().with(static_cast<FilterKey>(key), {value, QStringLiteral("other")}, excluded);
                QCOMPARE(RunFilter::fromText(filter.toText()), filter);
            }
        }
    }
}

void TestRunFilter::longTextIsRead()
{
    for (const QString &piece : {QStringLiteral("x"), QStringLiteral("-x "), QStringLiteral("is:y "),
                                 QStringLiteral("\""), QStringLiteral("figma.com/")}) {
        const QString text = piece.repeated(1'000'000 / piece.size());
        QList<FilterProblem> problems;
        QVERIFY(!RunFilter::fromText(text, &problems).isEmpty());
        QVERIFY(problems.size() <= 100);
    }
}

QTEST_APPLESS_MAIN(TestRunFilter)
#include "tst_run_filter.moc"
