// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_feed.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace wf2des {

/// What stands where no row can: loading, failed, no run at all, no match. A failure never looks like an empty list
/// (STYLE 15).
class EmptyState : public QWidget {
    Q_OBJECT
public:
    enum class Kind : quint8 { None, Loading, Failed, NoRuns, NoMatch };

    explicit EmptyState(QWidget *parent = nullptr);

    /// Decides what to show from what is known; None when there are rows.
    static Kind kindFor(const FeedStatus &status, qint64 matches, qint64 loaded);
    void show(Kind kind, const FeedStatus &status);
    Kind kind() const { return m_kind; }

Q_SIGNALS:
    void clearFilterRequested();
    void retryRequested();

private:
    void press();

    Kind m_kind = Kind::None;
    QLabel *m_title;
    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_button;
};

} // namespace wf2des
