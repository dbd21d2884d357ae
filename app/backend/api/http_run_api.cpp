// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/http_run_api.h"

#include "api/api_address.h"
#include "api/api_replies.h"
#include "api/http_exchange.h"
#include "api/one_shot_body.h"
#include "api/transition_request.h"

#include <QFutureWatcher>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QPromise>
#include <QSet>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QtConcurrentRun>

#include <algorithm>
#include <functional>

namespace wf2des {

namespace {

constexpr qsizetype BodyLimit = 64 * 1024 * 1024;
constexpr qsizetype DocumentLimit = 256 * 1024 * 1024;
constexpr qsizetype ReadHereLimit = 64 * 1024; ///< larger bodies would hold up the window
constexpr int DocumentPatience = 10;

/// Visible ASCII only: a line break in a header value would start another header (RELIABILITY, also measured).
bool isHeaderSafe(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7f; });
}

QByteArray newRequestId()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

QByteArray encodedQuery(const RunPageQuery &query)
{
    QList<QPair<QString, QString>> parameters = query.parameters;
    if (!query.cursor.isEmpty())
        parameters.append({QStringLiteral("cursor"), query.cursor});
    parameters.append({QStringLiteral("limit"), QString::number(query.limit)});
    QByteArrayList parts;
    for (const auto &[name, value] : std::as_const(parameters))
        parts.append(QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value));
    return parts.join('&');
}

/// The same exchange, given up before its body was read.
HttpAnswer cancelledAnswer(HttpAnswer answer)
{
    answer.body.clear();
    answer.complete = false;
    answer.ended = HttpAnswer::Ended::Cancelled;
    return answer;
}

TransitionReply notSent(const Error &error)
{
    return {TransitionReply::Outcome::NotSent, std::nullopt, error};
}

void redactReply(TransitionReply &reply, const QString &secret)
{
    if (reply.error)
        redact(*reply.error, secret);
}

template <typename T> void redactReply(Result<T> &result, const QString &secret)
{
    if (!result)
        redact(result.error(), secret);
}

} // namespace

/// The one network manager and what is on its way.
class HttpRunApi::Private {
public:
    Private(ApiSettings apiSettings, HttpRunApi *api)
        : q(api)
        , settings(std::move(apiSettings))
        , address(settings.baseUrl)
    {
        manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
        if (address.isLoopback())
            manager.setProxy(QNetworkProxy::NoProxy);
        if (!settings.extraCaPem.isEmpty()) {
            tls.setCaCertificates(QSslConfiguration::systemCaCertificates()
                                  + QSslCertificate::fromData(settings.extraCaPem, QSsl::Pem));
        }
    }

    /// Finishes everything as Cancelled. What a receiver asks for meanwhile is refused.
    void close()
    {
        closing = true;
        const QSet<HttpExchange *> open = std::exchange(exchanges, {});
        for (HttpExchange *exchange : open) {
            exchange->cancel();
            delete exchange;
        }
        const auto cut = std::exchange(unread, {});
        for (const std::function<void()> &settleCancelled : cut)
            settleCancelled();
    }

    /// Why nothing may be sent at all.
    std::optional<Error> obstacle() const
    {
        if (closing)
            return Error{ErrorCode::Cancelled, ApiWords::noAnswer(ErrorCode::Cancelled)};
        if (std::optional<Error> problem = address.problem())
            return problem;
        if (!isHeaderSafe(settings.token))
            return Error{ErrorCode::Invalid, ApiWords::tokenUnusable()};
        return std::nullopt;
    }

    QNetworkRequest request(const QUrl &url, qsizetype limit) const;

    template <typename T, typename Read>
    QFuture<T> await(QNetworkReply *reply, OneShotBody *body, qsizetype limit, std::chrono::milliseconds deadline,
                     Read read);

    template <typename T, typename Read, typename Settle>
    void readElsewhere(const HttpAnswer &answer, Read read, Settle settle);

    template <typename T, typename Read>
    QFuture<Result<T>> get(const QString &pathTemplate, const QString &id, const QByteArray &query, qsizetype limit,
                           std::chrono::milliseconds deadline, Read read);

    HttpRunApi *q;
    ApiSettings settings;
    ApiAddress address;
    QNetworkAccessManager manager;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QSet<HttpExchange *> exchanges;
    QHash<QObject *, std::function<void()>> unread; ///< answers that another thread reads, and how to give them up
    bool closing = false;
};

QNetworkRequest HttpRunApi::Private::request(const QUrl &url, qsizetype limit) const
{
    QNetworkRequest request(url);
    request.setSslConfiguration(tls);
    request.setTransferTimeout(static_cast<int>(settings.transferTimeout.count()));
    request.setDecompressedSafetyCheckThreshold(limit);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    // What M1 promises was measured with HTTP/1.1.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setRawHeader("Accept", "application/json, application/problem+json");
    request.setRawHeader("User-Agent", "wf2des-dashboard");
    request.setRawHeader("X-Request-Id", newRequestId());
    if (!settings.token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + settings.token.toLatin1());
    return request;
}

/// `read` turns the answer into the value; it may run on another thread. The future finishes on this thread, whatever
/// happens; what its receiver does then may well be to destroy us: nothing of ours is used after that.
template <typename T, typename Read>
QFuture<T> HttpRunApi::Private::await(QNetworkReply *reply, OneShotBody *body, qsizetype limit,
                                      std::chrono::milliseconds deadline, Read read)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    const auto settle = [promise, token = settings.token](T value) {
        redactReply(value, token);
        promise->addResult(std::move(value));
        promise->finish();
    };
    auto *exchange = new HttpExchange(reply, body, limit, deadline);
    exchanges.insert(exchange);
    connect(exchange, &HttpExchange::finished, q, [this, exchange, settle, read](const HttpAnswer &answer) {
        exchanges.remove(exchange);
        if (answer.body.size() > ReadHereLimit)
            readElsewhere<T>(answer, read, settle);
        else
            settle(read(answer));
    });
    return promise->future();
}

template <typename T, typename Read, typename Settle>
void HttpRunApi::Private::readElsewhere(const HttpAnswer &answer, Read read, Settle settle)
{
    auto *watcher = new QFutureWatcher<T>(q);
    unread.insert(watcher, [answer, read, settle] { settle(read(cancelledAnswer(answer))); });
    connect(watcher, &QFutureWatcherBase::finished, q, [this, watcher, settle] {
        watcher->deleteLater();
        if (unread.remove(watcher))
            settle(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([answer, read] { return read(answer); }));
}

template <typename T, typename Read>
QFuture<Result<T>> HttpRunApi::Private::get(const QString &pathTemplate, const QString &id, const QByteArray &query,
                                            qsizetype limit, std::chrono::milliseconds deadline, Read read)
{
    if (const std::optional<Error> error = obstacle())
        return QtFuture::makeReadyFuture<Result<T>>(failure(*error));
    const Result<QUrl> url = address.url(pathTemplate, id, query);
    if (!url)
        return QtFuture::makeReadyFuture<Result<T>>(failure(url.error()));
    return await<Result<T>>(manager.get(request(*url, limit)), nullptr, limit, deadline, std::move(read));
}

HttpRunApi::HttpRunApi(ApiSettings settings, QObject *parent)
    : RunApi(parent)
    , d(std::make_unique<Private>(std::move(settings), this))
{
}

HttpRunApi::~HttpRunApi()
{
    d->close();
}

void HttpRunApi::close()
{
    d->close();
}

void HttpRunApi::setToken(const QString &token)
{
    d->settings.token = token;
}

QFuture<TransitionReply> HttpRunApi::send(const Action &action)
{
    if (const std::optional<Error> error = d->obstacle())
        return QtFuture::makeReadyFuture(notSent(*error));
    if (action.idempotencyKey.isNull())
        return QtFuture::makeReadyFuture(notSent({ErrorCode::Invalid, ApiWords::keyMissing()}));
    const TransitionRequest transition = transitionRequest(action, d->settings.paths);
    const Result<QUrl> url = d->address.url(transition.pathTemplate, action.runId);
    if (!url)
        return QtFuture::makeReadyFuture(notSent(url.error()));
    QNetworkRequest request = d->request(*url, BodyLimit);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    request.setHeader(QNetworkRequest::ContentLengthHeader, transition.body.size());
    request.setRawHeader("Idempotency-Key", action.idempotencyKey.toByteArray(QUuid::WithoutBraces));
    auto *body = new OneShotBody(transition.body);
    return d->await<TransitionReply>(
        d->manager.post(request, body), body, BodyLimit, d->settings.deadline,
        [runId = action.runId](const HttpAnswer &answer) { return transitionReplyOf(answer, runId); });
}

QFuture<Result<Run>> HttpRunApi::fetchRun(const QString &id)
{
    return d->get<Run>(d->settings.paths.run, id, {}, BodyLimit, d->settings.deadline,
                       [id](const HttpAnswer &answer) { return runOf(answer, id); });
}

QFuture<Result<ResultDocument>> HttpRunApi::fetchResult(const QString &id)
{
    return d->get<ResultDocument>(d->settings.paths.result, id, {}, DocumentLimit,
                                  d->settings.deadline * DocumentPatience, documentOf);
}

QFuture<Result<bool>> HttpRunApi::ping()
{
    RunPageQuery query;
    query.limit = 1;
    return d->get<bool>(d->settings.paths.runs, {}, encodedQuery(query), BodyLimit, d->settings.deadline,
                        [](const HttpAnswer &answer) -> Result<bool> {
                            return runPageOf(answer).map([](const ApiRunPage &) { return true; });
                        });
}

QFuture<Result<ApiRunPage>> HttpRunApi::listRuns(const RunPageQuery &query)
{
    return d->get<ApiRunPage>(d->settings.paths.runs, {}, encodedQuery(query), BodyLimit, d->settings.deadline,
                              runPageOf);
}

} // namespace wf2des
