// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/raw_client.h"

#include <QJsonDocument>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTest>
#include <QUuid>

#include <memory>

namespace wf2des::test {

namespace {

constexpr int answerLimitMs = 30'000;

QByteArray newUuid()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

} // namespace

QJsonObject RawAnswer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QString RawAnswer::text(const char *member) const
{
    return json().value(QLatin1String(member)).toString();
}

RawClient::RawClient(QUrl baseUrl, QString token)
    : m_baseUrl(std::move(baseUrl))
    , m_token(std::move(token))
{
    m_manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_manager.setTransferTimeout(answerLimitMs);
}

RawAnswer RawClient::get(const QByteArray &path, const Headers &headers)
{
    return exchange(path, std::nullopt, headers);
}

RawAnswer RawClient::post(const QByteArray &path, const QJsonObject &body, const Headers &headers)
{
    return postBytes(path, QJsonDocument(body).toJson(QJsonDocument::Compact), headers);
}

RawAnswer RawClient::postBytes(const QByteArray &path, const QByteArray &body, const Headers &headers)
{
    return exchange(path, body, headers);
}

RawAnswer RawClient::exchange(const QByteArray &path, const std::optional<QByteArray> &body, const Headers &headers)
{
    QNetworkRequest request(QUrl::fromEncoded(m_baseUrl.toEncoded() + path));
    if (!m_token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + m_token.toUtf8());
    request.setRawHeader("X-Request-Id", newUuid());
    if (body) {
        request.setRawHeader("Content-Type", "application/json");
        request.setRawHeader("Idempotency-Key", newUuid());
    }
    for (auto header = headers.begin(); header != headers.end(); ++header)
        request.setRawHeader(header.key(), header.value());

    const std::unique_ptr<QNetworkReply> reply(body ? m_manager.post(request, *body) : m_manager.get(request));
    if (!QTest::qWaitFor([&reply] { return reply->isFinished(); }, answerLimitMs))
        reply->abort();
    RawAnswer answer;
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.body = reply->readAll();
    const auto pairs = reply->rawHeaderPairs();
    for (const auto &[name, value] : pairs)
        answer.headers.insert(name.toLower(), value);
    return answer;
}

} // namespace wf2des::test
