// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/stuck_rule.h"
#include "store/run_filter.h"
#include "store/run_store.h"

#include <QMap>
#include <QString>

#include <array>
#include <vector>

namespace wf2des {

/// The columns of the run list, in their default order.
enum class RunColumn : quint8 {
    Status,
    Edge,
    Screen,
    Age,
    Flags,
    Score,
    Phase,
    Project,
    File,
    Node,
    Feedback,
    Placed,
    Surface,
    AutoConfirm,
    CreatedBy,
    Created,
    Updated,
    UpdatedBy,
    Attempt,
    Error,
    ScoreVersion,
    Organization,
    Id,
};
inline constexpr int runColumnCount = static_cast<int>(RunColumn::Id) + 1;

struct RunOrder {
    RunColumn column = RunColumn::Created;
    Qt::SortOrder direction = Qt::DescendingOrder;

    friend bool operator==(const RunOrder &, const RunOrder &) = default;
};

/// How many runs each value of a facet has, counted as if the facet's own term were not in the filter. The keys are
/// filter values ("failed", "12", "none", an unknown code's text).
using FacetCounts = QMap<QString, qint64>;

/// Matches over time: equal buckets between `from` and `to`, each stacked by status.
struct TimeHistogram {
    static constexpr int BucketCount = 48;
    /// Processing, awaiting confirm, completed, failed, rejected, cancelled, unknown.
    static constexpr int BandCount = 7;
    EpochMicroseconds from = 0;
    EpochMicroseconds to = 0; ///< equal to `from` when nothing matches
    std::array<std::array<quint32, BandCount>, BucketCount> buckets{};

    friend bool operator==(const TimeHistogram &, const TimeHistogram &) = default;
};

struct QueryContext {
    EpochMicroseconds now = 0; ///< the server's clock
    StuckLimits stuckLimits;
};

struct QueryResult {
    std::vector<RunStore::Slot> matches; ///< in order
    QMap<FilterKey, FacetCounts> facets; ///< Edge, Status, Phase, Project, Surface, AutoConfirm, Feedback
    TimeHistogram histogram;
};

/// Answers a filter from the store, in one pass over the columns (DESIGN 5.3).
class RunQuery {
public:
    static QueryResult run(const RunStore &store, const RunFilter &filter, const RunOrder &order,
                           const QueryContext &context);
    /// How many runs match.
    static qint64 count(const RunStore &store, const RunFilter &filter, const QueryContext &context);
};

} // namespace wf2des
