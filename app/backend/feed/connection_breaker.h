// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

struct pg_conn;
struct pg_cancel;

namespace wf2des {

/// Frees a thread that waits for a server which does not answer (RELIABILITY M8): after the deadline the query is
/// cancelled on the server; when that does not help, the socket is shut down, and the waiting call returns. Used from
/// the thread that owns the connection; breakNow() from any.
class ConnectionBreaker {
public:
    explicit ConnectionBreaker(std::chrono::milliseconds grace);
    ~ConnectionBreaker();
    ConnectionBreaker(const ConnectionBreaker &) = delete;
    ConnectionBreaker &operator=(const ConnectionBreaker &) = delete;

    /// The connection to watch, just opened. False when breakNow() came before: close it again.
    bool attach(pg_conn *connection);
    /// Before the connection closes.
    void detach();

    /// A query starts; disarm() when it came back. False after breakNow(): do not start it.
    bool arm(std::chrono::milliseconds deadline);
    void disarm();
    /// The deadline of the last armed query passed before it came back.
    bool deadlinePassed() const { return m_deadlinePassed; }

    /// Ends what is under way and lets nothing new begin. Returns at once.
    void breakNow();
    bool isBroken() const { return m_broken; }

private:
    using Steady = std::chrono::steady_clock;
    void watch();
    void cancelQuery();

    const std::chrono::milliseconds m_grace;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::shared_ptr<pg_cancel> m_cancel;
    std::intptr_t m_socket = -1; ///< our own duplicate where the system has such: never somebody else's by accident
    std::optional<Steady::time_point> m_deadline;
    bool m_ending = false;
    std::atomic_bool m_deadlinePassed = false;
    std::atomic_bool m_broken = false;
    std::thread m_watchdog; ///< last: it uses the others
};

} // namespace wf2des
