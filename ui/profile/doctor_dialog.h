// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/check_result.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace wf2des {

class CheckList;

/// Shows what the connection check found. Says "checking" until the results are there.
class DoctorDialog : public QDialog {
    Q_OBJECT
public:
    explicit DoctorDialog(QWidget *parent = nullptr);

public Q_SLOTS:
    void setResults(const wf2des::CheckResults &results);

private:
    void copyReport();

    CheckResults m_results;
    QLabel *m_summary = nullptr;
    CheckList *m_list = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace wf2des
