// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "command_line.h"
#include "profile_connection.h"
#include "profile_store.h"
#include "sandbox/sandbox_launcher.h"
#include "service/check_result.h"
#include "service/settings.h"

#include <QObject>

#include <memory>

namespace wf2des {

class Doctor;
class KeychainSecretStore;

/// `--check`: runs the doctor without a window and prints what it found.
class CheckCommand : public QObject {
    Q_OBJECT
public:
    CheckCommand(CommandLine commandLine, Settings *settings, QObject *parent = nullptr);
    ~CheckCommand() override;

    void start();

Q_SIGNALS:
    /// `report` goes to standard output; the exit code is 0 when nothing failed, else 1.
    void finished(int exitCode, const QByteArray &report);

private:
    void examineStored(const Profile &profile);
    void examine(const std::optional<Profile> &profile, const ProfileSecrets &secrets);
    void report(const CheckResults &results);

    CommandLine m_commandLine;
    Settings *m_settings;
    ProfileStore m_profiles;
    std::unique_ptr<KeychainSecretStore> m_secrets;
    std::unique_ptr<SandboxLauncher> m_sandbox;
    std::unique_ptr<Doctor> m_doctor;
};

} // namespace wf2des
