// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>

#include <memory>

namespace wf2des {

/// A private PostgreSQL server in a temporary directory, for the sandbox and for tests. Blocking; use it from one
/// thread. It ends, and its directory goes, with the object, and also when this process dies in any other way.
///
/// It listens on a free loopback port and on a socket in its directory, wants SCRAM passwords from everybody, and
/// writes every statement to logFile() as "time [pid] role@database application: ...". Not durable: fsync is off.
class PostgresCluster {
public:
    PostgresCluster();
    ~PostgresCluster();
    Q_DISABLE_COPY_MOVE(PostgresCluster)

    /// Creates and starts the server; returns when it takes connections. False: errorText() says why, and what to
    /// install where that is the reason. May be called again after stop().
    bool start();
    /// Ends the server and removes its directory. Safe at any time.
    void stop();
    bool isRunning() const;

    /// Runs SQL as the administrator through psql; several statements are allowed. False: errorText() has the server's
    /// words. Statements with a password in them: begin with "SET log_statement = 'none';".
    bool execute(const QString &sql, const QString &database = QStringLiteral("postgres"));

    QString errorText() const { return m_errorText; }
    QString host() const { return QStringLiteral("127.0.0.1"); }
    quint16 port() const { return m_port; }
    QString adminUser() const { return QStringLiteral("wf2des_admin"); }
    QString adminPassword() const { return m_adminPassword; }
    QString directory() const { return m_directory; }
    QString logFile() const;
    /// The server's own process id, for tests that stop or kill it; 0 when there is none.
    qint64 serverPid() const;

    /// True when initdb and postgres were found on this computer.
    static bool isAvailable();

private:
    bool fail(const QString &text);
    bool createDirectory();
    bool initialize();
    bool launch();
    bool waitUntilReady();
    QString dataDirectory() const;
    QString serverState() const;

    QString m_errorText;
    QString m_binaries;
    QString m_directory;
    QString m_adminPassword;
    quint16 m_port = 0;
    std::unique_ptr<QProcess> m_guard;
};

} // namespace wf2des
