// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace wf2des::test {

/// How the sandbox's private PostgreSQL is reached with the role that can only SELECT.
struct SandboxPostgres {
    QString host;
    int port = 0;
    QString database;
    QString schema;
    QString table;
    QString user;
    QString password;
};

/// A wf2des-sandbox of one test: a child on a free loopback port, ended with this object. The executable is the one of
/// this build, or $WF2DES_SANDBOX.
class SandboxProcess : public QObject {
    Q_OBJECT
public:
    explicit SandboxProcess(QObject *parent = nullptr);
    ~SandboxProcess() override;

    /// Starts `wf2des-sandbox --port 0 --exit-with-parent` with `arguments` and spins the event loop until it serves.
    /// False when it does not within `limit`: errorText() says why.
    [[nodiscard]] bool start(const QStringList &arguments = {},
                             std::chrono::milliseconds limit = std::chrono::seconds(60));
    /// Asks it to go, the way a parent that dies does; kills it when it stays. True when it went by itself with code 0.
    bool stop();

    bool isRunning() const { return m_process.state() == QProcess::Running; }
    qint64 processId() const { return m_process.processId(); }
    /// The whole line that it printed when it was ready.
    const QJsonObject &readyLine() const { return m_ready; }
    QUrl baseUrl() const;
    QString token() const;
    /// Nothing unless started with --postgres.
    std::optional<SandboxPostgres> postgres() const;

    QString errorText() const { return m_errorText; }
    /// What it has written to standard error so far.
    QByteArray errorOutput() const { return m_errorOutput; }

private:
    void collectOutput();

    QProcess m_process;
    QByteArray m_output;
    QByteArray m_errorOutput;
    QJsonObject m_ready;
    QString m_errorText;
};

} // namespace wf2des::test
