// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schema.h"

#include <QSqlQuery>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace wf2des::sandbox {

Schema::Schema(Dialect dialect, bool enumTypes, const QStringList &without)
    : m_dialect(dialect)
    , m_enumTypes(enumTypes && dialect == Dialect::Postgres)
{
    std::copy_if(allColumns().begin(), allColumns().end(), std::back_inserter(m_columns),
                 [&](const Column &column) { return !without.contains(column.name); });
}

QStringList Schema::optionalColumns()
{
    return {QStringLiteral("edge"), QStringLiteral("score"), QStringLiteral("score_version")};
}

bool Schema::has(QLatin1String column) const
{
    return std::any_of(m_columns.begin(), m_columns.end(), [&](const Column &c) { return c.name == column; });
}

QString Schema::typeOf(const Column &column) const
{
    if (m_dialect == Dialect::Postgres)
        return column.kind == ColumnKind::Code && !m_enumTypes ? QStringLiteral("varchar(255)")
                                                               : QString(column.postgresType);
    switch (column.kind) {
    case ColumnKind::Integer:
        return QStringLiteral("INTEGER");
    case ColumnKind::Score:
        return QStringLiteral("NUMERIC");
    default:
        return QStringLiteral("TEXT");
    }
}

QStringList Schema::createStatements() const
{
    QStringList statements;
    QStringList definitions;
    for (const Column &column : m_columns) {
        if (m_enumTypes && column.kind == ColumnKind::Code) {
            QStringList codes;
            for (int i = 0; i < column.codes; ++i)
                codes += QStringLiteral("'%1'").arg(i);
            statements +=
                QStringLiteral("CREATE TYPE %1 AS ENUM (%2)").arg(column.postgresType, codes.join(QLatin1String(", ")));
        }
        definitions += QStringLiteral("%1 %2 %3").arg(column.name, typeOf(column), column.constraint).trimmed();
    }
    statements += QStringLiteral("CREATE TABLE %1 (%2)").arg(table(), definitions.join(QLatin1String(", ")));
    // One live generation per wireframe node per project, per edge.
    const QString edge = has(QLatin1String("edge")) ? QStringLiteral(", edge") : QString();
    statements += QStringLiteral("CREATE UNIQUE INDEX wf2des_open_generation_uq ON %1 "
                                 "(project_id, figma_file_key, wf_node_id%2) WHERE status = '0'")
                      .arg(table(), edge);
    statements += QStringLiteral("CREATE INDEX wf2des_org_project_file_status_idx ON %1 "
                                 "(organization_id, project_id, figma_file_key, status)")
                      .arg(table());
    if (m_dialect == Dialect::Sqlite) {
        // Not in the specification: nobody but this server reads the embedded database, and its pages come faster.
        statements += QStringLiteral("CREATE INDEX wf2des_created_idx ON %1 (created_at, id)").arg(table());
        statements += QStringLiteral("CREATE INDEX wf2des_updated_idx ON %1 (updated_at, id)").arg(table());
    }
    statements += QStringLiteral("CREATE TABLE %1 (run_id varchar(255) NOT NULL, name varchar(64) NOT NULL, "
                                 "value text NOT NULL, PRIMARY KEY (run_id, name))")
                      .arg(notesTable());
    return statements;
}

QStringList Schema::columnNames() const
{
    QStringList names;
    for (const Column &column : m_columns)
        names += column.name;
    return names;
}

QString Schema::selectList() const
{
    QStringList list;
    for (const Column &column : m_columns) {
        const bool plain = column.kind == ColumnKind::Text || column.kind == ColumnKind::Integer;
        list += plain ? QString(column.name) : QStringLiteral("CAST(%1 AS TEXT)").arg(column.name);
    }
    return list.join(QLatin1String(", "));
}

RunRow Schema::readRow(const QSqlQuery &query) const
{
    RunRow row;
    int index = 0;
    for (const Column &column : m_columns)
        column.read(row, query.value(index++));
    return row;
}

nlohmann::ordered_json Schema::json(const RunRow &row) const
{
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (const Column &column : m_columns)
        object[column.name.data()] = column.json(row);
    return object;
}

} // namespace wf2des::sandbox
