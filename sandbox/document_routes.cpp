// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document_routes.h"

#include "result_document.h"
#include "run_routes.h"

#include <QCryptographicHash>
#include <QUrl>

namespace wf2des::sandbox {

namespace {

ApiReply noDocument()
{
    return problem(404, QLatin1String("not_found"), QStringLiteral("The run has no such document."));
}

/// True when a version in the If-None-Match list is `etag`; weak comparison.
bool matches(const QString &ifNoneMatch, const QString &etag)
{
    for (QString candidate : ifNoneMatch.split(u',')) {
        candidate = candidate.trimmed();
        if (candidate.startsWith(QLatin1String("W/")))
            candidate.remove(0, 2);
        if (candidate == etag || candidate == QLatin1String("*"))
            return true;
    }
    return false;
}

} // namespace

DocumentRoutes::DocumentRoutes(RunRepository &runs)
    : m_runs(runs)
{
}

std::optional<Json> DocumentRoutes::document(const RunRow &row)
{
    return resultDocument(row, m_runs.note(row.id, QStringLiteral("reject_reason")));
}

ApiReply DocumentRoutes::result(const ApiRequest &request, const QString &id)
{
    const std::optional<RunRow> row = m_runs.find(id);
    if (!row)
        return runNotFound();
    const std::optional<Json> json = document(*row);
    if (!json)
        return noDocument();
    ApiReply reply = jsonReply(*json);
    const QByteArray digest = QCryptographicHash::hash(QByteArray::fromStdString(reply.body), QCryptographicHash::Sha1);
    const QString etag = u'"' + QString::fromLatin1(digest.toHex()) + u'"';
    if (matches(request.ifNoneMatch, etag))
        reply = {.status = 304, .contentType = {}};
    return reply.with("ETag", etag.toStdString()).with("Vary", "Accept-Encoding").with("Cache-Control", "private");
}

ApiReply DocumentRoutes::artifact(const QString &id)
{
    const std::optional<RunRow> row = m_runs.find(id);
    if (!row)
        return runNotFound();
    if (row->resultUrl.isEmpty())
        return noDocument();
    const QByteArray signature =
        QCryptographicHash::hash(row->resultUrl.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    const QString address = m_storeUrl + QString::fromLatin1(QUrl::toPercentEncoding(row->resultUrl, "/"))
        + QStringLiteral("?X-Amz-Expires=300&X-Amz-Signature=") + QString::fromLatin1(signature);
    ApiReply reply{.status = 302, .contentType = {}};
    return reply.with("Location", address.toStdString());
}

ApiReply DocumentRoutes::stored(const ApiRequest &request, const QString &key)
{
    if (request.hasAuthorization)
        return problem(400, QLatin1String("invalid_request"),
                       QStringLiteral("Only one way to authorize is allowed: the address carries its own."));
    // wf2des/results/{id}/{attempt}/...
    const std::optional<RunRow> row = m_runs.find(key.section(u'/', 2, 2));
    if (!row || row->resultUrl != key)
        return noDocument();
    const std::optional<Json> json = document(*row);
    return jsonReply(json ? *json : Json{{"_id", row->id.toStdString()}, {"error", row->errorMessage.toStdString()}});
}

} // namespace wf2des::sandbox
