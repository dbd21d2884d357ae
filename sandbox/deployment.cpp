// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deployment.h"

#include "database_error.h"
#include "history_seed.h"
#include "run_repository.h"

#include <QFileInfo>
#include <QRandomGenerator>

namespace wf2des::sandbox {

namespace {

const QString databaseName = QStringLiteral("wf2des");
const QString ownerRole = QStringLiteral("wf2des_api");
const QString readerRole = QStringLiteral("wf2des_reader");

QString randomPassword()
{
    QString password;
    for (int i = 0; i < 4; ++i)
        password += QStringLiteral("%1").arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    return password;
}

} // namespace

Deployment::Deployment(const Options &options)
    : m_options(options)
    , m_schema(options.postgres ? Dialect::Postgres : Dialect::Sqlite, options.enumTypes, options.withoutColumns)
{
}

Deployment::~Deployment()
{
    Database::closeThisThread();
}

void Deployment::start()
{
    if (m_options.postgres)
        startPostgres();
    else
        startSqlite();
    if (m_options.now)
        m_database->setNow(*m_options.now);
}

void Deployment::startSqlite()
{
    m_file = m_options.databaseFile;
    if (m_file.isEmpty()) {
        m_directory.emplace();
        m_file = m_directory->filePath(QStringLiteral("wf2des.sqlite"));
    }
    const bool isNew = QFileInfo(m_file).size() == 0;
    m_database = std::make_unique<Database>(DatabaseTarget{.dialect = Dialect::Sqlite, .name = m_file});
    if (isNew)
        fill(*m_database);
}

void Deployment::startPostgres()
{
    if (!m_cluster.start())
        throw DatabaseError(m_cluster.errorText());
    createRoles();
    DatabaseTarget target{.dialect = Dialect::Postgres,
                          .name = databaseName,
                          .host = m_cluster.host(),
                          .port = m_cluster.port(),
                          .user = ownerRole,
                          .password = m_ownerPassword};
    m_database = std::make_unique<Database>(target);

    // The history is written by the owner's hand but out of the statement log.
    target.user = m_cluster.adminUser();
    target.password = m_cluster.adminPassword();
    target.sessionStatements = {QStringLiteral("SET log_statement = 'none'"),
                                QStringLiteral("SET ROLE %1").arg(ownerRole)};
    Database quiet(target);
    fill(quiet);
    quiet.run(QStringLiteral("GRANT SELECT ON %1 TO %2").arg(Schema::table(), readerRole));
    quiet.run(QStringLiteral("ANALYZE %1").arg(Schema::table()));
    Database::closeThisThread();
}

void Deployment::createRoles()
{
    m_ownerPassword = randomPassword();
    m_readerPassword = randomPassword();
    const QString quiet = QStringLiteral("SET log_statement = 'none';\n");
    const QString roles = QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD '%2';\n"
                                         "CREATE ROLE %3 LOGIN PASSWORD '%4';\n"
                                         "CREATE DATABASE %5;\n"
                                         "REVOKE ALL ON DATABASE %5 FROM PUBLIC;\n"
                                         "GRANT CONNECT ON DATABASE %5 TO %1, %3;\n")
                              .arg(ownerRole, m_ownerPassword, readerRole, m_readerPassword, databaseName);
    const QString rights = QStringLiteral("REVOKE CREATE ON SCHEMA public FROM PUBLIC;\n"
                                          "GRANT USAGE, CREATE ON SCHEMA public TO %1;\n"
                                          "GRANT USAGE ON SCHEMA public TO %2;\n")
                               .arg(ownerRole, readerRole);
    if (!m_cluster.execute(quiet + roles) || !m_cluster.execute(quiet + rights, databaseName))
        throw DatabaseError(m_cluster.errorText());
}

void Deployment::fill(Database &database)
{
    RunRepository runs(database, m_schema);
    runs.createTable();
    HistorySeed history(m_options.seed, m_options.now.value_or(systemNow()));
    runs.insertHistory(history.rows(m_options.runs));
}

Json Deployment::postgresJson() const
{
    if (!m_options.postgres)
        return nullptr;
    return {{"host", m_cluster.host().toStdString()},
            {"port", m_cluster.port()},
            {"database", databaseName.toStdString()},
            {"user", readerRole.toStdString()},
            {"password", m_readerPassword.toStdString()},
            {"schema", "public"},
            {"table", Schema::table().toStdString()},
            {"log", m_cluster.logFile().toStdString()},
            {"owner_user", ownerRole.toStdString()},
            {"owner_password", m_ownerPassword.toStdString()},
            {"admin_user", m_cluster.adminUser().toStdString()},
            {"admin_password", m_cluster.adminPassword().toStdString()},
            {"server_pid", m_cluster.serverPid()}};
}

} // namespace wf2des::sandbox
