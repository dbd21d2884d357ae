// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_columns_storage.h"
#include "store/run_query.h"

namespace wf2des {

/// Calls `visit` with the storage behind a column of the list: a CodeColumn, a NumberColumn, or a Column of string ids,
/// numbers or times. An age is told by its created_at; the id has no single column and gives the default value.
template <typename Visitor>
auto visitColumn(const RunColumnsStorage &columns, RunColumn column, const Visitor &visit)
    -> decltype(visit(columns.status))
{
    switch (column) {
    case RunColumn::Status:
        return visit(columns.status);
    case RunColumn::Edge:
        return visit(columns.edge);
    case RunColumn::Phase:
        return visit(columns.phase);
    case RunColumn::Feedback:
        return visit(columns.feedback);
    case RunColumn::Surface:
        return visit(columns.surface);
    case RunColumn::AutoConfirm:
        return visit(columns.autoConfirm);
    case RunColumn::Screen:
        return visit(columns.screen);
    case RunColumn::File:
        return visit(columns.file);
    case RunColumn::Node:
        return visit(columns.node);
    case RunColumn::CreatedBy:
        return visit(columns.createdBy);
    case RunColumn::UpdatedBy:
        return visit(columns.updatedBy);
    case RunColumn::Error:
        return visit(columns.error);
    case RunColumn::ScoreVersion:
        return visit(columns.scoreVersion);
    case RunColumn::Flags:
        return visit(columns.flagCount);
    case RunColumn::Score:
        return visit(columns.score);
    case RunColumn::Attempt:
        return visit(columns.attempt);
    case RunColumn::Project:
        return visit(columns.project);
    case RunColumn::Organization:
        return visit(columns.organization);
    case RunColumn::Placed:
        return visit(columns.materializedAt);
    case RunColumn::Updated:
        return visit(columns.updatedAt);
    case RunColumn::Age:
    case RunColumn::Created:
        return visit(columns.createdAt);
    case RunColumn::Id:
        break;
    }
    return {};
}

} // namespace wf2des
