// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile_connection.h"

#include "api/http_run_api.h"
#include "feed/api_feed.h"
#include "feed/postgres_feed.h"

namespace wf2des {

ProfileConnection::ProfileConnection(Profile profile, const ProfileSecrets &secrets, const Clock *clock,
                                     QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_clock(clock)
    , m_runs(&m_store, &m_clock)
    , m_views(&m_store, &m_clock)
{
    buildServices(secrets, clock);
    wireRowsIn();
    wireCommandsOut();
}

ProfileConnection::~ProfileConnection()
{
    // First of all, while everything that waits for an answer is still there.
    if (m_api)
        m_api->close();
}

RunApi *ProfileConnection::api()
{
    return m_api.get();
}

void ProfileConnection::start()
{
    m_feed->start();
}

void ProfileConnection::stop()
{
    m_feed->stop();
}

void ProfileConnection::buildServices(const ProfileSecrets &secrets, const Clock *computerClock)
{
    if (!m_profile.apiBaseUrl.isEmpty()) {
        ApiSettings settings;
        settings.baseUrl = m_profile.apiBaseUrl;
        settings.paths = m_profile.apiPaths;
        settings.token = secrets.apiToken;
        m_api = std::make_unique<HttpRunApi>(settings);
    }
    if (m_profile.database.isSet())
        m_feed = std::make_unique<PostgresFeed>(m_profile, secrets.databasePassword, computerClock);
    else
        m_feed = std::make_unique<ApiFeed>(m_profile, m_api.get(), computerClock);
    m_actions = std::make_unique<ActionQueue>(&m_store, m_api.get(), &m_clock);
    m_actions->setLookOnly(m_profile.cannotAct());
    m_runs.setStuckLimits(m_profile.stuckLimits);
    m_views.setStuckLimits(m_profile.stuckLimits);
}

void ProfileConnection::wireRowsIn()
{
    connect(m_feed.get(), &RunFeed::rowsRead, &m_store, [this](const RunBatch &rows) { m_store.merge(rows); });
    connect(m_feed.get(), &RunFeed::statusChanged, this,
            [this](const FeedStatus &status) { m_clock.setOffset(status.clockOffset); });
    connect(m_feed.get(), &RunFeed::runVanished, &m_store, [this](const QString &id) { m_store.remove({id}); });
}

void ProfileConnection::wireCommandsOut()
{
    connect(m_actions.get(), &ActionQueue::pendingChanged, &m_runs,
            [this] { m_runs.setRequestedRuns(m_actions->pendingRuns()); });
}

} // namespace wf2des
