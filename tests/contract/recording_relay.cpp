// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/recording_relay.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTcpSocket>
#include <QUrlQuery>

#include <memory>

namespace wf2des::test {

namespace {

/// The value of a header of a message; names count without case.
QByteArray header(const QByteArray &message, const QByteArray &name)
{
    const QByteArrayList lines = message.left(message.indexOf("\r\n\r\n")).split('\n');
    for (const QByteArray &line : lines) {
        if (line.toLower().startsWith(name + ':'))
            return line.mid(name.size() + 1).trimmed();
    }
    return {};
}

/// The names of the query parameters in docs/api/wf2des-api.yaml, which writes name and place in two lines.
const QSet<QString> &contractParameters()
{
    static const QSet<QString> names = [] {
        QSet<QString> found;
        QFile contract(QStringLiteral(WF2DES_CONTRACT_FILE));
        if (!contract.open(QIODevice::ReadOnly))
            return found;
        static const QRegularExpression pattern(QStringLiteral("name: (\\w+)\\s+in: query\\s"));
        auto match = pattern.globalMatch(QString::fromUtf8(contract.readAll()));
        while (match.hasNext())
            found.insert(match.next().captured(1));
        return found;
    }();
    return names;
}

} // namespace

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
    const QByteArray found = header(answer, "sl-violations");
    if (!found.isEmpty())
        return found;
    const auto parameters = QUrlQuery(QUrl::fromEncoded(call().mid(call().indexOf(' ') + 1))).queryItems();
    for (const auto &[name, value] : parameters) {
        if (!contractParameters().contains(name))
            return "query parameter not in the contract: " + name.toUtf8();
    }
    if (status() >= 400 && !header(answer, "content-type").startsWith("application/problem+json"))
        return "refusal that is no application/problem+json";
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
