// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "command_line.h"
#include "profile/profile.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace wf2des {

/// A running sandbox as a profile, with its secrets. These never reach a file.
struct SandboxConnection {
    Profile profile;
    QString password;
    QString token;
};

/// Starts wf2des-sandbox as a child on a free loopback port with a random token, and ends it (DESIGN 8). The child ends
/// by itself when this program dies. Asynchronous: exactly one of ready() and failed() follows start().
class SandboxLauncher : public QObject {
    Q_OBJECT
public:
    explicit SandboxLauncher(QObject *parent = nullptr);
    ~SandboxLauncher() override;

    void start(SandboxKind kind, const QStringList &furtherArguments);

    /// The executable: beside this program, or empty when it was not installed.
    static QString executablePath();

Q_SIGNALS:
    void ready(const wf2des::SandboxConnection &connection);
    void failed(const wf2des::Error &error);
    /// It ended although nobody asked for that.
    void ended();

private:
    void readOutput();
    void handleFinished();
    void fail(const QString &message, const QString &detail);

    QProcess m_process;
    QTimer m_deadline;
    QByteArray m_output;
    QByteArray m_errors;
    bool m_answered = false;
};

} // namespace wf2des
