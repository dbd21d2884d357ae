// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/scripted_server.h"

#include <QHostAddress>
#include <QSslSocket>
#include <QTcpSocket>
#include <QTimer>

namespace wf2des::test {

namespace {

QByteArray serialized(const ScriptedAnswer &answer)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(answer.status) + " Scripted\r\n";
    bool hasLength = false;
    for (const auto &[name, value] : answer.headers) {
        bytes += name + ": " + value + "\r\n";
        hasLength = hasLength || name.toLower() == "content-length";
    }
    if (!hasLength)
        bytes += "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n";
    if (answer.end == ScriptedAnswer::End::Close)
        bytes += "Connection: close\r\n";
    return bytes + "\r\n" + answer.body;
}

/// Takes one whole request off the front of `input`; nothing while it is incomplete.
std::optional<RecordedRequest> takeRequest(QByteArray &input)
{
    const qsizetype headEnd = input.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return std::nullopt;
    RecordedRequest request;
    QList<QByteArray> lines = input.left(headEnd).split('\n');
    const QList<QByteArray> start = lines.takeFirst().trimmed().split(' ');
    request.method = start.value(0);
    request.target = start.value(1);
    for (const QByteArray &line : std::as_const(lines)) {
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    const qsizetype length = headEnd + 4 + request.header("Content-Length").toLongLong();
    if (input.size() < length)
        return std::nullopt;
    request.raw = input.left(length);
    request.body = request.raw.mid(headEnd + 4);
    input.remove(0, length);
    return request;
}

} // namespace

QByteArray RecordedRequest::header(const QByteArray &name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

ScriptedAnswer ScriptedAnswer::json(int status, const QByteArray &body)
{
    return {status, body, {{"Content-Type", "application/json"}}};
}

ScriptedAnswer ScriptedAnswer::problem(int status, const QByteArray &body)
{
    return {status, body, {{"Content-Type", "application/problem+json"}}};
}

ScriptedAnswer ScriptedAnswer::html(int status, const QByteArray &body)
{
    return {status, body, {{"Content-Type", "text/html; charset=utf-8"}}};
}

ScriptedAnswer ScriptedAnswer::redirect(int status, const QUrl &target)
{
    return {status, {}, {{"Location", target.toEncoded()}}};
}

ScriptedAnswer ScriptedAnswer::ending(End end)
{
    ScriptedAnswer answer;
    answer.end = end;
    return answer;
}

ScriptedServer::ScriptedServer(QObject *parent)
    : QTcpServer(parent)
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no loopback port to listen on");
}

QUrl ScriptedServer::url() const
{
    QUrl url;
    url.setScheme(m_tls ? QStringLiteral("https") : QStringLiteral("http"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(serverPort());
    return url;
}

void ScriptedServer::useTls(const QSslConfiguration &configuration)
{
    m_tls = configuration;
}

void ScriptedServer::dropConnections()
{
    const QList<QTcpSocket *> sockets = m_input.keys();
    for (QTcpSocket *socket : sockets)
        socket->abort();
}

void ScriptedServer::incomingConnection(qintptr descriptor)
{
    const int connection = ++m_connections;
    QTcpSocket *socket = nullptr;
    if (m_tls) {
        auto *secure = new QSslSocket(this);
        secure->setSslConfiguration(*m_tls);
        socket = secure;
    } else {
        socket = new QTcpSocket(this);
    }
    m_input.insert(socket, {});
    connect(socket, &QTcpSocket::readyRead, this, [this, socket, connection] { readFrom(socket, connection); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_input.remove(socket);
        socket->deleteLater();
    });
    socket->setSocketDescriptor(descriptor);
    if (auto *secure = qobject_cast<QSslSocket *>(socket))
        secure->startServerEncryption();
}

void ScriptedServer::readFrom(QTcpSocket *socket, int connection)
{
    m_input[socket] += socket->readAll();
    while (m_input.contains(socket)) {
        std::optional<RecordedRequest> request = takeRequest(m_input[socket]);
        if (!request)
            return;
        request->connection = connection;
        m_requests.append(*request);
        answer(socket, *request);
        Q_EMIT requestRead();
    }
}

ScriptedAnswer ScriptedServer::nextAnswer(const RecordedRequest &request)
{
    if (!m_queue.isEmpty())
        m_last = m_queue.takeFirst();
    else if (m_handler)
        m_last = m_handler(request);
    return m_last;
}

void ScriptedServer::answer(QTcpSocket *socket, const RecordedRequest &request)
{
    const ScriptedAnswer answer = nextAnswer(request);
    if (answer.end == ScriptedAnswer::End::Never)
        return;
    if (answer.end == ScriptedAnswer::End::CloseUnanswered) {
        socket->disconnectFromHost();
        return;
    }
    const QByteArray bytes = serialized(answer);
    if (answer.drip.count() > 0) {
        sendSlowly(socket, bytes, answer.drip);
        return;
    }
    socket->write(answer.cutAfter < 0 ? bytes : bytes.left(answer.cutAfter));
    if (answer.cutAfter >= 0 || answer.end == ScriptedAnswer::End::Close)
        socket->disconnectFromHost();
}

void ScriptedServer::sendSlowly(QTcpSocket *socket, const QByteArray &bytes, std::chrono::milliseconds pause)
{
    auto *timer = new QTimer(socket);
    connect(timer, &QTimer::timeout, socket, [socket, timer, bytes, sent = qsizetype(0)]() mutable {
        socket->write(bytes.mid(sent++, 1));
        if (sent >= bytes.size())
            timer->stop();
    });
    timer->start(pause);
}

} // namespace wf2des::test
