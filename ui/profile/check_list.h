// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/check_result.h"

#include <QScrollArea>

namespace wf2des {

/// The doctor's findings, one below the other, trouble first: icon and word for the state, what was found, what
/// to do about it.
class CheckList : public QScrollArea {
    Q_OBJECT
public:
    explicit CheckList(QWidget *parent = nullptr);

    void setResults(const CheckResults &results);
    /// Shows these words in the place of results that are not there yet.
    void setWaiting(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    CheckResults m_results;
    QString m_waiting;
};

} // namespace wf2des
