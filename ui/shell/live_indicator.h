// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_feed.h"

#include <QWidget>

namespace wf2des {

/// A dot, a word and the time of the last reading: whether the rows follow the table. Shape and word, not colour alone.
class LiveIndicator : public QWidget {
    Q_OBJECT
public:
    explicit LiveIndicator(QWidget *parent = nullptr);

    void showFeed(const FeedStatus &status, EpochMicroseconds now);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont wordFont() const;

    QString m_word;
    QString m_time;
    bool m_live = false;
    bool m_late = false;
    bool m_offline = true;
};

} // namespace wf2des
