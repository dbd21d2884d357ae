// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "command_line.h"
#include "profile_connection.h"
#include "profile_store.h"
#include "sandbox/sandbox_launcher.h"
#include "service/settings.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace wf2des {

class KeychainSecretStore;
class MainWindow;
class ProfileDialog;
class WelcomeDialog;
struct ProfileEntry;

/// The program as a person meets it: which profile is open, its window, the dialogs around it. One profile is open at a
/// time, and only that one connects. UI thread.
class Dashboard : public QObject {
    Q_OBJECT
public:
    /// All three must outlive the dashboard.
    Dashboard(CommandLine commandLine, Settings *settings, const Clock *clock, QObject *parent = nullptr);
    ~Dashboard() override;

    /// Opens what the command line asks for, the last profile, or the welcome.
    void start();

    MainWindow *window() const { return m_window.get(); }
    ProfileConnection *connection() const { return m_connection.get(); }

Q_SIGNALS:
    /// Nothing can be shown: the program should end with this sentence.
    void startFailed(const QString &message);

private:
    void showWelcome();
    void exploreSampleData(SandboxKind kind);
    void openSampleData();
    void loseSampleData();
    bool isSampleOpen() const;
    void editProfiles();
    void acceptProfiles(const QList<Profile> &profiles);
    /// The one to open once the profiles are `edited`: the open one with its new values, else a new or the first one.
    /// Nothing: stay, or there is none left.
    std::optional<Profile> profileAfter(const QList<Profile> &edited) const;
    void testProfile(const Profile &profile, const ProfileSecrets &secrets);
    void switchTo(const QUuid &profileId);
    void openStoredProfile(const Profile &profile);
    void openConnection(const Profile &profile, const ProfileSecrets &secrets);
    /// Puts a window over `connection` in the place of the open one.
    void openWindow(ProfileConnection &connection);
    void closeConnection();
    QList<ProfileEntry> profileChoices() const;
    void wireWindow();
    void runDoctor();
    void changeLanguage(const QString &code);
    void changeAppearance(const QString &appearance);
    void rememberRange(LoadRange range);
    void showError(const Error &error);

    CommandLine m_commandLine;
    Settings *m_settings;
    const Clock *m_clock;
    ProfileStore m_profiles;
    std::unique_ptr<KeychainSecretStore> m_secrets;
    std::unique_ptr<SandboxLauncher> m_sandbox;
    std::optional<SandboxConnection> m_sample; ///< while the sandbox runs
    std::unique_ptr<ProfileConnection> m_connection;
    std::unique_ptr<MainWindow> m_window;
    ProfileSecrets m_openSecrets;
    QUuid m_wanted; ///< the profile asked for last
    std::optional<Error> m_startProblem; ///< not told yet
    QPointer<WelcomeDialog> m_welcome;
    QPointer<ProfileDialog> m_profileDialog;
};

} // namespace wf2des
