// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "doctor/doctor.h"

#include "api/http_run_api.h"
#include "doctor/computer_checks.h"
#include "doctor/server_checks.h"
#include "feed/postgres_feed.h"
#include "secrets/keychain_secret_store.h"
#include "service/when_done.h"

#include <QTimer>

#include <chrono>

namespace wf2des {

namespace {

constexpr std::chrono::seconds secretStoreLimit{15};

} // namespace

Doctor::Doctor(Settings *settings, KeychainSecretStore *secretStore, std::optional<Profile> profile,
               ProfileSecrets profileSecrets, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_secretStore(secretStore)
    , m_profile(std::move(profile))
    , m_profileSecrets(std::move(profileSecrets))
{
}

Doctor::~Doctor() = default;

void Doctor::start()
{
    m_computer = checkThisComputer(*m_settings);
    checkSecretStore();
    checkDatabase();
    checkApi();
}

CheckResults Doctor::results() const
{
    return m_computer + m_store + m_database + m_apiResults;
}

void Doctor::checkSecretStore()
{
    if (!m_secretStore) {
        partDone();
        return;
    }
    // A locked keyring asks the person; the check does not wait for that.
    const auto answer = [this](const Result<bool> &probed) {
        if (!m_store.isEmpty())
            return;
        m_store = {secretStoreResult(probed)};
        partDone();
    };
    whenDone(this, m_secretStore->probe(), answer);
    QTimer::singleShot(secretStoreLimit, this, [answer] {
        answer(failure({ErrorCode::SecretStoreUnavailable, tr("The system's secret store did not answer in time.")}));
    });
}

void Doctor::checkDatabase()
{
    if (!m_profile || !m_profile->database.isSet()) {
        partDone();
        return;
    }
    whenDone(this, PostgresFeed::probe(*m_profile, m_profileSecrets.databasePassword),
             [this](const Result<PostgresProbe> &probed) {
                 m_database = databaseResults(*m_profile, probed);
                 partDone();
             });
}

void Doctor::checkApi()
{
    if (!m_profile || m_profile->apiBaseUrl.isEmpty()) {
        partDone();
        return;
    }
    m_api = std::make_unique<HttpRunApi>(
        ApiSettings{m_profile->apiBaseUrl, m_profile->apiPaths, m_profileSecrets.apiToken});
    whenDone(this, m_api->ping(), [this](const Result<bool> &answered) {
        m_apiResults = apiResults(*m_profile, answered);
        partDone();
    });
}

void Doctor::partDone()
{
    if (--m_partsLeft == 0)
        QMetaObject::invokeMethod(this, &Doctor::finished, Qt::QueuedConnection);
}

} // namespace wf2des
