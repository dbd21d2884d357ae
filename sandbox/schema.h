// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run_row.h"

#include <QStringList>

#include <vector>

class QSqlQuery;

namespace wf2des::sandbox {

/// Which database the SQL is for. It differs in the names of column types and in how a writing transaction begins;
/// everything else stands once for both.
enum class Dialect : quint8 { Sqlite, Postgres };

/// The table as one deployment has it: which columns, of which types.
class Schema {
public:
    /// `enumTypes`: code columns are PostgreSQL enum types, else varchar. `without`: optional columns that this (old)
    /// deployment lacks: score, score_version, edge.
    Schema(Dialect dialect, bool enumTypes, const QStringList &without);

    Dialect dialect() const { return m_dialect; }
    const std::vector<Column> &columns() const { return m_columns; }
    bool has(QLatin1String column) const;

    /// Creates the types, the table, its indexes (spec/wf2des-table, Indexes) and the sandbox's own table of notes.
    QStringList createStatements() const;
    QStringList columnNames() const;
    /// The columns for a SELECT, with times, codes and scores as text; read back by readRow().
    QString selectList() const;
    RunRow readRow(const QSqlQuery &query) const;
    nlohmann::ordered_json json(const RunRow &row) const;

    static QString table() { return QStringLiteral("wf2des"); }
    static QString notesTable() { return QStringLiteral("wf2des_sandbox_note"); }
    static QStringList optionalColumns();

private:
    QString typeOf(const Column &column) const;

    Dialect m_dialect;
    bool m_enumTypes;
    std::vector<Column> m_columns;
};

} // namespace wf2des::sandbox
