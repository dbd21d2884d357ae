// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <stdexcept>

namespace wf2des::sandbox {

/// The database failed: the request gets a 500, the process goes on.
class DatabaseError : public std::runtime_error {
public:
    explicit DatabaseError(const QString &what)
        : std::runtime_error(what.toStdString())
    {
    }
};

} // namespace wf2des::sandbox
