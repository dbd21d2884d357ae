// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/recording_relay.h"

#include <QTcpSocket>

#include <memory>

namespace wf2des::test {

QByteArray Exchange::call() const
{
    return request.left(request.indexOf(" HTTP/"));
}

int Exchange::status() const
{
    return answer.mid(answer.indexOf(' ') + 1, 3).toInt();
}

QByteArray Exchange::violation() const
{
    if (answer.contains("stoplight.io/prism/errors"))
        return answer.mid(answer.indexOf("\r\n\r\n") + 4);
    const QByteArrayList lines = answer.left(answer.indexOf("\r\n\r\n")).split('\n');
    for (const QByteArray &line : lines) {
        if (line.toLower().startsWith("sl-violations:"))
            return line.trimmed();
    }
    return {};
}

RecordingRelay::RecordingRelay(const QUrl &target, QObject *parent)
    : QTcpServer(parent)
    , m_target(target)
{
    listen(QHostAddress::LocalHost);
}

QUrl RecordingRelay::url() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(serverPort()));
}

QByteArrayList RecordingRelay::violations() const
{
    QByteArrayList found;
    for (const Exchange &exchange : m_exchanges) {
        const QByteArray violation = exchange.violation();
        if (!violation.isEmpty())
            found.append(exchange.call() + " -> " + QByteArray::number(exchange.status()) + ' ' + violation);
    }
    return found;
}

void RecordingRelay::incomingConnection(qintptr descriptor)
{
    auto *client = new QTcpSocket(this);
    client->setSocketDescriptor(descriptor);
    auto *server = new QTcpSocket(client);
    // The exchange under way on this connection. HTTP/1.1 without pipelining: the next request follows the whole
    // answer.
    const auto current = std::make_shared<qsizetype>(-1);
    connect(client, &QTcpSocket::readyRead, server, [this, client, server, current] {
        const QByteArray bytes = client->readAll();
        if (*current < 0 || *current >= m_exchanges.size() || !m_exchanges[*current].answer.isEmpty()) {
            *current = m_exchanges.size();
            m_exchanges.append(Exchange{});
        }
        m_exchanges[*current].request += bytes;
        server->write(bytes);
    });
    connect(server, &QTcpSocket::readyRead, client, [this, client, server, current] {
        const QByteArray bytes = server->readAll();
        if (*current >= 0 && *current < m_exchanges.size())
            m_exchanges[*current].answer += bytes;
        client->write(bytes);
    });
    connect(server, &QTcpSocket::disconnected, client, &QTcpSocket::disconnectFromHost);
    connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
    server->connectToHost(m_target.host(), static_cast<quint16>(m_target.port()));
}

} // namespace wf2des::test
