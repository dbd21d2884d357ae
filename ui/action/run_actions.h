// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "main_window.h"
#include "run/run.h"
#include "run/transition_rules.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QUuid>

#include <optional>

class QAction;
class QMenu;

namespace wf2des {

class ReasonDialog;

/// The four transitions as QActions of one window, bound to one run, the subject (DESIGN 6). Legal ones are enabled,
/// the others disabled with their reason. A press fixes the run id and the state that was on screen.
class RunActions : public QObject {
    Q_OBJECT
public:
    /// The window gets the actions, so that their single-key shortcuts work anywhere in it but in text fields.
    RunActions(const MainWindowServices &services, QWidget *window);

    QAction *confirmAction() const { return m_confirm; }
    QAction *rejectAction() const { return m_reject; }
    QAction *cancelAction() const { return m_cancel; }
    QAction *feedbackFixedAction() const { return m_feedbackFixed; }
    QAction *feedbackAdoptedAction() const { return m_feedbackAdopted; }
    QMenu *feedbackMenu() const { return m_feedbackMenu; }
    QList<QAction *> actions() const;

    /// The run that a press acts on, as it is on screen; nothing when there is none. Newer pictures of the same run
    /// are taken from the store by themselves.
    void setSubject(const std::optional<Run> &run);
    const std::optional<Run> &subject() const { return m_subject; }

    /// Why `kind` cannot be taken on the subject now, translated; empty when it can.
    QString reasonAgainst(ActionKind kind) const;

    /// Asks for the action of `record` again, on the state `seen` that the card shows.
    void repeatOn(const ActionRecord &record, const RunState &seen);

Q_SIGNALS:
    /// The subject is another run, or another picture of the same run.
    void subjectChanged();
    /// Legality or reasons are new.
    void availabilityChanged();
    /// An action on a run that is not the subject was refused, not sent, or its outcome is not known: told once. The
    /// subject's own outcomes have their card.
    void outcomeElsewhere(const wf2des::ActionRecord &record);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions(QWidget *window);
    void followStore();
    void followRecord(const ActionRecord &record);
    void updateAvailability();
    void press(ActionKind kind, FeedbackStatus feedback = FeedbackStatus::Adopted);
    void askReason(const Action &action, const Run &run);

    MainWindowServices m_services;
    QWidget *m_window;
    QAction *m_confirm = nullptr;
    QAction *m_reject = nullptr;
    QAction *m_cancel = nullptr;
    QAction *m_feedbackFixed = nullptr;
    QAction *m_feedbackAdopted = nullptr;
    QMenu *m_feedbackMenu;
    std::optional<Run> m_subject;
    QPointer<ReasonDialog> m_dialog;
    QSet<QUuid> m_told; ///< outcomes that were told, here or by the card
};

} // namespace wf2des
