// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pace.h"
#include "run_repository.h"

#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace wf2des::sandbox {

/// The simulated workers: threads that take open runs, oldest first, through parse and assemble. They hold no way to
/// write: everything they do reaches the table through the ai-status webhook, over HTTP.
class Workers {
public:
    Workers(RunRepository &runs, Pace &pace, int port, const QString &token);
    ~Workers();
    Q_DISABLE_COPY_MOVE(Workers)

    void start();
    /// The pace must have been stopped.
    void join();

private:
    void work();
    /// The next run to work at, claimed for the caller.
    std::optional<RunRow> take();
    void release(const QString &id);

    RunRepository &m_runs;
    Pace &m_pace;
    const int m_port;
    const QString m_token;
    std::mutex m_mutex;
    std::set<QString> m_claimed;
    std::vector<std::thread> m_threads;
};

} // namespace wf2des::sandbox
