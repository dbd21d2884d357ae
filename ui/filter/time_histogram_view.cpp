// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/time_histogram_view.h"

#include "text/plain_text.h"
#include "text/run_words.h"
#include "theme/theme_colors.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace wf2des {

namespace {

// What has ended well carries the others.
constexpr std::array stackingOrder{Tone::Completed, Tone::Cancelled,  Tone::Rejected,       Tone::Failed,
                                   Tone::Unknown,   Tone::Processing, Tone::AwaitingConfirm};

quint32 total(const std::array<quint32, TimeHistogram::BandCount> &bands)
{
    return std::accumulate(bands.begin(), bands.end(), 0U);
}

QString bandWord(Tone tone)
{
    switch (tone) {
    case Tone::Processing:
        return statusWord(Status::Processing);
    case Tone::AwaitingConfirm:
        return phaseWord(Phase::AwaitingConfirm);
    case Tone::Completed:
        return statusWord(Status::Completed);
    case Tone::Failed:
        return statusWord(Status::Failed);
    case Tone::Rejected:
        return statusWord(Status::Rejected);
    case Tone::Cancelled:
        return statusWord(Status::Cancelled);
    case Tone::Unknown:
        break;
    }
    return TimeHistogramView::tr("Unknown");
}

} // namespace

TimeHistogramView::TimeHistogramView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("timeHistogram"));
    setAccessibleName(tr("Runs over time"));
    setAccessibleDescription(tr("Drag to show a stretch of time, double-click to show all again"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
}

void TimeHistogramView::setHistogram(const TimeHistogram &histogram)
{
    m_histogram = histogram;
    update();
}

std::optional<int> TimeHistogramView::bucketAt(int x) const
{
    if (isEmpty() || width() <= 0)
        return {};
    return qBound(0, x * TimeHistogram::BucketCount / width(), TimeHistogram::BucketCount - 1);
}

EpochMicroseconds TimeHistogramView::startOf(int bucket) const
{
    return m_histogram.from + (m_histogram.to - m_histogram.from) / TimeHistogram::BucketCount * bucket;
}

QString TimeHistogramView::bucketWords(int bucket) const
{
    const auto &bands = m_histogram.buckets[static_cast<std::size_t>(bucket)];
    QStringList lines{
        tr("%1 to %2").arg(localTimeWords(startOf(bucket)).left(16), localTimeWords(startOf(bucket + 1)).left(16)),
        tr("%n runs", nullptr, static_cast<int>(total(bands)))};
    for (const Tone tone : stackingOrder) {
        if (const quint32 count = bands[static_cast<std::size_t>(tone)])
            lines.append(tr("%1: %2", "status and count").arg(bandWord(tone), countWords(count)));
    }
    return lines.join(QLatin1Char('\n'));
}

QRectF TimeHistogramView::bucketRect(int bucket) const
{
    const int left = width() * bucket / TimeHistogram::BucketCount;
    const int right = width() * (bucket + 1) / TimeHistogram::BucketCount;
    return QRectF(left, 0, qMax(1, right - left - 1), height());
}

void TimeHistogramView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ThemeColors colors(palette());
    if (isEmpty())
        return;
    quint32 highest = 1;
    for (const auto &bands : m_histogram.buckets)
        highest = qMax(highest, total(bands));
    if (m_dragFrom) {
        const QRectF first = bucketRect(qMin(*m_dragFrom, m_dragTo));
        painter.fillRect(first.united(bucketRect(qMax(*m_dragFrom, m_dragTo))), colors.selection);
    }
    for (int bucket = 0; bucket < TimeHistogram::BucketCount; ++bucket)
        paintBucket(painter, bucket, highest);
}

void TimeHistogramView::paintBucket(QPainter &painter, int bucket, quint32 highest) const
{
    const ThemeColors colors(palette());
    const auto &bands = m_histogram.buckets[static_cast<std::size_t>(bucket)];
    const QRectF area = bucketRect(bucket);
    const qreal unit = (area.height() - 2) / highest;
    qreal bottom = area.bottom();
    for (const Tone tone : stackingOrder) {
        const quint32 count = bands[static_cast<std::size_t>(tone)];
        if (count == 0)
            continue;
        // One run among thousands must still be seen.
        const qreal top = qMax(area.top(), bottom - qMax(1.5, count * unit));
        const QColor color = tone == Tone::Completed ? blended(colors.ground, colors.tone(tone), 0.55)
                                                     : blended(colors.ground, colors.tone(tone), 0.92);
        painter.fillRect(QRectF(area.left(), top, area.width(), bottom - top), color);
        bottom = top;
    }
}

void TimeHistogramView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_dragFrom = bucketAt(qRound(event->position().x()));
    m_dragTo = m_dragFrom.value_or(0);
    update();
}

void TimeHistogramView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragFrom)
        return;
    m_dragTo = bucketAt(qRound(event->position().x())).value_or(*m_dragFrom);
    QToolTip::showText(event->globalPosition().toPoint(),
                       toolTipText(tr("%1 to %2")
                                       .arg(localTimeWords(startOf(qMin(*m_dragFrom, m_dragTo))).left(16),
                                            localTimeWords(startOf(qMax(*m_dragFrom, m_dragTo) + 1)).left(16))),
                       this);
    update();
}

void TimeHistogramView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_dragFrom)
        return;
    const int first = qMin(*m_dragFrom, m_dragTo);
    const int last = qMax(*m_dragFrom, m_dragTo);
    m_dragFrom.reset();
    update();
    if (first != last) // a plain click chooses nothing
        Q_EMIT stretchChosen(startOf(first), startOf(last + 1));
}

void TimeHistogramView::mouseDoubleClickEvent(QMouseEvent *)
{
    Q_EMIT stretchGivenUp();
}

bool TimeHistogramView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const std::optional<int> bucket = bucketAt(help->pos().x()))
        QToolTip::showText(help->globalPos(), toolTipText(bucketWords(*bucket)), this, bucketRect(*bucket).toRect());
    return true;
}

} // namespace wf2des
