// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/reason_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace wf2des {

ReasonDialog::ReasonDialog(const Action &action, const Run &run, QWidget *parent)
    : QDialog(parent)
    , m_action(action)
{
    setObjectName(QStringLiteral("reasonDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(action.kind == ActionKind::Cancel ? tr("Cancel this run?") : tr("Reject this parse"));
    auto *column = new QVBoxLayout(this);
    buildSubject(column, run);
    buildReason(column);
    buildButtons(column);
}

void ReasonDialog::buildSubject(QVBoxLayout *column, const Run &run)
{
    auto *form = new QFormLayout;
    const auto addRow = [this, form](const QString &label, const QString &value) {
        auto *text = new QLabel(this);
        text->setTextFormat(Qt::PlainText);
        text->setText(value);
        form->addRow(label, text);
    };
    addRow(tr("Screen"), run.screenId);
    addRow(tr("Node"), run.wfNodeId);
    addRow(tr("Edge"), run.edge.word());
    column->addLayout(form);
}

void ReasonDialog::buildReason(QVBoxLayout *column)
{
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("reasonEdit"));
    m_reason->setPlaceholderText(tr("Reason (optional)"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->installEventFilter(this);
    column->addWidget(m_reason);
}

void ReasonDialog::buildButtons(QVBoxLayout *column)
{
    auto *buttons = new QDialogButtonBox(this);
    const bool cancels = m_action.kind == ActionKind::Cancel;
    QPushButton *keep = buttons->addButton(cancels ? tr("Keep running") : tr("Back"), QDialogButtonBox::RejectRole);
    keep->setObjectName(QStringLiteral("keepButton"));
    QPushButton *submitButton =
        buttons->addButton(cancels ? tr("Cancel run") : tr("Reject"), QDialogButtonBox::AcceptRole);
    submitButton->setObjectName(QStringLiteral("submitButton"));
    submitButton->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReasonDialog::submit);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReasonDialog::reject);
    column->addWidget(buttons);
}

void ReasonDialog::submit()
{
    if (result() == Accepted)
        return;
    m_action.reason = m_reason->text();
    accept();
    Q_EMIT submitted(m_action);
}

bool ReasonDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        m_composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
    } else if (event->type() == QEvent::KeyPress && m_composing) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            return true; // ends the composition, must not press the default button (RELIABILITY)
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace wf2des
