// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QStringList>
#include <QUrl>

namespace wf2des {

/// wf2des-sandbox as a child process. It ends with the object.
class SandboxProcess {
public:
    explicit SandboxProcess(const QStringList &arguments);
    ~SandboxProcess();
    Q_DISABLE_COPY_MOVE(SandboxProcess)

    /// False: errorText() has what the program said.
    bool isReady() const { return !m_ready.isEmpty(); }
    QString errorText() const { return m_errorText; }
    /// The line that it printed.
    const QJsonObject &ready() const { return m_ready; }
    QUrl url(const QString &pathAndQuery) const;
    QProcess &process() { return m_process; }

    /// Opens the sandbox's own database beside it, by name: SQLite, or PostgreSQL as the reader or (`writes`) the
    /// owner.
    QSqlDatabase openDatabase(const QString &name, bool writes) const;

private:
    QProcess m_process;
    QJsonObject m_ready;
    QString m_errorText;
};

} // namespace wf2des
