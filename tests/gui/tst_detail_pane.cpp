// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/outcome_card.h"
#include "detail/run_fields.h"
#include "gui/pane_window.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QApplication>
#include <QClipboard>
#include <QLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

/// The detail pane: every column, readings that come late or fail, cards, hostile text (DESIGN 6, 9).
class TestDetailPane : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyColumnIsShownAndCopied();
    void headerSaysWhichRunAndHow();
    void nothingSelectedSaysSo();
    void lateAnswerForAnotherRunIsDropped();
    void olderAnswerNeverUndoesANewerRow();
    void failedReadingKeepsTheTextAndSaysSo();
    void newerRowIsReadAgain();
    void valuesThatCouldNotBeReadAreMarked();
    void hostileTextStaysPlain_data();
    void hostileTextStaysPlain();
    void valuesFilterTheList();
    void keyboardCopiesAndMoves();
    void windowMayCloseWhileReading();
    void everyControlHasAName();
};

void TestDetailPane::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// Issue, the face: every column of the specification, each copyable; times local with the zone, copies ISO 8601 UTC.
void TestDetailPane::everyColumnIsShownAndCopied()
{
    PaneWindow window;
    Run run = fullRun();
    QVERIFY(window.showRead(run));
    const QStringList columns = RunColumns::all();
    for (const QString &column : columns)
        QVERIFY2(window.field(column.toLatin1().constData()), qPrintable(column));
    const auto copied = [&window](const char *column) {
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        window.field(column)->copyValue();
        return QGuiApplication::clipboard()->text();
    };
    QCOMPARE(copied("id"), run.id);
    QCOMPARE(copied("prompt"), run.prompt);
    QCOMPARE(copied("status"), QStringLiteral("1"));
    QCOMPARE(copied("score"), QStringLiteral("0.9312"));
    QCOMPARE(copied("materialized_at"), isoUtc(*run.materializedAt));
    QCOMPARE(window.shown("materialized_at"), localTimeWords(*run.materializedAt));
    QVERIFY(window.shown("materialized_at").contains(QStringLiteral("UTC")));
    QCOMPARE(window.shown("status"), statusWord(run.status));
    QCOMPARE(window.shown("deleted_at"), QStringLiteral("—"));
    QCOMPARE(copied("deleted_at"), QStringLiteral("before")); // null: nothing to copy
}

void TestDetailPane::headerSaysWhichRunAndHow()
{
    PaneWindow window;
    Run run = makeRun(14);
    run.updatedAt = Noon - 14 * Minute;
    window.show(run);
    QVERIFY(window.text("detailPlace").contains(QStringLiteral("project 12")));
    QVERIFY(window.text("detailPlace").contains(QStringLiteral("attempt 1")));
    QCOMPARE(window.find<PlainTextView>("detailScreen")->toPlainText(), run.screenId);
    QCOMPARE(window.text("detailState"), stateWord(run.state()));
    QVERIFY(window.text("detailAge").contains(durationWords(14 * Minute)));
    QVERIFY(!window.find<QLabel>("detailAlarm")->isVisible());
    QVERIFY(window.text("detailNote").contains(illegalReasonText(ActionKind::Feedback, IllegalReason::StillOpen)));

    Run stuck = run;
    stuck.updatedAt = Noon - 13 * Minute;
    stuck.phase = Phase::Parse;
    window.bench.clock.time = Noon + Hour;
    window.bench.store.merge({stuck});
    QVERIFY(window.find<QLabel>("detailAlarm")->isVisible()); // models/run/stuck_rule.h
}

void TestDetailPane::nothingSelectedSaysSo()
{
    PaneWindow window;
    window.show(makeRun(1));
    QVERIFY(window.find<QLabel>("detailState")->isVisible());
    window.pane->clear();
    QVERIFY(!window.find<QLabel>("detailState")->isVisible());
    QVERIFY(!window.actions->subject());
    QVERIFY(window.pane->runId().isEmpty());
}

void TestDetailPane::lateAnswerForAnotherRunIsDropped()
{
    PaneWindow window;
    Run first = fullRun();
    Run second = makeRun(2);
    second.prompt = QStringLiteral("second");
    window.bench.store.merge({first, second});
    window.pane->showRun(first.id);
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
    window.pane->showRun(second.id);
    QTRY_COMPARE(window.bench.feed.reads.size(), 2);
    window.bench.feed.reads.answer(first);
    window.bench.feed.reads.answer(second);
    QTRY_COMPARE(window.shown("prompt"), QStringLiteral("second"));
    QCOMPARE(window.shown("id"), second.id);
    QCOMPARE(window.bench.feed.readIds, (QStringList{first.id, second.id}));
}

/// FIELD, trigger.dev PR #3910: a replica served the row from before the write.
void TestDetailPane::olderAnswerNeverUndoesANewerRow()
{
    PaneWindow window;
    Run run = makeRun(1);
    window.show(run);
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
    window.bench.store.merge({movedOn(run, Status::Processing, Phase::Assemble)});
    run.prompt = QStringLiteral("from the replica");
    window.bench.feed.reads.answer(run);
    QTRY_COMPARE(window.shown("prompt"), QStringLiteral("from the replica"));
    QCOMPARE(window.shown("phase"), phaseWord(Phase::Assemble));
    QCOMPARE(window.actions->subject()->phase, Code<Phase>(Phase::Assemble));
}

void TestDetailPane::failedReadingKeepsTheTextAndSaysSo()
{
    PaneWindow window;
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    window.bench.store.merge({movedOn(run, Status::Failed, {})});
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
    window.bench.feed.reads.answer(
        failure({ErrorCode::Timeout, QStringLiteral("The database did not answer."), QString(1000, u'x')}));
    QTRY_VERIFY(window.find<QLabel>("detailProblem")->isVisible());
    QVERIFY(window.text("detailProblem").contains(QStringLiteral("did not answer")));
    QCOMPARE(window.shown("prompt"), run.prompt);
    window.find<QPushButton>("detailRetryButton")->click();
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
    window.bench.feed.reads.answer(movedOn(run, Status::Failed, {}));
    QTRY_VERIFY(!window.find<QLabel>("detailProblem")->isVisible());

    window.bench.store.merge({movedOn(movedOn(run, Status::Failed, {}), Status::Cancelled, {})});
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
    window.bench.feed.reads.answer(failure({ErrorCode::NotFound, QStringLiteral("x")}));
    QTRY_VERIFY(window.text("detailProblem").contains(QStringLiteral("no longer in the table")));
    QVERIFY(window.find<QLabel>("detailAlarm")->isVisible()); // FIELD, dagster #34175: terminal to terminal is flagged
}

void TestDetailPane::newerRowIsReadAgain()
{
    PaneWindow window;
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    FieldRow *row = window.field("prompt");
    Run next = movedOn(run, Status::Failed, {});
    next.prompt.clear();
    window.bench.store.merge({next});
    QCOMPARE(window.field("prompt"), row); // in place: no flicker
    QCOMPARE(window.shown("prompt"), run.prompt); // old text stays while the row is read
    QCOMPARE(window.shown("status"), statusWord(Status::Failed));
    QTRY_COMPARE(window.bench.feed.reads.size(), 1);
}

void TestDetailPane::valuesThatCouldNotBeReadAreMarked()
{
    PaneWindow window;
    Run run = fullRun();
    run.materializedAt.reset();
    run.rawText.insert(QStringLiteral("materialized_at"), QStringLiteral("infinity"));
    QVERIFY(window.showRead(run));
    QCOMPARE(window.shown("materialized_at"), QStringLiteral("infinity"));
    QVERIFY(window.field("materialized_at")->field().isRaw);
    window.field("materialized_at")->copyValue();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("infinity"));
}

void TestDetailPane::hostileTextStaysPlain_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts = hostileTexts();
    for (qsizetype i = 0; i < texts.size(); ++i)
        QTest::addRow("text %d", int(i)) << texts.at(i);
}

/// RELIABILITY M4, M5, Markup and control characters: plain in every column; copies keep the bytes.
void TestDetailPane::hostileTextStaysPlain()
{
    QFETCH(QString, text);
    PaneWindow window;
    Run run = fullRun();
    for (QString *column :
         {&run.figmaFileKey, &run.wfNodeId, &run.screenId, &run.errorMessage, &run.createdBy, &run.updatedBy,
          &run.scoreVersion, &run.prompt, &run.placementTarget, &run.resultUrl, &run.deletedBy})
        *column = text;
    run.status = Code<Status>::fromText(text);
    QVERIFY(window.showRead(run));
    for (const char *column : {"figma_file_key", "wf_node_id", "screen_id", "error_message", "created_by", "updated_by",
                               "score_version", "prompt", "placement_target", "result_url", "deleted_by"}) {
        QCOMPARE(window.shown(column), visibleText(text));
        window.field(column)->copyValue();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        auto *view = window.field(column)->findChild<PlainTextView *>();
        view->selectAll();
        view->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
    }
    window.field("status")->copyValue();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    const QList<QLabel *> labels = window.pane->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(!window.window.grab().isNull());
}

void TestDetailPane::valuesFilterTheList()
{
    PaneWindow window;
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    QSignalSpy requested(window.pane, &DetailPane::filterRequested);
    window.field("project_id")->findChild<QToolButton *>(QStringLiteral("filterButton"))->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().value<RunFilter>().toText(), QStringLiteral("project:12"));
}

void TestDetailPane::keyboardCopiesAndMoves()
{
    PaneWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    FieldRow *first = window.field("screen_id");
    first->setFocus();
    QTest::keyClick(first, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), run.screenId);
    QVERIFY(first->findChild<QToolButton *>(QStringLiteral("copyButton"))->isVisible());
    QTest::keyClick(first, Qt::Key_Down);
    QVERIFY(window.field("project_id")->hasFocus());
    QTest::keyClick(window.field("project_id"), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("12"));
    QTest::keyClick(window.field("project_id"), Qt::Key_Up);
    QVERIFY(first->hasFocus());
    QVERIFY(window.bench.api.sent.isEmpty()); // Ctrl+C is not C
}

/// An answer that comes after the window was closed reaches nobody.
void TestDetailPane::windowMayCloseWhileReading()
{
    DetailBench bench;
    const Run run = makeRun(1);
    bench.store.merge({run});
    {
        QMainWindow window;
        auto *actions = new RunActions(bench.services(), &window);
        auto *pane = new DetailPane(bench.services(), actions, &window);
        window.setCentralWidget(pane);
        window.show();
        pane->showRun(run.id);
        QTRY_COMPARE(bench.feed.reads.size(), 1);
    }
    bench.feed.reads.answer(run);
    QCoreApplication::processEvents();
    QCOMPARE(bench.feed.reads.size(), 0);
}

/// DESIGN 9: every control has an accessible name.
void TestDetailPane::everyControlHasAName()
{
    PaneWindow window;
    QVERIFY(window.showRead(fullRun()));
    const QList<QWidget *> widgets = window.pane->findChildren<QWidget *>();
    int controls = 0;
    for (const QWidget *widget : widgets) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QTabBar *>(widget)
            || qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const FieldRow *>(widget);
        const bool isInner = widget->parent() && qobject_cast<QTabBar *>(widget->parent()); // scroll arrows of Qt
        if (!isControl || isInner || !window.pane->isAncestorOf(widget) || widget->isHidden())
            continue;
        ++controls;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(
            !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
            qPrintable(widget->objectName() + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className())));
    }
    QVERIFY(controls > 30);
}

QTEST_MAIN(TestDetailPane)
#include "tst_detail_pane.moc"
