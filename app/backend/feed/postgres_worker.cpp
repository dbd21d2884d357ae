// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_worker.h"

#include "feed/connect_error.h"

#include <QSqlQuery>
#include <QVariant>

namespace wf2des {

namespace {

constexpr int batchRows = 5'000;
constexpr int idsAtOnce = 500;

std::optional<qint64> numberAt(const QSqlQuery &query, int column)
{
    return query.isNull(column) ? std::nullopt : std::optional(query.value(column).toString().toLongLong());
}

void takeClock(const QSqlQuery &query, FeedReading &reading)
{
    reading.serverTime = numberAt(query, 0);
    if (const std::optional<qint64> delay = numberAt(query, 1))
        reading.replicaDelay = std::chrono::milliseconds(*delay);
}

/// The estimate in a plan's first line: "Seq Scan on wf2des  (cost=0.00..12.50 rows=250 width=540)".
std::optional<qint64> rowsInPlan(const QString &line)
{
    const qsizetype start = line.indexOf(QLatin1String(" rows="));
    if (start < 0)
        return std::nullopt;
    const qsizetype from = start + 6;
    const qsizetype end = line.indexOf(u' ', from);
    bool isNumber = false;
    const qint64 rows = line.mid(from, end - from).toLongLong(&isNumber);
    return isNumber ? std::optional(rows) : std::nullopt;
}

} // namespace

PostgresWorker::PostgresWorker(const Profile &profile, const QString &password, const PostgresDeadlines &deadlines,
                               std::shared_ptr<ConnectionBreaker> breaker)
    : m_profile(profile)
    , m_connection(profile.database, password, deadlines, std::move(breaker))
    , m_sql(profile, {})
{
}

Result<FeedDiscovery> PostgresWorker::open()
{
    m_longRead = false;
    const Result<bool> opened = m_connection.open();
    if (!opened)
        return failure(opened.error());
    const Result<TableFacts> facts = discover();
    if (!facts)
        return failure(facts.error());
    m_sql = PostgresSql(m_profile, facts->table);
    return FeedDiscovery{facts->table.columns, warnings(*facts)};
}

Result<PostgresProbe> PostgresWorker::probe()
{
    const Result<bool> opened = m_connection.open();
    if (!opened)
        return failure(opened.error());
    const Result<TableFacts> facts = discover();
    if (!facts)
        return failure(facts.error());
    m_sql = PostgresSql(m_profile, facts->table);
    const Result<FeedReading> reading = readOpen();
    if (!reading)
        return failure(reading.error());
    return PostgresProbe{m_connection.serverVersion(), facts->roleMayWrite, reading->replicaDelay.has_value(),
                         facts->table.columns, warnings(*facts)};
}

Result<PostgresWorker::TableFacts> PostgresWorker::discover()
{
    const std::optional<QString> sql = PostgresSql::discovery(m_profile.database);
    QStringList row;
    const Result<FeedReading> read = inTransaction(m_connection.deadlines().poll, [&](FeedReading &) -> Result<bool> {
        if (!sql)
            return true;
        return m_connection.run(*sql, m_connection.deadlines().poll, [&](const QSqlQuery &query) {
            for (int i = 0; i < 5; ++i)
                row.append(query.value(i).toString());
        });
    });
    if (!read)
        return failure(read.error());
    TableFacts facts;
    const Result<bool> checked = checkFacts(row, facts);
    return checked ? Result<TableFacts>(facts) : failure(checked.error());
}

Result<bool> PostgresWorker::checkFacts(const QStringList &row, TableFacts &facts) const
{
    const DatabaseSettings &database = m_profile.database;
    const QString table = database.schema + u'.' + database.table;
    if (row.isEmpty())
        return failure({ErrorCode::TableMissing, tr("The database %1 has no table %2.").arg(database.database, table)});
    const QString yes = QStringLiteral("true");
    if (row.at(0) != yes || row.at(1) != yes)
        return failure(
            {ErrorCode::PermissionDenied, tr("The user %1 may not read the table %2.").arg(database.user, table)});
    const QStringList present = row.at(3).split(u'\n');
    const QStringList missing = RunColumns::missingRequired(present);
    if (!missing.isEmpty())
        return failure({ErrorCode::ColumnMissing,
                        tr("The table %1 lacks %n column(s) that the program needs: %2.", nullptr,
                           static_cast<int>(missing.size()))
                            .arg(table, missing.join(QLatin1String(", ")))});
    facts.roleMayWrite = row.at(2) == yes;
    facts.table.columns = RunColumns::discovered(present);
    facts.table.idIsUuid = row.at(4) == QLatin1String("uuid");
    return true;
}

QStringList PostgresWorker::warnings(const TableFacts &facts) const
{
    const DatabaseSettings &database = m_profile.database;
    QStringList warnings;
    if (facts.roleMayWrite)
        warnings.append(
            tr("The database user %1 may write. The program only reads; give it a user that cannot do more.")
                .arg(database.user));
    if (isLoopback(database))
        return warnings;
    switch (database.tls) {
    case DatabaseSettings::Tls::VerifyFull:
        break;
    case DatabaseSettings::Tls::VerifyCa:
        warnings.append(tr("The name in the database server's certificate is not checked."));
        break;
    case DatabaseSettings::Tls::Require:
        warnings.append(tr("The database server's certificate is not checked."));
        break;
    case DatabaseSettings::Tls::Off:
        warnings.append(tr("The connection to the database is not encrypted."));
        break;
    }
    return warnings;
}

Result<FeedReading> PostgresWorker::inTransaction(std::chrono::milliseconds deadline, const Read &read)
{
    FeedReading reading;
    const auto onClock = [&](const QSqlQuery &query) {
        takeClock(query, reading);
    };
    const bool joins = m_longRead;
    const Result<bool> begun = joins ? m_connection.run(PostgresSql::clock(), deadline, onClock)
                                     : m_connection.runSeveral(PostgresSql::begin(deadline), deadline, onClock);
    if (!begun)
        return failure(begun.error());
    const Result<bool> done = read(reading);
    if (joins || (done && m_longRead))
        return done ? Result<FeedReading>(std::move(reading)) : failure(done.error());
    const Result<bool> ended = m_connection.run(done ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK"), deadline);
    if (!done)
        return failure(done.error());
    return ended ? Result<FeedReading>(std::move(reading)) : failure(ended.error());
}

Result<bool> PostgresWorker::readRows(const QString &sql, const RunRowReader &reader,
                                      std::chrono::milliseconds deadline, RunBatch &rows)
{
    return m_connection.run(sql, deadline, [&](const QSqlQuery &query) { rows.append(reader.read(query)); });
}

Result<FeedReading> PostgresWorker::readOpen()
{
    const std::chrono::milliseconds deadline = m_connection.deadlines().poll;
    return inTransaction(deadline, [&](FeedReading &reading) {
        return readRows(m_sql.openRuns(), m_sql.listReader(), deadline, reading.rows);
    });
}

Result<std::optional<qint64>> PostgresWorker::estimate(std::optional<EpochMicroseconds> createdSince)
{
    const std::chrono::milliseconds deadline = m_connection.deadlines().poll;
    std::optional<qint64> rows;
    const Result<FeedReading> read = inTransaction(deadline, [&](FeedReading &) {
        return m_connection.run(QLatin1String("EXPLAIN ") + m_sql.range(createdSince, false), deadline,
                                [&](const QSqlQuery &query) {
                                    if (!rows)
                                        rows = rowsInPlan(query.value(0).toString());
                                });
    });
    return read ? Result<std::optional<qint64>>(rows) : failure(read.error());
}

Result<FeedReading> PostgresWorker::readRange(std::optional<EpochMicroseconds> createdSince, bool newestFirst)
{
    return readInBatches(m_sql.range(createdSince, newestFirst));
}

Result<FeedReading> PostgresWorker::readDelta(EpochMicroseconds updatedSince)
{
    return readInBatches(m_sql.changes(updatedSince));
}

Result<FeedReading> PostgresWorker::readInBatches(const QString &sql)
{
    const Result<bool> ended = endLongRead();
    if (!ended)
        return failure(ended.error());
    const std::chrono::milliseconds deadline = m_connection.deadlines().history;
    return inTransaction(deadline, [&](FeedReading &reading) -> Result<bool> {
        const Result<bool> declared =
            m_connection.run(QLatin1String("DECLARE wf2des_rows NO SCROLL CURSOR FOR ") + sql, deadline);
        return declared ? fetchBatch(reading) : declared;
    });
}

Result<FeedReading> PostgresWorker::readMore()
{
    if (!m_longRead)
        return FeedReading{};
    FeedReading reading;
    const Result<bool> fetched = fetchBatch(reading);
    if (!fetched)
        return failure(fetched.error());
    if (reading.more)
        return reading;
    const Result<bool> ended = m_connection.run(QStringLiteral("COMMIT"), m_connection.deadlines().poll);
    return ended ? Result<FeedReading>(std::move(reading)) : failure(ended.error());
}

Result<bool> PostgresWorker::fetchBatch(FeedReading &reading)
{
    const Result<bool> fetched = readRows(QStringLiteral("FETCH FORWARD %1 FROM wf2des_rows").arg(batchRows),
                                          m_sql.listReader(), m_connection.deadlines().history, reading.rows);
    reading.more = fetched && reading.rows.size() == batchRows;
    m_longRead = reading.more;
    return fetched;
}

Result<bool> PostgresWorker::endLongRead()
{
    if (!std::exchange(m_longRead, false))
        return true;
    return m_connection.run(QStringLiteral("COMMIT"), m_connection.deadlines().poll);
}

Result<FeedReading> PostgresWorker::readByIds(const QStringList &ids)
{
    const std::chrono::milliseconds deadline = m_connection.deadlines().poll;
    return inTransaction(deadline, [&](FeedReading &reading) -> Result<bool> {
        for (qsizetype from = 0; from < ids.size(); from += idsAtOnce) {
            const std::optional<QString> sql = m_sql.byIds(ids.mid(from, idsAtOnce), false);
            const Result<bool> read = sql ? readRows(*sql, m_sql.listReader(), deadline, reading.rows) : true;
            if (!read)
                return read;
        }
        return true;
    });
}

Result<Run> PostgresWorker::readRun(const QString &id)
{
    const std::optional<QString> sql = m_sql.byIds({id}, true);
    const Error notFound{ErrorCode::NotFound, tr("There is no such run.")};
    if (!sql)
        return failure(notFound);
    const std::chrono::milliseconds deadline = m_connection.deadlines().poll;
    const Result<FeedReading> read = inTransaction(
        deadline, [&](FeedReading &reading) { return readRows(*sql, m_sql.detailReader(), deadline, reading.rows); });
    if (!read)
        return failure(read.error());
    return read->rows.isEmpty() ? Result<Run>(failure(notFound)) : Result<Run>(read->rows.first());
}

} // namespace wf2des
