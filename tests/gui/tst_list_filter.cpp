// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/facet_chip.h"
#include "filter/range_chip.h"
#include "filter/search_box.h"
#include "filter/time_histogram_view.h"
#include "gui/window_fixture.h"
#include "list/rail_model.h"
#include "list/view_rail.h"

#include <QClipboard>
#include <QInputDialog>
#include <QMenu>
#include <QSignalSpy>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.4: search box, chips, rail and histogram are faces of one filter value.
class TestListFilter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { WindowFixture::failOnWarnings(); }
    void typingFiltersAtOnceAndShowsInTheChips();
    void chipChoiceShowsInTheBox();
    void chipMenuCountsAndClears();
    void otherTermsGetChipsThatRemoveThem();
    void escapeClearsAndSlashFinds();
    void pastedFigmaLinkFindsTheNode();
    void pastedRefusalFindsTheRun();
    void problemsAreToldUnderTheBox();
    void dragOnTheHistogramChoosesAStretch();
    void rangeChipAsksTheFeed();
    void loadingCanBeStopped();
    void chipsAndButtonsShowTheirWords_data();
    void chipsAndButtonsShowTheirWords();
    void railClickFiltersAndShowsActive();
    void ownViewsSurviveARestart();
    void queryTextOpensWhatItNames();
};

namespace {

QAction *actionWithData(QMenu *menu, const QString &data)
{
    const QList<QAction *> actions = menu->actions();
    for (QAction *action : actions) {
        if (action->data().toString() == data)
            return action;
    }
    return nullptr;
}

QModelIndex railRow(const ViewRail *rail, const QString &words)
{
    for (int row = 0; row < rail->model()->rowCount(); ++row) {
        const QModelIndex index = rail->model()->index(row, 0);
        if (index.data().toString() == words && !index.data(RailModel::HeaderRole).toBool())
            return index;
    }
    return {};
}

} // namespace

void TestListFilter::typingFiltersAtOnceAndShowsInTheChips()
{
    WindowFixture fixture;
    fixture.open();
    auto *box = fixture.find<SearchBox>("searchBox");
    QTest::keyClicks(box, QStringLiteral("status:failed"));
    QCOMPARE(fixture.bench.runs.filter().toText(), QStringLiteral("status:failed"));
    QCOMPARE(fixture.find<FacetChip>("chip-status")->value(), QStringLiteral("Failed"));
    QVERIFY(fixture.table->model()->rowCount() > 0);
    for (int row = 0; row < fixture.table->model()->rowCount(); ++row)
        QVERIFY(fixture.bench.runs.runAt(row).status.is(Status::Failed));
    // What is being typed is never rewritten under the caret.
    QTest::keyClicks(box, QStringLiteral(" "));
    QCOMPARE(box->text(), QStringLiteral("status:failed "));
}

void TestListFilter::chipChoiceShowsInTheBox()
{
    WindowFixture fixture;
    fixture.open();
    auto *chip = fixture.find<FacetChip>("chip-edge");
    Q_EMIT chip->menu()->aboutToShow();
    QAction *des2wf = actionWithData(chip->menu(), QStringLiteral("des2wf"));
    QVERIFY(des2wf);
    des2wf->trigger();
    QCOMPARE(fixture.find<SearchBox>("searchBox")->text(), QStringLiteral("edge:des2wf"));
    actionWithData(chip->menu(), QStringLiteral("wf2des"))->trigger(); // any of
    QCOMPARE(fixture.bench.runs.filter().values(FilterKey::Edge).size(), 2);
    QCOMPARE(fixture.table->model()->rowCount(), 400);
}

void TestListFilter::chipMenuCountsAndClears()
{
    WindowFixture fixture;
    fixture.open();
    auto *chip = fixture.find<FacetChip>("chip-status");
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:failed")));
    const int failed = fixture.table->model()->rowCount();
    Q_EMIT chip->menu()->aboutToShow();
    QAction *action = actionWithData(chip->menu(), QStringLiteral("failed"));
    QVERIFY(action->isChecked());
    QCOMPARE(action->text(), QStringLiteral("Failed\t%1").arg(failed));
    // Counted as if the facet's own term were off (DESIGN 5.3).
    QVERIFY(actionWithData(chip->menu(), QStringLiteral("completed"))->text() != QStringLiteral("Completed\t0"));
    chip->menu()->findChild<QAction *>(QStringLiteral("any"));
    chip->menu()->actions().constFirst()->trigger();
    QVERIFY(fixture.bench.runs.filter().isEmpty());
    QCOMPARE(chip->value(), QStringLiteral("any"));
}

void TestListFilter::otherTermsGetChipsThatRemoveThem()
{
    WindowFixture fixture;
    fixture.open();
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("status:completed flags:>0")));
    auto *term = fixture.find<ChipButton>("term-flags");
    QVERIFY(term && term->isVisible());
    QTest::mouseClick(term, Qt::LeftButton);
    QCOMPARE(fixture.bench.runs.filter().toText(), QStringLiteral("status:completed"));
    QTRY_VERIFY(!fixture.find<ChipButton>("term-flags"));
    QTest::mouseClick(fixture.find<ChipButton>("clearFilterButton"), Qt::LeftButton);
    QVERIFY(fixture.bench.runs.filter().isEmpty());
    QVERIFY(fixture.find<ChipButton>("clearFilterButton")->isHidden());
}

void TestListFilter::escapeClearsAndSlashFinds()
{
    WindowFixture fixture;
    fixture.open();
    auto *box = fixture.find<SearchBox>("searchBox");
    fixture.table->setFocus();
    QTest::keyClick(fixture.table, Qt::Key_Slash);
    QTRY_VERIFY(box->hasFocus());
    QTest::keyClicks(box, QStringLiteral("a/b"));
    QCOMPARE(box->text(), QStringLiteral("a/b")); // in a text field the key is a letter
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(box->text().isEmpty());
    QVERIFY(fixture.bench.runs.filter().isEmpty());
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(fixture.table->hasFocus());
}

void TestListFilter::pastedFigmaLinkFindsTheNode()
{
    WindowFixture fixture;
    fixture.open();
    const Run wanted = fixture.bench.runs.runAt(5);
    const QString node = QString(wanted.wfNodeId).replace(QLatin1Char(':'), QLatin1Char('-'));
    auto *box = fixture.find<SearchBox>("searchBox");
    QGuiApplication::clipboard()->setText(
        QStringLiteral("https://www.figma.com/design/%1/Checkout?node-id=%2&t=x").arg(wanted.figmaFileKey, node));
    box->setFocus();
    QTest::keySequence(box, QKeySequence::Paste);
    QCOMPARE(fixture.bench.runs.filter().values(FilterKey::File), QStringList{wanted.figmaFileKey});
    QCOMPARE(fixture.bench.runs.filter().values(FilterKey::Node), QStringList{wanted.wfNodeId});
    QCOMPARE(fixture.table->model()->rowCount(), 1);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(fixture.table->currentRunId(), wanted.id);
}

void TestListFilter::pastedRefusalFindsTheRun()
{
    WindowFixture fixture;
    fixture.open();
    const QString id = fixture.bench.runs.idAt(7);
    auto *box = fixture.find<SearchBox>("searchBox");
    box->setText(
        QStringLiteral("{\"status\": 409, \"code\": \"open_generation_exists\", \"existing_id\": \"%1\"}").arg(id));
    QCOMPARE(fixture.table->model()->rowCount(), 1);
    QCOMPARE(fixture.bench.runs.idAt(0), id);
}

void TestListFilter::problemsAreToldUnderTheBox()
{
    WindowFixture fixture;
    fixture.open();
    auto *hint = fixture.find<QLabel>("searchHint");
    QVERIFY(hint->isHidden());
    fixture.find<SearchBox>("searchBox")->setText(QStringLiteral("score:<wrong SCR"));
    QVERIFY(hint->isVisible());
    QVERIFY(!hint->text().isEmpty());
    fixture.find<SearchBox>("searchBox")->setText(QStringLiteral("score:<0.8 SCR"));
    QVERIFY(hint->isHidden());
}

void TestListFilter::dragOnTheHistogramChoosesAStretch()
{
    WindowFixture fixture;
    fixture.open();
    auto *histogram = fixture.find<TimeHistogramView>("timeHistogram");
    QVERIFY(histogram->bucketWords(TimeHistogram::BucketCount - 1).contains(QStringLiteral("Completed")));
    const int before = fixture.table->model()->rowCount();
    const int y = histogram->height() / 2;
    QTest::mousePress(histogram, Qt::LeftButton, {}, QPoint(histogram->width() / 2, y));
    QTest::mouseMove(histogram, QPoint(histogram->width() - 20, y));
    QTest::mouseRelease(histogram, Qt::LeftButton, {}, QPoint(histogram->width() - 2, y));
    QCOMPARE(fixture.bench.runs.filter().values(FilterKey::Created).size(), 1);
    QVERIFY(fixture.table->model()->rowCount() < before);
    QVERIFY(fixture.table->model()->rowCount() > 0);
    QTest::mouseDClick(histogram, Qt::LeftButton);
    QVERIFY(fixture.bench.runs.filter().isEmpty());
}

void TestListFilter::rangeChipAsksTheFeed()
{
    WindowFixture fixture;
    fixture.open();
    QCOMPARE(fixture.bench.feed.ranges, QList<LoadRange>{LoadRange::Days30}); // the profile's
    QSignalSpy chosen(fixture.window.get(), &MainWindow::rangeChosen);
    auto *chip = fixture.find<RangeChip>("chip-range");
    chip->menu()->actions().constFirst()->trigger();
    QCOMPARE(fixture.bench.feed.ranges.constLast(), LoadRange::Day);
    QCOMPARE(chosen.size(), 1);
    // The choice belongs to this profile: nothing in the settings overrides another one's range.
    fixture.window.reset();
    fixture.bench.profile.range = LoadRange::Week;
    fixture.open();
    QCOMPARE(fixture.find<RangeChip>("chip-range")->range(), LoadRange::Week);
    QCOMPARE(fixture.bench.feed.ranges.constLast(), LoadRange::Week);
}

/// DESIGN 5.1: a long history loads with progress; who has seen enough keeps what is there.
void TestListFilter::loadingCanBeStopped()
{
    WindowFixture fixture(RunBatch{});
    fixture.bench.profile.range = LoadRange::All;
    Run old = makeRun(1, Status::Completed);
    old.createdAt = Noon - 40 * 24 * Hour;
    Run openForAYear = makeRun(2);
    openForAYear.createdAt = Noon - 365 * 24 * Hour;
    fixture.bench.store.merge({old, openForAYear, makeRun(3, Status::Failed)});
    fixture.open();
    auto *stop = fixture.find<QAbstractButton>("statusStopButton");
    QVERIFY(!stop->isVisible());
    FeedStatus loading = Bench::live();
    loading.activity = FeedStatus::Activity::LoadingRange;
    fixture.bench.feed.say(loading);
    QVERIFY(stop->isVisible());
    QSignalSpy chosen(fixture.window.get(), &MainWindow::rangeChosen);
    QTest::mouseClick(stop, Qt::LeftButton);
    // Newest first: what reaches back 40 days holds 30 days whole. Open runs say nothing about that.
    QCOMPARE(fixture.bench.feed.ranges.constLast(), LoadRange::Days30);
    QCOMPARE(fixture.find<RangeChip>("chip-range")->range(), LoadRange::Days30);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!fixture.bench.store.find(old.id));
    QVERIFY(fixture.bench.store.find(openForAYear.id));
    fixture.bench.feed.say(loading);
    QTest::mouseClick(stop, Qt::LeftButton);
    QCOMPARE(fixture.bench.feed.ranges.constLast(), LoadRange::Day);
    fixture.bench.feed.say(loading);
    QVERIFY(!stop->isVisible()); // there is nothing shorter
}

void TestListFilter::chipsAndButtonsShowTheirWords_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("textScale");
    QTest::newRow("usual") << 1440 << 1.0;
    QTest::newRow("small window") << 900 << 1.0;
    QTest::newRow("large text") << 1440 << 1.8;
    QTest::newRow("large text, small window") << 900 << 1.8;
}

/// Nothing is cut off: the bar goes on in another line instead.
void TestListFilter::chipsAndButtonsShowTheirWords()
{
    QFETCH(int, width);
    QFETCH(double, textScale);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * textScale);
    WindowFixture fixture;
    fixture.open();
    fixture.window->setFont(font);
    fixture.window->resize(width, 600);
    fixture.bench.runs.setFilter(RunFilter::fromText(QStringLiteral("edge:des2wf flags:>0 age:>2h -by:someone")));
    auto *bar = fixture.find<QWidget>("filterBar");
    const auto cutOff = [bar] {
        QStringList names;
        const QList<ChipButton *> buttons = bar->findChildren<ChipButton *>();
        for (const ChipButton *button : buttons) {
            if (button->isVisible()
                && (button->width() < button->sizeHint().width() || button->geometry().right() >= bar->width()))
                names.append(button->objectName());
        }
        return names.join(QLatin1Char(' '));
    };
    QTRY_COMPARE(cutOff(), QString());
}

void TestListFilter::railClickFiltersAndShowsActive()
{
    WindowFixture fixture;
    fixture.open();
    auto *rail = fixture.find<ViewRail>("viewList");
    const QModelIndex needsConfirm = railRow(rail, QStringLiteral("Needs confirm"));
    QVERIFY(needsConfirm.isValid());
    QVERIFY(railRow(rail, QStringLiteral("All runs")).data(RailModel::ActiveRole).toBool());
    QTest::mouseClick(rail->viewport(), Qt::LeftButton, {}, rail->visualRect(needsConfirm).center());
    QCOMPARE(fixture.table->model()->rowCount(), needsConfirm.data(RailModel::CountRole).toInt());
    QVERIFY(needsConfirm.data(RailModel::ActiveRole).toBool());
    QVERIFY(!railRow(rail, QStringLiteral("All runs")).data(RailModel::ActiveRole).toBool());
}

void TestListFilter::ownViewsSurviveARestart()
{
    WindowFixture fixture;
    fixture.open();
    fixture.find<SearchBox>("searchBox")->setText(QStringLiteral("edge:des2wf score:<0.8"));
    fixture.find<ViewRail>("viewList")->saveCurrentFilter();
    auto *dialog = fixture.window->findChild<QInputDialog *>(QStringLiteral("viewNameDialog"));
    QVERIFY(dialog);
    dialog->setTextValue(QStringLiteral("<b>des2wf</b> under 0.8"));
    dialog->accept();
    fixture.window.reset();
    fixture.bench.views.setOwnViews({});
    fixture.open();
    const QModelIndex view = railRow(fixture.find<ViewRail>("viewList"), QStringLiteral("<b>des2wf</b> under 0.8"));
    QVERIFY(view.isValid());
    QVERIFY(view.data(RailModel::ActiveRole).toBool()); // the last filter was restored too
    QVERIFY(!view.data(Qt::ToolTipRole).toString().contains(QStringLiteral("<0.8")));
}

void TestListFilter::queryTextOpensWhatItNames()
{
    WindowFixture fixture;
    fixture.open();
    const QString id = fixture.bench.runs.idAt(9);
    fixture.window->setFilterText(QStringLiteral("id:") + id);
    QTRY_COMPARE(fixture.table->currentRunId(), id);
}

QTEST_MAIN(TestListFilter)
#include "tst_list_filter.moc"
