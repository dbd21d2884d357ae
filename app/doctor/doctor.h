// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "profile_connection.h"
#include "service/check_result.h"
#include "service/settings.h"

#include <QObject>

#include <memory>
#include <optional>

namespace wf2des {

class KeychainSecretStore;
struct PostgresProbe;

/// The connection check: looks at everything the program needs and says what is wrong and how to mend it. Asynchronous;
/// finished() comes once. UI thread.
class Doctor : public QObject {
    Q_OBJECT
public:
    /// `settings` and `secretStore` must outlive the doctor. Without a profile only this computer is checked; without a
    /// secret store that check is left out.
    Doctor(Settings *settings, KeychainSecretStore *secretStore, std::optional<Profile> profile,
           ProfileSecrets profileSecrets, QObject *parent = nullptr);
    ~Doctor() override;

    void start();
    /// In a fixed order: this computer, its secret store, the database, the API.
    CheckResults results() const;

Q_SIGNALS:
    void finished();

private:
    void checkSecretStore();
    void checkDatabase();
    void checkApi();
    void partDone();

    Settings *m_settings;
    KeychainSecretStore *m_secretStore;
    std::optional<Profile> m_profile;
    ProfileSecrets m_profileSecrets;
    std::unique_ptr<HttpRunApi> m_api;
    CheckResults m_computer;
    CheckResults m_store;
    CheckResults m_database;
    CheckResults m_apiResults;
    int m_partsLeft = 3;
};

} // namespace wf2des
