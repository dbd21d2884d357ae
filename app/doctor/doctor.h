// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "profile_connection.h"
#include "service/check_result.h"
#include "service/secret_store.h"
#include "service/settings.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace wf2des {

class HttpRunApi;

/// The connection check: looks at everything the program needs and says what is wrong and how to mend it. Asynchronous;
/// finished() comes once. UI thread.
class Doctor : public QObject {
    Q_OBJECT
public:
    /// `settings` and `secrets` must outlive the doctor. Without a profile only this computer is checked.
    Doctor(Settings *settings, SecretStore *secrets, std::optional<Profile> profile, ProfileSecrets profileSecrets,
           QObject *parent = nullptr);
    ~Doctor() override;

    void start();
    const CheckResults &results() const { return m_results; }

Q_SIGNALS:
    void finished();

private:
    void checkThisComputer();
    void checkSecretStore();
    void checkDatabase();
    void checkApi();
    void add(CheckResult result);
    void stepDone();

    Settings *m_settings;
    SecretStore *m_secrets;
    std::optional<Profile> m_profile;
    ProfileSecrets m_profileSecrets;
    std::unique_ptr<HttpRunApi> m_api;
    CheckResults m_results;
    int m_stepsLeft = 0;
};

} // namespace wf2des
