// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "times.h"

#include <QStringList>
#include <QVariantList>

#include <optional>
#include <utility>
#include <vector>

namespace wf2des::sandbox {

/// What GET /wf2des asks for.
struct ListQuery {
    enum class Order : quint8 { CreatedDescending, UpdatedAscending };
    /// The last row of the page before; the page goes on after it, whatever was written meanwhile.
    struct Position {
        Micros time = 0;
        QString id;
    };

    std::vector<std::pair<QLatin1String, QVariantList>>
        anyOf; ///< column, values: each column must have one of its values
    std::optional<Micros> createdAfter; ///< at or after
    std::optional<Micros> createdBefore; ///< before
    std::optional<Micros> updatedAfter; ///< at or after
    QStringList words; ///< each must occur somewhere in the row's texts; letters A to Z without case
    bool includeDeleted = false;
    Order order = Order::CreatedDescending;
    std::optional<Position> after;
    int limit = 100;
};

/// Reads the parameters. Throws RefusedRequest (422) that names each one at fault; unknown parameters are ignored.
ListQuery readListQuery(const QueryParameters &parameters);

/// The opaque text of a position.
QString cursorText(ListQuery::Order order, const ListQuery::Position &position);

} // namespace wf2des::sandbox
