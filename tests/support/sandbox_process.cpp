// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sandbox_process.h"

#include <QJsonDocument>
#include <QTest>

namespace wf2des::test {

namespace {

constexpr std::chrono::seconds endPatience{10};

QString executablePath()
{
    return qEnvironmentVariable("WF2DES_SANDBOX", QStringLiteral(WF2DES_SANDBOX_PATH));
}

} // namespace

SandboxProcess::SandboxProcess(QObject *parent)
    : QObject(parent)
{
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &SandboxProcess::collectOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this,
            [this] { m_errorOutput += m_process.readAllStandardError(); });
}

SandboxProcess::~SandboxProcess()
{
    stop();
}

bool SandboxProcess::start(const QStringList &arguments, std::chrono::milliseconds limit)
{
    stop();
    m_output.clear();
    m_errorOutput.clear();
    m_ready = {};
    m_errorText.clear();
    m_process.start(executablePath(),
                    QStringList{QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--exit-with-parent")}
                        + arguments);
    const bool settled =
        QTest::qWaitFor([this] { return m_output.contains('\n') || m_process.state() == QProcess::NotRunning; },
                        static_cast<int>(limit.count()));
    m_ready = QJsonDocument::fromJson(m_output.left(m_output.indexOf('\n'))).object();
    if (m_ready.contains(QLatin1String("base_url")))
        return true;
    const QString reason = !settled                 ? QStringLiteral("was not ready in time")
        : m_process.state() == QProcess::NotRunning ? m_process.errorString()
                                                    : QStringLiteral("printed another line than expected");
    m_errorText = QStringLiteral("%1: %2; output: %3; errors: %4")
                      .arg(executablePath(), reason, QString::fromUtf8(m_output), QString::fromUtf8(m_errorOutput));
    stop();
    return false;
}

bool SandboxProcess::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return true;
    m_process.closeWriteChannel();
    if (m_process.waitForFinished(static_cast<int>(std::chrono::milliseconds(endPatience).count())))
        return m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    m_process.kill();
    m_process.waitForFinished();
    return false;
}

void SandboxProcess::collectOutput()
{
    m_output += m_process.readAllStandardOutput();
}

QUrl SandboxProcess::baseUrl() const
{
    return QUrl(m_ready.value(QLatin1String("base_url")).toString());
}

QString SandboxProcess::token() const
{
    return m_ready.value(QLatin1String("token")).toString();
}

std::optional<SandboxPostgres> SandboxProcess::postgres() const
{
    const QJsonObject postgres = m_ready.value(QLatin1String("postgres")).toObject();
    if (postgres.isEmpty())
        return std::nullopt;
    const auto text = [&postgres](const char *name, const QString &otherwise = {}) {
        return postgres.value(QLatin1String(name)).toString(otherwise);
    };
    return SandboxPostgres{.host = text("host"),
                           .port = postgres.value(QLatin1String("port")).toInt(),
                           .database = text("database"),
                           .schema = text("schema", QStringLiteral("public")),
                           .table = text("table", QStringLiteral("wf2des")),
                           .user = text("user"),
                           .password = text("password")};
}

} // namespace wf2des::test
