// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_client.h"

#include "sandbox_process.h"

#include <QJsonDocument>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QUuid>

#include <memory>

namespace wf2des {

namespace {

constexpr int deadline = 30'000;

} // namespace

QJsonObject ApiAnswer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

ApiClient::ApiClient(const SandboxProcess &sandbox)
    : m_sandbox(sandbox)
    , m_token(sandbox.ready().value(QLatin1String("token")).toString())
{
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

QByteArray ApiClient::newKey()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

QNetworkRequest ApiClient::request(const QString &pathAndQuery, const QHash<QByteArray, QByteArray> &headers) const
{
    QNetworkRequest request(m_sandbox.url(pathAndQuery));
    request.setTransferTimeout(deadline);
    request.setRawHeader("Authorization", "Bearer " + m_token.toUtf8());
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    for (auto it = headers.cbegin(); it != headers.cend(); ++it)
        request.setRawHeader(it.key(), it.value());
    return request;
}

ApiAnswer ApiClient::wait(QNetworkReply *reply)
{
    const std::unique_ptr<QNetworkReply> owner(reply);
    if (!reply->isFinished()) {
        QSignalSpy finished(reply, &QNetworkReply::finished);
        finished.wait(deadline);
    }
    ApiAnswer answer;
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool broken = reply->error() == QNetworkReply::RemoteHostClosedError;
    if (broken)
        answer.status = 0;
    answer.body = reply->readAll();
    for (const auto &[name, value] : reply->rawHeaderPairs())
        answer.headers.insert(name.toLower(), value);
    return answer;
}

ApiAnswer ApiClient::get(const QString &pathAndQuery, const QHash<QByteArray, QByteArray> &headers)
{
    return wait(m_network.get(request(pathAndQuery, headers)));
}

ApiAnswer ApiClient::post(const QString &path, const QByteArray &body, const QHash<QByteArray, QByteArray> &headers)
{
    return wait(m_network.post(request(path, headers), body));
}

ApiAnswer ApiClient::post(const QString &path, const QJsonObject &body)
{
    return post(path, QJsonDocument(body).toJson(QJsonDocument::Compact), {{"Idempotency-Key", newKey()}});
}

ApiAnswer ApiClient::postAsService(const QString &path, const QJsonObject &body)
{
    const QString token = m_token;
    m_token = m_sandbox.ready().value(QLatin1String("service_token")).toString();
    const ApiAnswer answer = post(path, body);
    m_token = token;
    return answer;
}

QList<ApiAnswer> ApiClient::postTogether(const QString &path, const QJsonObject &body, int count, const QByteArray &key)
{
    QList<QNetworkReply *> replies;
    for (int i = 0; i < count; ++i)
        replies += m_network.post(request(path, {{"Idempotency-Key", key.isEmpty() ? newKey() : key}}),
                                  QJsonDocument(body).toJson(QJsonDocument::Compact));
    QList<ApiAnswer> answers;
    for (QNetworkReply *reply : std::as_const(replies))
        answers += wait(reply);
    return answers;
}

} // namespace wf2des
