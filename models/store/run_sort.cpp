// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_sort.h"

#include "store/ascii_search.h"

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

Slots sortedByCode(const Slots &matches, Qt::SortOrder direction, const Column<quint8> &column)
{
    return sortedBy(matches, direction, [&column](Slot slot) {
        return column[slot] == CodeColumn<Status>::Null ? nullKey : quint64{column[slot]};
    });
}

Slots sortedByNumber(const Slots &matches, Qt::SortOrder direction, const Column<qint32> &column)
{
    return sortedBy(matches, direction, [&column](Slot slot) {
        return column[slot] == RunColumnsStorage::NullNumber ? nullKey : signedKey(column[slot]);
    });
}

Slots sortedByTime(const Slots &matches, Qt::SortOrder direction, const Column<qint64> &column)
{
    return sortedBy(matches, direction, [&column](Slot slot) {
        return column[slot] == RunColumnsStorage::NullTime ? nullKey : signedKey(column[slot]);
    });
}

Slots sortedByIdentity(const Slots &matches, Qt::SortOrder direction, const NumberColumn &column)
{
    return sortedBy(matches, direction, [&column](Slot slot) { return signedKey(column.decode(column.values[slot])); });
}

/// Sorts the distinct strings once, then the rows by their string's rank.
Slots sortedByText(const Slots &matches, Qt::SortOrder direction, const Column<StringPool::Id> &column,
                   const StringPool &strings)
{
    constexpr quint32 unseen = std::numeric_limits<quint32>::max();
    std::vector<quint32> ranks(strings.size(), unseen);
    std::vector<StringPool::Id> distinct;
    for (const Slot slot : matches) {
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
    return sortedBy(matches, direction, [&](Slot slot) {
        return column[slot] == StringPool::Null ? nullKey : quint64{ranks[column[slot]]};
    });
}

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
    const Qt::SortOrder direction = order.direction;
    switch (order.column) {
    case RunColumn::Status:
        return sortedByCode(newestFirst, direction, columns.status.values);
    case RunColumn::Edge:
        return sortedByCode(newestFirst, direction, columns.edge.values);
    case RunColumn::Phase:
        return sortedByCode(newestFirst, direction, columns.phase.values);
    case RunColumn::Feedback:
        return sortedByCode(newestFirst, direction, columns.feedback.values);
    case RunColumn::Surface:
        return sortedByCode(newestFirst, direction, columns.surface.values);
    case RunColumn::AutoConfirm:
        return sortedByCode(newestFirst, direction, columns.autoConfirm.values);
    case RunColumn::Screen:
        return sortedByText(newestFirst, direction, columns.screen, columns.strings);
    case RunColumn::File:
        return sortedByText(newestFirst, direction, columns.file, columns.strings);
    case RunColumn::Node:
        return sortedByText(newestFirst, direction, columns.node, columns.strings);
    case RunColumn::CreatedBy:
        return sortedByText(newestFirst, direction, columns.createdBy, columns.strings);
    case RunColumn::UpdatedBy:
        return sortedByText(newestFirst, direction, columns.updatedBy, columns.strings);
    case RunColumn::Error:
        return sortedByText(newestFirst, direction, columns.error, columns.strings);
    case RunColumn::ScoreVersion:
        return sortedByText(newestFirst, direction, columns.scoreVersion, columns.strings);
    case RunColumn::Flags:
        return sortedByNumber(newestFirst, direction, columns.flagCount);
    case RunColumn::Score:
        return sortedByNumber(newestFirst, direction, columns.score);
    case RunColumn::Attempt:
        return sortedByNumber(newestFirst, direction, columns.attempt);
    case RunColumn::Project:
        return sortedByIdentity(newestFirst, direction, columns.project);
    case RunColumn::Organization:
        return sortedByIdentity(newestFirst, direction, columns.organization);
    case RunColumn::Placed:
        return sortedByTime(newestFirst, direction, columns.materializedAt);
    case RunColumn::Updated:
        return sortedByTime(newestFirst, direction, columns.updatedAt);
    case RunColumn::Age: // the youngest is the newest
        return sortedByTime(newestFirst, opposite(direction), columns.createdAt);
    case RunColumn::Created:
        return sortedByTime(newestFirst, direction, columns.createdAt);
    case RunColumn::Id:
        return sortedById(columns, std::move(newestFirst), direction);
    }
    return newestFirst;
}

} // namespace wf2des
