// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_query.h"

#include "store/compiled_filter.h"
#include "store/run_sort.h"

#include <algorithm>

namespace wf2des {

namespace {

using Slot = RunStore::Slot;

// The failures of a block stay in the first-level cache from term to term.
constexpr Slot blockSize = Column<quint8>::BlockSize;

using CodeCounts = std::array<qint64, 256>;

/// Counts of every facet, by code or dictionary index.
struct FacetCounters {
    explicit FacetCounters(const RunColumnsStorage &columns)
        : project(columns.project.numbers().size())
    {
    }

    CodeCounts edge{};
    CodeCounts status{};
    CodeCounts phase{};
    CodeCounts surface{};
    CodeCounts autoConfirm{};
    CodeCounts feedback{};
    std::vector<qint64> project;

    void countMatch(const RunColumnsStorage &columns, Slot slot)
    {
        ++edge[columns.edge.values[slot]];
        ++status[columns.status.values[slot]];
        ++phase[columns.phase.values[slot]];
        ++surface[columns.surface.values[slot]];
        ++autoConfirm[columns.autoConfirm.values[slot]];
        ++feedback[columns.feedback.values[slot]];
        ++project[columns.project.values[slot]];
    }

    /// A run that fails by the term of one facet alone counts in that facet, as if the term were off.
    void countNearMatch(const RunColumnsStorage &columns, Slot slot, quint8 failure)
    {
        switch (failure) {
        case CompiledFilter::EdgeFails:
            ++edge[columns.edge.values[slot]];
            break;
        case CompiledFilter::StatusFails:
            ++status[columns.status.values[slot]];
            break;
        case CompiledFilter::PhaseFails:
            ++phase[columns.phase.values[slot]];
            break;
        case CompiledFilter::ProjectFails:
            ++project[columns.project.values[slot]];
            break;
        case CompiledFilter::SurfaceFails:
            ++surface[columns.surface.values[slot]];
            break;
        case CompiledFilter::AutoConfirmFails:
            ++autoConfirm[columns.autoConfirm.values[slot]];
            break;
        case CompiledFilter::FeedbackFails:
            ++feedback[columns.feedback.values[slot]];
            break;
        default:
            break;
        }
    }
};

template <typename E> FacetCounts namedCounts(const CodeColumn<E> &column, const CodeCounts &counts)
{
    FacetCounts named;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        if (counts[value] == 0)
            continue;
        const Code<E> code = column.decode(static_cast<quint8>(value));
        named[code.isNull() ? noneWord() : code.isKnown() ? code.word() : code.text()] += counts[value];
    }
    return named;
}

QMap<FilterKey, FacetCounts> namedFacets(const RunColumnsStorage &columns, const FacetCounters &counters)
{
    QMap<FilterKey, FacetCounts> facets{
        {FilterKey::Edge, namedCounts(columns.edge, counters.edge)},
        {FilterKey::Status, namedCounts(columns.status, counters.status)},
        {FilterKey::Phase, namedCounts(columns.phase, counters.phase)},
        {FilterKey::Surface, namedCounts(columns.surface, counters.surface)},
        {FilterKey::AutoConfirm, namedCounts(columns.autoConfirm, counters.autoConfirm)},
        {FilterKey::Feedback, namedCounts(columns.feedback, counters.feedback)},
        {FilterKey::Project, {}},
    };
    for (std::size_t index = 0; index < counters.project.size(); ++index) {
        if (counters.project[index] != 0)
            facets[FilterKey::Project].insert(QString::number(columns.project.numbers()[index]),
                                              counters.project[index]);
    }
    return facets;
}

/// Calls `visit(slot, failures)` for every slot of the store, in one pass over the columns.
template <typename Visitor> void judgeAll(const RunColumnsStorage &columns, const CompiledFilter &filter, Visitor visit)
{
    std::array<quint8, blockSize> failures;
    for (Slot begin = 0; begin < columns.slotEnd(); begin += blockSize) {
        const Slot end = std::min(columns.slotEnd(), begin + blockSize);
        filter.judge(begin, end, failures.data());
        for (Slot slot = begin; slot < end; ++slot)
            visit(slot, failures[slot - begin]);
    }
}

std::size_t bandOf(const RunColumnsStorage &columns, Slot slot)
{
    const quint8 status = columns.status.values[slot];
    if (status == static_cast<quint8>(Status::Processing))
        return columns.phase.values[slot] == static_cast<quint8>(Phase::AwaitingConfirm) ? 1 : 0;
    return std::min<std::size_t>(status + std::size_t{1}, TimeHistogram::BandCount - 1);
}

TimeHistogram histogramOf(const RunColumnsStorage &columns, const std::vector<Slot> &newestFirst)
{
    TimeHistogram histogram;
    const auto firstUndated = std::find_if(newestFirst.rbegin(), newestFirst.rend(), [&columns](Slot slot) {
                                  return columns.createdAt[slot] != RunColumnsStorage::NullTime;
                              }).base();
    if (firstUndated == newestFirst.begin())
        return histogram;
    histogram.from = columns.createdAt[*(firstUndated - 1)];
    const qint64 newest = columns.createdAt[newestFirst.front()];
    histogram.to = newest == std::numeric_limits<qint64>::max() ? newest : newest + 1;
    const auto sinceFrom = [&histogram](qint64 time) {
        return static_cast<double>(static_cast<quint64>(time) - static_cast<quint64>(histogram.from));
    };
    const double bucketsPerMicrosecond = TimeHistogram::BucketCount / std::max(sinceFrom(histogram.to), 1.0);
    for (auto slot = newestFirst.begin(); slot != firstUndated; ++slot) {
        const auto bucket = static_cast<std::size_t>(sinceFrom(columns.createdAt[*slot]) * bucketsPerMicrosecond);
        ++histogram.buckets[std::min<std::size_t>(bucket, TimeHistogram::BucketCount - 1)][bandOf(columns, *slot)];
    }
    return histogram;
}

/// The order by created_at is maintained, so nothing is sorted: nulls come last, ties by id.
std::vector<Slot> inCreatedOrder(const RunColumnsStorage &columns, std::vector<Slot> newestFirst, const RunOrder &order)
{
    const bool oldestFirst = (order.column == RunColumn::Created) == (order.direction == Qt::AscendingOrder);
    if (oldestFirst) {
        const auto undated = std::find_if(newestFirst.begin(), newestFirst.end(), [&columns](Slot slot) {
            return columns.createdAt[slot] == RunColumnsStorage::NullTime;
        });
        std::reverse(newestFirst.begin(), undated);
    }
    return newestFirst;
}

} // namespace

QueryResult RunQuery::run(const RunStore &store, const RunFilter &filter, const RunOrder &order,
                          const QueryContext &context)
{
    const RunColumnsStorage &columns = store.columns();
    const CompiledFilter compiled(columns, filter, context);
    FacetCounters counters(columns);
    std::vector<quint8> isMatch(columns.slotEnd());
    std::size_t matchCount = 0;
    judgeAll(columns, compiled, [&](Slot slot, quint8 failures) {
        if (failures == 0) {
            isMatch[slot] = 1;
            ++matchCount;
            counters.countMatch(columns, slot);
        } else {
            counters.countNearMatch(columns, slot, failures);
        }
    });

    std::vector<Slot> newestFirst;
    newestFirst.reserve(matchCount);
    const std::span<const Slot> created = store.slotsByCreation();
    for (auto slot = created.rbegin(); slot != created.rend(); ++slot) {
        if (isMatch[*slot] != 0)
            newestFirst.push_back(*slot);
    }
    QueryResult result;
    result.facets = namedFacets(columns, counters);
    result.histogram = histogramOf(columns, newestFirst);
    const bool isByCreation = order.column == RunColumn::Created || order.column == RunColumn::Age;
    result.matches = isByCreation ? inCreatedOrder(columns, std::move(newestFirst), order)
                                  : sortedMatches(columns, std::move(newestFirst), order);
    return result;
}

qint64 RunQuery::count(const RunStore &store, const RunFilter &filter, const QueryContext &context)
{
    const RunColumnsStorage &columns = store.columns();
    if (filter.isEmpty())
        return store.size();
    const CompiledFilter compiled(columns, filter, context);
    qint64 count = 0;
    judgeAll(columns, compiled, [&count](Slot, quint8 failures) { count += failures == 0 ? 1 : 0; });
    return count;
}

} // namespace wf2des
