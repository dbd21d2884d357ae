// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/empty_state.h"

#include "shell/feed_words.h"
#include "text/plain_text.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace wf2des {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel({}, this))
    , m_text(plainLabel({}, this))
    , m_progress(new QProgressBar(this))
    , m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("emptyState"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_title->setObjectName(QStringLiteral("emptyTitle"));
    m_text->setObjectName(QStringLiteral("emptyText"));
    m_button->setObjectName(QStringLiteral("emptyButton"));
    m_progress->setObjectName(QStringLiteral("emptyProgress"));
    m_progress->setAccessibleName(tr("Loading"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(240);
    QFont title = font();
    title.setWeight(QFont::DemiBold);
    title.setPointSizeF(title.pointSizeF() * 1.2);
    m_title->setFont(title);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_text->setMaximumWidth(460);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_text, 4);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::press);
}

EmptyState::Kind EmptyState::kindFor(const FeedStatus &status, qint64 matches, qint64 loaded)
{
    if (matches > 0)
        return Kind::None;
    if (loaded > 0)
        return Kind::NoMatch;
    if (status.activity == FeedStatus::Activity::Live)
        return Kind::NoRuns;
    return isLoading(status) ? Kind::Loading : Kind::Failed;
}

void EmptyState::show(Kind kind, const FeedStatus &status)
{
    m_kind = kind;
    m_progress->setVisible(kind == Kind::Loading);
    m_button->setVisible(kind == Kind::NoMatch || kind == Kind::Failed);
    switch (kind) {
    case Kind::None:
        break;
    case Kind::Loading: {
        const bool known = status.expected && *status.expected > 0;
        m_title->setText(status.activity == FeedStatus::Activity::Connecting ? tr("Connecting…") : tr("Loading runs…"));
        m_text->setText(tr("Open runs come first, then the history, newest first."));
        m_progress->setRange(0, known ? 1000 : 0);
        m_progress->setValue(known ? static_cast<int>(qMin<qint64>(1000, status.loaded * 1000 / *status.expected)) : 0);
        break;
    }
    case Kind::Failed:
        m_title->setText(tr("The runs could not be read"));
        m_text->setText(status.error ? visibleText(status.error->message) : tr("There is no connection."));
        m_button->setText(tr("Retry Now"));
        break;
    case Kind::NoRuns:
        m_title->setText(tr("No runs in this range"));
        m_text->setText(tr("New runs appear here by themselves. A longer range may show older ones."));
        break;
    case Kind::NoMatch:
        m_title->setText(tr("No run matches"));
        m_text->setText(isLoading(status)       ? tr("Rows are still being loaded; matches appear as they arrive.")
                            : isOffline(status) ? tr("Nothing among the rows read so far matches the filter.")
                                                : tr("Nothing in this range matches the filter."));
        m_button->setText(tr("Clear Filter"));
        break;
    }
    m_button->setAccessibleName(m_button->text());
    setAccessibleName(m_title->text());
}

void EmptyState::press()
{
    if (m_kind == Kind::NoMatch)
        Q_EMIT clearFilterRequested();
    else
        Q_EMIT retryRequested();
}

} // namespace wf2des
