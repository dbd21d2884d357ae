// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_words.h"
#include "action/outcome_card.h"
#include "action/run_actions.h"
#include "detail/detail_pane.h"
#include "detail/plain_text_view.h"
#include "gui/scripted_services.h"
#include "text/plain_text.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

/// A detail pane whose run awaits confirmation.
struct CardWindow {
    CardWindow()
    {
        window.setCentralWidget(pane);
        window.resize(400, 800);
        window.show();
        window.activateWindow();
        bench.store.merge({run});
        pane->showRun(run.id);
    }

    OutcomeCard *card() const { return pane->findChild<OutcomeCard *>(); }
    QWidget *comparison() const { return card()->findChild<QWidget *>(QStringLiteral("movedCard")); }
    QString text(const char *name) const { return card()->findChild<QLabel *>(QLatin1String(name))->text(); }
    QString sentence() const
    {
        return card()->findChild<PlainTextView *>(QStringLiteral("outcomeSentence"))->toPlainText();
    }
    QPushButton *repeatButton() const { return card()->findChild<QPushButton *>(QStringLiteral("repeatButton")); }
    void answer(TransitionReply::Outcome outcome, const Error &error, const std::optional<Run> &current = {})
    {
        TransitionReply reply;
        reply.outcome = outcome;
        reply.error = error;
        reply.run = current;
        bench.api.transitions.answer(reply);
    }

    DetailBench bench;
    Run run = makeRun(1);
    QMainWindow window;
    RunActions *actions = new RunActions(bench.services(), &window);
    DetailPane *pane = new DetailPane(bench.services(), actions, &window);
};

} // namespace

/// What a person is told when an action was not simply applied (DESIGN 6, Fenced and Refusals).
class TestActionCards : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void appliedNeedsNoCard();
    void movedShowsBothStatesAndRepeats();
    void movedToTheEndCannotBeRepeated();
    void movedAgainWhileTheCardIsOpen();
    void conflictComparesWithTheRowNow();
    void refusals_data();
    void refusals();
    void unknownOutcomeSaysSo();
    void cardCanBeDismissedForGood();
    void cardBelongsToItsRun();
    void hostileServerStaysPlain_data();
    void hostileServerStaysPlain();
};

void TestActionCards::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestActionCards::appliedNeedsNoCard()
{
    CardWindow window;
    window.actions->confirmAction()->trigger();
    auto *note = window.pane->findChild<QLabel *>(QStringLiteral("detailNote"));
    QVERIFY(note->text().contains(QStringLiteral("requested"))); // honest state: until a reply confirms
    TransitionReply reply;
    reply.outcome = TransitionReply::Outcome::Applied;
    reply.run = movedOn(window.run, Status::Processing, Phase::Assemble);
    window.bench.api.transitions.answer(reply);
    QTRY_VERIFY(!note->text().contains(QStringLiteral("requested")));
    QVERIFY(!window.card()->isVisible());
    QVERIFY(!window.actions->confirmAction()->isEnabled());
}

/// Fenced: nothing is sent; the card says "you saw / it is now / still legal?", one key repeats on the new state.
void TestActionCards::movedShowsBothStatesAndRepeats()
{
    CardWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    Action stale;
    stale.kind = ActionKind::Cancel;
    stale.runId = window.run.id;
    stale.seen = window.run.state();
    const Run now = movedOn(window.run, Status::Processing, Phase::Assemble);
    window.bench.store.merge({now});
    window.bench.queue.submit(stale);
    QVERIFY(window.bench.api.sent.isEmpty());
    QVERIFY(window.card()->isVisible());
    QVERIFY(window.comparison()->isVisible());
    QStringList words;
    const QList<QLabel *> labels = window.comparison()->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        words << label->text();
    QVERIFY(words.contains(QStringLiteral("Awaiting confirm")));
    QVERIFY(words.contains(QStringLiteral("Processing · assemble")));
    QVERIFY(window.text("stillLegal").startsWith(QStringLiteral("Yes")));
    QTest::keyClick(window.pane, Qt::Key_Y);
    QCOMPARE(window.bench.api.sent.size(), 1);
    QCOMPARE(window.bench.api.sent.first().seen, now.state());
    QCOMPARE(window.bench.api.sent.first().kind, ActionKind::Cancel);
    QTest::keyClick(window.pane, Qt::Key_Y);
    QCOMPARE(window.bench.api.sent.size(), 1);
    QVERIFY(!window.card()->isVisible());
}

void TestActionCards::movedToTheEndCannotBeRepeated()
{
    CardWindow window;
    Action stale;
    stale.kind = ActionKind::Confirm;
    stale.runId = window.run.id;
    stale.seen = window.run.state();
    window.bench.store.merge({movedOn(window.run, Status::Cancelled, {})});
    window.bench.queue.submit(stale);
    QVERIFY(window.card()->isVisible());
    QVERIFY(window.text("stillLegal").contains(illegalReasonText(ActionKind::Confirm, IllegalReason::Cancelled)));
    QVERIFY(!window.repeatButton()->isVisible());
    QTest::keyClick(window.pane, Qt::Key_Y);
    QVERIFY(window.bench.api.sent.isEmpty());
}

/// The card follows the run: what is asked for again is what it shows, never what it showed before.
void TestActionCards::movedAgainWhileTheCardIsOpen()
{
    CardWindow window;
    Action stale;
    stale.kind = ActionKind::Cancel;
    stale.runId = window.run.id;
    stale.seen = window.run.state();
    const Run second = movedOn(window.run, Status::Processing, Phase::Assemble);
    window.bench.store.merge({second});
    window.bench.queue.submit(stale);
    window.bench.store.merge({movedOn(second, Status::Completed, {})});
    QVERIFY(window.text("stillLegal").contains(illegalReasonText(ActionKind::Cancel, IllegalReason::Completed)));
    QVERIFY(!window.repeatButton()->isVisible());
}

/// Two dashboards confirm the same run: the other shows the card with the new state.
void TestActionCards::conflictComparesWithTheRowNow()
{
    CardWindow window;
    window.actions->confirmAction()->trigger();
    window.answer(TransitionReply::Outcome::Refused,
                  {ErrorCode::Conflict, QStringLiteral("The run is not awaiting confirmation."),
                   QStringLiteral("words"), 409, QStringLiteral("phase_mismatch"), QStringLiteral("req-42")},
                  movedOn(window.run, Status::Processing, Phase::Assemble));
    QTRY_VERIFY(window.card()->isVisible());
    QVERIFY(window.sentence().startsWith(QStringLiteral("The server refused:")));
    QVERIFY(window.comparison()->isVisible());
    QVERIFY(window.text("stillLegal").startsWith(QStringLiteral("No")));
    QVERIFY(window.text("requestId").contains(QStringLiteral("req-42")));
    auto *details = window.card()->findChild<PlainTextView *>(QStringLiteral("outcomeDetails"));
    QVERIFY(!details->isVisible());
    window.card()->findChild<QToolButton *>(QStringLiteral("detailsButton"))->click();
    QVERIFY(details->isVisible());
    QVERIFY(details->toPlainText().contains(QStringLiteral("phase_mismatch")));
    QVERIFY(details->toPlainText().contains(QStringLiteral("words")));
}

void TestActionCards::refusals_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("status");
    QTest::newRow("401") << ErrorCode::Unauthorized << 401;
    QTest::newRow("403") << ErrorCode::Forbidden << 403;
    QTest::newRow("404") << ErrorCode::NotFound << 404;
    QTest::newRow("409 without the run") << ErrorCode::Conflict << 409;
    QTest::newRow("422") << ErrorCode::Invalid << 422;
    QTest::newRow("429") << ErrorCode::TooManyRequests << 429;
    QTest::newRow("redirect") << ErrorCode::UnexpectedRedirect << 302;
    QTest::newRow("not sent: refused") << ErrorCode::ConnectionRefused << 0;
    QTest::newRow("not sent: host") << ErrorCode::HostNotFound << 0;
    QTest::newRow("not sent: TLS") << ErrorCode::TlsRefused << 0;
}

/// Every refusal: a sentence, the technical detail and the request id, in place; the pane goes on working.
void TestActionCards::refusals()
{
    QFETCH(ErrorCode, code);
    QFETCH(int, status);
    CardWindow window;
    window.actions->confirmAction()->trigger();
    Error error{code,   QStringLiteral("Own words for this."), QStringLiteral("technical words"),
                status, QStringLiteral("server_code"),         QStringLiteral("req-7")};
    error.retryAfterSeconds = 30;
    window.answer(status == 0 ? TransitionReply::Outcome::NotSent : TransitionReply::Outcome::Refused, error);
    QTRY_VERIFY(window.card()->isVisible());
    QVERIFY(window.sentence().contains(error.message));
    QCOMPARE(window.sentence().startsWith(QStringLiteral("The server refused")), status >= 400);
    QVERIFY(window.text("requestId").contains(QStringLiteral("req-7")));
    const QString details = window.card()->findChild<PlainTextView *>(QStringLiteral("outcomeDetails"))->exactText();
    QVERIFY(details.contains(QStringLiteral("technical words")));
    QVERIFY(details.contains(QStringLiteral("Retry-After: 30 s")));
    QCOMPARE(details.contains(QStringLiteral("HTTP %1").arg(status)), status > 0);
    QVERIFY(window.actions->confirmAction()->isEnabled()); // the row did not move: it may be asked for again
}

void TestActionCards::unknownOutcomeSaysSo()
{
    CardWindow window;
    window.bench.queue.setRetryPauses({});
    window.actions->confirmAction()->trigger();
    window.answer(TransitionReply::Outcome::Unknown, {ErrorCode::Timeout, QStringLiteral("No answer came.")});
    QTRY_VERIFY(window.card()->isVisible()); // reading the run failed too: the fake knows no such row
    QVERIFY(window.text("outcomeTitle").contains(QStringLiteral("not known")));
    QVERIFY(!window.sentence().isEmpty());
}

void TestActionCards::cardCanBeDismissedForGood()
{
    CardWindow window;
    window.actions->confirmAction()->trigger();
    window.answer(TransitionReply::Outcome::Refused, {ErrorCode::Forbidden, QStringLiteral("No."), {}, 403});
    QTRY_VERIFY(window.card()->isVisible());
    window.card()->findChild<QToolButton *>(QStringLiteral("dismissButton"))->click();
    QVERIFY(!window.card()->isVisible());
    window.bench.store.merge({movedOn(window.run, Status::Processing, Phase::AwaitingConfirm)});
    QVERIFY(!window.card()->isVisible());
    window.actions->confirmAction()->trigger();
    window.answer(TransitionReply::Outcome::Refused, {ErrorCode::Forbidden, QStringLiteral("No."), {}, 403});
    QTRY_VERIFY(window.card()->isVisible()); // another action, another card
}

void TestActionCards::cardBelongsToItsRun()
{
    CardWindow window;
    QSignalSpy elsewhere(window.actions, &RunActions::outcomeElsewhere);
    window.actions->confirmAction()->trigger();
    const Run other = makeRun(2);
    window.bench.store.merge({other});
    window.pane->showRun(other.id);
    window.answer(TransitionReply::Outcome::Refused, {ErrorCode::Forbidden, QStringLiteral("No."), {}, 403});
    QTRY_COMPARE(window.bench.queue.pendingCount(), 0);
    QVERIFY(!window.card()->isVisible());
    QCOMPARE(elsewhere.size(), 1);
    QCOMPARE(elsewhere.first().first().value<ActionRecord>().action.runId, window.run.id);
    window.pane->showRun(window.run.id);
    QVERIFY(window.card()->isVisible());
    window.actions->confirmAction()->trigger();
    window.answer(TransitionReply::Outcome::Refused, {ErrorCode::Forbidden, QStringLiteral("No."), {}, 403});
    QTRY_COMPARE(window.bench.queue.pendingCount(), 0);
    QCOMPARE(elsewhere.size(), 1); // this one has its card
}

void TestActionCards::hostileServerStaysPlain_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts = hostileTexts();
    for (qsizetype i = 0; i < texts.size(); ++i)
        QTest::addRow("text %d", int(i)) << texts.at(i);
    QTest::newRow("1 MB") << QString(1'000'000, u'<');
}

/// RELIABILITY M4, M5: the server's words never become markup, however long they are.
void TestActionCards::hostileServerStaysPlain()
{
    QFETCH(QString, text);
    CardWindow window;
    window.actions->confirmAction()->trigger();
    Run now = movedOn(window.run, Status::Processing, Phase::Assemble);
    now.updatedBy = text;
    window.answer(TransitionReply::Outcome::Refused, {ErrorCode::Conflict, text, text, 409, text, text}, now);
    QTRY_VERIFY(window.card()->isVisible());
    const QList<QLabel *> labels = window.card()->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(label->text().size() < 1000);
    }
    QVERIFY(window.sentence().contains(visibleText(text).left(100)));
    QVERIFY(window.card()->width() <= window.pane->width());
    QVERIFY(!window.window.grab().isNull());
}

QTEST_MAIN(TestActionCards)
#include "tst_action_cards.moc"
