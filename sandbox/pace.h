// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <mutex>

namespace wf2des::sandbox {

/// The workers' clock: passes at a speed that may change at any time, or stands still. Thread-safe.
class Pace {
public:
    explicit Pace(double speed)
        : m_speed(speed)
    {
    }

    /// Waits until `seconds` of the workers' time are over. False: stopped.
    bool pass(double seconds);
    double speed() const;
    void setSpeed(double speed);
    /// Ends every wait, for good.
    void stop();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    double m_speed;
    bool m_stopped = false;
};

} // namespace wf2des::sandbox
