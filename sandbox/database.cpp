// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database.h"

#include "database_error.h"

#include <QHash>
#include <QSqlError>

#include <algorithm>

namespace wf2des::sandbox {

namespace {

std::atomic<int> nextSerial = 0;
std::atomic<int> nextConnection = 0;

/// The names of this thread's connections by database; they go with the thread.
struct ThreadConnections {
    QHash<int, QString> names;

    ThreadConnections() = default;
    ~ThreadConnections() { close(); }
    Q_DISABLE_COPY_MOVE(ThreadConnections)
    void close()
    {
        for (const QString &name : std::as_const(names))
            QSqlDatabase::removeDatabase(name);
        names.clear();
    }
};

thread_local ThreadConnections threadConnections;

QSqlDatabase open(const DatabaseTarget &target, const QString &name)
{
    const bool sqlite = target.dialect == Dialect::Sqlite;
    QSqlDatabase database =
        QSqlDatabase::addDatabase(sqlite ? QStringLiteral("QSQLITE") : QStringLiteral("QPSQL"), name);
    database.setDatabaseName(target.name);
    if (sqlite) {
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    } else {
        database.setHostName(target.host);
        database.setPort(target.port);
        database.setUserName(target.user);
        database.setPassword(target.password);
        database.setConnectOptions(QStringLiteral("application_name=wf2des-sandbox"));
    }
    if (!database.open())
        throw DatabaseError(database.lastError().text());
    QStringList statements = target.sessionStatements;
    if (sqlite)
        statements += {QStringLiteral("PRAGMA journal_mode=WAL"), QStringLiteral("PRAGMA synchronous=NORMAL")};
    else
        statements += QStringLiteral("SET TIME ZONE 'UTC'");
    for (const QString &statement : std::as_const(statements)) {
        QSqlQuery query(database);
        if (!query.exec(statement))
            throw DatabaseError(query.lastError().text());
    }
    return database;
}

} // namespace

Database::Database(DatabaseTarget target)
    : m_target(std::move(target))
    , m_serial(nextSerial++)
{
}

Database::~Database() = default;

QSqlDatabase Database::connection() const
{
    const QString known = threadConnections.names.value(m_serial);
    if (!known.isEmpty()) {
        if (QSqlDatabase::database(known, false).isOpen())
            return QSqlDatabase::database(known, false);
        QSqlDatabase::removeDatabase(known); // lost: the next statement has a new one
    }
    const QString name = QStringLiteral("sandbox-%1").arg(nextConnection++);
    threadConnections.names.insert(m_serial, name);
    return open(m_target, name);
}

QSqlQuery Database::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    bool done = false;
    if (values.isEmpty()) {
        done = query.exec(sql);
    } else if (query.prepare(sql)) {
        for (const QVariant &value : values)
            query.addBindValue(value);
        done = query.exec();
    }
    if (!done)
        throw DatabaseError(query.lastError().text());
    return query;
}

void Database::closeThisThread()
{
    threadConnections.close();
}

void Database::setNow(Micros now)
{
    m_clockOffset = now - systemNow();
}

Micros Database::settledNow()
{
    const std::lock_guard lock(m_writing);
    // Nothing is being written now, and what comes later is stamped later.
    m_lastStamp = std::max(m_lastStamp, now());
    return m_lastStamp;
}

Micros Database::stamp(Micros after)
{
    m_lastStamp = std::max({now(), m_lastStamp + 1, after + 1});
    return m_lastStamp;
}

Database::Write::Write(Database &database)
    : m_database(database)
    , m_lock(database.m_writing)
{
    m_database.run(m_database.dialect() == Dialect::Sqlite ? QStringLiteral("BEGIN IMMEDIATE")
                                                           : QStringLiteral("BEGIN"));
}

Database::Write::~Write()
{
    if (!m_open)
        return;
    QSqlQuery query(m_database.connection());
    query.exec(QStringLiteral("ROLLBACK"));
}

void Database::Write::commit()
{
    m_database.run(QStringLiteral("COMMIT"));
    m_open = false;
}

} // namespace wf2des::sandbox
