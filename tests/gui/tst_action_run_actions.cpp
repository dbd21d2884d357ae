// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_button.h"
#include "action/reason_dialog.h"
#include "action/run_actions.h"
#include "detail/plain_text_view.h"
#include "gui/scripted_services.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

/// A window with the four transitions, a text field and a list-like widget to hold the focus.
struct ActionWindow {
    explicit ActionWindow(const MainWindowServices &services)
        : actions(new RunActions(services, &window))
    {
        auto *center = new QWidget;
        auto *column = new QVBoxLayout(center);
        confirm = new ActionButton(actions->confirmAction(), ActionButton::Role::Main);
        feedback = new ActionButton(actions->feedbackMenu());
        column->addWidget(confirm);
        column->addWidget(feedback);
        other = new QWidget;
        other->setFocusPolicy(Qt::StrongFocus);
        column->addWidget(other);
        window.setCentralWidget(center);
        window.show();
        window.activateWindow();
        other->setFocus();
    }

    ReasonDialog *dialog() const { return window.findChild<ReasonDialog *>(); }

    QMainWindow window;
    RunActions *actions;
    ActionButton *confirm = nullptr;
    ActionButton *feedback = nullptr;
    QWidget *other = nullptr;
};

} // namespace

/// The four transitions as a person presses them (DESIGN 6, 9; RELIABILITY, Double submit).
class TestActionRunActions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void legality_data();
    void legality();
    void nothingSelected();
    void lookOnlyProfile();
    void confirmSendsWhatWasSeen();
    void everyWayOfPressingTwiceSendsOnce();
    void keysWorkOutsideTextFieldsOnly();
    void cancelAsksAndStaysWithItsRun();
    void rejectTakesAReason();
    void enterThatEndsACompositionSubmitsNothing();
    void feedbackSendsItsValue();
    void buttonsSpeak();
    void newerPictureIsFollowed();
};

void TestActionRunActions::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestActionRunActions::legality_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("legal"); ///< of C R X F
    QTest::newRow("parse") << "0"
                           << "0"
                           << "X";
    QTest::newRow("awaiting confirm") << "0"
                                      << "1"
                                      << "CRX";
    QTest::newRow("assemble") << "0"
                              << "2"
                              << "X";
    QTest::newRow("no phase") << "0" << QString() << "X";
    QTest::newRow("unknown phase") << "0"
                                   << "9"
                                   << "X";
    QTest::newRow("completed") << "1" << QString() << "F";
    QTest::newRow("failed") << "2" << QString() << "";
    QTest::newRow("rejected") << "3" << QString() << "";
    QTest::newRow("cancelled") << "4" << QString() << "";
    QTest::newRow("unknown status") << "7" << QString() << "";
}

/// spec/wf2des-table, Notes; DESIGN 6: confirm and reject need status 0 and phase 1, cancel status 0, feedback
/// status 1. An illegal action is disabled with its reason, never hidden.
void TestActionRunActions::legality()
{
    QFETCH(QString, status);
    QFETCH(QString, phase);
    QFETCH(QString, legal);
    DetailBench bench;
    ActionWindow window(bench.services());
    Run run = makeRun(1);
    run.status = Code<Status>::fromText(status);
    run.phase = Code<Phase>::fromText(phase);
    window.actions->setSubject(run);
    const QList<std::pair<QChar, QAction *>> actions{{u'C', window.actions->confirmAction()},
                                                     {u'R', window.actions->rejectAction()},
                                                     {u'X', window.actions->cancelAction()},
                                                     {u'F', window.actions->feedbackAdoptedAction()},
                                                     {u'F', window.actions->feedbackFixedAction()}};
    const QList<ActionKind> kinds{ActionKind::Confirm, ActionKind::Reject, ActionKind::Cancel, ActionKind::Feedback,
                                  ActionKind::Feedback};
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const auto &[letter, action] = actions.at(i);
        QCOMPARE(action->isEnabled(), legal.contains(letter));
        QVERIFY(action->isVisible());
        const QString reason = window.actions->reasonAgainst(kinds.at(i));
        QCOMPARE(reason.isEmpty(), legal.contains(letter));
        if (!reason.isEmpty()) {
            QCOMPARE(action->toolTip(), reason);
            QCOMPARE(action->statusTip(), reason);
        }
    }
    for (const auto &[letter, action] : actions) {
        if (!legal.contains(letter))
            action->trigger();
    }
    QVERIFY(bench.queue.records().isEmpty());
}

void TestActionRunActions::nothingSelected()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const QList<QAction *> actions = window.actions->actions();
    for (QAction *action : actions) {
        QVERIFY(!action->isEnabled());
        QVERIFY(!action->toolTip().isEmpty());
    }
}

/// FIELD, TablePlus #2912: a profile that simply cannot act.
void TestActionRunActions::lookOnlyProfile()
{
    DetailBench bench;
    bench.queue.setLookOnly(true);
    ActionWindow window(bench.services());
    window.actions->setSubject(makeRun(1));
    const QList<QAction *> actions = window.actions->actions();
    for (QAction *action : actions) {
        QVERIFY(!action->isEnabled());
        QCOMPARE(action->toolTip(), illegalReasonText(ActionKind::Confirm, IllegalReason::LookOnly));
    }
}

void TestActionRunActions::confirmSendsWhatWasSeen()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    window.actions->confirmAction()->trigger();
    QCOMPARE(bench.api.sent.size(), 1);
    const Action &sent = bench.api.sent.first();
    QCOMPARE(sent.kind, ActionKind::Confirm);
    QCOMPARE(sent.runId, run.id);
    QCOMPARE(sent.seen, run.state());
    QVERIFY(!sent.idempotencyKey.isNull());
    QCOMPARE(window.actions->reasonAgainst(ActionKind::Cancel),
             illegalReasonText(ActionKind::Cancel, IllegalReason::ActionPending));
}

/// RELIABILITY, Double submit: double click, Enter and click, key auto-repeat: one POST.
void TestActionRunActions::everyWayOfPressingTwiceSendsOnce()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    QTest::mouseDClick(window.confirm, Qt::LeftButton);
    QTest::mouseClick(window.confirm, Qt::LeftButton);
    window.confirm->setFocus();
    QTest::keyClick(window.confirm, Qt::Key_Return);
    QTest::keyClick(window.confirm, Qt::Key_Space);
    window.other->setFocus();
    for (int i = 0; i < 3; ++i) {
        QKeyEvent repeat(QEvent::KeyPress, Qt::Key_C, Qt::NoModifier, QStringLiteral("c"), i > 0);
        QApplication::sendEvent(window.other, &repeat);
        QTest::keyClick(window.other, Qt::Key_C);
    }
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.queue.records().size(), 1);
}

/// DESIGN 9: single keys never fire while a text field has the focus.
void TestActionRunActions::keysWorkOutsideTextFieldsOnly()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    auto *combo = new QComboBox;
    combo->setEditable(true);
    auto *password = new QLineEdit;
    password->setEchoMode(QLineEdit::Password);
    const QList<QWidget *> fields{new QLineEdit, password, new QPlainTextEdit, new QTextEdit, new QSpinBox, combo};
    for (QWidget *field : fields) {
        window.window.centralWidget()->layout()->addWidget(field);
        field->show();
        field->setFocus();
        QVERIFY(field->hasFocus() || (field->focusProxy() && field->focusProxy()->hasFocus()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
        QVERIFY2(bench.api.sent.isEmpty() && !window.dialog(), field->metaObject()->className());
    }
    auto *table = new QTableView; // where the focus is while reviewing
    window.window.centralWidget()->layout()->addWidget(table);
    table->show();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_X);
    QVERIFY(window.dialog());
    window.dialog()->close();
    QTRY_VERIFY(!window.dialog());
    window.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    auto *reading = new PlainTextView; // reading is not typing
    window.window.centralWidget()->layout()->addWidget(reading);
    reading->show();
    reading->setFocus();
    QTest::keyClick(reading, Qt::Key_C);
    QCOMPARE(bench.api.sent.size(), 1);
}

/// FIELD, Acting on the wrong thing: the open dialog stays bound to its run id while the selection moves.
void TestActionRunActions::cancelAsksAndStaysWithItsRun()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run first = makeRun(1);
    const Run second = makeRun(2);
    bench.store.merge({first, second});
    window.actions->setSubject(first);
    window.actions->cancelAction()->trigger();
    QVERIFY(bench.api.sent.isEmpty());
    QPointer<ReasonDialog> dialog = window.dialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->windowModality(), Qt::WindowModal);
    const auto shown = [&dialog](const char *name) {
        return dialog->findChild<PlainTextView *>(QLatin1String(name))->toPlainText();
    };
    QCOMPARE(shown("reasonScreen"), first.screenId);
    QCOMPARE(shown("reasonNode"), first.wfNodeId);
    QVERIFY(!shown("reasonEdge").isEmpty());

    window.actions->setSubject(second);
    window.actions->cancelAction()->trigger();
    QCOMPARE(window.window.findChildren<ReasonDialog *>().size(), 1); // one question at a time
    QCOMPARE(shown("reasonScreen"), first.screenId);
    auto *reason = dialog->findChild<QLineEdit *>(QStringLiteral("reasonEdit"));
    QTest::keyClicks(reason, QStringLiteral("blocks x"));
    auto *submit = dialog->findChild<QPushButton *>(QStringLiteral("submitButton"));
    submit->click();
    submit->click();
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.api.sent.first().runId, first.id);
    QCOMPARE(bench.api.sent.first().kind, ActionKind::Cancel);
    QCOMPARE(bench.api.sent.first().reason, QStringLiteral("blocks x"));
    QTRY_VERIFY(!dialog);
}

void TestActionRunActions::rejectTakesAReason()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    window.actions->rejectAction()->trigger();
    QPointer<ReasonDialog> dialog = window.dialog();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    QVERIFY(bench.api.sent.isEmpty());
    window.actions->rejectAction()->trigger();
    dialog = window.dialog();
    QTest::keyClick(dialog->findChild<QLineEdit *>(QStringLiteral("reasonEdit")), Qt::Key_Return);
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.api.sent.first().kind, ActionKind::Reject);
    QVERIFY(bench.api.sent.first().reason.isEmpty());
}

/// RELIABILITY: Return during an IME composition clicks the default button, unless it is kept from it.
void TestActionRunActions::enterThatEndsACompositionSubmitsNothing()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    window.actions->rejectAction()->trigger();
    auto *reason = window.dialog()->findChild<QLineEdit *>(QStringLiteral("reasonEdit"));
    QInputMethodEvent composing(QStringLiteral("りゆう"), {});
    QApplication::sendEvent(reason, &composing);
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(bench.api.sent.isEmpty());
    QInputMethodEvent committed;
    committed.setCommitString(QStringLiteral("理由"));
    QApplication::sendEvent(reason, &committed);
    QTest::keyClick(reason, Qt::Key_Return);
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.api.sent.first().reason, QStringLiteral("理由"));
}

void TestActionRunActions::feedbackSendsItsValue()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run run = makeRun(1, Status::Completed);
    bench.store.merge({run});
    window.actions->setSubject(run);
    QVERIFY(window.feedback->isEnabled());
    window.feedback->click();
    QTRY_VERIFY(window.actions->feedbackMenu()->isVisible());
    window.actions->feedbackMenu()->close();
    window.actions->feedbackFixedAction()->trigger();
    QCOMPARE(bench.api.sent.size(), 1);
    QCOMPARE(bench.api.sent.first().feedback, FeedbackStatus::Fixed);
    QVERIFY(!window.feedback->isEnabled()); // while it is on its way
}

void TestActionRunActions::buttonsSpeak()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    Run run = makeRun(1, Status::Processing, Phase::Parse);
    window.actions->setSubject(run);
    QCOMPARE(window.confirm->accessibleName(), window.actions->confirmAction()->text());
    QCOMPARE(window.confirm->accessibleDescription(), window.actions->reasonAgainst(ActionKind::Confirm));
    QCOMPARE(window.confirm->toolTip(), window.actions->reasonAgainst(ActionKind::Confirm));
    QCOMPARE(window.actions->confirmAction()->shortcut(), QKeySequence(Qt::Key_C));
    QVERIFY(!window.actions->confirmAction()->autoRepeat());
}

void TestActionRunActions::newerPictureIsFollowed()
{
    DetailBench bench;
    ActionWindow window(bench.services());
    const Run run = makeRun(1);
    bench.store.merge({run});
    window.actions->setSubject(run);
    QSignalSpy changed(window.actions, &RunActions::subjectChanged);
    bench.store.merge({movedOn(run, Status::Processing, Phase::Assemble)});
    QCOMPARE(changed.size(), 1);
    QVERIFY(!window.actions->confirmAction()->isEnabled());
    bench.store.merge({run}); // older: nothing
    QCOMPARE(changed.size(), 1);
}

QTEST_MAIN(TestActionRunActions)
#include "tst_action_run_actions.moc"
