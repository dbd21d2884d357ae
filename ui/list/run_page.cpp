// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_page.h"

#include "filter/filter_bar.h"
#include "filter/range_chip.h"
#include "filter/time_histogram_view.h"
#include "filter/value_menu.h"
#include "list/column_layout.h"
#include "list/pill_label.h"
#include "list/row_menu.h"
#include "list/run_table.h"
#include "profile/profile.h"
#include "shell/empty_state.h"
#include "shell/error_banner.h"
#include "store/run_store.h"
#include "text/run_words.h"

#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace wf2des {

namespace {

/// Below this the chips stand one over the other and no column fits.
constexpr int MinimumWidth = 366;

/// A moment for the filter's text form, whole seconds.
QString filterTime(EpochMicroseconds time)
{
    return isoUtc(time).left(19) + QLatin1Char('Z');
}

/// The longest range under `asked` that is loaded whole: rows come newest first. A day when none is.
LoadRange wholeRange(LoadRange asked, const RunStore &store, EpochMicroseconds now)
{
    const std::span<const RunStore::Slot> slots = store.slotsByCreation();
    const auto oldest = std::find_if(slots.begin(), slots.end(), [&store](RunStore::Slot slot) {
        return !store.isOpen(slot) && store.run(slot).createdAt.has_value(); // open runs come whatever their age
    });
    const qint64 reached = oldest == slots.end() ? 0 : now - *store.run(*oldest).createdAt;
    for (const LoadRange range : {LoadRange::Year, LoadRange::Days90, LoadRange::Days30, LoadRange::Week}) {
        if (range < asked && *rangeLength(range) <= reached)
            return range;
    }
    return LoadRange::Day;
}

} // namespace

RunPage::RunPage(const MainWindowServices &services, RunActions *actions, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
{
    setObjectName(QStringLiteral("runPage"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setMinimumWidth(MinimumWidth);
    buildLayout(actions);
    wireTable();
    showRange(m_services.profile->range);
    showResult();
}

void RunPage::buildLayout(RunActions *actions)
{
    m_filterBar = new FilterBar(m_services.runs, this);
    m_histogram = new TimeHistogramView(this);
    m_banner = new ErrorBanner(this);
    m_table = new RunTable(m_services.runs, m_services.settings, this);
    m_empty = new EmptyState(this);
    m_rowMenu = new RowMenu(m_table, actions, this);
    m_pill = new PillLabel(m_table->viewport());
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);

    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 4);
    head->setSpacing(8);
    head->addWidget(m_filterBar);
    head->addWidget(m_histogram);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);

    auto *columns = new ValueMenu(m_filterBar->columnsButton());
    connect(columns, &QMenu::aboutToShow, this, [this, columns] {
        columns->clear();
        m_table->columnLayout()->fillMenu(columns);
    });
    m_filterBar->columnsButton()->setMenu(columns);
}

void RunPage::wireTable()
{
    RunListModel *runs = m_services.runs;
    connect(runs, &RunListModel::resultChanged, this, &RunPage::showResult);
    connect(runs, &RunListModel::heldBackChanged, this, &RunPage::showHeldBack);
    connect(m_table, &RunTable::rowMenuRequested, m_rowMenu, &RowMenu::open);
    connect(m_rowMenu, &RowMenu::filterRequested, runs, &RunListModel::setFilter);
    connect(m_filterBar, &FilterBar::saveViewRequested, this, &RunPage::saveViewRequested);
    connect(m_filterBar->rangeChip(), &RangeChip::rangeChosen, this, &RunPage::setRange);
    connect(m_histogram, &TimeHistogramView::stretchChosen, this, &RunPage::chooseStretch);
    connect(m_histogram, &TimeHistogramView::stretchGivenUp, runs,
            [runs] { runs->setFilter(runs->filter().without(FilterKey::Created)); });
    connect(m_empty, &EmptyState::clearFilterRequested, runs, [runs] { runs->setFilter({}); });
    connect(m_empty, &EmptyState::retryRequested, m_services.feed, &RunFeed::refreshNow);
    connect(m_banner, &ErrorBanner::retryRequested, m_services.feed, &RunFeed::refreshNow);

    m_visibleTimer.setSingleShot(true);
    m_visibleTimer.setInterval(300);
    connect(&m_visibleTimer, &QTimer::timeout, this,
            [this] { m_services.feed->setVisibleRuns(m_table->visibleRunIds()); });
    connect(m_table, &RunTable::visibleRunsChanged, &m_visibleTimer, qOverload<>(&QTimer::start));
    m_table->viewport()->installEventFilter(this);
}

bool RunPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        placePill();
    return QWidget::eventFilter(watched, event);
}

void RunPage::showResult()
{
    m_histogram->setHistogram(m_services.runs->result().histogram);
    const qint64 matches = m_services.runs->rowCount();
    const EmptyState::Kind kind = EmptyState::kindFor(m_status, matches, m_services.store->size());
    m_empty->show(kind, m_status);
    m_stack->setCurrentWidget(kind == EmptyState::Kind::None ? static_cast<QWidget *>(m_table) : m_empty);
    // The keys of the list work from the start; who types already goes on typing.
    if (m_takeFocus && m_table->isVisible() && !qobject_cast<QLineEdit *>(window()->focusWidget())) {
        m_takeFocus = false;
        m_table->setFocus(Qt::OtherFocusReason);
    }
}

void RunPage::showFeed(const FeedStatus &status)
{
    m_status = status;
    showResult();
}

void RunPage::setDeployment(const RunColumns &deployment)
{
    m_filterBar->setDeployment(deployment);
    m_table->columnLayout()->setDeployment(deployment);
}

void RunPage::showHeldBack(qsizetype count)
{
    m_pill->setText(tr("%n new", nullptr, static_cast<int>(count)));
    m_pill->setVisible(count > 0);
    placePill();
}

void RunPage::placePill()
{
    m_pill->adjustSize();
    m_pill->move((m_table->viewport()->width() - m_pill->width()) / 2, 8);
    m_pill->raise();
}

void RunPage::showRange(LoadRange range)
{
    m_filterBar->rangeChip()->setRange(range);
    m_services.feed->setRange(range);
}

void RunPage::setRange(LoadRange range)
{
    showRange(range);
    if (const std::optional<qint64> length = rangeLength(range))
        m_services.store->removeOlderThan(m_services.clock->now() - *length);
    Q_EMIT rangeChosen(range);
}

bool RunPage::canStopLoading() const
{
    return m_status.activity == FeedStatus::Activity::LoadingRange
        && m_filterBar->rangeChip()->range() != LoadRange::Day;
}

void RunPage::stopLoading()
{
    if (canStopLoading())
        setRange(wholeRange(m_filterBar->rangeChip()->range(), *m_services.store, m_services.clock->now()));
}

void RunPage::chooseStretch(qint64 from, qint64 to)
{
    const QString stretch = filterTime(from) + QStringLiteral("..") + filterTime(to);
    m_services.runs->setFilter(m_services.runs->filter().with(FilterKey::Created, {stretch}));
}

} // namespace wf2des
