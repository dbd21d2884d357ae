// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dashboard.h"

#include "appearance.h"
#include "doctor/doctor.h"
#include "language.h"
#include "main_window.h"
#include "profile/doctor_dialog.h"
#include "profile/profile_dialog.h"
#include "profile/welcome_dialog.h"
#include "secrets/keychain_secret_store.h"
#include "service/setting_keys.h"
#include "service/when_done.h"

#include <algorithm>
#include <utility>

namespace wf2des {

Dashboard::Dashboard(CommandLine commandLine, Settings *settings, const Clock *clock, QObject *parent)
    : QObject(parent)
    , m_commandLine(std::move(commandLine))
    , m_settings(settings)
    , m_clock(clock)
    , m_profiles(settings)
    , m_secrets(std::make_unique<KeychainSecretStore>())
{
}

Dashboard::~Dashboard()
{
    closeConnection();
}

void Dashboard::start()
{
    m_startProblem = m_settings->problem() ? m_settings->problem() : m_profiles.problem();
    if (m_commandLine.sandbox != SandboxKind::None) {
        exploreSampleData(m_commandLine.sandbox);
        return;
    }
    const std::optional<Profile> profile = m_profiles.find(m_commandLine.profile);
    if (profile)
        openStoredProfile(*profile);
    else if (!m_commandLine.profile.isEmpty())
        Q_EMIT startFailed(tr("There is no profile named \"%1\".").arg(m_commandLine.profile));
    else
        showWelcome();
}

void Dashboard::showWelcome()
{
    m_welcome = new WelcomeDialog;
    m_welcome->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_welcome, &WelcomeDialog::connectRequested, this, &Dashboard::editProfiles);
    connect(m_welcome, &WelcomeDialog::sampleDataRequested, this, [this] { exploreSampleData(SandboxKind::SQLite); });
    m_welcome->open();
    if (const std::optional<Error> problem = std::exchange(m_startProblem, {}))
        m_welcome->setMessage(*problem);
}

void Dashboard::exploreSampleData(SandboxKind kind)
{
    if (m_sample)
        return openSampleData();
    m_sandbox = std::make_unique<SandboxLauncher>();
    connect(m_sandbox.get(), &SandboxLauncher::ready, this, [this](const SandboxConnection &sandbox) {
        m_sample = sandbox;
        openSampleData();
    });
    connect(m_sandbox.get(), &SandboxLauncher::failed, this, &Dashboard::showError);
    connect(m_sandbox.get(), &SandboxLauncher::ended, this, &Dashboard::loseSampleData);
    m_sandbox->start(kind, m_commandLine.sandboxArguments);
}

void Dashboard::openSampleData()
{
    m_wanted = m_sample->profile.id;
    openConnection(m_sample->profile, {m_sample->password, m_sample->token});
}

void Dashboard::loseSampleData()
{
    const bool isOpen = m_connection && m_connection->profile().id == m_sample->profile.id;
    m_sample.reset();
    if (m_window)
        m_window->setProfiles(profileChoices());
    if (isOpen) {
        showError({.code = ErrorCode::ConnectionLost,
                   .message = tr("The sample server ended. Start the program again to go on with sample data.")});
    }
}

void Dashboard::editProfiles()
{
    if (m_profileDialog) {
        m_profileDialog->raise();
        return;
    }
    QWidget *parent = m_window ? static_cast<QWidget *>(m_window.get()) : m_welcome.data();
    m_profileDialog = new ProfileDialog(m_profiles.profiles(), m_secrets.get(), parent);
    m_profileDialog->setAttribute(Qt::WA_DeleteOnClose);
    // Queued: the window under the dialog may go.
    connect(m_profileDialog, &ProfileDialog::profilesAccepted, this, &Dashboard::acceptProfiles, Qt::QueuedConnection);
    connect(m_profileDialog, &ProfileDialog::testRequested, this,
            [this](const Profile &profile, const QString &password, const QString &token) {
                testProfile(profile, {password, token});
            });
    m_profileDialog->open();
}

void Dashboard::acceptProfiles(const QList<Profile> &profiles)
{
    const std::optional<Profile> next = profileAfter(profiles);
    m_profiles.setProfiles(profiles);
    if (const Result<bool> saved = m_settings->save(); !saved)
        showError(saved.error());
    if (next) {
        openStoredProfile(*next);
    } else if (isSampleOpen()) {
        m_window->setProfiles(profileChoices());
    } else if (m_window) {
        showWelcome(); // before the window goes: the program ends with its last window
        closeConnection();
    }
}

std::optional<Profile> Dashboard::profileAfter(const QList<Profile> &edited) const
{
    const auto firstThat = [&edited](auto fits) {
        const auto found = std::find_if(edited.begin(), edited.end(), fits);
        return found == edited.end() ? std::nullopt : std::optional<Profile>(*found);
    };
    const auto added = firstThat([this](const Profile &profile) { return !m_profiles.contains(profile.id); });
    if (isSampleOpen())
        return added; // who looked at sample data and set up a deployment wants to see it
    // Also when the open profile is unchanged: its password or token may be new.
    const QUuid openId = m_connection ? m_connection->profile().id : QUuid();
    const auto open = firstThat([&openId](const Profile &profile) { return profile.id == openId; });
    if (open || (added && !m_connection))
        return open ? open : added;
    return firstThat([](const Profile &) { return true; });
}

bool Dashboard::isSampleOpen() const
{
    return m_sample && m_connection && m_connection->profile().id == m_sample->profile.id;
}

void Dashboard::testProfile(const Profile &profile, const ProfileSecrets &secrets)
{
    // Without the secret store: probing it may ask for a password, which has nothing to do with the profile.
    auto *doctor = new Doctor(m_settings, nullptr, profile, secrets, m_profileDialog);
    connect(doctor, &Doctor::finished, m_profileDialog, [this, doctor] {
        m_profileDialog->setTestResult(doctor->results());
        doctor->deleteLater();
    });
    doctor->start();
}

void Dashboard::switchTo(const QUuid &profileId)
{
    if (m_sample && m_sample->profile.id == profileId)
        openSampleData();
    else if (const std::optional<Profile> profile = m_profiles.find(profileId.toString(QUuid::WithoutBraces)))
        openStoredProfile(*profile);
}

void Dashboard::openStoredProfile(const Profile &profile)
{
    m_wanted = profile.id;
    m_profiles.rememberLast(profile);
    whenDone(this, m_secrets->read(profile.passwordKey()), [this, profile](const Result<QString> &password) {
        whenDone(this, m_secrets->read(profile.tokenKey()), [this, profile, password](const Result<QString> &token) {
            if (m_wanted != profile.id)
                return; // another one was asked for since
            openConnection(profile, {password.value_or(QString()), token.value_or(QString())});
            if (!password || !token) // else a refused sign-in would be all that is seen
                showError(password ? token.error() : password.error());
        });
    });
}

void Dashboard::openConnection(const Profile &profile, const ProfileSecrets &secrets)
{
    if (m_connection)
        m_connection->stop(); // only the open profile connects
    auto connection = std::make_unique<ProfileConnection>(profile, secrets, m_clock);
    openWindow(*connection);
    m_connection.swap(connection);
    m_openSecrets = secrets;
    m_connection->start();
}

void Dashboard::openWindow(ProfileConnection &connection)
{
    if (m_window)
        m_window->saveState(); // the new one begins where it stands
    auto window = std::make_unique<MainWindow>(MainWindowServices{
        .profile = &connection.profile(),
        .store = &connection.store(),
        .runs = &connection.runs(),
        .views = &connection.views(),
        .actions = &connection.actions(),
        .feed = &connection.feed(),
        .api = connection.api(),
        .settings = m_settings,
        .clock = connection.clock(),
    });
    window->setProfiles(profileChoices());
    window->show(); // before the old one goes: the program ends with its last window
    m_window.swap(window);
    window.reset();
    wireWindow();
    if (m_welcome)
        m_welcome->close();
    if (!m_commandLine.query.isEmpty())
        m_window->setFilterText(std::exchange(m_commandLine.query, {})); // of the start, not of every window
    if (const std::optional<Error> problem = std::exchange(m_startProblem, {}))
        m_window->showProblem(*problem);
}

void Dashboard::closeConnection()
{
    m_wanted = {};
    if (m_connection)
        m_connection->stop();
    m_window.reset();
    m_connection.reset();
}

QList<ProfileEntry> Dashboard::profileChoices() const
{
    QList<ProfileEntry> choices;
    const QList<Profile> profiles = m_profiles.profiles();
    for (const Profile &profile : profiles)
        choices.append({profile.id, profile.name, profile.color});
    if (m_sample)
        choices.append({m_sample->profile.id, m_sample->profile.name, m_sample->profile.color});
    return choices;
}

void Dashboard::wireWindow()
{
    // Queued: each of these may replace the window that asks.
    connect(m_window.get(), &MainWindow::profileSwitchRequested, this, &Dashboard::switchTo, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::languageRequested, this, &Dashboard::changeLanguage, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::appearanceRequested, this, &Dashboard::changeAppearance);
    connect(m_window.get(), &MainWindow::rangeChosen, this, &Dashboard::rememberRange);
    connect(m_window.get(), &MainWindow::profilesRequested, this, &Dashboard::editProfiles);
    connect(m_window.get(), &MainWindow::doctorRequested, this, &Dashboard::runDoctor);
}

void Dashboard::runDoctor()
{
    auto *dialog = new DoctorDialog(m_window.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *doctor = new Doctor(m_settings, m_secrets.get(), m_connection->profile(), m_openSecrets, dialog);
    connect(doctor, &Doctor::finished, dialog, [dialog, doctor] { dialog->setResults(doctor->results()); });
    dialog->open();
    doctor->start();
}

void Dashboard::changeLanguage(const QString &code)
{
    m_settings->setValue(setting::Language, code);
    installLanguage(code);
    if (m_connection)
        openWindow(*m_connection); // rows and running actions stay
}

void Dashboard::changeAppearance(const QString &appearance)
{
    m_settings->setValue(setting::Appearance, appearance);
    applyAppearance(appearance);
}

void Dashboard::rememberRange(LoadRange range)
{
    m_connection->rememberRange(range);
    m_profiles.setRange(m_connection->profile().id, range);
    if (isSampleOpen())
        m_sample->profile.range = range;
}

void Dashboard::showError(const Error &error)
{
    if (m_window)
        m_window->showProblem(error);
    else if (m_welcome)
        m_welcome->setMessage(error);
    else
        Q_EMIT startFailed(error.message + u'\n' + error.detail);
}

} // namespace wf2des
