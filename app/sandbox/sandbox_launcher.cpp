// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/sandbox_launcher.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace wf2des {

namespace {

constexpr int startDeadlineMs = 60'000; // initdb and a seeded history on a slow disk
constexpr int endPatienceMs = 5'000;
constexpr qsizetype keptErrorBytes = 16'384;

/// What the sandbox says in its one line when it serves.
std::optional<SandboxConnection> connectionFrom(const QByteArray &line)
{
    const QJsonObject ready = QJsonDocument::fromJson(line).object();
    const QUrl baseUrl(ready.value(QLatin1String("base_url")).toString());
    if (!baseUrl.isValid() || baseUrl.isEmpty())
        return std::nullopt;
    SandboxConnection connection;
    connection.token = ready.value(QLatin1String("token")).toString();
    Profile &profile = connection.profile;
    profile.id = QUuid::createUuid();
    profile.name = SandboxLauncher::tr("Sample data");
    profile.color = QStringLiteral("#1a7338");
    profile.apiBaseUrl = baseUrl;
    profile.range = LoadRange::Days90;
    const QJsonObject postgres = ready.value(QLatin1String("postgres")).toObject();
    if (!postgres.isEmpty()) {
        DatabaseSettings &database = profile.database;
        database.host = postgres.value(QLatin1String("host")).toString();
        database.port = postgres.value(QLatin1String("port")).toInt();
        database.database = postgres.value(QLatin1String("database")).toString();
        database.schema = postgres.value(QLatin1String("schema")).toString(database.schema);
        database.table = postgres.value(QLatin1String("table")).toString(database.table);
        database.user = postgres.value(QLatin1String("user")).toString();
        database.tls = DatabaseSettings::Tls::Off; // loopback only
        connection.password = postgres.value(QLatin1String("password")).toString();
    }
    return connection;
}

} // namespace

SandboxLauncher::SandboxLauncher(QObject *parent)
    : QObject(parent)
{
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(startDeadlineMs);
    connect(&m_deadline, &QTimer::timeout, this,
            [this] { fail(tr("The sample server did not start in time."), QString::fromUtf8(m_errors)); });
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &SandboxLauncher::readOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this,
            [this] { m_errors = (m_errors + m_process.readAllStandardError()).right(keptErrorBytes); });
    connect(&m_process, &QProcess::finished, this, &SandboxLauncher::handleFinished);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("The sample server could not be started."), m_process.errorString());
    });
}

SandboxLauncher::~SandboxLauncher()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeWriteChannel(); // --exit-with-parent: end of input is the sign to go
    if (!m_process.waitForFinished(endPatienceMs)) {
        m_process.kill();
        m_process.waitForFinished(endPatienceMs);
    }
}

QString SandboxLauncher::executablePath()
{
    const QString path = QDir(QCoreApplication::applicationDirPath())
                             .filePath(
#ifdef Q_OS_WIN
                                 QStringLiteral("wf2des-sandbox.exe")
#else
                                 QStringLiteral("wf2des-sandbox")
#endif
                             );
    return QFileInfo(path).isExecutable() ? path : QString();
}

void SandboxLauncher::start(SandboxKind kind, const QStringList &furtherArguments)
{
    const QString program = executablePath();
    if (program.isEmpty()) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                fail(tr("The sample server is not installed beside this program."),
                     QCoreApplication::applicationDirPath());
            },
            Qt::QueuedConnection);
        return;
    }
    QStringList arguments{QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--exit-with-parent")};
    if (kind == SandboxKind::Postgres)
        arguments.append(QStringLiteral("--postgres"));
    m_deadline.start();
    m_process.start(program, arguments + furtherArguments);
}

void SandboxLauncher::readOutput()
{
    m_output += m_process.readAllStandardOutput();
    const qsizetype lineEnd = m_output.indexOf('\n');
    if (m_answered || lineEnd < 0)
        return;
    const std::optional<SandboxConnection> connection = connectionFrom(m_output.left(lineEnd));
    if (!connection) {
        fail(tr("The sample server gave an answer that was not understood."), QString::fromUtf8(m_output));
        return;
    }
    m_answered = true;
    m_deadline.stop();
    Q_EMIT ready(*connection);
}

void SandboxLauncher::handleFinished()
{
    if (m_answered)
        Q_EMIT ended();
    else
        fail(tr("The sample server ended while starting."), QString::fromUtf8(m_errors));
}

void SandboxLauncher::fail(const QString &message, const QString &detail)
{
    if (m_answered)
        return;
    m_answered = true;
    m_deadline.stop();
    Q_EMIT failed({.code = ErrorCode::ConnectionRefused, .message = message, .detail = detail});
}

} // namespace wf2des
