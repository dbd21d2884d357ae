// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_sort.h"

#include "store/ascii_search.h"
#include "store/visit_column.h"

#include <algorithm>

namespace wf2des {

namespace {

using Slot = RunStore::Slot;
using Slots = std::vector<Slot>;

constexpr quint64 nullKey = std::numeric_limits<quint64>::max();

struct KeyedSlot {
    quint64 key;
    quint32 position; ///< newest first: the tie
    Slot slot;
};

/// Sorts by a key of each slot; nullKey comes last whatever the direction.
template <typename KeyOf> Slots sortedBy(const Slots &newestFirst, Qt::SortOrder direction, KeyOf keyOf)
{
    std::vector<KeyedSlot> keyed;
    keyed.reserve(newestFirst.size());
    for (const Slot slot : newestFirst) {
        quint64 key = keyOf(slot);
        if (key != nullKey && direction == Qt::DescendingOrder)
            key = nullKey - 1 - key;
        keyed.push_back({key, static_cast<quint32>(keyed.size()), slot});
    }
    std::sort(keyed.begin(), keyed.end(), [](const KeyedSlot &a, const KeyedSlot &b) {
        return a.key != b.key ? a.key < b.key : a.position < b.position;
    });
    Slots sorted;
    sorted.reserve(keyed.size());
    for (const KeyedSlot &entry : keyed)
        sorted.push_back(entry.slot);
    return sorted;
}

/// A signed value as a key in the same order. The largest value shares the key of the one below it.
quint64 signedKey(qint64 value)
{
    return std::min(static_cast<quint64>(value) ^ (quint64{1} << 63), nullKey - 1);
}

/// Sorts by a column, by the column's kind.
struct ColumnSorter {
    const RunColumnsStorage &columns;
    const Slots &newestFirst;
    Qt::SortOrder direction;

    template <typename E> Slots operator()(const CodeColumn<E> &column) const
    {
        return sortedBy(newestFirst, direction, [&column](Slot slot) {
            return column.values[slot] == CodeColumn<E>::Null ? nullKey : quint64{column.values[slot]};
        });
    }
    Slots operator()(const NumberColumn &column) const
    {
        return sortedBy(newestFirst, direction,
                        [&column](Slot slot) { return signedKey(column.decode(column.values[slot])); });
    }
    Slots operator()(const Column<qint32> &column) const { return bySigned(column, RunColumnsStorage::NullNumber); }
    Slots operator()(const Column<qint64> &column) const { return bySigned(column, RunColumnsStorage::NullTime); }
    Slots operator()(const Column<StringPool::Id> &column) const
    {
        const std::vector<quint32> ranks = ranksOfStrings(column);
        return sortedBy(newestFirst, direction, [&](Slot slot) {
            return column[slot] == StringPool::Null ? nullKey : quint64{ranks[column[slot]]};
        });
    }

private:
    template <typename Number> Slots bySigned(const Column<Number> &column, Number null) const
    {
        return sortedBy(newestFirst, direction, [&column, null](Slot slot) {
            return column[slot] == null ? nullKey : signedKey(column[slot]);
        });
    }

    /// Sorts the distinct strings once, so that the rows are sorted by their string's rank.
    std::vector<quint32> ranksOfStrings(const Column<StringPool::Id> &column) const
    {
        constexpr quint32 unseen = std::numeric_limits<quint32>::max();
        const StringPool &strings = columns.strings;
        std::vector<quint32> ranks(strings.size(), unseen);
        std::vector<StringPool::Id> distinct;
        for (const Slot slot : newestFirst) {
            if (ranks[column[slot]] == unseen && column[slot] != StringPool::Null) {
                ranks[column[slot]] = 0;
                distinct.push_back(column[slot]);
            }
        }
        std::sort(distinct.begin(), distinct.end(), [&strings](StringPool::Id a, StringPool::Id b) {
            return lessFolded(strings.bytes(a), strings.bytes(b));
        });
        for (std::size_t rank = 0; rank < distinct.size(); ++rank)
            ranks[distinct[rank]] = static_cast<quint32>(rank);
        return ranks;
    }
};

Slots sortedById(const RunColumnsStorage &columns, Slots matches, Qt::SortOrder direction)
{
    std::sort(matches.begin(), matches.end(), [&columns, direction](Slot a, Slot b) {
        return direction == Qt::AscendingOrder ? columns.idLess(a, b) : columns.idLess(b, a);
    });
    return matches;
}

Qt::SortOrder opposite(Qt::SortOrder direction)
{
    return direction == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
}

} // namespace

std::vector<RunStore::Slot> sortedMatches(const RunColumnsStorage &columns, std::vector<RunStore::Slot> newestFirst,
                                          const RunOrder &order)
{
    if (order.column == RunColumn::Id)
        return sortedById(columns, std::move(newestFirst), order.direction);
    // The youngest is the newest.
    const bool isAge = order.column == RunColumn::Age;
    const Qt::SortOrder direction = isAge ? opposite(order.direction) : order.direction;
    return visitColumn(columns, order.column, ColumnSorter{columns, newestFirst, direction});
}

} // namespace wf2des
