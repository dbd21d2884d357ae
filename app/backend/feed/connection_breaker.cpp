// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/connection_breaker.h"

#include "feed/socket_shutdown.h"

#include <libpq-fe.h>

#include <array>

namespace wf2des {

namespace {

/// Cancels that still wait for their own answer. A frozen server takes the connection and never answers, so such a
/// thread may stay for long; it owns all that it uses.
std::atomic_int cancelsWaiting = 0;
constexpr int mostCancelsWaiting = 4;

} // namespace

ConnectionBreaker::ConnectionBreaker(std::chrono::milliseconds grace)
    : m_grace(grace)
    , m_watchdog([this] { watch(); })
{
}

ConnectionBreaker::~ConnectionBreaker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_watchdog.join();
    detach();
}

bool ConnectionBreaker::attach(pg_conn *connection)
{
    const std::lock_guard lock(m_mutex);
    m_cancel = std::shared_ptr<pg_cancel>(PQgetCancel(connection), [](PGcancel *cancel) { PQfreeCancel(cancel); });
    m_socket = duplicateSocket(PQsocket(connection));
    return !m_broken;
}

void ConnectionBreaker::detach()
{
    const std::lock_guard lock(m_mutex);
    m_cancel.reset();
    closeDuplicate(std::exchange(m_socket, -1));
}

bool ConnectionBreaker::arm(std::chrono::milliseconds deadline)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_broken)
            return false;
        m_deadlinePassed = false;
        m_deadline = Steady::now() + deadline;
    }
    m_changed.notify_all();
    return true;
}

void ConnectionBreaker::disarm()
{
    const std::lock_guard lock(m_mutex);
    m_deadline.reset();
}

void ConnectionBreaker::breakNow()
{
    const std::lock_guard lock(m_mutex);
    m_broken = true;
    if (!m_deadline)
        return; // nothing is under way: the owner closes in the ordinary manner
    cancelQuery();
    shutDownSocket(m_socket);
}

void ConnectionBreaker::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        if (!m_deadline) {
            m_changed.wait(lock);
            continue;
        }
        const Steady::time_point deadline = *m_deadline;
        m_changed.wait_until(lock, deadline);
        if (m_ending || m_deadline != deadline || Steady::now() < deadline)
            continue;
        if (!m_deadlinePassed) {
            m_deadlinePassed = true;
            cancelQuery();
            m_deadline = deadline + m_grace;
        } else {
            shutDownSocket(m_socket);
            m_deadline.reset();
        }
    }
}

void ConnectionBreaker::cancelQuery()
{
    if (!m_cancel || cancelsWaiting >= mostCancelsWaiting)
        return;
    ++cancelsWaiting;
    std::thread([cancel = m_cancel] {
        std::array<char, 256> errorText{};
        PQcancel(cancel.get(), errorText.data(), static_cast<int>(errorText.size()));
        --cancelsWaiting;
    }).detach();
}

} // namespace wf2des
