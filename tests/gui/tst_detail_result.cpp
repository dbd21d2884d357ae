// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/activity_view.h"
#include "gui/pane_window.h"

#include <QPushButton>
#include <QTabBar>
#include <QTreeView>

using namespace wf2des;
using namespace wf2des::test;

/// The Result and Activity tabs of the detail pane (DESIGN 9).
class TestDetailResult : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void resultStates();
    void resultOfAnotherRunIsDropped();
    void activityTellsMilestonesAndActions();
};

void TestDetailResult::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestDetailResult::resultStates()
{
    PaneWindow window;
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    QVERIFY(window.bench.api.resultReads.isEmpty()); // nothing is read before the tab is on screen
    window.find<QTabBar>("detailTabs")->setCurrentIndex(1);
    QTRY_COMPARE(window.bench.api.results.size(), 1);
    auto *message = window.find<QLabel>("resultMessage");
    auto *tree = window.find<QTreeView>("resultTree");
    auto *retry = window.find<QPushButton>("resultRetryButton");
    QVERIFY(message->isVisible() && !tree->isVisible() && !retry->isVisible());

    window.bench.api.results.answer(failure({ErrorCode::ServerError, QStringLiteral("The server failed."), {}, 500}));
    QTRY_VERIFY(retry->isVisible());
    QVERIFY(message->text().contains(QStringLiteral("server failed")));
    retry->click();
    QTRY_COMPARE(window.bench.api.results.size(), 1);
    window.bench.api.results.answer(failure({ErrorCode::NotFound, QStringLiteral("none"), {}, 404}));
    QTRY_VERIFY(message->text().contains(QStringLiteral("yet")));
    QVERIFY(!retry->isVisible());

    window.bench.store.merge({movedOn(run, Status::Completed, {})});
    QTRY_COMPARE(window.bench.api.results.size(), 1);
    window.bench.api.results.answer(ResultDocument{"{\"attempt\": 1, \"big\": 12345678901234567890123}", {}});
    QTRY_VERIFY(tree->isVisible());
    QCOMPARE(tree->model()->rowCount(), 2);
    QCOMPARE(tree->model()->index(1, 1).data().toString(), QStringLiteral("12345678901234567890123"));
    QVERIFY(!message->isVisible());

    window.bench.store.merge({movedOn(movedOn(run, Status::Completed, {}), Status::Completed, {})});
    QTRY_COMPARE(window.bench.api.results.size(), 1);
    QVERIFY(tree->isVisible()); // the earlier document stays while the new one loads
    window.bench.api.results.answer(ResultDocument{"<html>502", {}});
    QTRY_VERIFY(message->isVisible());
    QVERIFY(message->text().contains(QStringLiteral("byte 0")));
    QVERIFY(tree->isVisible());
}

void TestDetailResult::resultOfAnotherRunIsDropped()
{
    PaneWindow window;
    const Run first = fullRun();
    const Run second = makeRun(2, Status::Completed);
    window.bench.store.merge({first, second});
    window.pane->showRun(first.id);
    window.find<QTabBar>("detailTabs")->setCurrentIndex(1);
    QTRY_COMPARE(window.bench.api.results.size(), 1);
    window.pane->showRun(second.id);
    QTRY_COMPARE(window.bench.api.results.size(), 2);
    window.bench.api.results.answer(ResultDocument{"{\"of\":\"first\"}", {}});
    window.bench.api.results.answer(ResultDocument{"{\"of\":\"second\"}", {}});
    auto *tree = window.find<QTreeView>("resultTree");
    QTRY_COMPARE(tree->model()->rowCount(), 1);
    QCOMPARE(tree->model()->index(0, 1).data().toString(), QStringLiteral("second"));
}

void TestDetailResult::activityTellsMilestonesAndActions()
{
    Run run = fullRun();
    ActionRecord record;
    record.action.kind = ActionKind::Cancel;
    record.action.reason = QStringLiteral("blocks");
    record.state = ActionState::NotApplied;
    record.settledAt = Noon;
    record.error = Error{ErrorCode::Conflict,
                         QStringLiteral("It has ended."),
                         QStringLiteral("detail"),
                         409,
                         QStringLiteral("already_terminal"),
                         QStringLiteral("req-1")};
    const QList<ActivityEntry> entries = runActivity(run, {record});
    QCOMPARE(entries.size(), 4); // created, updated, placed, the action
    QVERIFY(std::is_sorted(entries.begin(), entries.end(),
                           [](const ActivityEntry &a, const ActivityEntry &b) { return a.time > b.time; }));
    QVERIFY(entries.first().text.contains(QStringLiteral("It has ended.")));
    QVERIFY(entries.first().text.contains(QStringLiteral("blocks")));
    QVERIFY(entries.first().detail.contains(QStringLiteral("req-1")));
    run.materializedAt.reset();
    run.updatedAt = run.createdAt;
    QCOMPARE(runActivity(run, {}).size(), 1);
}

QTEST_MAIN(TestDetailResult)
#include "tst_detail_result.moc"
