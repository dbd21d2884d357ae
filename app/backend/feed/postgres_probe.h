// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run_columns.h"

#include <QString>
#include <QStringList>

namespace wf2des {

/// What the doctor wants to know of a database that a feed could read; PostgresFeed::probe() fills it.
struct PostgresProbe {
    QString serverVersion; ///< "15.8 (Debian 15.8-0+deb12u1)"
    bool roleMayWrite = false;
    bool isReplica = false;
    RunColumns columns;
    QStringList warnings; ///< as in FeedStatus
};

} // namespace wf2des
