// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/polling_feed.h"
#include "feed/postgres_connection.h"
#include "feed/postgres_probe.h"
#include "feed/postgres_sql.h"

#include <QObject>

namespace wf2des {

/// The reads, on the thread that owns the connection. Every call blocks that thread and no other. Between the batches
/// of a long read its transaction stays open; other reads then take part in it.
class PostgresWorker : public QObject {
    Q_OBJECT
public:
    PostgresWorker(const Profile &profile, const QString &password, const PostgresDeadlines &deadlines,
                   std::shared_ptr<ConnectionBreaker> breaker);

    Result<FeedDiscovery> open();
    Result<PostgresProbe> probe();
    Result<FeedReading> readOpen();
    Result<std::optional<qint64>> estimate(std::optional<EpochMicroseconds> createdSince);
    Result<FeedReading> readRange(std::optional<EpochMicroseconds> createdSince, bool newestFirst);
    Result<FeedReading> readDelta(EpochMicroseconds updatedSince);
    Result<FeedReading> readMore();
    Result<FeedReading> readByIds(const QStringList &ids);
    Result<Run> readRun(const QString &id);

private:
    struct TableFacts {
        PostgresTable table;
        bool roleMayWrite = false;
    };
    using Read = std::function<Result<bool>(FeedReading &reading)>;

    Result<TableFacts> discover();
    Result<bool> checkFacts(const QStringList &row, TableFacts &facts) const;
    QStringList warnings(const TableFacts &facts) const;
    Result<FeedReading> inTransaction(std::chrono::milliseconds deadline, const Read &read);
    Result<FeedReading> readInBatches(const QString &sql);
    Result<bool> fetchBatch(FeedReading &reading);
    Result<bool> readRows(const QString &sql, const RunRowReader &reader, std::chrono::milliseconds deadline,
                          RunBatch &rows);
    Result<bool> endLongRead();

    Profile m_profile;
    PostgresConnection m_connection;
    PostgresSql m_sql;
    bool m_longRead = false; ///< a cursor and its transaction are open
};

} // namespace wf2des
