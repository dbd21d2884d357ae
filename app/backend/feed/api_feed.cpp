// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/api_feed.h"

#include "api/exact_values.h"
#include "api/http_run_api.h"

#include <QPromise>

#include <memory>

namespace wf2des {

namespace {

constexpr qsizetype idsAtOnce = 100;

void add(RunPageQuery &query, const char *name, const QString &value)
{
    query.parameters.append({QString::fromLatin1(name), value});
}

RunPageQuery scopeOf(const Profile &profile)
{
    RunPageQuery query;
    if (profile.organizationId)
        add(query, "organization_id", QString::number(*profile.organizationId));
    for (const qint64 id : profile.projectIds)
        add(query, "project_id", QString::number(id));
    return query;
}

} // namespace

/// Pages of several queries on their way to one answer.
struct ApiFeed::Collection {
    QList<RunPageQuery> queries; ///< the first one stands at its next page
    FeedReading reading;
    quint64 connection = 0;
    QPromise<Result<FeedReading>> promise;

    void finish(Result<FeedReading> result)
    {
        promise.addResult(std::move(result));
        promise.finish();
    }
};

ApiFeed::ApiFeed(const Profile &profile, HttpRunApi *api, const Clock *clock, QObject *parent)
    : PollingFeed(clock, parent)
    , m_api(api)
    , m_scope(scopeOf(profile))
{
    PollingFeed::setRange(profile.range);
}

QFuture<Result<FeedDiscovery>> ApiFeed::openSource()
{
    ++m_connection;
    RunPageQuery query = m_scope;
    query.limit = 1;
    return m_api->listRuns(query).then([](const Result<ApiRunPage> &page) -> Result<FeedDiscovery> {
        if (!page)
            return failure(page.error());
        return FeedDiscovery{page->columns.value_or(RunColumns()), {}};
    });
}

void ApiFeed::closeSource()
{
    ++m_connection;
}

QFuture<Result<FeedReading>> ApiFeed::readOpen()
{
    RunPageQuery query = m_scope;
    add(query, "status", QStringLiteral("0"));
    return readAll({query});
}

QFuture<Result<std::optional<qint64>>> ApiFeed::estimate(std::optional<EpochMicroseconds>)
{
    QPromise<Result<std::optional<qint64>>> promise;
    promise.start();
    promise.addResult(std::optional<qint64>()); // GET list does not count
    promise.finish();
    return promise.future();
}

QFuture<Result<FeedReading>> ApiFeed::readRange(std::optional<EpochMicroseconds> createdSince, std::optional<qint64>)
{
    m_batches = m_scope;
    if (createdSince)
        add(m_batches, "created_after", timeToRfc3339(*createdSince));
    add(m_batches, "order", QStringLiteral("created_at_desc"));
    return readPage();
}

QFuture<Result<FeedReading>> ApiFeed::readDelta(EpochMicroseconds updatedSince)
{
    m_batches = m_scope;
    add(m_batches, "updated_after", timeToRfc3339(updatedSince));
    add(m_batches, "include_deleted", QStringLiteral("true"));
    add(m_batches, "order", QStringLiteral("updated_at_asc"));
    return readPage();
}

QFuture<Result<FeedReading>> ApiFeed::readMore()
{
    return readPage();
}

QFuture<Result<FeedReading>> ApiFeed::readPage()
{
    return m_api->listRuns(m_batches).then(
        [self = QPointer(this), this](const Result<ApiRunPage> &page) -> Result<FeedReading> {
            if (!self)
                return failure({ErrorCode::Cancelled});
            if (!page)
                return failure(page.error());
            // A server that gives the same cursor again would be read for ever.
            const bool more = !page->nextCursor.isEmpty() && page->nextCursor != m_batches.cursor;
            m_batches.cursor = page->nextCursor;
            return FeedReading{page->items, more, page->asOf, {}};
        });
}

QFuture<Result<FeedReading>> ApiFeed::readByIds(const QStringList &ids)
{
    QList<RunPageQuery> queries;
    for (qsizetype from = 0; from < ids.size(); from += idsAtOnce) {
        RunPageQuery query = m_scope;
        const QStringList some = ids.mid(from, idsAtOnce);
        for (const QString &id : some)
            add(query, "id", id);
        add(query, "include_deleted", QStringLiteral("true"));
        queries.append(query);
    }
    return readAll(queries);
}

QFuture<Result<FeedReading>> ApiFeed::readAll(const QList<RunPageQuery> &queries)
{
    const auto collection = std::make_shared<Collection>();
    collection->queries = queries;
    collection->connection = m_connection;
    collection->promise.start();
    collect(collection);
    return collection->promise.future();
}

void ApiFeed::collect(const std::shared_ptr<Collection> &collection)
{
    if (collection->connection != m_connection) {
        collection->finish(failure({ErrorCode::Cancelled, tr("The connection was closed.")}));
        return;
    }
    if (collection->queries.isEmpty()) {
        collection->finish(collection->reading);
        return;
    }
    m_api->listRuns(collection->queries.first())
        .then([self = QPointer(this), this, collection](const Result<ApiRunPage> &page) {
            if (!self || !page) {
                collection->finish(failure(page ? Error{ErrorCode::Cancelled} : page.error()));
                return;
            }
            FeedReading &reading = collection->reading;
            reading.rows += page->items;
            if (!reading.serverTime)
                reading.serverTime = page->asOf;
            RunPageQuery &query = collection->queries.first();
            if (page->nextCursor.isEmpty() || page->nextCursor == query.cursor)
                collection->queries.removeFirst();
            else
                query.cursor = page->nextCursor;
            collect(collection);
        });
}

QFuture<Result<Run>> ApiFeed::readRun(const QString &id)
{
    return m_api->fetchRun(id);
}

} // namespace wf2des
