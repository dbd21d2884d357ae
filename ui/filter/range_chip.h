// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "filter/chip_button.h"
#include "service/run_feed.h"

namespace wf2des {

/// The chip that says how far back runs are loaded.
class RangeChip : public ChipButton {
    Q_OBJECT
public:
    explicit RangeChip(QWidget *parent = nullptr);

    LoadRange range() const { return m_range; }
    void setRange(LoadRange range);

Q_SIGNALS:
    /// The person chose another range.
    void rangeChosen(wf2des::LoadRange range);

private:
    LoadRange m_range = LoadRange::Days30;
};

} // namespace wf2des
