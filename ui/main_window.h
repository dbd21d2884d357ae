// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/clock.h"
#include "service/error.h"
#include "service/run_feed.h"

#include <QList>
#include <QMainWindow>
#include <QUuid>

class QSplitter;
class QTimer;

namespace wf2des {

class ActionQueue;
struct ActionRecord;
class DetailPane;
class MainMenu;
class RunActions;
class RunApi;
class RunFeed;
class RunListModel;
class RunPage;
class RunStatusBar;
class RunStore;
class SavedViewModel;
class Settings;
class TopBar;
class ViewRail;
struct Profile;

/// What a main window works with: one profile's services. All outlive the window.
struct MainWindowServices {
    const Profile *profile = nullptr;
    RunStore *store = nullptr;
    RunListModel *runs = nullptr;
    SavedViewModel *views = nullptr;
    ActionQueue *actions = nullptr;
    RunFeed *feed = nullptr;
    RunApi *api = nullptr; ///< null: the profile has no API
    Settings *settings = nullptr;
    const Clock *clock = nullptr;
};

/// One profile as the profile button's menu shows it.
struct ProfileEntry {
    QUuid id;
    QString name;
    QString color; ///< "#rrggbb"
};

/// The dashboard's window for one profile (DESIGN 9).
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const MainWindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The profiles to switch between.
    void setProfiles(const QList<ProfileEntry> &profiles);
    /// The filter in its text form, for --query and links: replaces the one on screen.
    void setFilterText(const QString &text);
    /// A problem of the program itself (settings, profiles), shown in the banner until it is dismissed.
    void showProblem(const Error &error);
    /// Keeps the window's place, columns, filter and sort. Done by itself every few seconds and at the end; another
    /// window that takes this one's place finds them only when it was done before.
    void saveState() const;

Q_SIGNALS:
    void profileSwitchRequested(const QUuid &id);
    void profilesRequested();
    void doctorRequested();
    /// "en", "ja", or empty to follow the system.
    void languageRequested(const QString &code);
    /// "light", "dark", or empty to follow the system.
    void appearanceRequested(const QString &appearance);
    /// The part of the history that the profile loads from now on.
    void rangeChosen(wf2des::LoadRange range);

protected:
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;

private:
    void buildLayout();
    void buildMenus();
    void wireSelection();
    void wireFeed();
    void followFeed(const FeedStatus &status);
    void showCounts();
    void focusDetail();
    /// An action on a run that is not on show went wrong: told in the banner.
    void tellOutcomeElsewhere(const ActionRecord &record);
    void tick();

    MainWindowServices m_services;
    RunActions *m_runActions = nullptr;
    TopBar *m_topBar = nullptr;
    ViewRail *m_rail = nullptr;
    RunPage *m_page = nullptr;
    DetailPane *m_detail = nullptr;
    MainMenu *m_menu = nullptr;
    RunStatusBar *m_statusBar = nullptr;
    QSplitter *m_splitter = nullptr;
    QTimer *m_ticker = nullptr;
    qint64 m_selected = 0;
    int m_ticks = 0;
    bool m_openFirstMatch = false; ///< a link was followed: show what it names as soon as it is there
};

} // namespace wf2des
