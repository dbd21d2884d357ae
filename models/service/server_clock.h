// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/clock.h"

namespace wf2des {

/// The server's clock as far as this computer knows it: its own, moved by the difference that the feed measured. Ages
/// and "did this happen after the press?" are reckoned in it, so that a wrong clock here shows no negative ages. UI
/// thread only.
class ServerClock final : public Clock {
public:
    /// `computer` must outlive the clock.
    explicit ServerClock(const Clock *computer)
        : m_computer(computer)
    {
    }

    EpochMicroseconds now() const override { return m_computer->now() + m_offset; }
    /// How far the server's clock is ahead, microseconds.
    void setOffset(qint64 offset) { m_offset = offset; }

private:
    const Clock *m_computer;
    qint64 m_offset = 0;
};

} // namespace wf2des
