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

Q_SIGNALS:
    void retryRequested();

private:
    QLabel *addText(const QString &objectName, bool atRight);

    QLabel *m_counts;
    QLabel *m_selected;
    QLabel *m_warnings;
    QLabel *m_activity;
    QPushButton *m_retry;
    QLabel *m_freshness;
    QLabel *m_actions;
};

} // namespace wf2des
