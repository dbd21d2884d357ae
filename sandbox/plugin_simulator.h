// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pace.h"
#include "run_repository.h"
#include "seeded_random.h"

#include <QStringList>

#include <thread>

namespace wf2des::sandbox {

/// The designers in Figma: their plugin triggers new runs over time and places completed ones, over HTTP.
class PluginSimulator {
public:
    PluginSimulator(RunRepository &runs, Pace &pace, int port, const QStringList &tokens, std::uint64_t seed);
    ~PluginSimulator();
    Q_DISABLE_COPY_MOVE(PluginSimulator)

    void start();
    /// The pace must have been stopped.
    void join();

private:
    void work();
    nlohmann::ordered_json newRun();
    bool hasRoom();
    std::optional<RunRow> unplacedRun();

    RunRepository &m_runs;
    Pace &m_pace;
    const int m_port;
    const QStringList m_tokens;
    SeededRandom m_random;
    std::thread m_thread;
};

} // namespace wf2des::sandbox
