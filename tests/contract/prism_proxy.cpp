// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/prism_proxy.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace wf2des::test {

namespace {

constexpr int startLimitMs = 60'000; // Node.js on a busy machine

QString tool(const char *name)
{
    return QStringLiteral(WF2DES_CONTRACT_TOOLS "/") + QLatin1String(name);
}

} // namespace

PrismProxy::PrismProxy(QObject *parent)
    : QObject(parent)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, [this] { m_log += m_process.readAll(); });
}

PrismProxy::~PrismProxy()
{
    m_process.kill();
    m_process.waitForFinished();
}

bool PrismProxy::start(const QUrl &server, Judge judge)
{
    const QString prism = tool("node_modules/@stoplight/prism-cli/dist/index.js");
    if (!QFileInfo::exists(prism)) {
        m_errorText = QStringLiteral("Prism is not installed: run scripts/test, or `npm ci` in tests/contract.");
        return false;
    }
    QStringList arguments{QStringLiteral("--require"),
                          tool("keep_redirects.cjs"),
                          prism,
                          QStringLiteral("proxy"),
                          QStringLiteral(WF2DES_CONTRACT_FILE),
                          server.toString(),
                          QStringLiteral("--errors"),
                          QStringLiteral("--port"),
                          QStringLiteral("0")};
    if (judge == Judge::AnswersOnly)
        arguments += {QStringLiteral("--validate-request"), QStringLiteral("false")};
    m_process.start(QStringLiteral("node"), arguments);
    static const QRegularExpression listening(QStringLiteral("Prism is listening on (http://[0-9.:]+)"));
    QRegularExpressionMatch match;
    const auto settled = [this, &match] {
        match = listening.match(QString::fromUtf8(m_log));
        return match.hasMatch() || m_process.state() == QProcess::NotRunning;
    };
    if (QTest::qWaitFor(settled, startLimitMs) && match.hasMatch()) {
        m_url = QUrl(match.captured(1));
        return true;
    }
    m_errorText = m_process.error() == QProcess::FailedToStart
        ? QStringLiteral("Node.js is not installed: run scripts/test.")
        : QStringLiteral("Prism did not start: %1").arg(QString::fromUtf8(m_log));
    return false;
}

QByteArrayList PrismProxy::loggedViolations() const
{
    QByteArrayList found;
    const QByteArrayList lines = m_log.split('\n');
    for (const QByteArray &line : lines) {
        if (line.contains("Violation:"))
            found.append(line);
    }
    return found;
}

} // namespace wf2des::test
