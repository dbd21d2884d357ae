// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/ascii_search.h"
#include "store/string_pool.h"

#include <QRandomGenerator>
#include <QTest>

using namespace wf2des;

/// DESIGN 5.3: strings are interned. run_filter.h: letters compare without case for A to Z only.
class TestStringPool : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalStringsHaveOneId();
    void nullAndEmptyAreTwoThings();
    void textComesBackExactly_data();
    void textComesBackExactly();
    void findDoesNotAdd();
    void manyStringsKeepTheirIds();
    void memoryIsCounted();
    void containingIsMarked_data();
    void containingIsMarked();
    void matchNeverRunsOverTheEndOfAString();
    void searchAgreesWithANaiveOne();
    void equalAndBeginning();
    void foldedOrder();

private:
    static QStringList marked(const StringPool &pool, const StringMarks &marks);
};

QStringList TestStringPool::marked(const StringPool &pool, const StringMarks &marks)
{
    QStringList texts;
    for (StringPool::Id id = 0; id < pool.size(); ++id) {
        if (marks[id] != 0)
            texts.append(pool.text(id));
    }
    return texts;
}

void TestStringPool::equalStringsHaveOneId()
{
    StringPool pool;
    const StringPool::Id a = pool.intern(QStringLiteral("one"));
    QCOMPARE(pool.intern(QStringLiteral("one")), a);
    QVERIFY(pool.intern(QStringLiteral("ONE")) != a);
    QCOMPARE(pool.size(), 4U); // null, empty, one, ONE
}

void TestStringPool::nullAndEmptyAreTwoThings()
{
    StringPool pool;
    QCOMPARE(pool.intern(QString()), StringPool::Null);
    QCOMPARE(pool.intern(QLatin1String("")), StringPool::Empty);
    QVERIFY(pool.text(StringPool::Null).isNull());
    QVERIFY(!pool.text(StringPool::Empty).isNull());
    QVERIFY(pool.text(StringPool::Empty).isEmpty());
}

void TestStringPool::textComesBackExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ASCII") << QStringLiteral("SCR-0042");
    QTest::newRow("Japanese") << QString::fromUtf8("直骨角 画面");
    QTest::newRow("outside the plane") << QString::fromUtf8("😀");
    QTest::newRow("NUL inside") << QStringLiteral("a") + QChar(0) + QStringLiteral("b");
    QTest::newRow("right-to-left override") << QString::fromUtf8("\u202Egnp.exe");
    QTest::newRow("ASCII, then not") << QString(600, u'x') + QString::fromUtf8("é");
    QTest::newRow("long") << QString(100'000, u'y');
}

void TestStringPool::textComesBackExactly()
{
    QFETCH(const QString, text);
    StringPool pool;
    const StringPool::Id id = pool.intern(text);
    pool.intern(QStringLiteral("another"));
    QCOMPARE(pool.text(id), text);
    QCOMPARE(pool.intern(text), id);
    QCOMPARE(pool.find(text), std::optional(id));
}

void TestStringPool::findDoesNotAdd()
{
    StringPool pool;
    QVERIFY(!pool.find(QStringLiteral("x")));
    QCOMPARE(pool.size(), 2U);
    QCOMPARE(pool.find({}), std::optional(StringPool::Null));
    QCOMPARE(pool.find(QLatin1String("")), std::optional(StringPool::Empty));
}

void TestStringPool::manyStringsKeepTheirIds()
{
    StringPool pool;
    QList<StringPool::Id> ids;
    for (int i = 0; i < 20'000; ++i)
        ids.append(pool.intern(QString::number(i)));
    for (int i = 0; i < ids.size(); ++i) {
        QCOMPARE(pool.text(ids.at(i)), QString::number(i));
        QCOMPARE(pool.find(QString::number(i)), std::optional(ids.at(i)));
    }
}

void TestStringPool::memoryIsCounted()
{
    StringPool pool;
    const qsizetype before = pool.memoryBytes();
    pool.intern(QString(100'000, u'z'));
    QVERIFY(pool.memoryBytes() >= before + 100'000);
}

void TestStringPool::containingIsMarked_data()
{
    QTest::addColumn<QString>("needle");
    QTest::addColumn<QStringList>("found");
    const QString home = QStringLiteral("Home Screen");
    const QString out = QStringLiteral("checkOUT");
    const QString japanese = QString::fromUtf8("画面 ÄÖ");
    QTest::newRow("part, other case") << QStringLiteral("SCREEN") << QStringList{home};
    QTest::newRow("beginning") << QStringLiteral("home") << QStringList{home};
    QTest::newRow("end") << QStringLiteral("out") << QStringList{out};
    QTest::newRow("one letter") << QStringLiteral("K") << QStringList{out};
    QTest::newRow("in two strings") << QStringLiteral("e") << QStringList{home, out};
    QTest::newRow("not ASCII") << QString::fromUtf8("面") << QStringList{japanese};
    QTest::newRow("no folding beyond ASCII") << QString::fromUtf8("äö") << QStringList();
    QTest::newRow("nothing") << QStringLiteral("nowhere") << QStringList();
    QTest::newRow("longer than all") << QString(500, u'a') << QStringList();
}

void TestStringPool::containingIsMarked()
{
    QFETCH(const QString, needle);
    QFETCH(const QStringList, found);
    StringPool pool;
    pool.intern(QStringLiteral("Home Screen"));
    pool.intern(QStringLiteral("checkOUT"));
    pool.intern(QString::fromUtf8("画面 ÄÖ"));
    StringMarks marks(pool.size());
    markContaining(pool, foldedBytes(needle), marks);
    QCOMPARE(marked(pool, marks), found);
}

void TestStringPool::matchNeverRunsOverTheEndOfAString()
{
    StringPool pool;
    pool.intern(QStringLiteral("ab"));
    pool.intern(QStringLiteral("cd"));
    const StringPool::Id third = pool.intern(QStringLiteral("b") + QChar(0) + QStringLiteral("c"));
    StringMarks marks(pool.size());
    markContaining(pool, foldedBytes(QStringLiteral("bc")), marks);
    QCOMPARE(marked(pool, marks), QStringList());
    // The separator of the arena is a NUL: a needle with one must not find it.
    markContaining(pool, foldedBytes(QStringLiteral("b") + QChar(0) + QStringLiteral("c")), marks);
    QCOMPARE(marked(pool, marks), QStringList{pool.text(third)});
    StringMarks atEnd(pool.size());
    markContaining(pool, foldedBytes(QStringLiteral("d") + QChar(0)), atEnd);
    QCOMPARE(marked(pool, atEnd), QStringList());
}

void TestStringPool::searchAgreesWithANaiveOne()
{
    QRandomGenerator random(42);
    const auto randomText = [&random](int longest) {
        QString text;
        for (int length = random.bounded(longest + 1); length > 0; --length)
            text.append(QStringLiteral("aAbBcÄ1:").at(random.bounded(8)));
        return text;
    };
    StringPool pool;
    for (int i = 0; i < 300; ++i)
        pool.intern(randomText(12));
    const auto lowered = [](QString text) {
        for (QChar &c : text)
            c = c >= u'A' && c <= u'Z' ? c.toLower() : c;
        return text;
    };
    for (int round = 0; round < 300; ++round) {
        const QString needle = u'a' + randomText(3);
        StringMarks marks(pool.size());
        markContaining(pool, foldedBytes(needle), marks);
        for (StringPool::Id id = 0; id < pool.size(); ++id)
            QCOMPARE(marks[id] != 0, lowered(pool.text(id)).contains(lowered(needle)));
    }
}

void TestStringPool::equalAndBeginning()
{
    StringPool pool;
    pool.intern(QStringLiteral("KEY"));
    pool.intern(QStringLiteral("key2"));
    StringMarks equal(pool.size());
    markEqual(pool, foldedBytes(QStringLiteral("Key")), equal);
    QCOMPARE(marked(pool, equal), QStringList{QStringLiteral("KEY")});
    StringMarks beginning(pool.size());
    markStartingWith(pool, foldedBytes(QStringLiteral("kE")), beginning);
    QCOMPARE(marked(pool, beginning), (QStringList{QStringLiteral("KEY"), QStringLiteral("key2")}));
}

void TestStringPool::foldedOrder()
{
    QVERIFY(lessFolded("a", "B"));
    QVERIFY(!lessFolded("B", "a"));
    QVERIFY(lessFolded("A", "a")); // equal but for case: by bytes, so that the order is total
    QVERIFY(!lessFolded("a", "A"));
    QVERIFY(lessFolded("a", "ab"));
    QVERIFY(!lessFolded("a", "a"));
    QVERIFY(lessFolded("", "a"));
}

QTEST_APPLESS_MAIN(TestStringPool)
#include "tst_string_pool.moc"
