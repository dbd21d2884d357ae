// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "database.h"
#include "json.h"
#include "options.h"
#include "postgres_cluster.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace wf2des::sandbox {

/// The sandbox's database: a SQLite file, or a private PostgreSQL cluster with its roles; filled with an invented
/// history when it is new.
class Deployment {
public:
    explicit Deployment(const Options &options);
    ~Deployment();
    Q_DISABLE_COPY_MOVE(Deployment)

    /// Brings the database up. Throws DatabaseError.
    void start();

    const Schema &schema() const { return m_schema; }
    Database &database() { return *m_database; }
    /// How to reach the database, for the line that tells that the server is ready: null for SQLite.
    Json postgresJson() const;
    QString databaseFile() const { return m_file; }

private:
    void startSqlite();
    void startPostgres();
    void createRoles();
    void fill(Database &database);

    const Options &m_options;
    const Schema m_schema;
    std::optional<QTemporaryDir> m_directory; ///< of the temporary SQLite file
    QString m_file;
    PostgresCluster m_cluster;
    QString m_ownerPassword;
    QString m_readerPassword;
    std::unique_ptr<Database> m_database;
};

} // namespace wf2des::sandbox
