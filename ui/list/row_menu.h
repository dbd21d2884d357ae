// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"
#include "store/run_query.h"

#include <QObject>

class QModelIndex;
class QPoint;

namespace wf2des {

class RunActions;
class RunTable;

/// The context menu of a row: the transitions, copying, filtering by the value under the pointer, Figma. Bound to the
/// run it was opened on.
class RowMenu : public QObject {
    Q_OBJECT
public:
    /// All must outlive the menu.
    RowMenu(RunTable *table, RunActions *actions, QObject *parent);

    void open(const QModelIndex &index, const QPoint &globalPosition);

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);

private:
    RunTable *m_table;
    RunActions *m_actions;
};

/// The term that keeps the runs with the same value as `run` in `column`; nothing for columns that no filter looks at.
std::optional<FilterTerm> termFor(const Run &run, RunColumn column);

} // namespace wf2des
