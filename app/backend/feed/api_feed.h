// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/run_pages.h"
#include "feed/polling_feed.h"
#include "profile/profile.h"

#include <functional>

namespace wf2des {

class HttpRunApi;

/// Reads the runs through GET list, for a profile without database credentials (DESIGN 5.2). UI thread.
class ApiFeed final : public PollingFeed {
    Q_OBJECT
public:
    /// `api` and `clock` must outlive the feed.
    ApiFeed(const Profile &profile, HttpRunApi *api, const Clock *clock, QObject *parent = nullptr);

protected:
    QFuture<Result<FeedDiscovery>> openSource() override;
    void closeSource() override;
    QFuture<Result<FeedReading>> readOpen() override;
    QFuture<Result<std::optional<qint64>>> estimate(std::optional<EpochMicroseconds> createdSince) override;
    QFuture<Result<FeedReading>> readRange(std::optional<EpochMicroseconds> createdSince,
                                           std::optional<qint64> expected) override;
    QFuture<Result<FeedReading>> readDelta(EpochMicroseconds updatedSince) override;
    QFuture<Result<FeedReading>> readMore() override;
    QFuture<Result<FeedReading>> readByIds(const QStringList &ids) override;
    QFuture<Result<Run>> readRun(const QString &id) override;

private:
    struct Collection;
    /// One page of m_batches, which then stands at the next.
    QFuture<Result<FeedReading>> readPage();
    /// Every page of every query, as one answer.
    QFuture<Result<FeedReading>> readAll(const QList<RunPageQuery> &queries);
    void collect(const std::shared_ptr<Collection> &collection);

    HttpRunApi *m_api;
    RunPageQuery m_scope;
    RunPageQuery m_batches; ///< the range or delta under way
    quint64 m_connection = 0; ///< counts openings; what was begun in an older one stops
};

} // namespace wf2des
