// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace wf2des {

/// Which of the optional columns a deployment has. A missing one hides its feature; a missing required one is an
/// error that names it (DESIGN 5.2).
struct RunColumns {
    bool edge = true;
    bool score = true;
    bool scoreVersion = true;

    friend bool operator==(const RunColumns &, const RunColumns &) = default;

    /// Every column of spec/wf2des-table, in its order.
    static QStringList all();
    /// The columns that a deployment may lack.
    static QStringList optional();
    /// The columns among all() that `present` lacks and that are not optional, in the specification's order.
    static QStringList missingRequired(const QStringList &present);
    /// What `present` (a table's column names) offers of the optional ones.
    static RunColumns discovered(const QStringList &present);
};

} // namespace wf2des
