// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/http_exchange.h"

#include "api/one_shot_body.h"

#include <QSslError>

namespace wf2des {

namespace {

constexpr qsizetype RequestIdLength = 128;

QString printable(const QByteArray &header)
{
    QString text = QString::fromLatin1(header.left(RequestIdLength));
    text.removeIf([](QChar c) { return !c.isPrint(); });
    return text;
}

TlsProblem problemOf(QSslError::SslError error)
{
    switch (error) {
    case QSslError::CertificateExpired:
    case QSslError::CertificateNotYetValid:
        return TlsProblem::Expired;
    case QSslError::HostNameMismatch:
        return TlsProblem::WrongHost;
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return TlsProblem::UnknownIssuer;
    default:
        return TlsProblem::Other;
    }
}

} // namespace

HttpExchange::HttpExchange(QNetworkReply *reply, OneShotBody *body, qsizetype sizeLimit,
                           std::chrono::milliseconds deadline)
    : m_reply(reply)
    , m_body(body)
    , m_sizeLimit(sizeLimit)
{
    m_clock.start();
    if (m_body)
        m_body->setParent(m_reply);
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpExchange::takeBytes);
    connect(m_reply, &QNetworkReply::sslErrors, this, &HttpExchange::noteTlsErrors);
    connect(m_reply, &QNetworkReply::finished, this, &HttpExchange::finish, Qt::QueuedConnection);
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { end(HttpAnswer::Ended::Deadline); });
    m_deadline.start(deadline);
}

void HttpExchange::end(HttpAnswer::Ended why)
{
    if (m_finished || m_answer.ended != HttpAnswer::Ended::ByItself)
        return;
    m_answer.ended = why;
    m_reply->abort();
}

void HttpExchange::cancel()
{
    if (!m_reply->isFinished())
        end(HttpAnswer::Ended::Cancelled);
    finish();
}

void HttpExchange::takeBytes()
{
    while (m_reply->bytesAvailable() > 0) {
        const QByteArray chunk = m_reply->read(m_sizeLimit - m_answer.body.size() + 1);
        if (chunk.isEmpty())
            return;
        m_answer.body += chunk;
        if (m_answer.body.size() > m_sizeLimit) {
            end(HttpAnswer::Ended::TooLarge);
            return;
        }
    }
}

void HttpExchange::noteTlsErrors(const QList<QSslError> &errors)
{
    for (const QSslError &error : errors) {
        const TlsProblem problem = problemOf(error.error());
        if (m_answer.tlsProblem == TlsProblem::Other)
            m_answer.tlsProblem = problem;
    }
}

void HttpExchange::finish()
{
    if (m_finished)
        return;
    m_finished = true;
    m_deadline.stop();
    if (m_answer.ended == HttpAnswer::Ended::ByItself)
        takeBytes();
    m_answer.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_answer.error = m_reply->error();
    m_answer.errorText = m_reply->errorString();
    m_answer.complete = m_answer.ended == HttpAnswer::Ended::ByItself && m_answer.error == QNetworkReply::NoError;
    m_answer.contentType = m_reply->rawHeader("Content-Type");
    m_answer.etag = m_reply->rawHeader("ETag");
    m_answer.retryAfter = m_reply->rawHeader("Retry-After");
    m_answer.date = m_reply->rawHeader("Date");
    m_answer.location = m_reply->rawHeader("Location");
    m_answer.requestId = printable(m_reply->rawHeader("X-Request-Id"));
    if (m_answer.requestId.isEmpty())
        m_answer.requestId = printable(m_reply->request().rawHeader("X-Request-Id"));
    m_answer.mayHaveBeenSent = m_body && m_body->wasTouched();
    m_answer.roundTrip = std::chrono::milliseconds(m_clock.elapsed());
    m_reply->deleteLater();
    Q_EMIT finished(m_answer);
    deleteLater();
}

} // namespace wf2des
