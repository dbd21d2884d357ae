// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "database.h"
#include "list_query.h"
#include "transitions.h"

#include <QMap>

#include <optional>
#include <vector>

namespace wf2des::sandbox {

/// Every read and write of the table. Thread-safe. Throws DatabaseError.
class RunRepository {
public:
    struct Created {
        bool isNew = false;
        RunRow row; ///< the new row, or the open run that holds its (project, file, node, edge)
    };
    struct Changed {
        RunRow row; ///< as it is now
        std::optional<Refusal> refusal = {};
        bool applied = false;
    };
    struct Page {
        std::vector<RunRow> rows;
        std::optional<ListQuery::Position> next;
        Micros asOf = 0;
    };
    using Notes = QMap<QString, QString>;

    RunRepository(Database &database, const Schema &schema);

    const Schema &schema() const { return m_schema; }
    Database &database() { return m_database; }

    void createTable();
    /// Writes rows as they are, in one transaction.
    void insertHistory(const std::vector<RunRow> &rows);

    /// Inserts an open run, with its times, unless another open run holds its node on its edge.
    Created insertOpen(RunRow row);
    std::optional<RunRow> find(const QString &id);
    Page list(const ListQuery &query);
    /// Judges and changes one row in one transaction: a compare-and-set on status, phase and attempt, repeated on the
    /// new state where another writer was faster. Nothing: there is no such row, or it is deleted.
    std::optional<Changed> change(const QString &id, const QString &by, const Edit &edit, const Notes &notes = {});

    /// What was said about a run and has no column: a reason for the result document.
    QString note(const QString &id, const QString &name);

private:
    std::optional<RunRow> findOpenHolder(const RunRow &row);
    bool compareAndSet(const RunRow &before, const RunRow &after);
    void writeNotes(const QString &id, const Notes &notes);
    QString insertSql(int rows) const;

    Database &m_database;
    const Schema &m_schema;
};

} // namespace wf2des::sandbox
