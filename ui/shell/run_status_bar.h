// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_feed.h"

#include <QStatusBar>

class QLabel;
class QPushButton;

namespace wf2des {

/// The bottom line: how many runs, how many selected, how fresh, what is under way. Only what is known.
class RunStatusBar : public QStatusBar {
    Q_OBJECT
public:
    explicit RunStatusBar(QWidget *parent = nullptr);

    void showCounts(qint64 matches, qint64 loaded, qint64 selected);
    void showFeed(const FeedStatus &status, EpochMicroseconds now);
    void showActions(qint64 pending);
    /// Offers to end the loading of the history.
    void showStop(bool offered);

Q_SIGNALS:
    void retryRequested();
    void stopRequested();

private:
    QPushButton *addButton(const QString &text, const QString &objectName);
    QLabel *addText(const QString &objectName, bool atRight);

    QLabel *m_counts;
    QLabel *m_selected;
    QLabel *m_warnings;
    QLabel *m_activity;
    QPushButton *m_retry;
    QPushButton *m_stop;
    QLabel *m_freshness;
    QLabel *m_actions;
};

} // namespace wf2des
