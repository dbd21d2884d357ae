// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/form_section.h"

#include "detail/tinted_label.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace wf2des {

FormSection::FormSection(const QString &title, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    if (!title.isEmpty()) {
        auto *heading = new TintedLabel(title, TintedLabel::normal(), this);
        heading->setWeight(QFont::DemiBold);
        heading->setContentsMargins(0, 8, 0, 0);
        column->addWidget(heading);
    }
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    column->addLayout(m_form);
}

void FormSection::addInput(const QString &label, QWidget *input, ProfileField field)
{
    auto *name = new TintedLabel(label, TintedLabel::normal(), this);
    name->setMinimumWidth(120);
    name->setBuddy(input);
    input->setAccessibleName(label);
    m_form->addRow(name, input);
    if (field == ProfileField::Anything)
        return;
    auto *problem = new TintedLabel({}, TintedLabel::ofTone(Tone::Failed), this);
    problem->setObjectName(input->objectName() + QStringLiteral("Problem"));
    problem->setWordWrap(true);
    problem->hide();
    m_form->addRow(QString(), problem);
    m_form->setRowVisible(problem, false);
    m_inputs.insert(field, input);
    m_problems.insert(field, problem);
}

void FormSection::addHint(const QString &text)
{
    auto *hint = new TintedLabel(text, TintedLabel::muted(), this);
    hint->setWordWrap(true);
    m_form->addRow(QString(), hint);
}

void FormSection::addWide(QWidget *widget)
{
    m_form->addRow(widget);
}

void FormSection::setProblems(const QList<ProfileProblem> &problems)
{
    for (auto it = m_problems.cbegin(); it != m_problems.cend(); ++it) {
        QString message;
        for (const ProfileProblem &problem : problems) {
            if (problem.field == it.key() && message.isEmpty())
                message = problem.message;
        }
        it.value()->setText(message);
        m_form->setRowVisible(it.value(), !message.isEmpty());
        m_inputs.value(it.key())->setAccessibleDescription(message);
    }
}

} // namespace wf2des
