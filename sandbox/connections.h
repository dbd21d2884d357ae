// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wf2des::sandbox {

/// Shuts down this process's TCP connections that were accepted on `localPort`: the one from `peerPort`, or all of them
/// for 0. The HTTP library hides its sockets, and a dropped link has to be dropped below it. False: none was found (or
/// the platform has no way to look).
bool shutDownConnections(int localPort, int peerPort);

} // namespace wf2des::sandbox
