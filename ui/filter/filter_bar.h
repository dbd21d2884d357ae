// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run_columns.h"
#include "service/run_feed.h"
#include "store/run_filter.h"

#include <QWidget>

namespace wf2des {

class AddFilterMenu;
class ChipButton;
class FacetChip;
class FlowLayout;
class RangeChip;
class RunListModel;

/// The filter as chips: one of the faces of the list model's filter.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    /// `runs` must outlive the bar.
    explicit FilterBar(RunListModel *runs, QWidget *parent = nullptr);

    RangeChip *rangeChip() const { return m_range; }
    ChipButton *columnsButton() const { return m_columns; }
    void setDeployment(const RunColumns &deployment);

Q_SIGNALS:
    void saveViewRequested();

private:
    void buildChips();
    void showFilter(const RunFilter &filter);
    void addTermChip(const FilterTerm &term);

    RunListModel *m_runs;
    FlowLayout *m_flow;
    FacetChip *m_edge = nullptr;
    RangeChip *m_range = nullptr;
    ChipButton *m_add = nullptr;
    AddFilterMenu *m_addMenu = nullptr;
    ChipButton *m_clear = nullptr;
    ChipButton *m_columns = nullptr;
    QList<QWidget *> m_termChips;
};

} // namespace wf2des
