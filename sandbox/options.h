// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "faults.h"
#include "times.h"

#include <QStringList>

#include <optional>

namespace wf2des::sandbox {

/// What the command line asks for.
struct Options {
    int port = 0; ///< 0: a free one
    bool postgres = false;
    QString databaseFile; ///< SQLite; empty: a temporary file
    QString token;
    QString readonlyToken;
    QString serviceToken;
    int runs = 400;
    quint64 seed = 1;
    std::optional<Micros> now; ///< what the server's clock says when it starts
    double speed = 1; ///< the workers'; 0: off
    FaultRates faults;
    bool enumTypes = true;
    QStringList withoutColumns;
    bool exitWithParent = false;
};

/// Reads the command line; ends the process with words where it is wrong, or for --help and --version.
Options readOptions(const QStringList &arguments);

} // namespace wf2des::sandbox
