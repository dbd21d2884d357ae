// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/run_row_reader.h"
#include "profile/profile.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace wf2des {

/// What the server says of the table, found when the connection opens.
struct PostgresTable {
    RunColumns columns;
    bool idIsUuid = false; ///< the id column is of type uuid: other texts cannot be compared with it
};

/// The texts of every statement that is sent, all of them reads. Values stand in them as escaped literals: a prepared
/// statement would not survive a transaction pooler (RELIABILITY M9).
class PostgresSql {
public:
    PostgresSql(const Profile &profile, const PostgresTable &table);

    /// 'text' as a literal that is safe whatever the server's settings; nothing when it holds a NUL.
    static std::optional<QString> literal(const QString &text);
    /// "name" as a quoted identifier; a NUL in it is cut out.
    static QString identifier(const QString &name);
    /// A moment as a timestamptz literal.
    static QString moment(EpochMicroseconds time);

    /// Begins a read-only transaction with its limits; its last statement gives clock().
    static QString begin(std::chrono::milliseconds statementTimeout);
    /// One row: the server's time in epoch microseconds, and how far a replica is behind in milliseconds (null on a
    /// primary).
    static QString clock();
    /// One row about the table and what the role may do with it, none when there is no such table. Columns: may use
    /// the schema, may read, may write, the columns' names one a line, the id's type.
    static std::optional<QString> discovery(const DatabaseSettings &database);

    const RunRowReader &listReader() const { return m_listReader; }
    const RunRowReader &detailReader() const { return m_detailReader; }

    QString openRuns() const;
    /// Rows created since then; without a limit for nothing.
    QString range(std::optional<EpochMicroseconds> createdSince, bool newestFirst) const;
    QString changes(EpochMicroseconds updatedSince) const;
    /// Deleted rows included. Nothing when no id could be one of this table.
    std::optional<QString> byIds(const QStringList &ids, bool detail) const;

private:
    QString select(const RunRowReader &reader, const QString &condition) const;

    QString m_table;
    QString m_scope;
    bool m_idIsUuid;
    RunRowReader m_listReader;
    RunRowReader m_detailReader;
};

} // namespace wf2des
