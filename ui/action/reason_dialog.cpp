// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/reason_dialog.h"

#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/run_words.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int dialogWidth = 420;

} // namespace

ReasonDialog::ReasonDialog(const Action &action, const Run &run, QWidget *parent)
    : QDialog(parent)
    , m_action(action)
{
    setObjectName(QStringLiteral("reasonDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(cancels() ? tr("Cancel the run") : tr("Reject the parse"));
    setMinimumWidth(dialogWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    buildQuestion(column);
    buildSubject(column, run);
    buildReason(column);
    buildButtons(column);
}

void ReasonDialog::buildQuestion(QVBoxLayout *column)
{
    auto *question =
        new TintedLabel(cancels() ? tr("Cancel this run?") : tr("Reject this parse?"), TintedLabel::normal(), this);
    question->setWeight(QFont::DemiBold);
    question->scaleFont(1.15);
    auto *meaning = new TintedLabel(cancels() ? tr("Its work is lost, and its wireframe can be triggered again.")
                                              : tr("The run ends as rejected. This is not counted as a failure."),
                                    TintedLabel::muted(), this);
    meaning->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(question);
    words->addWidget(meaning);
    column->addLayout(words);
    setAccessibleName(question->text());
    setAccessibleDescription(meaning->text());
}

void ReasonDialog::buildSubject(QVBoxLayout *column, const Run &run)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    QList<std::pair<QLabel *, PlainTextView *>> rows;
    const auto addRow = [this, grid, &rows](const QString &label, const char *objectName) {
        const int row = grid->rowCount();
        auto *value = new PlainTextView(this);
        value->setObjectName(QLatin1String(objectName));
        value->setAccessibleName(label);
        value->setMaximumLines(4);
        auto *name = new TintedLabel(label, TintedLabel::muted(), this);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(value, row, 1);
        rows.append({name, value});
        return value;
    };
    addRow(columnTitle(RunColumn::Screen), "reasonScreen")->setExactText(run.screenId);
    addRow(columnTitle(RunColumn::Node), "reasonNode")->setExactText(run.wfNodeId);
    if (!run.edge.isNull())
        addRow(columnTitle(RunColumn::Edge), "reasonEdge")->setWords(edgeWord(run.edge), run.edge.text());
    addRow(columnTitle(RunColumn::Status), "reasonState")->setWords(stateWord(run.state()), run.status.text());
    for (const auto &[name, value] : std::as_const(rows))
        alignFirstBaselines(name, value);
    column->addLayout(grid);
}

void ReasonDialog::buildReason(QVBoxLayout *column)
{
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("reasonEdit"));
    m_reason->setPlaceholderText(tr("Reason (optional)"));
    m_reason->setAccessibleName(tr("Reason (optional)"));
    m_reason->installEventFilter(this);
    column->addWidget(m_reason);
}

void ReasonDialog::buildButtons(QVBoxLayout *column)
{
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *keep = buttons->addButton(cancels() ? tr("Keep the run") : tr("Back"), QDialogButtonBox::RejectRole);
    keep->setObjectName(QStringLiteral("keepButton"));
    keep->setAutoDefault(false);
    QPushButton *submitButton =
        buttons->addButton(cancels() ? tr("Cancel the run") : tr("Reject"), QDialogButtonBox::AcceptRole);
    submitButton->setObjectName(QStringLiteral("submitButton"));
    submitButton->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReasonDialog::submit);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReasonDialog::reject);
    column->addSpacing(4);
    column->addWidget(buttons);
}

void ReasonDialog::submit()
{
    if (m_submitted)
        return;
    m_submitted = true;
    m_action.reason = m_reason->text();
    Q_EMIT submitted(m_action);
    accept();
}

bool ReasonDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        m_composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        // Enter that ends a composition, or is still held from before, must not press the button (RELIABILITY).
        if (enters && (m_composing || key->isAutoRepeat()))
            return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace wf2des
