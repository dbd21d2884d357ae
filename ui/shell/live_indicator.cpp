// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/live_indicator.h"

#include "shell/feed_words.h"
#include "text/plain_text.h"
#include "text/run_words.h"
#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int DotSize = 14;
constexpr int Gap = 5;

} // namespace

LiveIndicator::LiveIndicator(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("liveIndicator"));
    showFeed({}, 0);
}

QFont LiveIndicator::wordFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

void LiveIndicator::showFeed(const FeedStatus &status, EpochMicroseconds now)
{
    m_word = feedIndicatorWord(status, now);
    m_time = status.asOf ? localClockWords(*status.asOf) : QString();
    m_late = isLate(status, now);
    m_live = status.activity == FeedStatus::Activity::Live && !m_late;
    m_offline = isOffline(status);
    setAccessibleName(m_time.isEmpty() ? m_word : tr("%1, as of %2").arg(m_word, m_time));
    setToolTip(status.asOf ? toolTipText(exactTimeWords(*status.asOf)) : QString());
    updateGeometry();
    update();
}

QSize LiveIndicator::sizeHint() const
{
    const int words = QFontMetrics(wordFont()).horizontalAdvance(m_word);
    const int time = m_time.isEmpty() ? 0 : Gap + fontMetrics().horizontalAdvance(QStringLiteral("00:00:00"));
    return {DotSize + Gap + words + time + 2, fontMetrics().height() + 6};
}

void LiveIndicator::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ThemeColors colors(palette());
    const QColor color = m_live ? colors.tone(Tone::Completed)
        : m_offline             ? colors.tone(Tone::Failed)
        : m_late                ? colors.tone(Tone::AwaitingConfirm)
                                : colors.accent;
    const QString icon = m_live ? QStringLiteral("live")
        : m_offline || m_late   ? QStringLiteral("warning")
                                : QStringLiteral("waiting");
    paintIcon(&painter, icon, QRect(0, (height() - DotSize) / 2, DotSize, DotSize), color);
    QRect area = rect().adjusted(DotSize + Gap, 0, 0, 0);
    painter.setFont(wordFont());
    painter.setPen(m_offline ? color : colors.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, m_word);
    area.setLeft(area.left() + QFontMetrics(wordFont()).horizontalAdvance(m_word) + Gap);
    painter.setFont(tabularFont(font()));
    painter.setPen(colors.muted);
    painter.drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, m_time);
}

} // namespace wf2des
