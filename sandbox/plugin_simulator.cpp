// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plugin_simulator.h"

#include "history_seed.h"
#include "self_client.h"

#include <cstdio>

namespace wf2des::sandbox {

namespace {

constexpr double shortestPause = 14;
constexpr double longestPause = 26; // about 20 s on average, of the workers' time
constexpr std::size_t mostOpenRuns = 80; // nobody confirms in an unattended sandbox: the open set must not grow forever

} // namespace

PluginSimulator::PluginSimulator(RunRepository &runs, Pace &pace, int port, const QStringList &tokens,
                                 std::uint64_t seed)
    : m_runs(runs)
    , m_pace(pace)
    , m_port(port)
    , m_tokens(tokens)
    , m_random(seed)
{
}

PluginSimulator::~PluginSimulator()
{
    join();
}

void PluginSimulator::start()
{
    m_thread = std::thread([this] { work(); });
}

void PluginSimulator::join()
{
    if (m_thread.joinable())
        m_thread.join();
}

void PluginSimulator::work()
{
    SelfClient api(m_port);
    while (m_pace.pass(shortestPause + (longestPause - shortestPause) * m_random.real())) {
        try {
            const QString token = m_random.pick(m_tokens);
            if (hasRoom())
                api.post(QStringLiteral("/wf2des"), newRun(), token);
            const std::optional<RunRow> run = unplacedRun();
            if (run && m_random.chance(0.5))
                api.post(QStringLiteral("/wf2des/%1/placement").arg(run->id),
                         {{"attempt", run->attempt}, {"placed_node_id", "300:" + std::to_string(m_random.below(5000))}},
                         token);
        } catch (const std::exception &error) {
            std::fprintf(stderr, "plugin: %s\n", error.what());
        }
    }
}

nlohmann::ordered_json PluginSimulator::newRun()
{
    const ScreenPlace place = HistorySeed::place(m_random);
    nlohmann::ordered_json body{{"project_id", place.projectId},
                                {"figma_file_key", place.figmaFileKey.toStdString()},
                                {"wf_node_id", place.wfNodeId.toStdString()},
                                {"screen_id", place.screenId.toStdString()},
                                {"edge", m_random.chance(0.35) ? "1" : "0"},
                                {"auto_confirm", m_random.chance(0.4) ? "1" : "0"}};
    const QString prompt = HistorySeed::prompt(m_random);
    if (!prompt.isNull())
        body["prompt"] = prompt.toStdString();
    return body;
}

bool PluginSimulator::hasRoom()
{
    ListQuery query;
    query.anyOf = {{QLatin1String("status"), {QString(code::processing)}}};
    query.limit = static_cast<int>(mostOpenRuns);
    return m_runs.list(query).rows.size() < mostOpenRuns;
}

std::optional<RunRow> PluginSimulator::unplacedRun()
{
    ListQuery query;
    query.anyOf = {{QLatin1String("status"), {QString(code::completed)}}};
    query.limit = 20;
    for (const RunRow &row : m_runs.list(query).rows) {
        if (!row.materializedAt)
            return row;
    }
    return std::nullopt;
}

} // namespace wf2des::sandbox
