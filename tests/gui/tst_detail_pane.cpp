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
    void longTextIsShownInPartAndCopiedWhole();
    void japaneseIsNotCutOff();
    void labelAndValueShareABaseline_data();
    void labelAndValueShareABaseline();
    void shortProseStandsBesideItsLabel();
    void idsStayOnOneLine();
    void headerKeepsItsHeight();
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

/// FIELD, dbeaver #36507: a long value froze the window.
void TestDetailPane::longTextIsShownInPartAndCopiedWhole()
{
    PaneWindow window;
    Run run = fullRun();
    run.prompt = QString(1'000'000, u'a');
    QVERIFY(window.showRead(run));
    QVERIFY(window.shown("prompt").size() < 30'000);
    window.field("prompt")->copyValue();
    QCOMPARE(QGuiApplication::clipboard()->text(), run.prompt);
}

/// Fallback fonts have higher lines than the interface's font: all of the text must be in view, from its beginning.
void TestDetailPane::japaneseIsNotCutOff()
{
    const QString japanese =
        QStringLiteral("実行はまだ完了していません。サーバーからの応答がないため、もう一度お試しください。");
    for (const QString &text : {japanese, QStringLiteral("plain words"), japanese + u'\n' + japanese,
                                QStringLiteral("mixed 直骨角\nand one more line")}) {
        for (const int width : {120, 240, 900}) {
            PlainTextView view;
            view.resize(width, 20);
            view.show();
            view.setExactText(text);
            QTRY_COMPARE(view.width(), width);
            qreal needed = 0;
            for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
                needed += block.layout()->boundingRect().height();
            QVERIFY2(view.viewport()->height() >= needed, qPrintable(text));
            QCOMPARE(view.verticalScrollBar()->value(), 0);
            QCOMPARE(view.verticalScrollBar()->maximum(), 0);
        }
    }
}

void TestDetailPane::labelAndValueShareABaseline_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("value");
    QTest::newRow("Latin, Latin") << QStringLiteral("Screen") << QStringLiteral("SCR-0042");
    QTest::newRow("Japanese, Latin") << QStringLiteral("画面") << QStringLiteral("SCR-0042");
    QTest::newRow("Latin, Japanese") << QStringLiteral("Screen") << QStringLiteral("住所入力");
    QTest::newRow("Japanese, Japanese") << QStringLiteral("画面") << QStringLiteral("住所入力");
}

void TestDetailPane::labelAndValueShareABaseline()
{
    QFETCH(const QString, label);
    QFETCH(const QString, value);
    RunField field;
    field.column = QStringLiteral("screen_id");
    field.label = label;
    field.shown = value;
    FieldRow row(field);
    row.resize(400, 40);
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    auto *name = row.findChild<QLabel *>();
    auto *text = row.findChild<PlainTextView *>();
    QTextLayout layout(label, name->font());
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const qreal ascent = line.ascent();
    const qreal nameBaseline = name->mapTo(&row, name->contentsRect().topLeft()).y() + ascent;
    const qreal textBaseline = text->viewport()->mapTo(&row, QPoint()).y() + text->firstAscent();
    QVERIFY2(std::abs(nameBaseline - textBaseline) <= 1,
             qPrintable(QStringLiteral("%1, %2").arg(nameBaseline).arg(textBaseline)));
}

/// Below its label stands only what needs the room; a null one is where every other null is.
void TestDetailPane::shortProseStandsBesideItsLabel()
{
    PaneWindow window;
    Run run = fullRun();
    run.errorMessage = QString(200, u'e');
    QVERIFY(window.showRead(run));
    const auto isBeside = [&window](const char *column) {
        const QWidget *label = window.field(column)->findChild<QLabel *>();
        return window.field(column)->findChild<PlainTextView *>()->x() >= label->geometry().right();
    };
    QTRY_VERIFY(!isBeside("error_message"));
    QTRY_VERIFY(!isBeside("prompt")); // two lines
    FieldRow *error = window.field("error_message");
    RunField none = error->field();
    none.isNull = true;
    none.shown.clear();
    error->setField(none);
    QTRY_VERIFY(isBeside("error_message"));
    RunField brief = window.field("prompt")->field();
    brief.shown = QStringLiteral("short");
    window.field("prompt")->setField(brief);
    QTRY_VERIFY(isBeside("prompt"));
}

void TestDetailPane::idsStayOnOneLine()
{
    PaneWindow window;
    const Run run = fullRun();
    QVERIFY(window.showRead(run));
    auto *view = window.field("id")->findChild<PlainTextView *>();
    for (const int width : {280, 400, 900}) {
        window.window.resize(width, 800);
        QTRY_COMPARE(window.window.width(), width);
        QCOMPARE(view->blockCount(), 1);
        QCOMPARE(view->document()->firstBlock().layout()->lineCount(), 1);
        QVERIFY(view->document()->firstBlock().layout()->boundingRect().width() <= view->viewport()->width() + 1);
        QCOMPARE(view->toPlainText() == run.id, width == 900);
    }
    QVERIFY(view->toolTip().contains(run.id));
    window.window.resize(280, 800);
    QTRY_VERIFY(view->toPlainText() != run.id);
    view->selectAll();
    view->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), run.id);
}

/// Tabs and values do not jump while a run goes through its states.
void TestDetailPane::headerKeepsItsHeight()
{
    PaneWindow window;
    Run run = makeRun(1);
    window.show(run);
    auto *tabs = window.find<QTabBar>("detailTabs");
    const auto settledTop = [&] {
        window.pane->layout()->activate();
        QCoreApplication::processEvents();
        return tabs->mapTo(window.pane, QPoint()).y();
    };
    const int top = settledTop();
    const std::pair<Status, Phase> states[] = {{Status::Processing, Phase::Parse},
                                               {Status::Processing, Phase::Assemble},
                                               {Status::Processing, Phase::AwaitingConfirm}};
    for (const auto &[status, phase] : states) {
        run = movedOn(run, status, phase);
        window.bench.store.merge({run});
        QCOMPARE(settledTop(), top);
        QVERIFY(!window.text("detailNote").contains(u'\n'));
    }
    window.actions->confirmAction()->trigger(); // "requested" takes the same line
    QVERIFY(window.text("detailNote").contains(QStringLiteral("requested")));
    QCOMPARE(settledTop(), top);
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
