// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main_window.h"

#include "action/action_queue.h"
#include "action/action_words.h"
#include "action/run_actions.h"
#include "detail/detail_pane.h"
#include "filter/search_box.h"
#include "list/column_layout.h"
#include "list/row_holder.h"
#include "list/run_list_model.h"
#include "list/run_page.h"
#include "list/run_table.h"
#include "list/view_rail.h"
#include "profile/profile.h"
#include "shell/error_banner.h"
#include "shell/feed_words.h"
#include "shell/hairline_splitter.h"
#include "shell/help_dialogs.h"
#include "shell/main_menu.h"
#include "shell/run_status_bar.h"
#include "shell/top_bar.h"
#include "shell/window_memory.h"
#include "store/run_store.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"

#include <QCloseEvent>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int SecondsBetweenSaves = 10;

} // namespace

MainWindow::MainWindow(const MainWindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setWindowTitle(tr("%1 – WF2Des Dashboard").arg(visibleLine(services.profile->name, 80)));
    restoreList(m_services.runs, *m_services.settings);
    m_runActions = new RunActions(services, this);
    connect(m_runActions, &RunActions::outcomeElsewhere, this, &MainWindow::tellOutcomeElsewhere);
    buildLayout();
    buildMenus();
    wireSelection();
    wireFeed();
    restoreWindow(this, m_splitter, *m_services.settings);
    m_page->table()->setFocus(Qt::OtherFocusReason);
    new RowHolder(this, m_services.runs);
    m_ticker = new QTimer(this);
    connect(m_ticker, &QTimer::timeout, this, &MainWindow::tick);
    m_ticker->start(std::chrono::seconds(1));
}

MainWindow::~MainWindow()
{
    saveState();
    m_services.runs->setHeld(false);
}

void MainWindow::buildLayout()
{
    m_topBar = new TopBar(*m_services.profile, m_services.runs, this);
    m_rail = new ViewRail(m_services.views, m_services.runs, m_services.settings, this);
    m_page = new RunPage(m_services, m_runActions, this);
    m_detail = new DetailPane(m_services, m_runActions, this);
    m_splitter = new HairlineSplitter(this);
    m_splitter->setObjectName(QStringLiteral("mainSplitter"));
    m_splitter->addWidget(m_rail);
    m_splitter->addWidget(m_page);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({190, 846, 404}); // the four buttons side by side in English

    auto *center = new QWidget(this);
    auto *column = new QVBoxLayout(center);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_topBar);
    column->addWidget(m_splitter, 1);
    setCentralWidget(center);
    m_statusBar = new RunStatusBar(this);
    setStatusBar(m_statusBar);
}

void MainWindow::buildMenus()
{
    m_menu = new MainMenu(menuBar(), m_runActions, *m_services.settings, this);
    connect(m_menu, &MainMenu::profilesRequested, this, &MainWindow::profilesRequested);
    connect(m_menu, &MainMenu::doctorRequested, this, &MainWindow::doctorRequested);
    connect(m_menu, &MainMenu::languageRequested, this, &MainWindow::languageRequested);
    connect(m_menu, &MainMenu::appearanceRequested, this, &MainWindow::appearanceRequested);
    connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
    connect(m_menu, &MainMenu::copyRequested, m_page->table(), &RunTable::copySelection);
    connect(m_menu, &MainMenu::refreshRequested, m_services.feed, &RunFeed::refreshNow);
    connect(m_menu, &MainMenu::saveViewRequested, m_rail, &ViewRail::saveCurrentFilter);
    connect(m_page, &RunPage::saveViewRequested, m_rail, &ViewRail::saveCurrentFilter);
    connect(m_menu, &MainMenu::findRequested, this, [this] {
        m_topBar->searchBox()->setFocus(Qt::ShortcutFocusReason);
        m_topBar->searchBox()->selectAll();
    });
    connect(m_menu, &MainMenu::shortcutsRequested, this, [this] { makeShortcutsDialog(this)->open(); });
    connect(m_menu, &MainMenu::aboutRequested, this, [this] { makeAboutDialog(this)->open(); });
    QMenu *columns = m_menu->columnsMenu();
    connect(columns, &QMenu::aboutToShow, this, [this, columns] {
        columns->clear();
        m_page->table()->columnLayout()->fillMenu(columns);
    });
    connect(m_topBar, &TopBar::profileSwitchRequested, this, &MainWindow::profileSwitchRequested);
    connect(m_topBar, &TopBar::profilesRequested, this, &MainWindow::profilesRequested);
}

void MainWindow::wireSelection()
{
    RunTable *table = m_page->table();
    connect(table, &RunTable::currentRunSettled, this, [this](const QString &id) {
        // A run that left the list stays in the detail: the person may be reading what became of it.
        if (!id.isEmpty())
            m_detail->showRun(id);
    });
    connect(table, &RunTable::selectionCountChanged, this, [this](qsizetype count) {
        m_selected = count;
        showCounts();
    });
    connect(table, &RunTable::detailRequested, this, &MainWindow::focusDetail);
    connect(m_detail, &DetailPane::filterRequested, m_services.runs, &RunListModel::setFilter);
    connect(m_topBar->searchBox(), &SearchBox::submitted, table, [table] {
        table->setFocus(Qt::OtherFocusReason);
        table->selectFirstIfNone();
    });
    connect(m_services.runs, &RunListModel::resultChanged, this, [this, table] {
        if (m_openFirstMatch && m_services.runs->rowCount() > 0) {
            m_openFirstMatch = false;
            table->selectFirstIfNone();
        }
        showCounts();
    });
    connect(m_services.actions, &ActionQueue::pendingChanged, this,
            [this] { m_statusBar->showActions(m_services.actions->pendingCount()); });
    showCounts();
}

void MainWindow::wireFeed()
{
    connect(m_services.feed, &RunFeed::statusChanged, this, &MainWindow::followFeed);
    connect(m_services.feed, &RunFeed::columnsDiscovered, this, [this](const RunColumns &columns) {
        m_page->setDeployment(columns);
        m_rail->setDeployment(columns);
    });
    connect(m_statusBar, &RunStatusBar::retryRequested, m_services.feed, &RunFeed::refreshNow);
    connect(m_statusBar, &RunStatusBar::stopRequested, m_page, &RunPage::stopLoading);
    connect(m_page, &RunPage::rangeChosen, this, &MainWindow::rangeChosen);
    followFeed(m_services.feed->status());
}

void MainWindow::followFeed(const FeedStatus &status)
{
    const EpochMicroseconds now = m_services.clock->now();
    m_topBar->showFeed(status, now);
    m_statusBar->showFeed(status, now);
    const bool waiting = status.activity == FeedStatus::Activity::Waiting;
    const bool troubled = waiting || status.activity == FeedStatus::Activity::Failed;
    m_page->banner()->setFeedError(troubled ? status.error : std::nullopt,
                                   waiting ? feedActivityWords(status, now) : QString());
    m_page->banner()->setWarnings(status.warnings);
    m_page->showFeed(status);
    m_statusBar->showStop(m_page->canStopLoading());
}

void MainWindow::showCounts()
{
    m_statusBar->showCounts(m_services.runs->rowCount(), m_services.store->size(), m_selected);
}

void MainWindow::tick()
{
    const FeedStatus status = m_services.feed->status();
    if (status.activity == FeedStatus::Activity::Waiting || isLate(status, m_services.clock->now()))
        followFeed(status); // the seconds count
    m_page->table()->repaintAges();
    if (++m_ticks % SecondsBetweenSaves == 0)
        saveState(); // a program that is killed must not forget
}

void MainWindow::focusDetail()
{
    const QList<QWidget *> children = m_detail->findChildren<QWidget *>();
    for (QWidget *child : children) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
            child->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

void MainWindow::setProfiles(const QList<ProfileEntry> &profiles)
{
    m_topBar->setProfiles(profiles, m_services.profile->id);
}

void MainWindow::setFilterText(const QString &text)
{
    m_openFirstMatch = true;
    // Through the search box: what can be pasted there can be given here.
    m_topBar->searchBox()->setText(text);
}

void MainWindow::showProblem(const Error &error)
{
    m_page->banner()->setProblem(error);
}

void MainWindow::tellOutcomeElsewhere(const ActionRecord &record)
{
    Error told = record.error.value_or(Error());
    told.detail = record.error ? technicalDetail(*record.error) : QString();
    //: %1 a screen, %2 what became of an action, %3 a sentence about it
    told.message =
        tr("%1: %2. %3").arg(isolated(record.action.screenId), outcomeTitle(record), outcomeSentence(record));
    showProblem(told);
}

void MainWindow::saveState() const
{
    saveWindow(this, m_splitter, *m_services.settings);
    saveList(m_services.runs, *m_services.settings);
    m_page->table()->columnLayout()->save();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    QMainWindow::closeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::WindowActivate:
        m_services.feed->refreshNow();
        break;
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowStateChange:
        m_services.feed->setWindowHidden(isMinimized() || !isVisible());
        break;
    default:
        break;
    }
    return QMainWindow::event(event);
}

} // namespace wf2des
