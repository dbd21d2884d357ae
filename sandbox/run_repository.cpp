// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_repository.h"

#include "database_error.h"

#include <QSqlError>

namespace wf2des::sandbox {

namespace {

constexpr int changeAttempts = 10;
constexpr std::size_t rowsPerInsert = 200;

QString placeholders(qsizetype count)
{
    return QStringList(count, QStringLiteral("?")).join(QLatin1String(", "));
}

} // namespace

RunRepository::RunRepository(Database &database, const Schema &schema)
    : m_database(database)
    , m_schema(schema)
{
}

void RunRepository::createTable()
{
    Database::Write write(m_database);
    for (const QString &statement : m_schema.createStatements())
        m_database.run(statement);
    write.commit();
}

QString RunRepository::insertSql(int rows) const
{
    const QStringList names = m_schema.columnNames();
    const QString one = QStringLiteral("(%1)").arg(placeholders(names.size()));
    return QStringLiteral("INSERT INTO %1 (%2) VALUES %3")
        .arg(Schema::table(), names.join(QLatin1String(", ")), QStringList(rows, one).join(QLatin1String(", ")));
}

void RunRepository::insertHistory(const std::vector<RunRow> &rows)
{
    Database::Write write(m_database);
    QSqlQuery query(m_database.connection());
    std::size_t prepared = 0;
    for (std::size_t begin = 0; begin < rows.size(); begin += rowsPerInsert) {
        const std::size_t count = std::min(rowsPerInsert, rows.size() - begin);
        if (count != prepared && !query.prepare(insertSql(static_cast<int>(count))))
            throw DatabaseError(query.lastError().text());
        prepared = count;
        int position = 0;
        for (std::size_t i = begin; i < begin + count; ++i) {
            for (const Column &column : m_schema.columns())
                query.bindValue(position++, column.value(rows[i]));
        }
        if (!query.exec())
            throw DatabaseError(query.lastError().text());
    }
    write.commit();
}

RunRepository::Created RunRepository::insertOpen(RunRow row)
{
    for (int attempt = 0; attempt < changeAttempts; ++attempt) {
        Database::Write write(m_database);
        row.createdAt = row.updatedAt = m_database.stamp(0);
        QVariantList values;
        for (const Column &column : m_schema.columns())
            values += column.value(row);
        // The partial unique index is the judge: no row is written when an open run holds the node on this edge.
        const QSqlQuery inserted = m_database.run(insertSql(1) + QStringLiteral(" ON CONFLICT DO NOTHING"), values);
        if (inserted.numRowsAffected() == 1) {
            write.commit();
            return {true, row};
        }
        if (const std::optional<RunRow> holder = findOpenHolder(row))
            return {false, *holder};
        // The holder ended between the two statements: the node is free now.
    }
    throw DatabaseError(QStringLiteral("the open run that holds the node cannot be found"));
}

std::optional<RunRow> RunRepository::findOpenHolder(const RunRow &row)
{
    QString sql = QStringLiteral("SELECT %1 FROM %2 WHERE project_id = ? AND figma_file_key = ? AND wf_node_id = ? "
                                 "AND status = '0'")
                      .arg(m_schema.selectList(), Schema::table());
    QVariantList values{row.projectId, row.figmaFileKey, row.wfNodeId};
    if (m_schema.has(QLatin1String("edge"))) {
        sql += QLatin1String(" AND edge = ?");
        values += row.edge;
    }
    QSqlQuery query = m_database.run(sql, values);
    return query.next() ? std::optional(m_schema.readRow(query)) : std::nullopt;
}

std::optional<RunRow> RunRepository::find(const QString &id)
{
    QSqlQuery query = m_database.run(
        QStringLiteral("SELECT %1 FROM %2 WHERE id = ?").arg(m_schema.selectList(), Schema::table()), {id});
    return query.next() ? std::optional(m_schema.readRow(query)) : std::nullopt;
}

std::optional<RunRepository::Changed> RunRepository::change(const QString &id, const QString &by, const Edit &edit,
                                                            const Notes &notes)
{
    for (int attempt = 0; attempt < changeAttempts; ++attempt) {
        Database::Write write(m_database);
        const std::optional<RunRow> before = find(id);
        if (!before || before->deletedAt)
            return std::nullopt;
        const Micros now = m_database.stamp(before->updatedAt);
        RunRow after = *before;
        if (const std::optional<Refusal> refusal = edit(after, now))
            return Changed{*before, refusal};
        if (after == *before)
            return Changed{*before};
        after.updatedAt = now;
        after.updatedBy = by;
        if (compareAndSet(*before, after)) {
            writeNotes(id, notes);
            write.commit();
            return Changed{after, {}, true};
        }
    }
    throw DatabaseError(QStringLiteral("the row changed again and again"));
}

bool RunRepository::compareAndSet(const RunRow &before, const RunRow &after)
{
    QStringList assignments;
    QVariantList values;
    for (const Column &column : m_schema.columns()) {
        const QVariant value = column.value(after);
        if (value == column.value(before))
            continue;
        assignments += QStringLiteral("%1 = ?").arg(column.name);
        values += value;
    }
    QString sql = QStringLiteral("UPDATE %1 SET %2 WHERE id = ? AND attempt = ? AND status = ? AND phase ")
                      .arg(Schema::table(), assignments.join(QLatin1String(", ")));
    values << before.id << before.attempt << before.status;
    if (before.phase.isNull()) {
        sql += QLatin1String("IS NULL");
    } else {
        sql += QLatin1String("= ?");
        values << before.phase;
    }
    return m_database.run(sql, values).numRowsAffected() == 1;
}

void RunRepository::writeNotes(const QString &id, const Notes &notes)
{
    for (auto it = notes.cbegin(); it != notes.cend(); ++it)
        m_database.run(QStringLiteral("INSERT INTO %1 (run_id, name, value) VALUES (?, ?, ?) "
                                      "ON CONFLICT (run_id, name) DO UPDATE SET value = excluded.value")
                           .arg(Schema::notesTable()),
                       {id, it.key(), it.value()});
}

QString RunRepository::note(const QString &id, const QString &name)
{
    QSqlQuery query = m_database.run(
        QStringLiteral("SELECT value FROM %1 WHERE run_id = ? AND name = ?").arg(Schema::notesTable()), {id, name});
    return query.next() ? query.value(0).toString() : QString();
}

} // namespace wf2des::sandbox
