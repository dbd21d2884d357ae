// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "service/error.h"

#include <QString>

namespace wf2des {

/// Says why a connection to PostgreSQL did not open, in our words, from libpq's text in the C locale: libpq gives no
/// code for it (RELIABILITY M7). The text itself becomes the detail. An unknown text is a lost connection.
Error connectError(const QString &libpqText, const DatabaseSettings &database);

/// Says why a statement failed, from the server's SQLSTATE ("42P01"); an empty one stands for a lost connection.
Error statementError(const QString &sqlState, const QString &serverText, const DatabaseSettings &database);

/// True when every host of the profile is this computer: a loopback address or a socket in the file system.
bool isLoopback(const DatabaseSettings &database);

} // namespace wf2des
