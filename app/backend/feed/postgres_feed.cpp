// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_feed.h"

#include "feed/postgres_link.h"

namespace wf2des {

namespace {

/// Above so many rows a sort would write large files on the server: the range then comes in the table's own order.
constexpr qint64 mostSortedRows = 200'000;

/// How long the UI thread waits for an answer before it takes the thread for lost.
std::chrono::milliseconds limitOf(std::chrono::milliseconds deadline, const PostgresDeadlines &deadlines)
{
    return deadline + 4 * deadlines.grace;
}

} // namespace

PostgresFeed::PostgresFeed(const Profile &profile, const QString &password, const Clock *clock, QObject *parent)
    : PollingFeed(clock, parent)
    , m_profile(profile)
    , m_password(password)
{
    PollingFeed::setRange(profile.range);
}

PostgresFeed::~PostgresFeed()
{
    PostgresFeed::closeSource();
}

template <typename T, typename Job> QFuture<Result<T>> PostgresFeed::ask(std::chrono::milliseconds deadline, Job job)
{
    if (m_link)
        return m_link->ask<T>(limitOf(deadline, m_deadlines), std::move(job));
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(
        failure({ErrorCode::ConnectionLost, tr("There is no connection to the database at the moment.")}));
    promise.finish();
    return promise.future();
}

QFuture<Result<FeedDiscovery>> PostgresFeed::openSource()
{
    closeSource();
    m_link = new PostgresLink(m_profile, m_password, m_deadlines, this);
    return ask<FeedDiscovery>(m_deadlines.connect + m_deadlines.poll,
                              [](PostgresWorker &worker) { return worker.open(); });
}

void PostgresFeed::closeSource()
{
    // It may be this link's own answer that ends it: it is closed now and deleted later.
    if (PostgresLink *link = std::exchange(m_link, nullptr)) {
        link->close();
        link->deleteLater();
    }
}

QFuture<Result<FeedReading>> PostgresFeed::readOpen()
{
    return ask<FeedReading>(m_deadlines.poll, [](PostgresWorker &worker) { return worker.readOpen(); });
}

QFuture<Result<std::optional<qint64>>> PostgresFeed::estimate(std::optional<EpochMicroseconds> createdSince)
{
    return ask<std::optional<qint64>>(m_deadlines.poll,
                                      [createdSince](PostgresWorker &worker) { return worker.estimate(createdSince); });
}

QFuture<Result<FeedReading>> PostgresFeed::readRange(std::optional<EpochMicroseconds> createdSince,
                                                     std::optional<qint64> expected)
{
    const bool newestFirst = !expected || *expected <= mostSortedRows;
    return ask<FeedReading>(m_deadlines.history, [createdSince, newestFirst](PostgresWorker &worker) {
        return worker.readRange(createdSince, newestFirst);
    });
}

QFuture<Result<FeedReading>> PostgresFeed::readDelta(EpochMicroseconds updatedSince)
{
    return ask<FeedReading>(m_deadlines.history,
                            [updatedSince](PostgresWorker &worker) { return worker.readDelta(updatedSince); });
}

QFuture<Result<FeedReading>> PostgresFeed::readMore()
{
    return ask<FeedReading>(m_deadlines.history, [](PostgresWorker &worker) { return worker.readMore(); });
}

QFuture<Result<FeedReading>> PostgresFeed::readByIds(const QStringList &ids)
{
    return ask<FeedReading>(m_deadlines.poll, [ids](PostgresWorker &worker) { return worker.readByIds(ids); });
}

QFuture<Result<Run>> PostgresFeed::readRun(const QString &id)
{
    return ask<Run>(m_deadlines.poll, [id](PostgresWorker &worker) { return worker.readRun(id); });
}

} // namespace wf2des
