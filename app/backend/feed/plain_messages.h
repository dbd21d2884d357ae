// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

namespace wf2des {

/// While it lives, the C libraries speak English on this thread: libpq translates its errors, and their text is all
/// there is to tell them apart by (RELIABILITY M7). Only this thread, so that nothing else of the program changes.
class PlainMessages {
public:
    PlainMessages();
    ~PlainMessages();
    PlainMessages(const PlainMessages &) = delete;
    PlainMessages &operator=(const PlainMessages &) = delete;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace wf2des
