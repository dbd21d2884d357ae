// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/run_columns.h"

#include <QList>
#include <QStringList>

class QSqlQuery;

namespace wf2des {

/// How a column is written in a SELECT, so that nothing is lost on the way (RELIABILITY M9).
enum class ReadAs : quint8 {
    Text, ///< name::text
    ErrorText, ///< the same, its first 500 characters in a list
    Time, ///< epoch microseconds, or the server's own text where there are none (infinity, BC, year 10000)
};

/// One column of the table: how it is read and where it goes.
struct ReadColumn {
    const char *name;
    ReadAs readAs;
    bool detailOnly;
    /// Puts a value that is not null into the run; false when it cannot be held exactly.
    bool (*assign)(Run &run, const QString &value);
};

/// Turns the rows of a SELECT over columns() into runs. A value, shared by every read of one kind.
class RunRowReader {
public:
    /// `detail`: the columns that only the whole row has too. `available`: the optional columns of this deployment.
    RunRowReader(const RunColumns &available, bool detail);

    /// The columns that a SELECT must give, in this order.
    const QList<ReadColumn> &columns() const { return m_columns; }
    bool isDetail() const { return m_detail; }

    /// The current row of `query`. A value that its field cannot hold exactly is kept in Run::rawText.
    Run read(const QSqlQuery &query) const;

private:
    QList<ReadColumn> m_columns;
    bool m_detail;
};

} // namespace wf2des
