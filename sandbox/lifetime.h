// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wf2des::sandbox {

/// Returns when the process shall end: on SIGTERM, SIGINT or SIGHUP, or, with the parent, at the end of standard input.
/// installLifetime() comes first, before other threads are started.
void installLifetime(bool endsWithParent);
bool isEnding();
void waitForEnd();

} // namespace wf2des::sandbox
