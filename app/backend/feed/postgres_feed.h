// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/polling_feed.h"
#include "feed/postgres_worker.h"
#include "profile/profile.h"

namespace wf2des {

class PostgresLink;

/// Reads the table from PostgreSQL, in read-only transactions alone (DESIGN 5.2). UI thread; the connection lives on a
/// thread of its own, and there is at most one at a time, with a second while a dead one is being given up.
class PostgresFeed final : public PollingFeed {
    Q_OBJECT
public:
    /// `clock` must outlive the feed.
    PostgresFeed(const Profile &profile, const QString &password, const Clock *clock, QObject *parent = nullptr);
    ~PostgresFeed() override;

    /// For the connections opened from now on.
    void setDeadlines(const PostgresDeadlines &deadlines) { m_deadlines = deadlines; }

    /// Opens a connection of its own, looks at everything a feed needs, and closes it: for the doctor. The error is the
    /// one a feed would have; DriverMissing when the driver is listed and yet does not load (RELIABILITY M6).
    static QFuture<Result<PostgresProbe>> probe(const Profile &profile, const QString &password,
                                                const PostgresDeadlines &deadlines = {});

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
    template <typename T, typename Job> QFuture<Result<T>> ask(std::chrono::milliseconds deadline, Job job);

    Profile m_profile;
    QString m_password;
    PostgresDeadlines m_deadlines;
    PostgresLink *m_link = nullptr;
};

} // namespace wf2des
