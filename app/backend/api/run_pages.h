// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/run_columns.h"

#include <QList>
#include <QPair>
#include <QString>

#include <chrono>
#include <optional>

namespace wf2des {

/// What to ask of GET list (DESIGN 7).
struct RunPageQuery {
    QList<QPair<QString, QString>> parameters = {}; ///< name and value, unencoded; a repeated name means "any of"
    QString cursor = {}; ///< nextCursor of the page before; empty for the first page
    int limit = 1000; ///< 1 to 1000
};

/// One page of GET list.
struct ApiRunPage {
    RunBatch items;
    QString nextCursor; ///< empty on the last page
    std::optional<EpochMicroseconds> asOf; ///< the server's time of reading
    std::chrono::milliseconds roundTrip{0};
    std::optional<RunColumns> columns; ///< which optional columns the rows carry; nothing on an empty page
};

} // namespace wf2des
