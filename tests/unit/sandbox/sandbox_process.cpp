// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_process.h"

#include <QDeadlineTimer>
#include <QJsonDocument>

namespace wf2des {

SandboxProcess::SandboxProcess(const QStringList &arguments)
{
    constexpr int startDeadline = 60'000;
    m_process.start(QStringLiteral(WF2DES_SANDBOX_PATH), QStringList{QStringLiteral("--exit-with-parent")} + arguments);
    QDeadlineTimer deadline(startDeadline);
    QByteArray line;
    while (!line.endsWith('\n') && !deadline.hasExpired() && m_process.state() != QProcess::NotRunning) {
        m_process.waitForReadyRead(100);
        line += m_process.readLine();
    }
    m_ready = QJsonDocument::fromJson(line).object();
    if (m_ready.isEmpty())
        m_errorText = m_process.errorString() + u'\n' + QString::fromUtf8(m_process.readAllStandardError());
}

SandboxProcess::~SandboxProcess()
{
    constexpr int endDeadline = 20'000;
    m_process.closeWriteChannel();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(endDeadline))
        m_process.kill();
}

QUrl SandboxProcess::url(const QString &pathAndQuery) const
{
    return QUrl(m_ready.value(QLatin1String("base_url")).toString() + pathAndQuery);
}

QSqlDatabase SandboxProcess::openDatabase(const QString &name, bool writes) const
{
    const QJsonObject postgres = m_ready.value(QLatin1String("postgres")).toObject();
    QSqlDatabase database =
        QSqlDatabase::addDatabase(postgres.isEmpty() ? QStringLiteral("QSQLITE") : QStringLiteral("QPSQL"), name);
    if (postgres.isEmpty()) {
        database.setDatabaseName(m_ready.value(QLatin1String("database")).toString());
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    } else {
        const auto text = [&](const char *member) {
            return postgres.value(QLatin1String(member)).toString();
        };
        database.setHostName(text("host"));
        database.setPort(postgres.value(QLatin1String("port")).toInt());
        database.setDatabaseName(text("database"));
        database.setUserName(text(writes ? "owner_user" : "user"));
        database.setPassword(text(writes ? "owner_password" : "password"));
    }
    database.open();
    return database;
}

} // namespace wf2des
