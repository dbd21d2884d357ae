// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "japanese_shapes.h"
#include "language.h"

#include <QApplication>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>
#include <QtTest>

using namespace wf2des;

namespace {

/// The families that draw `text` in `font`.
QSet<QString> drawnBy(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QSet<QString> families;
    const QList<QGlyphRun> runs = layout.glyphRuns();
    for (const QGlyphRun &run : runs)
        families << run.rawFont().familyName().toLower(); // some platforms fold the case
    return families;
}

} // namespace

/// RELIABILITY, Desktop: 直骨角 in Japanese shapes, no tofu.
class TestJapaneseShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void kanjiAreJapanese_data();
    void kanjiAreJapanese();
    void latinKeepsTheSystemsFont_data();
    void latinKeepsTheSystemsFont();
    void repeatingAddsNothing();
};

void TestJapaneseShapes::kanjiAreJapanese_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("weight");
    for (const char *language : {"en", "ja"}) {
        QTest::addRow("%s, normal", language) << QString::fromLatin1(language) << int(QFont::Normal);
        QTest::addRow("%s, bold", language) << QString::fromLatin1(language) << int(QFont::DemiBold);
    }
}

void TestJapaneseShapes::kanjiAreJapanese()
{
    QFETCH(const QString, language);
    QFETCH(const int, weight);
    const QString japanese = QStringLiteral("Noto Sans CJK JP");
    if (!QFontDatabase::hasFamily(japanese))
        QSKIP("Noto Sans CJK is not installed");
    installLanguage(language);
    QFont font = QApplication::font();
    font.setWeight(static_cast<QFont::Weight>(weight));
    // Kana before and after: a run of kanji alone must not be taken for Chinese, nor the whole text by its beginning.
    for (const QString &text : {QStringLiteral("直骨角"), QStringLiteral("直す骨"), QStringLiteral("カドの角、。「」")})
        QCOMPARE(drawnBy(text, font), QSet<QString>{japanese.toLower()});
}

void TestJapaneseShapes::latinKeepsTheSystemsFont_data()
{
    QTest::addColumn<QString>("family");
    if (QFontDatabase::hasFamily(QStringLiteral("DejaVu Sans")))
        QTest::newRow("a family") << QStringLiteral("DejaVu Sans");
    QTest::newRow("an alias") << QStringLiteral("Sans Serif");
    QTest::newRow("another alias") << QStringLiteral("Helvetica Neue");
}

/// Also where the system names an alias instead of a family; but a Chinese family makes way for the Japanese one.
void TestJapaneseShapes::latinKeepsTheSystemsFont()
{
    QFETCH(const QString, family);
    const QString japanese = QStringLiteral("Noto Sans CJK JP");
    if (!QFontDatabase::hasFamily(japanese))
        QSKIP("Noto Sans CJK is not installed");
    const QFont before = QApplication::font();
    QFont font = before;
    font.setFamilies({family});
    QApplication::setFont(font);
    const QString latin = QStringLiteral("SCR-0042");
    QFont::removeSubstitutions(family);
    const QSet<QString> drawnAlone = drawnBy(latin, font);
    const bool isChinese = drawnAlone.values().first().contains(QStringLiteral("cjk"));
    preferJapaneseShapes();
    font.setPointSize(font.pointSize() + 1); // a font keeps what it found before
    QCOMPARE(drawnBy(latin, font), isChinese ? QSet<QString>{japanese.toLower()} : drawnAlone);
    QCOMPARE(drawnBy(QStringLiteral("直骨角"), font), QSet<QString>{japanese.toLower()});
    QApplication::setFont(before);
}

void TestJapaneseShapes::repeatingAddsNothing()
{
    preferJapaneseShapes();
    const QStringList once = QFont::substitutes(QApplication::font().family());
    preferJapaneseShapes();
    QCOMPARE(QFont::substitutes(QApplication::font().family()), once);
}

QTEST_MAIN(TestJapaneseShapes)
#include "tst_japanese_shapes.moc"
