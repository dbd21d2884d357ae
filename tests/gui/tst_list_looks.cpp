// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/window_fixture.h"
#include "theme/theme_colors.h"

#include <QApplication>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QToolButton>

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

/// The window once every widget has its place.
QPixmap settledPicture(const WindowFixture &fixture)
{
    for (int i = 0; i < 3; ++i) // a layout may ask for another
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return fixture.window->grab();
}

/// Saves a picture for people to look at.
void keep(const QPixmap &picture, const QString &name)
{
    const QString folder = qEnvironmentVariable("WF2DES_SCREENSHOT_DIR");
    if (!folder.isEmpty())
        picture.save(QStringLiteral("%1/%2-%3.png").arg(folder, name, QLatin1String(QTest::currentDataTag())));
}

} // namespace

/// How the window looks in light and dark: contrast, and pictures for people to look at where
/// WF2DES_SCREENSHOT_DIR names a folder.
class TestListLooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { WindowFixture::failOnWarnings(); }
    void colorsAreReadable_data();
    void colorsAreReadable();
    void windowPaints_data();
    void windowPaints();
};

void TestListLooks::initTestCase()
{
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
    WindowFixture fixture;
    fixture.open();
    fixture.window->resize(1440, 900);
    fixture.table->selectRow(0);
    auto *selected = fixture.find<QLabel>("statusSelected");
    QTRY_VERIFY(!selected->text().isEmpty() && selected->width() >= selected->sizeHint().width());
    QSignalSpy settled(fixture.table, &RunTable::currentRunSettled);
    QVERIFY(settled.wait(2000));
    const QPixmap picture = settledPicture(fixture);
    QVERIFY(!picture.isNull());
    const int stripe = qRound((fixture.window->menuBar()->height() + 1) * picture.devicePixelRatio());
    // The stripe in the profile's colour tells environments apart.
    QCOMPARE(picture.toImage().pixelColor(picture.width() / 2, stripe).name(), fixture.bench.profile.color);
    keep(picture, QStringLiteral("window"));
    FeedStatus status;
    status.activity = FeedStatus::Activity::Waiting;
    status.error = Error{ErrorCode::ConnectionRefused, QStringLiteral("The database cannot be reached."),
                         QStringLiteral("connection to server at \"db.example\" failed: Connection refused")};
    status.asOf = Noon;
    status.nextAttemptAt = Noon + 4 * Second;
    fixture.bench.feed.say(status);
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:failed,rejected edge:des2wf flags:>0")));
    fixture.find<QToolButton>("bannerDetailButton")->click();
    keep(settledPicture(fixture), QStringLiteral("trouble"));
    fixture.bench.feed.say(Bench::live());
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("score:<x nothing-like-this")));
    keep(settledPicture(fixture), QStringLiteral("nomatch"));
}

QTEST_MAIN(TestListLooks)
#include "tst_list_looks.moc"
