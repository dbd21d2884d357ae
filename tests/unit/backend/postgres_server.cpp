// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "postgres_server.h"

#include "run/run_columns.h"

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>
#include <QtTest>

namespace wf2des {

namespace {

const QString adminConnection = QStringLiteral("administrator");

struct ColumnType {
    const char *name;
    const char *type; ///< "code N": an enum of N codes, or a varchar
    const char *ordinaryValue;
};

const ColumnType columnTypes[] = {
    {"id", "varchar(255) PRIMARY KEY", nullptr},
    {"organization_id", "bigint NOT NULL", "1"},
    {"project_id", "bigint NOT NULL", "12"},
    {"figma_file_key", "varchar(255) NOT NULL", "'FILE'"},
    {"wf_node_id", "varchar(255) NOT NULL", nullptr},
    {"screen_id", "varchar(255) NOT NULL", "'SCR-0042'"},
    {"prompt", "text", "NULL"},
    {"placement_target", "varchar(255)", "NULL"},
    {"auto_confirm", "code 2 NOT NULL", "'0'"},
    {"trigger_surface", "code 2 NOT NULL", "'1'"},
    {"status", "code 8 NOT NULL", "'0'"},
    {"phase", "code 3", "'0'"},
    {"attempt", "bigint NOT NULL", "1"},
    {"error_message", "text", "NULL"},
    {"result_url", "varchar(255)", "NULL"},
    {"flag_count", "bigint", "NULL"},
    {"materialized_at", "timestamptz", "NULL"},
    {"feedback_status", "code 2", "NULL"},
    {"created_at", "timestamptz NOT NULL", "clock_timestamp()"},
    {"updated_at", "timestamptz NOT NULL", "clock_timestamp()"},
    {"deleted_at", "timestamptz", "NULL"},
    {"created_by", "varchar(255) NOT NULL", "'designer'"},
    {"updated_by", "varchar(255) NOT NULL", "'service'"},
    {"deleted_by", "varchar(255)", "NULL"},
    {"edge", "code 2 NOT NULL", "'0'"},
    {"score", "numeric", "NULL"},
    {"score_version", "varchar(32)", "NULL"},
};

QString quotedText(const QString &text)
{
    return QStringLiteral("E'")
        + QString(text).replace(u'\\', QLatin1String("\\\\")).replace(u'\'', QLatin1String("''")) + u'\'';
}

} // namespace

bool PostgresServer::start()
{
    if (!m_cluster.start())
        return false;
    return m_cluster.execute(QStringLiteral("SET log_statement = 'none'; CREATE ROLE reader LOGIN PASSWORD ")
                             + quotedText(readerPassword()));
}

bool PostgresServer::createDatabase(const QString &name, Codes codes, const QStringList &without)
{
    m_database = name;
    m_columns.clear();
    if (!m_cluster.execute(QStringLiteral("CREATE DATABASE ") + name) || !connectAsAdmin(name))
        return false;
    QStringList definitions;
    for (const ColumnType &column : columnTypes) {
        const QString columnName = QString::fromLatin1(column.name);
        if (without.contains(columnName))
            continue;
        m_columns.append(columnName);
        QString type = QString::fromLatin1(column.type);
        if (type.startsWith(QLatin1String("code "))) {
            const QString constraint = type.mid(6);
            type = QStringLiteral("varchar(255)");
            if (codes == Codes::Enum) {
                QStringList values;
                for (int i = 0; i < QString::fromLatin1(column.type).mid(5, 1).toInt(); ++i)
                    values.append(QStringLiteral("'%1'").arg(i));
                type = QStringLiteral("wf2des_") + columnName;
                execute(QStringLiteral("CREATE TYPE %1 AS ENUM (%2)").arg(type, values.join(u',')));
            }
            type += constraint;
        }
        definitions.append(columnName + u' ' + type);
    }
    execute(QStringLiteral("CREATE TABLE wf2des (%1)").arg(definitions.join(u',')));
    execute(QStringLiteral("GRANT SELECT ON wf2des TO reader"));
    if (!without.contains(QStringLiteral("status")))
        execute(QStringLiteral("CREATE UNIQUE INDEX wf2des_open_generation_uq ON wf2des"
                               " (project_id, figma_file_key, wf_node_id%1) WHERE status = '0'")
                    .arg(without.contains(QStringLiteral("edge")) ? QString() : QStringLiteral(", edge")));
    return true;
}

Profile PostgresServer::profile() const
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.database.host = m_cluster.host();
    profile.database.port = m_cluster.port();
    profile.database.database = m_database;
    profile.database.user = QStringLiteral("reader");
    profile.database.tls = DatabaseSettings::Tls::Off;
    return profile;
}

bool PostgresServer::connectAsAdmin(const QString &database)
{
    QSqlDatabase::removeDatabase(adminConnection);
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), adminConnection);
    connection.setHostName(m_cluster.host());
    connection.setPort(m_cluster.port());
    connection.setDatabaseName(database);
    connection.setUserName(m_cluster.adminUser());
    connection.setPassword(m_cluster.adminPassword());
    connection.setConnectOptions(QStringLiteral("application_name=wf2des-test"));
    return connection.open();
}

void PostgresServer::execute(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(adminConnection));
    if (!query.exec(sql))
        QTest::qFail(qPrintable(query.lastError().text() + QStringLiteral(" in: ") + sql.left(200)), __FILE__,
                     __LINE__);
}

QList<QStringList> PostgresServer::select(const QString &sql)
{
    QList<QStringList> rows;
    QSqlQuery query(QSqlDatabase::database(adminConnection));
    if (!query.exec(sql))
        QTest::qFail(qPrintable(query.lastError().text()), __FILE__, __LINE__);
    while (query.next()) {
        QStringList row;
        for (int i = 0; i < query.record().count(); ++i)
            row.append(query.value(i).toString());
        rows.append(row);
    }
    return rows;
}

void PostgresServer::insertRun(const QString &id, const QList<QPair<QString, QString>> &values)
{
    QStringList sqlValues;
    for (const QString &name : std::as_const(m_columns)) {
        const auto given = std::find_if(values.cbegin(), values.cend(), [&](const auto &v) { return v.first == name; });
        const auto column = std::find_if(std::begin(columnTypes), std::end(columnTypes),
                                         [&](const ColumnType &c) { return name == QLatin1String(c.name); });
        if (given != values.cend())
            sqlValues.append(given->second);
        else
            sqlValues.append(column->ordinaryValue ? QString::fromLatin1(column->ordinaryValue) : quotedText(id));
    }
    execute(QStringLiteral("INSERT INTO wf2des (%1) VALUES (%2)").arg(m_columns.join(u','), sqlValues.join(u',')));
}

int PostgresServer::dashboardConnections()
{
    return static_cast<int>(dashboardBackends().size());
}

bool PostgresServer::isLeftByTheDashboard()
{
    return QTest::qWaitFor([this] { return dashboardConnections() == 0; }, 30'000);
}

int PostgresServer::dashboardIdleInTransaction()
{
    return static_cast<int>(select(QStringLiteral("SELECT 1 FROM pg_stat_activity WHERE application_name ="
                                                  " 'wf2des-dashboard' AND state LIKE 'idle in%'"
                                                  " AND xact_start < clock_timestamp() - interval '1 second'"))
                                .size());
}

QList<qint64> PostgresServer::dashboardBackends()
{
    execute(QStringLiteral("SELECT pg_stat_clear_snapshot()")); // inside a transaction it would stay as it was
    QList<qint64> backends;
    const QList<QStringList> rows =
        select(QStringLiteral("SELECT pid FROM pg_stat_activity WHERE application_name = 'wf2des-dashboard'"));
    for (const QStringList &row : rows)
        backends.append(row.first().toLongLong());
    return backends;
}

QStringList PostgresServer::loggedFailures() const
{
    QFile file(m_cluster.logFile());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll())
        .split(u'\n')
        .filter(QStringLiteral("FATAL:  password authentication failed"));
}

QStringList PostgresServer::loggedStatements(const QString &role) const
{
    QFile file(m_cluster.logFile());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression line(
        QStringLiteral("\\] (\\w+)@\\w+ [^:]*: LOG:  (statement|execute [^:]*): (.*)$"));
    QStringList statements;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &text : lines) {
        const QRegularExpressionMatch match = line.match(text);
        if (match.hasMatch() && match.captured(1) == role)
            statements.append(match.captured(3));
    }
    return statements;
}

} // namespace wf2des
