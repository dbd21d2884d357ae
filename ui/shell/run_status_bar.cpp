// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/run_status_bar.h"

#include "shell/feed_words.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QLabel>
#include <QPushButton>

namespace wf2des {

RunStatusBar::RunStatusBar(QWidget *parent)
    : QStatusBar(parent)
    , m_counts(addText(QStringLiteral("statusCounts"), false))
    , m_selected(addText(QStringLiteral("statusSelected"), false))
    , m_warnings(addText(QStringLiteral("statusWarnings"), true))
    , m_activity(addText(QStringLiteral("statusActivity"), true))
    , m_retry(addButton(tr("Retry Now"), QStringLiteral("statusRetryButton")))
    , m_stop(addButton(tr("Stop Loading"), QStringLiteral("statusStopButton")))
    , m_freshness(nullptr)
    , m_actions(nullptr)
{
    m_stop->setToolTip(tr("Keep what is loaded; older runs are left out"));
    m_freshness = addText(QStringLiteral("statusFreshness"), true);
    m_actions = addText(QStringLiteral("statusActions"), true);
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    connect(m_retry, &QPushButton::clicked, this, &RunStatusBar::retryRequested);
    connect(m_stop, &QPushButton::clicked, this, &RunStatusBar::stopRequested);
    showActions(0);
}

QPushButton *RunStatusBar::addButton(const QString &text, const QString &objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    button->setFlat(true);
    addPermanentWidget(button);
    button->hide();
    return button;
}

QLabel *RunStatusBar::addText(const QString &objectName, bool atRight)
{
    QLabel *label = plainLabel({}, this);
    label->setObjectName(objectName);
    label->setContentsMargins(4, 0, 4, 0);
    if (atRight)
        addPermanentWidget(label);
    else
        addWidget(label);
    return label;
}

void RunStatusBar::showCounts(qint64 matches, qint64 loaded, qint64 selected)
{
    m_counts->setText(matches == loaded ? tr("%1 runs").arg(countWords(loaded))
                                        : tr("%1 of %2 runs").arg(countWords(matches), countWords(loaded)));
    m_selected->setText(selected > 0 ? tr("%1 selected").arg(countWords(selected)) : QString());
}

void RunStatusBar::showFeed(const FeedStatus &status, EpochMicroseconds now)
{
    m_activity->setText(feedActivityWords(status, now));
    m_freshness->setText(feedFreshnessWords(status));
    m_retry->setVisible(status.activity == FeedStatus::Activity::Waiting);
    m_warnings->setText(
        status.warnings.isEmpty() ? QString() : tr("%n warning(s)", nullptr, static_cast<int>(status.warnings.size())));
    m_warnings->setToolTip(toolTipText(status.warnings.join(QLatin1Char('\n'))));
    m_warnings->setVisible(!status.warnings.isEmpty());
}

void RunStatusBar::showStop(bool offered)
{
    m_stop->setVisible(offered);
}

void RunStatusBar::showActions(qint64 pending)
{
    m_actions->setText(tr("%n action(s) running", nullptr, static_cast<int>(pending)));
}

} // namespace wf2des
