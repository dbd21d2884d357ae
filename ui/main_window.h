// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/clock.h"

#include <QMainWindow>

namespace wf2des {

class ActionQueue;
class RunApi;
class RunFeed;
class RunListModel;
class RunStore;
class SavedViewModel;
class Settings;
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

/// The dashboard's window for one profile (DESIGN 9).
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const MainWindowServices &services, QWidget *parent = nullptr);

private:
    MainWindowServices m_services;
};

} // namespace wf2des
