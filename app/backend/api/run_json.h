// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/json_gateway.h"
#include "api/run_pages.h"
#include "run/run.h"

#include <QByteArray>

namespace wf2des {

/// How much of a row is kept.
enum class RowDepth : quint8 {
    List, ///< the list columns; errorMessage at most 500 characters (models/run/run.h)
    Detail, ///< everything
};

/// A row of GET /wf2des from JSON (DESIGN 7). What cannot be held goes to rawText, unknown codes are kept.
/// UnexpectedAnswer when it is no object or has no usable id; ColumnMissing when a column that may not be null is
/// absent. Any thread.
Result<Run> runFromJson(const JsonValue &row, RowDepth depth);

/// A body that is one row.
Result<Run> readRun(const QByteArray &body);

/// The body of GET list: `{items, next_cursor, as_of}`. roundTrip is left to the caller.
Result<ApiRunPage> readRunPage(const QByteArray &body);

/// The row as the API writes it: every column, null written as null, times with six fraction digits.
QByteArray runToJson(const Run &run);

} // namespace wf2des
