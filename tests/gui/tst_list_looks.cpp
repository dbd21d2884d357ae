// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/fakes.h"
#include "gui/sample_runs.h"
#include "list/run_table.h"
#include "theme/theme_colors.h"

#include <QApplication>
#include <QMenuBar>
#include <QStyleFactory>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

QPalette darkPalette()
{
    QPalette palette;
    const QColor text(0xe6e8eb);
    palette.setColor(QPalette::Window, QColor(0x25282c));
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, QColor(0x1d1f23));
    palette.setColor(QPalette::AlternateBase, QColor(0x25282c));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, QColor(0x2f3338));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::ToolTipBase, QColor(0x2f3338));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0x8c939c));
    palette.setColor(QPalette::Highlight, QColor(0x2f5fb3));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7eaaff));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x7b828b));
    return palette;
}

qreal luminance(const QColor &color)
{
    const auto linear = [](qreal c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

qreal contrast(const QColor &a, const QColor &b)
{
    const qreal first = luminance(a);
    const qreal second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace

/// How the window looks in light and dark: contrast, and pictures for people to look at where
/// WF2DES_SCREENSHOT_DIR names a folder.
class TestListLooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void colorsAreReadable_data();
    void colorsAreReadable();
    void windowPaints_data();
    void windowPaints();
};

void TestListLooks::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestListLooks::colorsAreReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QApplication::style()->standardPalette();
    QTest::newRow("dark") << darkPalette();
}

/// DESIGN 9: status colours and secondary text at 4.5:1 or better on their ground.
void TestListLooks::colorsAreReadable()
{
    QFETCH(QPalette, palette);
    const ThemeColors colors(palette);
    QList<QColor> texts(colors.tones.begin(), colors.tones.end());
    texts << colors.muted << colors.text << colors.accent;
    for (const QColor &text : std::as_const(texts)) {
        for (const QColor &ground : {colors.ground, colors.selection, colors.hover}) {
            QVERIFY2(
                contrast(text, ground) >= 4.5,
                qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(contrast(text, ground))));
        }
    }
}

void TestListLooks::windowPaints_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QApplication::style()->standardPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestListLooks::windowPaints()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    Bench bench;
    bench.store.merge(sampleRuns());
    const auto window = bench.makeWindow();
    window->resize(1440, 900);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    auto *table = window->findChild<RunTable *>(QStringLiteral("runTable"));
    QVERIFY(table);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->selectRow(0);
    QTRY_COMPARE(table->selectionModel()->selectedRows().size(), 1);
    const QPixmap picture = window->grab();
    QVERIFY(!picture.isNull());
    // The stripe in the profile's colour tells environments apart.
    QCOMPARE(picture.toImage().pixelColor(picture.width() / 2, window->menuBar()->height() + 1).name(),
             bench.profile.color);
    const QString folder = qEnvironmentVariable("WF2DES_SCREENSHOT_DIR");
    if (!folder.isEmpty()) {
        const QString name = QStringLiteral("%1/window-%2.png").arg(folder, QLatin1String(QTest::currentDataTag()));
        QVERIFY(picture.save(name));
    }
}

QTEST_MAIN(TestListLooks)
#include "tst_list_looks.moc"
