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

/// The detail pane: nothing cut off, nothing misaligned, nothing that jumps.
class TestDetailLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void longTextIsShownInPartAndCopiedWhole();
    void japaneseIsNotCutOff();
    void labelAndValueShareABaseline_data();
    void labelAndValueShareABaseline();
    void shortProseStandsBesideItsLabel();
    void idsStayOnOneLine();
    void headerKeepsItsHeight();
};

void TestDetailLayout::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// FIELD, dbeaver #36507: a long value froze the window.
void TestDetailLayout::longTextIsShownInPartAndCopiedWhole()
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
void TestDetailLayout::japaneseIsNotCutOff()
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

void TestDetailLayout::labelAndValueShareABaseline_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("value");
    QTest::newRow("Latin, Latin") << QStringLiteral("Screen") << QStringLiteral("SCR-0042");
    QTest::newRow("Japanese, Latin") << QStringLiteral("画面") << QStringLiteral("SCR-0042");
    QTest::newRow("Latin, Japanese") << QStringLiteral("Screen") << QStringLiteral("住所入力");
    QTest::newRow("Japanese, Japanese") << QStringLiteral("画面") << QStringLiteral("住所入力");
}

void TestDetailLayout::labelAndValueShareABaseline()
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
void TestDetailLayout::shortProseStandsBesideItsLabel()
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

void TestDetailLayout::idsStayOnOneLine()
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
void TestDetailLayout::headerKeepsItsHeight()
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

QTEST_MAIN(TestDetailLayout)
#include "tst_detail_layout.moc"
