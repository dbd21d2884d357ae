// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/doctor_dialog.h"

#include "profile/check_list.h"
#include "service/check_report.h"
#include "text/plain_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace wf2des {

DoctorDialog::DoctorDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("doctorDialog"));
    setWindowTitle(tr("Connection check"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    m_summary = plainLabel(tr("Checking …"), this);
    m_summary->setObjectName(QStringLiteral("checkSummary"));
    QFont bold = m_summary->font();
    bold.setWeight(QFont::DemiBold);
    m_summary->setFont(bold);
    m_list = new CheckList(this);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("Copy report"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copyReportButton"));
    m_copy->setEnabled(false);
    connect(m_copy, &QPushButton::clicked, this, &DoctorDialog::copyReport);
    connect(buttons, &QDialogButtonBox::rejected, this, &DoctorDialog::reject);
    column->addWidget(buttons);
    resize(560, 520);
}

void DoctorDialog::setResults(const CheckResults &results)
{
    m_results = results;
    m_list->setResults(results);
    m_copy->setEnabled(!results.isEmpty());
    const auto countOf = [&results](CheckResult::State state) {
        return static_cast<int>(
            std::count_if(results.begin(), results.end(), [state](const CheckResult &r) { return r.state == state; }));
    };
    const int failed = countOf(CheckResult::State::Failed);
    const int warned = countOf(CheckResult::State::Warning);
    if (failed > 0)
        m_summary->setText(tr("%n check(s) failed.", nullptr, failed));
    else if (warned > 0)
        m_summary->setText(tr("All checks passed, with %n warning(s).", nullptr, warned));
    else
        m_summary->setText(tr("All checks passed."));
}

void DoctorDialog::copyReport()
{
    QGuiApplication::clipboard()->setText(checkReportText(m_results));
}

} // namespace wf2des
