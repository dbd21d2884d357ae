// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schema.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

#include <atomic>
#include <mutex>

namespace wf2des::sandbox {

/// Where the database is.
struct DatabaseTarget {
    Dialect dialect = Dialect::Sqlite;
    QString name; ///< the SQLite file or the PostgreSQL database
    QString host = {};
    int port = 0;
    QString user = {};
    QString password = {};
    QStringList sessionStatements = {}; ///< run on every new connection
};

/// The database for all threads: one connection a thread, opened at its first use and closed with the thread. Writes go
/// one at a time and get strictly increasing times, so the order of updated_at is the order of the commits: a reader
/// that goes on after the last updated_at it saw misses nothing.
class Database {
public:
    explicit Database(DatabaseTarget target);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    Dialect dialect() const { return m_target.dialect; }

    /// This thread's connection. Throws DatabaseError.
    QSqlDatabase connection() const;
    /// Runs a statement with its values bound. Throws DatabaseError with the server's words.
    QSqlQuery run(const QString &sql, const QVariantList &values = {}) const;

    /// Makes the server's clock say `now` at this moment; it goes on from there.
    void setNow(Micros now);
    /// A time such that every write stamped before it has been committed.
    Micros settledNow();
    /// The time for a write: later than every one before and than `after`. Only inside a Write.
    Micros stamp(Micros after);

    /// Closes the calling thread's connections, of every Database. At the thread's end that happens by itself.
    static void closeThisThread();

    /// A writing transaction: rolled back unless commit() was called. Holds the only right to write.
    class Write {
    public:
        explicit Write(Database &database);
        ~Write();
        Q_DISABLE_COPY_MOVE(Write)
        void commit();

    private:
        Database &m_database;
        std::unique_lock<std::mutex> m_lock;
        bool m_open = true;
    };

private:
    Micros now() const { return systemNow() + m_clockOffset; }

    const DatabaseTarget m_target;
    const int m_serial;
    std::atomic<Micros> m_clockOffset = 0;
    std::mutex m_writing;
    Micros m_lastStamp = 0;
};

} // namespace wf2des::sandbox
