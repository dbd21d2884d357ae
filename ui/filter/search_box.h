// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"

#include <QLineEdit>

namespace wf2des {

class RunListModel;

/// The filter as text: one of the faces of the list model's filter. Filters while typing; understands pasted links.
class SearchBox : public QLineEdit {
    Q_OBJECT
public:
    /// `runs` must outlive the box.
    explicit SearchBox(RunListModel *runs, QWidget *parent = nullptr);

    QString hint() const { return m_hint; }

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);
    /// What is wrong with the text and what to write instead, safe to show; empty when all is well.
    void hintChanged(const QString &hint);
    /// Return: the person is done here.
    void submitted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyText(const QString &text);
    void showFilter(const RunFilter &filter);
    void setHint(const QString &hint);

    RunListModel *m_runs;
    QAction *m_icon;
    QString m_hint;
};

} // namespace wf2des
