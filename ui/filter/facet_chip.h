// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "filter/chip_button.h"
#include "store/run_filter.h"

namespace wf2des {

class RunListModel;
class ValueMenu;

/// The chip of one filter key with its values and how many runs each has; any of them can be on. A face of the list
/// model's filter.
class FacetChip : public ChipButton {
    Q_OBJECT
public:
    /// A longer list of values would not fit a screen; the search box takes the rest.
    static constexpr int MaximumValues = 25;

    /// `runs` must outlive the chip.
    FacetChip(FilterKey key, RunListModel *runs, QWidget *parent = nullptr);

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);

private:
    void showFilter();
    void fillMenu();
    QStringList offeredValues() const;
    void setOn(const QString &value, bool on);

    FilterKey m_key;
    RunListModel *m_runs;
    ValueMenu *m_menu;
};

} // namespace wf2des
