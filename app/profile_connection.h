// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action_queue.h"
#include "list/run_list_model.h"
#include "list/saved_view_model.h"
#include "profile/profile.h"
#include "service/run_feed.h"
#include "service/server_clock.h"
#include "store/run_store.h"

#include <QObject>

#include <memory>

namespace wf2des {

class HttpRunApi;

/// The two secrets of a profile, in memory only.
struct ProfileSecrets {
    QString databasePassword;
    QString apiToken;
};

/// Everything that works for one open profile: built here, wired here, and nothing else (STYLE 8). Only the open
/// profile connects. UI thread.
class ProfileConnection : public QObject {
    Q_OBJECT
public:
    /// `clock` must outlive the connection.
    ProfileConnection(Profile profile, const ProfileSecrets &secrets, const Clock *clock, QObject *parent = nullptr);
    ~ProfileConnection() override;

    /// Begins to read.
    void start();
    /// Ends every connection; returns at once.
    void stop();

    const Profile &profile() const { return m_profile; }
    /// For the next window of this profile; the feed is told by the one that is open.
    void rememberRange(LoadRange range) { m_profile.range = range; }
    const Clock *clock() const { return &m_clock; } ///< the server's, as far as it is known
    RunStore &store() { return m_store; }
    RunListModel &runs() { return m_runs; }
    SavedViewModel &views() { return m_views; }
    ActionQueue &actions() { return *m_actions; }
    RunFeed &feed() { return *m_feed; }
    RunApi *api();

private:
    void buildServices(const ProfileSecrets &secrets, const Clock *computerClock);
    void wireRowsIn();
    void wireCommandsOut();

    Profile m_profile;
    ServerClock m_clock;
    RunStore m_store;
    RunListModel m_runs;
    SavedViewModel m_views;
    std::unique_ptr<HttpRunApi> m_api; ///< null: no API in the profile
    std::unique_ptr<RunFeed> m_feed;
    std::unique_ptr<ActionQueue> m_actions;
};

} // namespace wf2des
