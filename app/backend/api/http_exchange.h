// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/api_words.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QNetworkReply>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>

namespace wf2des {

class OneShotBody;

/// What came of one HTTP exchange. A value; free to go to another thread.
struct HttpAnswer {
    /// Why this side ended it.
    enum class Ended : quint8 { ByItself, Cancelled, Deadline, TooLarge };

    int status = 0; ///< 0 when no answer came
    bool complete = false; ///< the whole body is there
    QByteArray body;
    QByteArray contentType;
    QByteArray etag;
    QByteArray retryAfter;
    QByteArray date;
    QByteArray location;
    QString requestId; ///< the server's, else ours
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
    QString errorText; ///< Qt's words: technical detail
    TlsProblem tlsProblem = TlsProblem::Other;
    Ended ended = Ended::ByItself;
    bool mayHaveBeenSent = true; ///< false: certainly nothing reached the server
    std::chrono::milliseconds roundTrip{0};
};

/// One request and its answer, with a limit in size and time. Emits finished() once and deletes itself afterwards. Has
/// no parent, and never emits while the reply does: a receiver may destroy the network manager.
class HttpExchange final : public QObject {
    Q_OBJECT
public:
    /// Lives no longer than the reply's manager, except to delete itself; `body` is what the request sends, null for a
    /// GET.
    HttpExchange(QNetworkReply *reply, OneShotBody *body, qsizetype sizeLimit, std::chrono::milliseconds deadline);

    /// Ends it now; finished() comes before this returns.
    void cancel();

Q_SIGNALS:
    void finished(const wf2des::HttpAnswer &answer);

private:
    void end(HttpAnswer::Ended why);
    void takeBytes();
    void noteTlsErrors(const QList<QSslError> &errors);
    void finish();

    QNetworkReply *m_reply;
    OneShotBody *m_body;
    qsizetype m_sizeLimit;
    QTimer m_deadline;
    QElapsedTimer m_clock;
    HttpAnswer m_answer;
    bool m_finished = false;
};

} // namespace wf2des
