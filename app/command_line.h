// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QString>
#include <QStringList>

namespace wf2des {

/// Where `--sandbox` keeps its runs.
enum class SandboxKind : quint8 { None, SQLite, Postgres };

/// What the program was started with. A value.
struct CommandLine {
    QString profile; ///< name or id of the profile to open; empty: the last one
    SandboxKind sandbox = SandboxKind::None;
    QStringList sandboxArguments; ///< handed to wf2des-sandbox as they are
    QString query; ///< a filter's text form
    bool check = false; ///< run the connection check and end
    bool checkAsJson = false;
    QString language; ///< "en", "ja" or empty
    QString appearance; ///< "light", "dark" or empty: as the system
    QString settingsFile; ///< empty: the person's own
    QString helpText; ///< not empty: print it and end (--help, --version)

    /// Reads the arguments (the program's name first). The Error's message is a sentence for the terminal.
    static Result<CommandLine> parse(const QStringList &arguments);
};

} // namespace wf2des
