// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check_command.h"

#include "doctor/doctor.h"
#include "secrets/keychain_secret_store.h"
#include "service/check_report.h"
#include "service/when_done.h"

namespace wf2des {

CheckCommand::CheckCommand(CommandLine commandLine, Settings *settings, QObject *parent)
    : QObject(parent)
    , m_commandLine(std::move(commandLine))
    , m_settings(settings)
    , m_profiles(settings)
    , m_secrets(std::make_unique<KeychainSecretStore>())
{
}

CheckCommand::~CheckCommand() = default;

void CheckCommand::start()
{
    if (m_commandLine.sandbox != SandboxKind::None) {
        m_sandbox = std::make_unique<SandboxLauncher>();
        connect(m_sandbox.get(), &SandboxLauncher::ready, this, [this](const SandboxConnection &sandbox) {
            examine(sandbox.profile, {sandbox.password, sandbox.token});
        });
        connect(m_sandbox.get(), &SandboxLauncher::failed, this, [this](const Error &error) {
            report({{QStringLiteral("sample-server"), CheckResult::State::Failed, tr("Sample data"), error.message,
                     tr("Reinstall this program."), error.detail}});
        });
        m_sandbox->start(m_commandLine.sandbox, m_commandLine.sandboxArguments);
        return;
    }
    const std::optional<Profile> profile = m_profiles.find(m_commandLine.profile);
    if (profile) {
        examineStored(*profile);
    } else if (m_commandLine.profile.isEmpty()) {
        examine(std::nullopt, {});
    } else {
        report({{QStringLiteral("profile"),
                 CheckResult::State::Failed,
                 tr("Profile"),
                 tr("There is no profile named \"%1\".").arg(m_commandLine.profile),
                 tr("Start the program and look under File, Profiles."),
                 {}}});
    }
}

void CheckCommand::examineStored(const Profile &profile)
{
    whenDone(this, m_secrets->read(profile.passwordKey()), [this, profile](const Result<QString> &password) {
        whenDone(this, m_secrets->read(profile.tokenKey()), [this, profile, password](const Result<QString> &token) {
            examine(profile, {password.value_or(QString()), token.value_or(QString())});
        });
    });
}

void CheckCommand::examine(const std::optional<Profile> &profile, const ProfileSecrets &secrets)
{
    m_doctor = std::make_unique<Doctor>(m_settings, m_secrets.get(), profile, secrets);
    connect(m_doctor.get(), &Doctor::finished, this, [this] { report(m_doctor->results()); });
    m_doctor->start();
}

void CheckCommand::report(const CheckResults &results)
{
    Q_EMIT finished(allPassed(results) ? 0 : 1,
                    m_commandLine.checkAsJson ? checkReportJson(results) : checkReportText(results).toUtf8());
}

} // namespace wf2des
