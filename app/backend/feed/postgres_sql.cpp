// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_sql.h"

#include "api/exact_values.h"

#include <QUuid>

namespace wf2des {

namespace {

/// The moments that a literal can hold and every part of the program can show.
constexpr EpochMicroseconds firstMoment = -62'135'596'800'000'000; // 0001-01-01
constexpr EpochMicroseconds lastMoment = 253'402'300'799'999'999; // 9999-12-31

/// Microseconds as a number; what has none keeps the server's text. Year 294276 would not even fit into a bigint.
QString timeExpression(const QString &column)
{
    return QStringLiteral("CASE WHEN %1 >= '0001-01-01' AND %1 < '10000-01-01'"
                          " THEN (extract(epoch FROM %1) * 1000000)::bigint::text ELSE %1::text END")
        .arg(column);
}

QString expression(const ReadColumn &column, bool detail)
{
    const QString name = PostgresSql::identifier(QString::fromLatin1(column.name));
    switch (column.readAs) {
    case ReadAs::Time:
        return timeExpression(name);
    case ReadAs::ErrorText:
        return detail ? name + QStringLiteral("::text") : QStringLiteral("left(%1::text, 500)").arg(name);
    case ReadAs::Text:
        break;
    }
    return name + QStringLiteral("::text");
}

QString scopeOf(const Profile &profile)
{
    QString scope;
    if (profile.organizationId)
        scope += QStringLiteral(" AND organization_id = %1").arg(*profile.organizationId);
    QStringList projects;
    for (const qint64 id : profile.projectIds)
        projects.append(QString::number(id));
    if (!projects.isEmpty())
        scope += QStringLiteral(" AND project_id IN (%1)").arg(projects.join(u','));
    return scope;
}

} // namespace

PostgresSql::PostgresSql(const Profile &profile, const PostgresTable &table)
    : m_table(identifier(profile.database.schema) + u'.' + identifier(profile.database.table))
    , m_scope(scopeOf(profile))
    , m_idIsUuid(table.idIsUuid)
    , m_listReader(table.columns, false)
    , m_detailReader(table.columns, true)
{
}

std::optional<QString> PostgresSql::literal(const QString &text)
{
    if (text.contains(QChar::Null))
        return std::nullopt;
    QString escaped = text;
    escaped.replace(u'\'', QLatin1String("''"));
    if (!escaped.contains(u'\\'))
        return u'\'' + escaped + u'\'';
    escaped.replace(u'\\', QLatin1String("\\\\"));
    return QLatin1String(" E'") + escaped + u'\'';
}

QString PostgresSql::identifier(const QString &name)
{
    QString escaped = name;
    escaped.remove(QChar::Null);
    escaped.replace(u'"', QLatin1String("\"\""));
    return u'"' + escaped + u'"';
}

QString PostgresSql::moment(EpochMicroseconds time)
{
    return QStringLiteral("TIMESTAMPTZ '%1'").arg(timeToRfc3339(qBound(firstMoment, time, lastMoment)));
}

QString PostgresSql::begin(std::chrono::milliseconds statementTimeout)
{
    return QStringLiteral("BEGIN TRANSACTION ISOLATION LEVEL READ COMMITTED READ ONLY;"
                          " SET LOCAL statement_timeout = %1;"
                          " SET LOCAL TIME ZONE 'UTC';"
                          " SET LOCAL cursor_tuple_fraction = 1;"
                          " %2")
        .arg(statementTimeout.count())
        .arg(clock());
}

QString PostgresSql::clock()
{
    return QStringLiteral(
        "SELECT (extract(epoch FROM statement_timestamp()) * 1000000)::bigint::text,"
        " CASE WHEN NOT pg_is_in_recovery() THEN NULL"
        " WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN '0'"
        " ELSE (extract(epoch FROM statement_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::bigint::text END");
}

std::optional<QString> PostgresSql::discovery(const DatabaseSettings &database)
{
    const std::optional<QString> schema = literal(database.schema);
    const std::optional<QString> table = literal(database.table);
    if (!schema || !table)
        return std::nullopt;
    return QStringLiteral("SELECT has_schema_privilege(n.oid, 'USAGE')::text,"
                          " (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))::text,"
                          " (has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')"
                          " OR has_any_column_privilege(c.oid, 'INSERT, UPDATE'))::text,"
                          " (SELECT string_agg(attname::text, E'\\n' ORDER BY attnum) FROM pg_catalog.pg_attribute"
                          " WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped),"
                          " (SELECT format_type(atttypid, NULL) FROM pg_catalog.pg_attribute"
                          " WHERE attrelid = c.oid AND attname = 'id' AND NOT attisdropped)"
                          " FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace"
                          " WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname = %1 AND c.relname = %2")
        .arg(*schema, *table);
}

QString PostgresSql::select(const RunRowReader &reader, const QString &condition) const
{
    QStringList expressions;
    for (const ReadColumn &column : reader.columns())
        expressions.append(expression(column, reader.isDetail()));
    return QLatin1String("SELECT ") + expressions.join(QLatin1String(", ")) + QLatin1String(" FROM ") + m_table
        + QLatin1String(" WHERE ") + condition + m_scope;
}

QString PostgresSql::openRuns() const
{
    // The literal lets the planner use the partial index, for an enum as for a varchar.
    return select(m_listReader, QStringLiteral("status = '0' AND deleted_at IS NULL"));
}

QString PostgresSql::range(std::optional<EpochMicroseconds> createdSince, bool newestFirst) const
{
    QString condition = QStringLiteral("deleted_at IS NULL");
    if (createdSince)
        condition += QLatin1String(" AND created_at >= ") + moment(*createdSince);
    const QString sql = select(m_listReader, condition);
    return newestFirst ? sql + QLatin1String(" ORDER BY ") + m_table + QLatin1String(".created_at DESC") : sql;
}

QString PostgresSql::changes(EpochMicroseconds updatedSince) const
{
    return select(m_listReader, QLatin1String("updated_at >= ") + moment(updatedSince));
}

std::optional<QString> PostgresSql::byIds(const QStringList &ids, bool detail) const
{
    QStringList literals;
    for (const QString &id : ids) {
        const std::optional<QString> value = literal(id);
        if (value && (!m_idIsUuid || !QUuid::fromString(id).isNull()))
            literals.append(*value);
    }
    if (literals.isEmpty())
        return std::nullopt;
    return select(detail ? m_detailReader : m_listReader, QStringLiteral("id IN (") + literals.join(u',') + u')');
}

} // namespace wf2des
