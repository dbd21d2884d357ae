// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_cell.h"

#include "store/visit_column.h"

#include <algorithm>

namespace wf2des {

namespace {

/// The value of a slot in a column, by the column's kind.
struct CellReader {
    const RunColumnsStorage &columns;
    RunStore::Slot slot;

    template <typename E> QVariant operator()(const CodeColumn<E> &column) const
    {
        const Code<E> code = column.decode(column.values[slot]);
        return code.isNull() ? QVariant() : QVariant(code.word());
    }
    QVariant operator()(const NumberColumn &column) const { return column.decode(column.values[slot]); }
    QVariant operator()(const Column<StringPool::Id> &column) const
    {
        return column[slot] == StringPool::Null ? QVariant() : QVariant(columns.strings.text(column[slot]));
    }
    QVariant operator()(const Column<qint32> &column) const
    {
        return column[slot] == RunColumnsStorage::NullNumber ? QVariant() : QVariant(qint64{column[slot]});
    }
    QVariant operator()(const Column<qint64> &column) const
    {
        return column[slot] == RunColumnsStorage::NullTime ? QVariant() : QVariant(column[slot]);
    }
};

QVariant ageSince(qint64 created, EpochMicroseconds now)
{
    qint64 age = 0;
    const bool overflows = qSubOverflow(now, created, &age);
    return overflows ? std::numeric_limits<qint64>::max() : std::max<qint64>(0, age);
}

} // namespace

QVariant runCell(const RunStore &store, RunStore::Slot slot, RunColumn column, EpochMicroseconds now)
{
    if (column == RunColumn::Id)
        return store.id(slot);
    const QVariant stored = visitColumn(store.columns(), column, CellReader{store.columns(), slot});
    if (!stored.isValid())
        return {};
    constexpr double unit = 10'000.0;
    if (column == RunColumn::Score)
        return static_cast<double>(stored.toLongLong()) / unit;
    return column == RunColumn::Age ? ageSince(stored.toLongLong(), now) : stored;
}

} // namespace wf2des
