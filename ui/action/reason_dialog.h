// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "run/run.h"

#include <QDialog>

class QLineEdit;
class QVBoxLayout;

namespace wf2des {

/// Asks before a cancel, and for an optional reason before a reject or a cancel. Bound for its whole life to the action
/// it was opened with. Opened with open(), never exec().
class ReasonDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` is what the person saw at the press; only words are taken from it.
    ReasonDialog(const Action &action, const Run &run, QWidget *parent);

    const Action &boundAction() const { return m_action; }

Q_SIGNALS:
    void submitted(const wf2des::Action &action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool cancels() const { return m_action.kind == ActionKind::Cancel; }
    void buildQuestion(QVBoxLayout *column);
    void buildSubject(QVBoxLayout *column, const Run &run);
    void buildReason(QVBoxLayout *column);
    void buildButtons(QVBoxLayout *column);
    void submit();

    Action m_action;
    QLineEdit *m_reason = nullptr;
    bool m_composing = false;
    bool m_submitted = false;
};

} // namespace wf2des
