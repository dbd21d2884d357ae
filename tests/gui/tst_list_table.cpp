// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/window_fixture.h"
#include "list/column_layout.h"
#include "text/run_words.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>

using namespace wf2des;
using namespace wf2des::test;

/// The run table: what must survive refreshes and restarts, keyboard, copying.
class TestListTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { WindowFixture::failOnWarnings(); }
    void selectionAndScrollSurviveRefreshes();
    void rowsAreHeldUnderAPress();
    void columnsSortAndFilterAreRemembered();
    void keyboardMoves();
    void detailFollowsOnceTheSelectionSettles();
    void copiesAreExact();
    void missingColumnsAreHidden();
    void feedIsToldWhatIsOnScreen();
    void headerClickSorts();
    void agesFollowTheClock();
    void selectAllCountsRanges();
    void rowMenuIsBoundToItsRow();
    void usualValuesAreWhole_data();
    void usualValuesAreWhole();
    void untouchedColumnsFollowTheFont();
    void accountIdsAreShort();
    void listHasTheFocusFromTheStart();
    void windowInItsPlaceFindsWhatWasLeft();
};

/// RELIABILITY "Tables": 100 refreshes with rows inserted above leave selection, current row and scroll unchanged.
void TestListTable::selectionAndScrollSurviveRefreshes()
{
    WindowFixture fixture;
    fixture.open();
    RunTable *table = fixture.table;
    QVERIFY(table->selectRun(fixture.bench.runs.idAt(200)));
    const QString selected = table->currentRunId();
    const QString topBefore = fixture.bench.runs.idAt(table->rowAt(0));
    QSignalSpy resets(table->model(), &QAbstractItemModel::modelReset);
    for (int i = 0; i < 100; ++i) {
        Run added = makeRun(10'000 + i);
        added.createdAt = Noon + i * Second;
        fixture.bench.store.merge({added});
        fixture.bench.runs.refresh();
    }
    QCOMPARE(table->model()->rowCount(), 500);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(table->currentRunId(), selected);
    QCOMPARE(table->selectedRunIds(), QStringList{selected});
    QCOMPARE(fixture.bench.runs.idAt(table->rowAt(0)), topBefore);
}

/// FIELD "Acting on the wrong thing": rows do not move under a pressed button.
void TestListTable::rowsAreHeldUnderAPress()
{
    WindowFixture fixture;
    fixture.open();
    auto *pill = fixture.find<QWidget>("heldBackPill");
    const QString under = fixture.bench.runs.idAt(3);
    QTest::mousePress(fixture.table->viewport(), Qt::LeftButton, {}, fixture.rowCenter(3));
    Run added = makeRun(20'000);
    added.createdAt = Noon;
    fixture.bench.store.merge({added});
    QTRY_VERIFY(pill->isVisible());
    QCOMPARE(pill->accessibleName().left(1), QStringLiteral("1"));
    QCOMPARE(fixture.bench.runs.idAt(3), under);
    QTest::mouseRelease(fixture.table->viewport(), Qt::LeftButton, {}, fixture.rowCenter(3));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 401);
    QVERIFY(!pill->isVisible());
    QCOMPARE(fixture.table->currentRunId(), under);
}

/// FIELD: the last query, columns, sizes and sort must be there after a restart.
void TestListTable::columnsSortAndFilterAreRemembered()
{
    WindowFixture fixture;
    fixture.open();
    ColumnLayout *columns = fixture.table->columnLayout();
    QHeaderView *header = fixture.table->horizontalHeader();
    columns->setShown(RunColumn::Node, true);
    columns->setShown(RunColumn::Edge, false);
    header->moveSection(header->visualIndex(static_cast<int>(RunColumn::Node)), 1);
    header->resizeSection(static_cast<int>(RunColumn::Screen), 333);
    fixture.bench.runs.setOrder({RunColumn::Flags, Qt::DescendingOrder});
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:completed")));
    const QList<RunColumn> shown = columns->visibleColumns();
    fixture.window->close();
    fixture.window.reset();
    fixture.bench.runs.setFilter({});
    fixture.bench.runs.setOrder({});
    fixture.open();
    header = fixture.table->horizontalHeader();
    QCOMPARE(fixture.table->columnLayout()->visibleColumns(), shown);
    QCOMPARE(header->sectionSize(static_cast<int>(RunColumn::Screen)), 333);
    QCOMPARE(fixture.bench.runs.filter().toText(), QStringLiteral("status:completed"));
    QCOMPARE(fixture.bench.runs.order(), (RunOrder{RunColumn::Flags, Qt::DescendingOrder}));
    QCOMPARE(header->sortIndicatorSection(), static_cast<int>(RunColumn::Flags));
    fixture.table->columnLayout()->reset();
    QVERIFY(fixture.table->columnLayout()->isShown(RunColumn::Edge));
}

/// DESIGN 9: everything by keyboard; single keys never fire in a text field.
void TestListTable::keyboardMoves()
{
    WindowFixture fixture;
    fixture.open();
    RunTable *table = fixture.table;
    table->setFocus();
    QTest::keyClick(table, Qt::Key_J);
    QCOMPARE(table->currentIndex().row(), 0);
    QTest::keyClick(table, Qt::Key_J);
    QCOMPARE(table->currentIndex().row(), 1);
    QTest::keyClick(table, Qt::Key_K);
    QCOMPARE(table->currentIndex().row(), 0);
    QTest::keyClick(table, Qt::Key_End);
    QCOMPARE(table->currentIndex().row(), 399);
    QTest::keyClick(table, Qt::Key_Home);
    QCOMPARE(table->currentIndex().row(), 0);
    QSignalSpy asked(table, &RunTable::detailRequested);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    auto *box = fixture.find<QLineEdit>("searchBox");
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("jkcrx?"));
    QCOMPARE(box->text(), QStringLiteral("jkcrx?"));
    QVERIFY(fixture.bench.api.sent.isEmpty());
    QVERIFY(!fixture.window->findChild<QDialog *>(QStringLiteral("shortcutsDialog")));
}

/// FIELD "Desktop": the detail updates after the selection settles, not for every row on the way.
void TestListTable::detailFollowsOnceTheSelectionSettles()
{
    WindowFixture fixture;
    fixture.open();
    QSignalSpy settled(fixture.table, &RunTable::currentRunSettled);
    fixture.table->setFocus();
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(fixture.table, Qt::Key_J);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(settled.constFirst().constFirst().toString(), fixture.bench.runs.idAt(9));
}

/// DESIGN 9: copies are ISO 8601 in UTC, foreign text byte for byte.
void TestListTable::copiesAreExact()
{
    Run run = makeRun(1);
    run.screenId = QStringLiteral("a\u202eb");
    run.createdAt = Noon + 123'456;
    WindowFixture fixture(RunBatch{run});
    fixture.open();
    fixture.table->columnLayout()->setShown(RunColumn::Created, true);
    fixture.table->selectRow(0);
    fixture.table->setFocus();
    QTest::keySequence(fixture.table, QKeySequence::Copy);
    const QStringList cells = QGuiApplication::clipboard()->text().split(QLatin1Char('\t'));
    QVERIFY(cells.contains(QStringLiteral("a\u202eb")));
    QVERIFY(cells.contains(QStringLiteral("2026-11-29T12:03:04.123456Z")));
    QCOMPARE(cells.size(), fixture.table->columnLayout()->visibleColumns().size());
}

/// DESIGN 5.2: a missing optional column hides its feature.
void TestListTable::missingColumnsAreHidden()
{
    WindowFixture fixture;
    fixture.open();
    Q_EMIT fixture.bench.feed.columnsDiscovered({false, false, false});
    QVERIFY(fixture.table->isColumnHidden(static_cast<int>(RunColumn::Edge)));
    QVERIFY(fixture.table->isColumnHidden(static_cast<int>(RunColumn::Score)));
    QVERIFY(fixture.find<QWidget>("chip-edge")->isHidden());
    Q_EMIT fixture.bench.feed.columnsDiscovered({});
    QVERIFY(!fixture.table->isColumnHidden(static_cast<int>(RunColumn::Score)));
}

/// DESIGN 5.2: rows on screen are re-read by primary key.
void TestListTable::feedIsToldWhatIsOnScreen()
{
    WindowFixture fixture;
    fixture.open();
    QTRY_VERIFY(fixture.bench.feed.visible.contains(fixture.bench.runs.idAt(0)));
    fixture.table->scrollToBottom();
    QTRY_VERIFY(fixture.bench.feed.visible.contains(fixture.bench.runs.idAt(399)));
    QVERIFY(!fixture.bench.feed.visible.contains(fixture.bench.runs.idAt(0)));
    QVERIFY(fixture.bench.feed.visible.size() < 60);
}

void TestListTable::headerClickSorts()
{
    WindowFixture fixture;
    fixture.open();
    QHeaderView *header = fixture.table->horizontalHeader();
    const int screen = static_cast<int>(RunColumn::Screen);
    const QPoint at(header->sectionViewportPosition(screen) + 20, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(fixture.bench.runs.order().column, RunColumn::Screen);
    const Qt::SortOrder first = fixture.bench.runs.order().direction;
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    QVERIFY(fixture.bench.runs.order().direction != first);
}

void TestListTable::agesFollowTheClock()
{
    WindowFixture fixture(RunBatch{makeRun(14)});
    fixture.open();
    const QModelIndex age = fixture.table->model()->index(0, static_cast<int>(RunColumn::Age));
    QCOMPARE(age.data().toString(), QStringLiteral("14 min"));
    fixture.bench.clock.time += Hour;
    QCOMPARE(age.data().toString(), QStringLiteral("1 h 14 min"));
    fixture.bench.clock.time -= 3 * Hour; // riverqueue/riverui #288: clocks differ, ages are never negative
    QCOMPARE(age.data().toString(), QStringLiteral("0 s"));
}

void TestListTable::selectAllCountsRanges()
{
    WindowFixture fixture;
    fixture.open();
    fixture.table->selectAll();
    QCOMPARE(fixture.label("statusSelected"), QStringLiteral("400 selected"));
    QCOMPARE(fixture.label("statusCounts"), QStringLiteral("400 runs"));
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:completed")));
    QVERIFY(fixture.label("statusCounts").endsWith(QStringLiteral(" of 400 runs")));
}

/// FIELD "Acting on the wrong thing": rows do not move under an open menu; its filters use the value it was opened on.
void TestListTable::rowMenuIsBoundToItsRow()
{
    WindowFixture fixture;
    fixture.open();
    const QModelIndex cell = fixture.table->model()->index(4, static_cast<int>(RunColumn::Screen));
    const QString screen = cell.data().toString();
    const QPoint at = fixture.table->visualRect(cell).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, fixture.table->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(fixture.table->viewport(), &event);
    QPointer<QMenu> menu = fixture.table->findChild<QMenu *>(QStringLiteral("rowMenu"));
    QTRY_VERIFY(menu && menu->isVisible());
    Run added = makeRun(30'000);
    added.createdAt = Noon;
    fixture.bench.store.merge({added});
    QTRY_VERIFY(fixture.find<QWidget>("heldBackPill")->isVisible());
    QCOMPARE(fixture.table->model()->rowCount(), 400);
    menu->findChild<QAction *>(QStringLiteral("excludeAction"))->trigger();
    menu->close();
    QCOMPARE(fixture.bench.runs.filter().values(FilterKey::Screen, true), QStringList{screen});
    QTRY_VERIFY(!fixture.find<QWidget>("heldBackPill")->isVisible());
    QVERIFY(fixture.bench.runs.rowOf(added.id));
}

void TestListTable::usualValuesAreWhole_data()
{
    QTest::addColumn<double>("textScale");
    QTest::newRow("usual text") << 1.0;
    QTest::newRow("large text") << 2.0;
}

/// DESIGN 9: nothing is cut off in a column as it comes, the note on a stuck run included.
void TestListTable::usualValuesAreWhole()
{
    QFETCH(double, textScale);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(font.pointSizeF() * textScale);
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    WindowFixture fixture;
    fixture.open();
    QFont bold = fixture.table->font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    for (const RunColumn column :
         {RunColumn::Status, RunColumn::Edge, RunColumn::Screen, RunColumn::Age, RunColumn::Flags, RunColumn::Score}) {
        const int section = static_cast<int>(column);
        const int room = fixture.table->columnWidth(section) - 24;
        for (int row = 0; row < fixture.table->model()->rowCount(); ++row) {
            const QModelIndex index = fixture.table->model()->index(row, section);
            const QString words = index.data().toString();
            int needed = metrics.horizontalAdvance(words);
            if (column == RunColumn::Age || column == RunColumn::Edge || column == RunColumn::Score)
                needed = fixture.table->fontMetrics().horizontalAdvance(words);
            if (column == RunColumn::Status || (column == RunColumn::Flags && words.toInt() > 0))
                needed += 18; // the icon
            if (column == RunColumn::Status && index.data(RunListModel::StuckRole).toBool())
                needed += 8 + metrics.horizontalAdvance(QStringLiteral("stuck"));
            QVERIFY2(needed <= room, qPrintable(QStringLiteral("%1: %2 > %3").arg(words).arg(needed).arg(room)));
        }
        const QString title = fixture.table->model()->headerData(section, Qt::Horizontal).toString();
        QVERIFY(metrics.horizontalAdvance(title) + 12 <= room);
    }
}

/// Only what the person chose is kept: widths as they come follow the font and the language.
void TestListTable::untouchedColumnsFollowTheFont()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    WindowFixture fixture;
    fixture.open();
    const int before = fixture.table->columnWidth(static_cast<int>(RunColumn::Age));
    fixture.window->close();
    fixture.window.reset();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    fixture.open();
    QVERIFY(fixture.table->columnWidth(static_cast<int>(RunColumn::Age)) > before * 3 / 2);
    fixture.table->setColumnWidth(static_cast<int>(RunColumn::Age), 333);
    fixture.window->close();
    fixture.window.reset();
    QApplication::setFont(usual);
    fixture.open();
    QCOMPARE(fixture.table->columnWidth(static_cast<int>(RunColumn::Age)), 333);
}

void TestListTable::accountIdsAreShort()
{
    Run run = makeRun(1);
    run.createdBy = QStringLiteral("a85d3c21-77aa-4c1e-9f00-0123456789ab");
    run.updatedBy = QStringLiteral("wf2des service account");
    WindowFixture fixture(RunBatch{run});
    fixture.open();
    const QModelIndex by = fixture.table->model()->index(0, static_cast<int>(RunColumn::CreatedBy));
    QCOMPARE(by.data().toString(), QStringLiteral("a85d3c21\u2026"));
    QVERIFY(by.data(Qt::ToolTipRole).toString().contains(run.createdBy));
    QCOMPARE(fixture.table->words()->copyText(by), run.createdBy);
    QCOMPARE(by.siblingAtColumn(static_cast<int>(RunColumn::UpdatedBy)).data().toString(), run.updatedBy);
}

/// DESIGN 9: everything by keyboard, also when the rows come after the window.
void TestListTable::listHasTheFocusFromTheStart()
{
    WindowFixture fixture(RunBatch{});
    fixture.bench.feed.say({});
    fixture.open();
    QVERIFY(!fixture.table->isVisible());
    fixture.bench.store.merge(sampleRuns(20));
    QTRY_VERIFY(fixture.table->hasFocus());
    QTest::keyClick(fixture.table, Qt::Key_J);
    QCOMPARE(fixture.table->currentIndex().row(), 0);

    WindowFixture typing(RunBatch{});
    typing.open();
    auto *box = typing.find<QLineEdit>("searchBox");
    box->setFocus();
    typing.bench.store.merge(sampleRuns(20));
    QTRY_VERIFY(typing.table->isVisible());
    QVERIFY(box->hasFocus()); // who types goes on typing
}

/// A window that takes another one's place (another profile, another language) stands where that one stood.
void TestListTable::windowInItsPlaceFindsWhatWasLeft()
{
    WindowFixture fixture;
    fixture.open();
    fixture.window->resize(790, 701);
    fixture.table->setColumnWidth(static_cast<int>(RunColumn::Screen), 222);
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:failed")));
    fixture.window->saveState();
    const std::unique_ptr<MainWindow> next = fixture.bench.makeWindow();
    QCOMPARE(next->size(), QSize(790, 701));
    QCOMPARE(next->findChild<RunTable *>(QStringLiteral("runTable"))->columnWidth(static_cast<int>(RunColumn::Screen)),
             222);
    QCOMPARE(fixture.bench.runs.filter().toText(), QStringLiteral("status:failed"));
}

QTEST_MAIN(TestListTable)
#include "tst_list_table.moc"
