// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace wf2des {

// The few socket calls that differ between systems (RELIABILITY M8). -1 stands for no socket everywhere.

/// A second handle of the same connection, or, on Windows, the handle itself.
std::intptr_t duplicateSocket(std::intptr_t socket);
void closeDuplicate(std::intptr_t socket);
/// Ends both directions; a thread that waits on the connection returns.
void shutDownSocket(std::intptr_t socket);

} // namespace wf2des
