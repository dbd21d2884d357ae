// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/detail_pane.h"

#include "action/action_queue.h"
#include "action/action_words.h"
#include "action/outcome_card.h"
#include "action/run_actions.h"
#include "detail/activity_view.h"
#include "detail/detail_header.h"
#include "detail/icon_label.h"
#include "detail/result_view.h"
#include "detail/section_tabs.h"
#include "detail/summary_view.h"
#include "detail/tinted_label.h"
#include "list/run_list_model.h"
#include "profile/profile.h"
#include "service/run_api.h"
#include "service/when_done.h"
#include "text/plain_text.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>

namespace wf2des {

namespace {

using namespace std::chrono_literals;
constexpr auto settleTime = 80ms;
constexpr auto ageInterval = 1s;
constexpr int margin = 16;

/// The newest picture with the detail columns of an earlier or later reading.
Run withDetails(Run newest, const Run &read)
{
    newest.prompt = read.prompt;
    newest.placementTarget = read.placementTarget;
    newest.resultUrl = read.resultUrl;
    newest.deletedBy = read.deletedBy;
    if (read.errorMessage.startsWith(newest.errorMessage)) // the list holds the message's beginning
        newest.errorMessage = read.errorMessage;
    return newest;
}

} // namespace

DetailPane::DetailPane(const MainWindowServices &services, RunActions *actions, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_actions(actions)
{
    setObjectName(QStringLiteral("detailPane"));
    setAccessibleName(tr("Details of the run"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(buildEmptyPage());
    m_pages->addWidget(buildRunPage());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_readTimer.setSingleShot(true);
    m_readTimer.setInterval(settleTime);
    m_ageTimer.setInterval(ageInterval);
    connectServices();
    clear();
}

QWidget *DetailPane::buildEmptyPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    auto *icon = new IconLabel(QStringLiteral("empty"), TintedLabel::muted(), page);
    icon->setFixedSize(40, 40);
    auto *title = new TintedLabel(tr("No run selected"), TintedLabel::normal(), page);
    title->setWeight(QFont::DemiBold);
    auto *hint = new TintedLabel(tr("Choose a run in the list to see it here."), TintedLabel::muted(), page);
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignHCenter);
    column->addStretch(2);
    column->addWidget(icon, 0, Qt::AlignHCenter);
    column->addSpacing(8);
    column->addWidget(title, 0, Qt::AlignHCenter);
    column->addWidget(hint);
    column->addStretch(3);
    return page;
}

QWidget *DetailPane::buildRunPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    // Rows that light up reach half a margin beyond the text above them, so that all text starts on one line.
    column->setContentsMargins(margin / 2, 12, margin / 2, 0);
    column->setSpacing(0);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(margin / 2, 0, margin / 2, 0);
    top->setSpacing(8);
    m_header = new DetailHeader(m_actions, page);
    m_card = new OutcomeCard(page);
    top->addWidget(m_header);
    top->addWidget(m_card);
    buildProblem(top);
    column->addLayout(top);
    buildTabs(column);
    return page;
}

void DetailPane::buildProblem(QVBoxLayout *column)
{
    m_problem = new QWidget(this);
    auto *row = new QHBoxLayout(m_problem);
    row->setContentsMargins(0, 0, 0, 0);
    m_problemText = new TintedLabel({}, TintedLabel::ofTone(Tone::Failed), m_problem);
    m_problemText->setObjectName(QStringLiteral("detailProblem"));
    m_problemText->setWordWrap(true);
    auto *retry = new QPushButton(tr("Try again"), m_problem);
    retry->setObjectName(QStringLiteral("detailRetryButton"));
    connect(retry, &QPushButton::clicked, this, &DetailPane::readRow);
    row->addWidget(m_problemText, 1);
    row->addWidget(retry, 0, Qt::AlignTop);
    column->addWidget(m_problem);
}

void DetailPane::buildTabs(QVBoxLayout *column)
{
    m_tabs = new SectionTabs(this);
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_tabs->setAccessibleName(tr("Sections of the details"));
    m_tabs->addTab(tr("Summary"));
    m_tabs->addTab(tr("Result"));
    m_tabs->addTab(tr("Activity"));
    auto *stack = new QStackedWidget(this);
    m_summary = new SummaryView(stack);
    m_result = new ResultView(m_services.api, stack);
    m_activity = new ActivityView(stack);
    stack->addWidget(m_summary);
    stack->addWidget(m_result);
    stack->addWidget(m_activity);
    connect(m_tabs, &QTabBar::currentChanged, stack, &QStackedWidget::setCurrentIndex);
    connect(m_summary, &SummaryView::filterRequested, this, &DetailPane::filterRequested);
    column->addSpacing(8);
    column->addWidget(m_tabs);
    column->addWidget(stack, 1);
}

void DetailPane::connectServices()
{
    connect(m_services.store, &RunStore::changed, this, &DetailPane::followStore);
    connect(m_services.actions, &ActionQueue::recordChanged, this, &DetailPane::showActions);
    connect(m_services.actions, &ActionQueue::pendingChanged, this, &DetailPane::showActions);
    if (m_services.feed)
        connect(m_services.feed, &RunFeed::columnsDiscovered, this, &DetailPane::setColumns);
    connect(&m_readTimer, &QTimer::timeout, this, &DetailPane::readRow);
    connect(&m_ageTimer, &QTimer::timeout, this, &DetailPane::tick);
    connect(m_card, &OutcomeCard::repeatRequested, m_actions, &RunActions::repeatOn);
    connect(m_card, &OutcomeCard::dismissed, this, [this](const QUuid &key) {
        m_dismissed.insert(key);
        showActions();
    });
}

void DetailPane::showRun(const QString &id)
{
    if (id.isEmpty()) {
        clear();
        return;
    }
    if (id == m_runId)
        return;
    m_runId = id;
    m_shown.reset();
    showProblem({});
    m_result->clear();
    if (const auto slot = m_services.store->find(id)) {
        showPicture(m_services.store->run(*slot));
    } else { // looked up by its id: nothing is known before the row is read
        Run unread;
        unread.id = id;
        m_actions->setSubject(std::nullopt);
        m_header->setRun(unread, false);
        m_summary->setGroups({});
        m_activity->setEntries({});
    }
    m_pages->setCurrentIndex(1);
    m_ageTimer.start();
    m_readTimer.start();
}

void DetailPane::clear()
{
    m_runId.clear();
    m_shown.reset();
    m_readTimer.stop();
    m_ageTimer.stop();
    m_actions->setSubject(std::nullopt);
    m_result->clear();
    m_card->hide();
    showProblem({});
    m_pages->setCurrentIndex(0);
}

void DetailPane::setColumns(const RunColumns &columns)
{
    m_columns = columns;
    if (m_shown)
        m_summary->setGroups(runFields(*m_shown, m_columns));
}

void DetailPane::followStore()
{
    if (m_runId.isEmpty())
        return;
    const std::optional<RunStore::Slot> slot = m_services.store->find(m_runId);
    if (!slot || (m_shown && !isNewer(m_services.store->state(*slot), m_shown->state())))
        return;
    const Run row = m_services.store->run(*slot);
    showPicture(m_shown ? withDetails(row, *m_shown) : row);
    m_readTimer.start();
}

void DetailPane::readRow()
{
    if (m_shown)
        m_result->setRun(m_runId, m_shown->state());
    QFuture<Result<Run>> answer;
    if (m_services.feed)
        answer = m_services.feed->fetchRun(m_runId);
    else if (m_services.api)
        answer = m_services.api->fetchRun(m_runId);
    else
        return;
    whenDone(this, answer, [this, id = m_runId](const Result<Run> &row) {
        if (id == m_runId)
            takeRow(row);
    });
}

void DetailPane::takeRow(const Result<Run> &answer)
{
    if (!answer) {
        showProblem(answer.error());
        return;
    }
    showProblem({});
    // A replica may serve the row from before a write: the newer picture stays, the detail columns are taken.
    const bool isOlder = m_shown && isNewer(m_shown->state(), answer->state());
    showPicture(isOlder ? withDetails(*m_shown, *answer) : *answer);
    if (!isOlder && m_services.store->find(m_runId))
        m_services.store->merge({*answer});
    m_result->setRun(m_runId, m_shown->state());
}

void DetailPane::showPicture(const Run &run)
{
    m_shown = run;
    m_actions->setSubject(run);
    const std::optional<RunStore::Slot> slot = m_services.store->find(run.id);
    m_header->setRun(run, slot && m_services.store->wasTerminalToTerminal(*slot));
    m_summary->setGroups(runFields(run, m_columns));
    showActions();
    tick();
}

void DetailPane::showProblem(const std::optional<Error> &error)
{
    m_problem->setVisible(error.has_value());
    if (!error)
        return;
    m_problemText->setText(error->code == ErrorCode::NotFound
                               ? tr("This run is no longer in the table.")
                               : tr("The whole row could not be read: %1").arg(visibleText(error->message)));
    m_problemText->setToolTip(toolTipText(error->detail));
}

void DetailPane::showActions()
{
    if (m_runId.isEmpty())
        return;
    const QList<ActionRecord> records = m_services.actions->recordsOf(m_runId);
    const bool pending = !records.isEmpty() && records.first().isPending();
    m_header->setPending(pending ? outcomeTitle(records.first()) : QString());
    if (m_shown)
        m_activity->setEntries(runActivity(*m_shown, records));
    showCard(records);
}

void DetailPane::showCard(const QList<ActionRecord> &records)
{
    const bool shows = !records.isEmpty() && needsAttention(records.first().state)
        && !m_dismissed.contains(records.first().action.idempotencyKey);
    m_card->setVisible(shows);
    if (!shows)
        return;
    const ActionRecord &record = records.first();
    std::optional<Run> current = m_shown;
    if (record.current && (!current || isNewer(record.current->state(), current->state())))
        current = record.current;
    QString why;
    if (current) {
        const ActionKind kind = record.action.kind;
        why = illegalReasonText(kind, m_services.actions->reasonAgainst(kind, current->state()));
    }
    m_card->setRecord(record, current, why);
}

void DetailPane::tick()
{
    StuckLimits limits;
    if (m_services.profile)
        limits = m_services.profile->stuckLimits;
    m_header->setTime(now(), limits);
}

EpochMicroseconds DetailPane::now() const
{
    // The list knows how far the server's clock is ahead.
    return m_services.runs ? m_services.runs->context().now : m_services.clock->now();
}

} // namespace wf2des
