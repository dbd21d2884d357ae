// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/run_actions.h"

#include "action/action_queue.h"
#include "action/action_words.h"
#include "action/reason_dialog.h"
#include "action/text_focus.h"
#include "store/run_store.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

namespace wf2des {

RunActions::RunActions(const MainWindowServices &services, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_window(window)
    , m_feedbackMenu(new QMenu(window))
{
    createActions(window);
    window->installEventFilter(this);
    connect(m_services.store, &RunStore::changed, this, &RunActions::followStore);
    connect(m_services.actions, &ActionQueue::pendingChanged, this, &RunActions::updateAvailability);
    connect(m_services.actions, &ActionQueue::recordChanged, this, &RunActions::followRecord);
    updateAvailability();
}

QList<QAction *> RunActions::actions() const
{
    return {m_confirm, m_reject, m_cancel, m_feedbackFixed, m_feedbackAdopted};
}

void RunActions::createActions(QWidget *window)
{
    const auto create = [this, window](const QString &text, const char *objectName, Qt::Key key) {
        auto *action = new QAction(text, this);
        action->setObjectName(QLatin1String(objectName));
        action->setAutoRepeat(false); // a held key asks once
        if (key != Qt::Key_unknown)
            action->setShortcut(QKeySequence(key));
        window->addAction(action);
        return action;
    };
    m_confirm = create(tr("Confirm"), "confirmAction", Qt::Key_C);
    m_reject = create(tr("Reject"), "rejectAction", Qt::Key_R);
    m_cancel = create(tr("Cancel"), "cancelAction", Qt::Key_X);
    m_feedbackFixed = create(tr("Feedback: fixed"), "feedbackFixedAction", Qt::Key_unknown);
    m_feedbackAdopted = create(tr("Feedback: adopted"), "feedbackAdoptedAction", Qt::Key_unknown);
    m_feedbackMenu->setTitle(tr("Feedback"));
    m_feedbackMenu->setToolTipsVisible(true);
    m_feedbackMenu->addActions({m_feedbackAdopted, m_feedbackFixed});

    connect(m_confirm, &QAction::triggered, this, [this] { press(ActionKind::Confirm); });
    connect(m_reject, &QAction::triggered, this, [this] { press(ActionKind::Reject); });
    connect(m_cancel, &QAction::triggered, this, [this] { press(ActionKind::Cancel); });
    connect(m_feedbackFixed, &QAction::triggered, this, [this] { press(ActionKind::Feedback, FeedbackStatus::Fixed); });
    connect(m_feedbackAdopted, &QAction::triggered, this,
            [this] { press(ActionKind::Feedback, FeedbackStatus::Adopted); });
}

void RunActions::setSubject(const std::optional<Run> &run)
{
    if (m_subject == run)
        return;
    m_subject = run;
    updateAvailability();
    Q_EMIT subjectChanged();
}

void RunActions::followStore()
{
    if (!m_subject)
        return;
    const std::optional<RunStore::Slot> slot = m_services.store->find(m_subject->id);
    if (slot && isNewer(m_services.store->state(*slot), m_subject->state()))
        setSubject(m_services.store->run(*slot));
}

void RunActions::followRecord(const ActionRecord &record)
{
    if (!needsAttention(record.state) || m_told.contains(record.action.idempotencyKey))
        return;
    m_told.insert(record.action.idempotencyKey); // a later reading of the row is no further outcome
    if (!m_subject || m_subject->id != record.action.runId)
        Q_EMIT outcomeElsewhere(record);
}

QString RunActions::reasonAgainst(ActionKind kind) const
{
    if (!m_subject)
        return tr("No run is selected.");
    return illegalReasonText(kind, m_services.actions->reasonAgainst(kind, m_subject->state(), m_subject->id));
}

void RunActions::updateAvailability()
{
    const auto update = [this](QAction *action, ActionKind kind, const QString &purpose) {
        const QString reason = reasonAgainst(kind);
        action->setEnabled(reason.isEmpty());
        action->setToolTip(reason.isEmpty() ? purpose : reason); // plain-text: both are sentences of this program
        action->setStatusTip(action->toolTip());
    };
    update(m_confirm, ActionKind::Confirm, tr("Confirm the parse: the run goes on to assemble (C)"));
    update(m_reject, ActionKind::Reject, tr("Reject the parse: the run ends as rejected (R)"));
    update(m_cancel, ActionKind::Cancel, tr("Cancel the run: its wireframe can be triggered again (X)"));
    update(m_feedbackFixed, ActionKind::Feedback, tr("Record that the result was used after fixing it"));
    update(m_feedbackAdopted, ActionKind::Feedback, tr("Record that the result was adopted as it is"));
    m_feedbackMenu->menuAction()->setEnabled(m_feedbackFixed->isEnabled());
    Q_EMIT availabilityChanged();
}

void RunActions::press(ActionKind kind, FeedbackStatus feedback)
{
    if (!m_subject || !reasonAgainst(kind).isEmpty())
        return;
    Action action;
    action.kind = kind;
    action.runId = m_subject->id;
    action.seen = m_subject->state();
    action.screenId = m_subject->screenId;
    action.feedback = feedback;
    if (kind == ActionKind::Reject || kind == ActionKind::Cancel)
        askReason(action, *m_subject);
    else
        m_services.actions->submit(action);
}

void RunActions::askReason(const Action &action, const Run &run)
{
    if (m_dialog) {
        m_dialog->raise();
        return;
    }
    m_dialog = new ReasonDialog(action, run, m_window);
    connect(m_dialog, &ReasonDialog::submitted, this,
            [this](const Action &asked) { m_services.actions->submit(asked); });
    m_dialog->open();
}

void RunActions::repeatOn(const ActionRecord &record, const RunState &seen)
{
    Action action = record.action;
    action.idempotencyKey = {}; // a new intent
    action.seen = seen;
    m_services.actions->submit(action);
}

bool RunActions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isTypingInto(QApplication::focusWidget())
        && isPlainKey(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // the key belongs to the text field
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace wf2des
