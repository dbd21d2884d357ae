// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QSslConfiguration>
#include <QString>
#include <QTcpServer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>

class QTcpSocket;

namespace wf2des::test {

/// A request as it came over the wire.
struct RecordedRequest {
    int connection = 0; ///< counted from 1
    QByteArray method;
    QByteArray target;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
    QByteArray raw;

    /// The first header of that name, whatever its case; a null array when there is none.
    QByteArray header(const QByteArray &name) const;
};

/// What the server does with one request.
struct ScriptedAnswer {
    enum class End {
        KeepOpen, ///< answers and waits for the next request
        Close, ///< answers, then closes
        CloseUnanswered, ///< reads the whole request and closes without a byte
        Never, ///< reads the whole request and stays silent
    };
    int status = 200;
    QByteArray body = {};
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< Content-Length is added unless given here
    End end = End::KeepOpen;
    qsizetype cutAfter = -1; ///< sends only so many bytes of the answer, then closes
    std::chrono::milliseconds drip{0}; ///< sends one byte, waits so long, and so on

    static ScriptedAnswer json(int status, const QByteArray &body);
    static ScriptedAnswer problem(int status, const QByteArray &body);
    static ScriptedAnswer html(int status, const QByteArray &body);
    static ScriptedAnswer redirect(int status, const QUrl &target);
    static ScriptedAnswer ending(End end);
};

/// An HTTP/1.1 server on a free loopback port that records every request and answers by script. Lives on the thread of
/// the test.
class ScriptedServer : public QTcpServer {
    Q_OBJECT
public:
    using Handler = std::function<ScriptedAnswer(const RecordedRequest &)>;

    /// Listens at once.
    explicit ScriptedServer(QObject *parent = nullptr);

    /// "http://127.0.0.1:port", https after useTls().
    QUrl url() const;
    void useTls(const QSslConfiguration &configuration);

    /// Answers given in turn, one a request; afterwards the handler, else the last answer again.
    void enqueue(const ScriptedAnswer &answer) { m_queue.append(answer); }
    void setHandler(Handler handler) { m_handler = std::move(handler); }

    const QList<RecordedRequest> &requests() const { return m_requests; }
    int connectionCount() const { return m_connections; }
    /// Closes every connection that is open now.
    void dropConnections();

Q_SIGNALS:
    void requestRead();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void readFrom(QTcpSocket *socket, int connection);
    void answer(QTcpSocket *socket, const RecordedRequest &request);
    ScriptedAnswer nextAnswer(const RecordedRequest &request);
    void sendSlowly(QTcpSocket *socket, const QByteArray &bytes, std::chrono::milliseconds pause);

    std::optional<QSslConfiguration> m_tls;
    QList<ScriptedAnswer> m_queue;
    ScriptedAnswer m_last;
    Handler m_handler;
    QList<RecordedRequest> m_requests;
    QHash<QTcpSocket *, QByteArray> m_input;
    int m_connections = 0;
};

} // namespace wf2des::test
