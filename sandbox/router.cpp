// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "router.h"

#include "database_error.h"

#include <cstdio>

namespace wf2des::sandbox {

namespace {

ApiReply noSuchPath()
{
    return problem(404, QLatin1String("not_found"), QStringLiteral("There is nothing at this address."));
}

} // namespace

Router::Router(const Identities &identities, RunRepository &runs, Faults &faults, Pace &pace, RequestLog &log)
    : m_identities(identities)
    , m_faults(faults)
    , m_runs(runs)
    , m_transitions(runs)
    , m_documents(runs)
    , m_controls(faults, pace, log)
{
}

IdempotencyStore::Outcome Router::answer(ApiRequest &request)
{
    try {
        return dispatch(request);
    } catch (const RefusedRequest &refused) {
        return {refused.reply()};
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s %s: %s\n", request.method.c_str(), request.path.toUtf8().constData(), error.what());
        return {problem(500, QLatin1String("internal_error"), QStringLiteral("The server failed."))};
    }
}

IdempotencyStore::Outcome Router::dispatch(ApiRequest &request)
{
    const QStringList parts = request.path.split(u'/', Qt::SkipEmptyParts);
    const QString first = parts.value(0);
    if (request.method == "GET" && request.path == QLatin1String("/healthz"))
        return {jsonReply({{"status", "ok"}})};
    if (request.method == "GET" && first == QLatin1String("artifact-store"))
        return {m_documents.stored(request, request.path.section(u'/', 2))};
    if (const std::optional<ApiReply> refusal = refuseCaller(request))
        return {*refusal};
    if (first == QLatin1String("sandbox")) {
        const QString what = parts.size() == 2 ? parts.at(1) : QString();
        if (what == QLatin1String("faults"))
            return {m_controls.faults(request)};
        if (what == QLatin1String("workers"))
            return {m_controls.workers(request)};
        return {what == QLatin1String("requests") ? m_controls.requests(request) : noSuchPath()};
    }
    if (request.method == "GET")
        return {dispatchGet(request, parts)};
    const std::function<ApiReply()> work = findPost(request, parts);
    return work ? m_idempotency.answer(request, work) : IdempotencyStore::Outcome{noSuchPath()};
}

std::optional<ApiReply> Router::refuseCaller(ApiRequest &request)
{
    const std::optional<Identity> identity = m_identities.find(request.bearer);
    if (!identity)
        return problem(401, QLatin1String("unauthorized"), QStringLiteral("A valid bearer token is needed."))
            .with("WWW-Authenticate", "Bearer");
    request.identity = *identity;
    if (request.method != "GET" && !identity->mayWrite)
        return problem(403, QLatin1String("forbidden"), QStringLiteral("This token may only read."));
    const bool isControl = request.path.startsWith(QLatin1String("/sandbox/"));
    if (!isControl && !identity->isSimulated && !m_faults.allows())
        return problem(429, QLatin1String("rate_limited"), QStringLiteral("Too many requests."))
            .with("Retry-After", "1");
    return std::nullopt;
}

ApiReply Router::dispatchGet(const ApiRequest &request, const QStringList &parts)
{
    if (parts.value(0) != QLatin1String("wf2des") || parts.size() > 3)
        return noSuchPath();
    if (parts.size() == 1)
        return m_runs.list(request);
    const QString id = parts.at(1);
    if (parts.size() == 2)
        return m_runs.get(id);
    if (parts.at(2) == QLatin1String("result"))
        return m_documents.result(request, id);
    return parts.at(2) == QLatin1String("artifact") ? m_documents.artifact(id) : noSuchPath();
}

std::function<ApiReply()> Router::findPost(const ApiRequest &request, const QStringList &parts)
{
    if (request.method != "POST" || parts.value(0) != QLatin1String("wf2des"))
        return {};
    if (parts.size() == 1)
        return [&] {
            return m_runs.create(request);
        };
    if (parts.size() != 3)
        return {};
    using Call = ApiReply (TransitionRoutes::*)(const ApiRequest &, const QString &);
    static const QHash<QString, Call> calls{
        {QStringLiteral("confirm"), &TransitionRoutes::confirm},
        {QStringLiteral("cancel"), &TransitionRoutes::cancel},
        {QStringLiteral("feedback"), &TransitionRoutes::feedback},
        {QStringLiteral("placement"), &TransitionRoutes::placement},
        {QStringLiteral("ai-status"), &TransitionRoutes::aiStatus},
    };
    const Call call = calls.value(parts.at(2), nullptr);
    if (!call)
        return {};
    return [this, &request, call, id = parts.at(1)] {
        return (m_transitions.*call)(request, id);
    };
}

} // namespace wf2des::sandbox
