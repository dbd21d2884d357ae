// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_cell.h"

#include "store/run_columns_storage.h"

#include <algorithm>

namespace wf2des {

namespace {

using Slot = RunStore::Slot;

template <typename E> QVariant codeCell(const CodeColumn<E> &column, Slot slot)
{
    const Code<E> code = column.decode(column.values[slot]);
    return code.isNull() ? QVariant() : QVariant(code.word());
}

QVariant textCell(const RunColumnsStorage &columns, const Column<StringPool::Id> &column, Slot slot)
{
    return column[slot] == StringPool::Null ? QVariant() : QVariant(columns.strings.text(column[slot]));
}

QVariant numberCell(const Column<qint32> &column, Slot slot)
{
    return column[slot] == RunColumnsStorage::NullNumber ? QVariant() : QVariant(qint64{column[slot]});
}

QVariant timeCell(const Column<qint64> &column, Slot slot)
{
    return column[slot] == RunColumnsStorage::NullTime ? QVariant() : QVariant(column[slot]);
}

QVariant ageCell(const RunColumnsStorage &columns, Slot slot, EpochMicroseconds now)
{
    const qint64 created = columns.createdAt[slot];
    if (created == RunColumnsStorage::NullTime)
        return {};
    qint64 age = 0;
    const bool overflows = qSubOverflow(now, created, &age);
    return overflows ? std::numeric_limits<qint64>::max() : std::max<qint64>(0, age);
}

QVariant scoreCell(const RunColumnsStorage &columns, Slot slot)
{
    constexpr double unit = 10'000.0;
    const qint32 score = columns.score[slot];
    return score == RunColumnsStorage::NullNumber ? QVariant() : QVariant(score / unit);
}

} // namespace

QVariant runCell(const RunStore &store, Slot slot, RunColumn column, EpochMicroseconds now)
{
    const RunColumnsStorage &columns = store.columns();
    switch (column) {
    case RunColumn::Status:
        return codeCell(columns.status, slot);
    case RunColumn::Edge:
        return codeCell(columns.edge, slot);
    case RunColumn::Screen:
        return textCell(columns, columns.screen, slot);
    case RunColumn::Age:
        return ageCell(columns, slot, now);
    case RunColumn::Flags:
        return numberCell(columns.flagCount, slot);
    case RunColumn::Score:
        return scoreCell(columns, slot);
    case RunColumn::Phase:
        return codeCell(columns.phase, slot);
    case RunColumn::Project:
        return columns.project.decode(columns.project.values[slot]);
    case RunColumn::File:
        return textCell(columns, columns.file, slot);
    case RunColumn::Node:
        return textCell(columns, columns.node, slot);
    case RunColumn::Feedback:
        return codeCell(columns.feedback, slot);
    case RunColumn::Placed:
        return timeCell(columns.materializedAt, slot);
    case RunColumn::Surface:
        return codeCell(columns.surface, slot);
    case RunColumn::AutoConfirm:
        return codeCell(columns.autoConfirm, slot);
    case RunColumn::CreatedBy:
        return textCell(columns, columns.createdBy, slot);
    case RunColumn::Created:
        return timeCell(columns.createdAt, slot);
    case RunColumn::Updated:
        return timeCell(columns.updatedAt, slot);
    case RunColumn::UpdatedBy:
        return textCell(columns, columns.updatedBy, slot);
    case RunColumn::Attempt:
        return numberCell(columns.attempt, slot);
    case RunColumn::Error:
        return textCell(columns, columns.error, slot);
    case RunColumn::ScoreVersion:
        return textCell(columns, columns.scoreVersion, slot);
    case RunColumn::Organization:
        return columns.organization.decode(columns.organization.values[slot]);
    case RunColumn::Id:
        return columns.id(slot);
    }
    return {};
}

} // namespace wf2des
