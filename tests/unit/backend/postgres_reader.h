// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/postgres_feed.h"
#include "postgres_server.h"

#include <QtTest>

namespace wf2des {

constexpr int patience = 20'000;

/// The rows that a feed has read, by id.
class ReadRows {
public:
    explicit ReadRows(const Profile &profile, LoadRange range = LoadRange::All)
        : feed(profile, PostgresServer::readerPassword(), &m_clock)
    {
        QObject::connect(&feed, &RunFeed::rowsRead, &feed, [this](const RunBatch &rows) {
            for (const Run &run : rows)
                byId.insert(run.id, run);
        });
        QObject::connect(&feed, &RunFeed::columnsDiscovered, &feed,
                         [this](const RunColumns &found) { columns = found; });
        feed.setRange(range);
        feed.start();
    }
    bool isLive() const { return feed.status().activity == FeedStatus::Activity::Live; }
    bool isFailed() const { return feed.status().activity == FeedStatus::Activity::Failed; }

private:
    SystemClock m_clock;

public:
    PostgresFeed feed;
    QHash<QString, Run> byId;
    std::optional<RunColumns> columns;
};

inline Result<Run> fetch(RunFeed &feed, const QString &id)
{
    QFuture<Result<Run>> future = feed.fetchRun(id);
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, patience))
        return failure({ErrorCode::Timeout, {}, {}});
    return future.result();
}

} // namespace wf2des
