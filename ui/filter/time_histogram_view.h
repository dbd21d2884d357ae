// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_query.h"

#include <QWidget>

#include <optional>

namespace wf2des {

/// The runs on show over time, stacked by status. A drag chooses a stretch of time, a double click gives it up.
class TimeHistogramView : public QWidget {
    Q_OBJECT
public:
    explicit TimeHistogramView(QWidget *parent = nullptr);

    void setHistogram(const TimeHistogram &histogram);
    const TimeHistogram &histogram() const { return m_histogram; }

    QSize sizeHint() const override { return {400, 48}; }
    QSize minimumSizeHint() const override { return {120, 48}; }
    /// The bucket at a position; nothing when the histogram is empty.
    std::optional<int> bucketAt(int x) const;
    /// Words for one bucket: its times and counts.
    QString bucketWords(int bucket) const;

Q_SIGNALS:
    /// The person dragged over this stretch: `from` is included, `to` is not.
    void stretchChosen(qint64 from, qint64 to);
    void stretchGivenUp();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool isEmpty() const { return m_histogram.to <= m_histogram.from; }
    QRectF bucketRect(int bucket) const;
    void paintBucket(QPainter &painter, int bucket, quint32 highest) const;
    EpochMicroseconds startOf(int bucket) const;

    TimeHistogram m_histogram;
    std::optional<int> m_dragFrom;
    int m_dragTo = 0;
};

} // namespace wf2des
