// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/window_fixture.h"
#include "service/setting_keys.h"
#include "shell/empty_state.h"
#include "shell/error_banner.h"
#include "text/plain_text.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QToolButton>

using namespace wf2des;
using namespace wf2des::test;

/// What the window says when there is nothing, trouble or hostile text.
class TestListStates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { WindowFixture::failOnWarnings(); }
    void emptyStates_data();
    void emptyStates();
    void clearFilterFromNoMatch();
    void troubleKeepsTheRowsAndSaysSo();
    void waitCountsDown();
    void staleRowsWearTheirAge();
    void bannerKeepsItsSentenceReadable();
    void warningsStandUntilDismissed();
    void problemOfTheProgramIsTold();
    void retryAsksTheFeed();
    void hostileTextStaysPlain_data();
    void hostileTextStaysPlain();
    void everyControlHasAName();
    void everyRowHasWords();
    void windowComesBackOnAScreenThatExists();
    void menusSayWhatWasAskedFor();
    void hiddenWindowSlowsTheFeed();
};

namespace {

FeedStatus withActivity(FeedStatus::Activity activity, const QString &message = {})
{
    FeedStatus status;
    status.activity = activity;
    if (!message.isEmpty())
        status.error = Error{ErrorCode::ConnectionRefused, message, QStringLiteral("FATAL: <b>no</b> entry")};
    return status;
}

} // namespace

void TestListStates::emptyStates_data()
{
    QTest::addColumn<FeedStatus>("status");
    QTest::addColumn<int>("kind");
    using Activity = FeedStatus::Activity;
    using Kind = EmptyState::Kind;
    const QString refused = QStringLiteral("The server refused the connection.");
    QTest::newRow("connecting") << withActivity(Activity::Connecting) << int(Kind::Loading);
    QTest::newRow("loading") << withActivity(Activity::LoadingRange) << int(Kind::Loading);
    QTest::newRow("live") << withActivity(Activity::Live) << int(Kind::NoRuns);
    QTest::newRow("waiting") << withActivity(Activity::Waiting, refused) << int(Kind::Failed);
    QTest::newRow("failed") << withActivity(Activity::Failed, refused) << int(Kind::Failed);
}

/// STYLE 15: a failure is never shown as an empty list.
void TestListStates::emptyStates()
{
    QFETCH(FeedStatus, status);
    QFETCH(int, kind);
    WindowFixture fixture(RunBatch{});
    fixture.open();
    fixture.bench.feed.say(status);
    auto *empty = fixture.find<EmptyState>("emptyState");
    QVERIFY(empty->isVisible());
    QVERIFY(!fixture.table->isVisible());
    QCOMPARE(int(empty->kind()), kind);
    QVERIFY(!fixture.label("emptyTitle").isEmpty());
    if (status.error)
        QCOMPARE(fixture.label("emptyText"), status.error->message);
}

void TestListStates::clearFilterFromNoMatch()
{
    WindowFixture fixture;
    fixture.open();
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("nothing-has-this-text")));
    auto *empty = fixture.find<EmptyState>("emptyState");
    QCOMPARE(empty->kind(), EmptyState::Kind::NoMatch);
    QTest::mouseClick(fixture.find<QAbstractButton>("emptyButton"), Qt::LeftButton);
    QVERIFY(fixture.bench.runs.filter().isEmpty());
    QVERIFY(fixture.table->isVisible());
}

void TestListStates::troubleKeepsTheRowsAndSaysSo()
{
    WindowFixture fixture;
    fixture.open();
    FeedStatus status = withActivity(FeedStatus::Activity::Waiting, QStringLiteral("The database cannot be reached."));
    status.asOf = Noon;
    status.error->requestId = QStringLiteral("req-1");
    fixture.bench.feed.say(status);
    QVERIFY(fixture.table->isVisible());
    auto *banner = fixture.find<ErrorBanner>("errorBanner");
    QVERIFY(banner->isVisible());
    QCOMPARE(banner->sentence(), QStringLiteral("The database cannot be reached."));
    auto *detail = fixture.find<QLabel>("bannerDetail");
    QVERIFY(!detail->isVisible());
    QTest::mouseClick(fixture.find<QAbstractButton>("bannerDetailButton"), Qt::LeftButton);
    QVERIFY(detail->isVisible());
    QVERIFY(detail->text().contains(QStringLiteral("FATAL: <b>no</b> entry")));
    QCOMPARE(detail->textFormat(), Qt::PlainText);
    QVERIFY(detail->text().contains(QStringLiteral("req-1")));
    fixture.bench.feed.say(Bench::live());
    QVERIFY(!banner->isVisible());
}

void TestListStates::waitCountsDown()
{
    WindowFixture fixture;
    fixture.open();
    FeedStatus status = withActivity(FeedStatus::Activity::Waiting, QStringLiteral("The link was lost."));
    status.nextAttemptAt = Noon + 4 * Second;
    fixture.bench.feed.say(status);
    QCOMPARE(fixture.label("bannerWait"), QStringLiteral("offline, next try in 4 s"));
    fixture.bench.clock.time += 3 * Second;
    QTRY_COMPARE(fixture.label("bannerWait"), QStringLiteral("offline, next try in 1 s"));
}

/// RELIABILITY "Return after sleep": a server that has stopped answering is told of before the deadline of the poll.
void TestListStates::staleRowsWearTheirAge()
{
    WindowFixture fixture;
    fixture.open();
    auto *indicator = fixture.find<QWidget>("liveIndicator");
    QVERIFY(indicator->accessibleName().startsWith(QStringLiteral("Live")));
    fixture.bench.clock.time += 15 * Second;
    QTRY_VERIFY(indicator->accessibleName().startsWith(QStringLiteral("No answer")));
    QCOMPARE(fixture.label("statusActivity"), QStringLiteral("no answer for 15 s"));
    FeedStatus answered = Bench::live();
    answered.asOf = fixture.bench.clock.time;
    fixture.bench.feed.say(answered);
    QVERIFY(indicator->accessibleName().startsWith(QStringLiteral("Live")));
}

void TestListStates::bannerKeepsItsSentenceReadable()
{
    WindowFixture fixture;
    fixture.open();
    fixture.window->resize(900, 600);
    FeedStatus status = withActivity(FeedStatus::Activity::Waiting,
                                     QStringLiteral("No database server answers at 127.0.0.1, port 39089."));
    status.nextAttemptAt = Noon + 13 * Second;
    fixture.bench.feed.say(status);
    auto *sentence = fixture.find<QLabel>("bannerSentence");
    auto *retry = fixture.find<QAbstractButton>("bannerRetryButton");
    QTRY_VERIFY(sentence->width() >= 240); // the buttons went under it
    QVERIFY(sentence->mapTo(fixture.window.get(), QPoint()).y() < retry->mapTo(fixture.window.get(), QPoint()).y());
    fixture.window->resize(1440, 900);
    QTRY_VERIFY(retry->mapTo(fixture.window.get(), QPoint()).x()
                > sentence->mapTo(fixture.window.get(), QPoint(sentence->width() - 1, 0)).x());
}

void TestListStates::warningsStandUntilDismissed()
{
    WindowFixture fixture;
    fixture.open();
    FeedStatus status = Bench::live();
    status.warnings = QStringList{QStringLiteral("This role may write.")};
    fixture.bench.feed.say(status);
    auto *banner = fixture.find<ErrorBanner>("errorBanner");
    QVERIFY(banner->isVisible());
    QTest::mouseClick(fixture.find<QAbstractButton>("bannerDismissButton"), Qt::LeftButton);
    QVERIFY(!banner->isVisible());
    fixture.bench.feed.say(status); // the next poll says the same again
    QVERIFY(!banner->isVisible());
    QVERIFY(fixture.find<QLabel>("statusWarnings")->isVisible()); // still told at the bottom
}

void TestListStates::problemOfTheProgramIsTold()
{
    WindowFixture fixture;
    fixture.open();
    fixture.window->showProblem({ErrorCode::SettingsUnreadable, QStringLiteral("The settings could not be read.")});
    auto *banner = fixture.find<ErrorBanner>("errorBanner");
    QVERIFY(banner->isVisible());
    QVERIFY(!fixture.find<QAbstractButton>("bannerRetryButton")->isVisible());
    QTest::mouseClick(fixture.find<QAbstractButton>("bannerDismissButton"), Qt::LeftButton);
    QVERIFY(!banner->isVisible());
}

void TestListStates::retryAsksTheFeed()
{
    WindowFixture fixture;
    fixture.open();
    fixture.bench.feed.say(withActivity(FeedStatus::Activity::Waiting, QStringLiteral("The link was lost.")));
    for (const char *name : {"bannerRetryButton", "statusRetryButton"}) {
        const int before = fixture.bench.feed.refreshes;
        QTest::mouseClick(fixture.find<QAbstractButton>(name), Qt::LeftButton);
        QCOMPARE(fixture.bench.feed.refreshes, before + 1);
    }
    const int before = fixture.bench.feed.refreshes;
    fixture.window->findChild<QAction *>(QStringLiteral("refreshAction"))->trigger();
    QCOMPARE(fixture.bench.feed.refreshes, before + 1);
}

void TestListStates::hostileTextStaysPlain_data()
{
    QTest::addColumn<QString>("text");
    QString bomb;
    for (int i = 0; i < 12; ++i)
        bomb += QStringLiteral("<table><tr><td>");
    QTest::newRow("nested tables") << bomb;
    QTest::newRow("image") << QStringLiteral("<img src=\"/etc/hostname\">");
    QTest::newRow("link") << QStringLiteral("<a href='https://example.org'>x</a>");
    QTest::newRow("right to left override") << QStringLiteral("abc\u202edef");
    QTest::newRow("isolates") << QStringLiteral("\u2066\u2067\u2068\u2069");
    QTest::newRow("control characters") << QStringLiteral("a\u0001\u0007\u001b[31mb\u0085");
    QTest::newRow("line breaks") << QStringLiteral("a\nb\r\nc\rd");
    QTest::newRow("ampersand") << QStringLiteral("A&B &amp; C");
    QTest::newRow("lone surrogate") << QString(QChar(0xd800));
    QTest::newRow("long") << QString(100'000, QLatin1Char('x'));
}

/// RELIABILITY M4, M5 and "Markup and control characters": plain in every column and tooltip.
void TestListStates::hostileTextStaysPlain()
{
    QFETCH(QString, text);
    Run run = makeRun(1);
    run.figmaFileKey = run.wfNodeId = run.screenId = run.errorMessage = run.createdBy = run.updatedBy = text;
    run.scoreVersion = text;
    run.status = Code<Status>::fromText(text);
    run.phase = Code<Phase>::fromText(text);
    run.edge = Code<Edge>::fromText(text);
    run.feedbackStatus = Code<FeedbackStatus>::fromText(text);
    run.rawText.insert(QStringLiteral("flag_count"), text);
    WindowFixture fixture(RunBatch{run});
    fixture.open();
    QCOMPARE(fixture.table->model()->rowCount(), 1);
    static const QRegularExpression hidden(QStringLiteral("[\\x{00}-\\x{1f}\\x{7f}-\\x{9f}\\x{202a}-\\x{202e}]"));
    for (int column = 0; column < runColumnCount; ++column) {
        fixture.table->setColumnHidden(column, false);
        const QModelIndex index = fixture.table->model()->index(0, column);
        QVERIFY(!index.data().toString().contains(hidden));
        QVERIFY(!index.data(Qt::AccessibleTextRole).toString().contains(hidden));
        QString toolTip = index.data(Qt::ToolTipRole).toString();
        toolTip.remove(QStringLiteral("<p style=\"white-space:pre-wrap\">")).remove(QStringLiteral("</p>"));
        QVERIFY2(!toolTip.contains(QLatin1Char('<')), qPrintable(toolTip.left(100)));
    }
    fixture.table->selectRow(0);
    QVERIFY(!fixture.window->grab().isNull());
    const QList<QLabel *> labels = fixture.window->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
}

/// DESIGN 9: every control has an accessible name.
void TestListStates::everyControlHasAName()
{
    WindowFixture fixture;
    fixture.open();
    fixture.bench.feed.say(withActivity(FeedStatus::Activity::Waiting, QStringLiteral("The link was lost.")));
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("flags:>0 edge:des2wf")));
    int checked = 0;
    const QList<QWidget *> widgets = fixture.window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        const bool control = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
            || qobject_cast<QAbstractItemView *>(widget) || widget->focusPolicy() != Qt::NoFocus;
        if (!control || widget->objectName().startsWith(QStringLiteral("qt_")) || !widget->isVisible())
            continue;
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                 qPrintable(QStringLiteral("%1 \"%2\" in \"%3\"")
                                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                     widget->parentWidget() ? widget->parentWidget()->objectName() : QString())));
        ++checked;
    }
    QVERIFY(checked >= 15);
}

/// FIELD "Desktop": accessible text per row.
void TestListStates::everyRowHasWords()
{
    WindowFixture fixture(RunBatch{makeRun(42)});
    fixture.open();
    const QAbstractItemModel *model = fixture.table->model();
    const QString row = model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QCOMPARE(row, QStringLiteral("Awaiting confirm, SCR-0042, 42 min old"));
    QCOMPARE(model->index(0, static_cast<int>(RunColumn::Score)).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Score: none"));
}

/// RELIABILITY "Desktop": a window restored on a screen that is gone.
void TestListStates::windowComesBackOnAScreenThatExists()
{
    WindowFixture fixture;
    fixture.open();
    fixture.window->move(50'000, 50'000);
    fixture.bench.settings.setValue(setting::WindowGeometry, fixture.window->saveGeometry());
    const QByteArray stored = fixture.bench.settings.value(setting::WindowGeometry);
    fixture.window.reset();
    fixture.bench.settings.setValue(setting::WindowGeometry, stored);
    fixture.window = fixture.bench.makeWindow();
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY(screen.intersects(fixture.window->geometry()));
    fixture.bench.settings.setValue(setting::WindowGeometry, QByteArray("garbage"));
    fixture.window = fixture.bench.makeWindow();
    QVERIFY(screen.intersects(fixture.window->geometry()));
}

void TestListStates::menusSayWhatWasAskedFor()
{
    WindowFixture fixture;
    fixture.open();
    QSignalSpy profiles(fixture.window.get(), &MainWindow::profilesRequested);
    QSignalSpy doctor(fixture.window.get(), &MainWindow::doctorRequested);
    QSignalSpy language(fixture.window.get(), &MainWindow::languageRequested);
    QSignalSpy other(fixture.window.get(), &MainWindow::profileSwitchRequested);
    fixture.window->findChild<QAction *>(QStringLiteral("profilesAction"))->trigger();
    fixture.window->findChild<QAction *>(QStringLiteral("doctorAction"))->trigger();
    const QList<QAction *> actions = fixture.window->findChildren<QAction *>();
    for (QAction *action : actions) {
        if (action->text() == QStringLiteral("日本語"))
            action->trigger();
    }
    QSignalSpy appearance(fixture.window.get(), &MainWindow::appearanceRequested);
    auto *appearances = fixture.find<QMenu>("appearanceMenu");
    QVERIFY(appearances->actions().constFirst()->isChecked()); // as the system, until something is chosen
    appearances->actions().constLast()->trigger();
    QCOMPARE(appearance.constFirst().constFirst().toString(), QStringLiteral("dark"));
    QCOMPARE(profiles.size(), 1);
    QCOMPARE(doctor.size(), 1);
    QCOMPARE(language.constFirst().constFirst().toString(), QStringLiteral("ja"));
    const QUuid second = QUuid::createUuid();
    fixture.window->setProfiles({{fixture.bench.profile.id, QStringLiteral("Production"), QStringLiteral("#b3261e")},
                                 {second, QStringLiteral("A&B <b>staging</b>"), QStringLiteral("#1a7338")}});
    QMenu *menu = fixture.find<QToolButton>("profileButton")->menu();
    QCOMPARE(menu->actions().at(1)->text(), QStringLiteral("A&&B <b>staging</b>"));
    menu->actions().constFirst()->trigger(); // the one that is open: nothing to do
    QCOMPARE(other.size(), 0);
    menu->actions().at(1)->trigger();
    QCOMPARE(other.constFirst().constFirst().toUuid(), second);
}

/// DESIGN 5.2: slower when the window is hidden.
void TestListStates::hiddenWindowSlowsTheFeed()
{
    WindowFixture fixture;
    fixture.open();
    QVERIFY(!fixture.bench.feed.windowHidden);
    fixture.window->hide();
    QVERIFY(fixture.bench.feed.windowHidden);
    fixture.window->show();
    QVERIFY(!fixture.bench.feed.windowHidden);
}

QTEST_MAIN(TestListStates)
#include "tst_list_states.moc"
