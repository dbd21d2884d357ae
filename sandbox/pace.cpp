// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pace.h"

#include <algorithm>
#include <chrono>

namespace wf2des::sandbox {

bool Pace::pass(double seconds)
{
    using Clock = std::chrono::steady_clock;
    constexpr double longestWait = 3600; // keeps the conversion to the clock's type in range
    std::unique_lock lock(m_mutex);
    while (seconds > 0 && !m_stopped) {
        if (m_speed <= 0) {
            m_changed.wait(lock);
            continue;
        }
        const double speed = m_speed;
        const auto begin = Clock::now();
        m_changed.wait_for(lock, std::chrono::duration<double>(std::min(seconds / speed, longestWait)));
        seconds -= std::chrono::duration<double>(Clock::now() - begin).count() * speed;
    }
    return !m_stopped;
}

double Pace::speed() const
{
    const std::lock_guard lock(m_mutex);
    return m_speed;
}

void Pace::setSpeed(double speed)
{
    const std::lock_guard lock(m_mutex);
    m_speed = speed;
    m_changed.notify_all();
}

void Pace::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
    m_changed.notify_all();
}

} // namespace wf2des::sandbox
