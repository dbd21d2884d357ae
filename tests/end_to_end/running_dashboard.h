// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main_window.h"
#include "profile_connection.h"
#include "service/settings.h"
#include "support/sandbox_process.h"

#include <QTemporaryDir>

#include <memory>

class QAbstractButton;
class QTableView;

namespace wf2des::test {

/// Which database the sandbox of a test stands on.
enum class Backing : quint8 { SQLite, Postgres };

/// A sandbox whose rows a test can read back from the database itself, past its API.
class InspectedSandbox {
public:
    explicit InspectedSandbox(Backing backing);
    ~InspectedSandbox();

    [[nodiscard]] bool start(const QStringList &arguments);
    SandboxProcess &process() { return m_process; }
    Profile profile() const;
    ProfileSecrets secrets() const;

    /// One column of one row as the database holds it, as text; a null string for NULL.
    QString stored(const QString &id, const QString &column);
    /// The ids with this status and phase ("" for NULL), oldest first.
    QStringList idsWith(const QString &status, const QString &phase);
    /// POST to the sandbox, for instance to its switches under "/sandbox/faults".
    bool post(const QString &path, const QByteArray &json);
    /// What GET answers, for instance "/sandbox/requests".
    QByteArray get(const QString &path);

private:
    bool openDatabase();

    Backing m_backing;
    QTemporaryDir m_folder;
    SandboxProcess m_process;
    QString m_connectionName;
};

/// The dashboard of one person as the program builds it: connection and window, on settings of its own.
class RunningDashboard {
public:
    RunningDashboard(const Profile &profile, const ProfileSecrets &secrets);
    ~RunningDashboard();

    MainWindow &window() { return *m_window; }
    ProfileConnection &connection() { return *m_connection; }
    QTableView *table();
    QAbstractButton *button(const char *objectName);
    bool isLive() const;

    /// Clicks the run's row in the table. False when no row shows it.
    [[nodiscard]] bool select(const QString &id);
    /// Waits until the button can be pressed and clicks it once; false when it stays hidden or disabled.
    [[nodiscard]] bool press(const char *objectName);
    /// The same for a button of the dialog that is open over the window.
    [[nodiscard]] bool pressInDialog(const char *objectName);

private:
    QTemporaryDir m_folder;
    SystemClock m_clock;
    Settings m_settings;
    std::unique_ptr<ProfileConnection> m_connection;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace wf2des::test
