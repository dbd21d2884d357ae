// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workers.h"

#include "fate.h"
#include "seeded_random.h"
#include "self_client.h"

#include <cstdio>

namespace wf2des::sandbox {

namespace {

constexpr int workerCount = 4;
constexpr double idlePause = 1; // of the workers' time

/// How long a phase takes, in seconds of the workers' time.
double duration(const RunRow &row)
{
    SeededRandom random = SeededRandom::of(QString(row.phase + row.id).toUtf8());
    return row.phase == code::parse ? 15 + 25 * random.real() : 10 + 20 * random.real();
}

bool isStuck(const RunRow &row)
{
    const Fate fate = fateOf(row.id);
    return (row.phase == code::parse && fate == Fate::StuckParsing)
        || (row.phase == code::assemble && fate == Fate::StuckAssembling);
}

Json reportOn(const RunRow &row)
{
    Json report{{"job_id", row.id.toStdString()}, {"attempt", row.attempt}};
    const Fate fate = fateOf(row.id);
    const bool parsing = row.phase == code::parse;
    if ((parsing && fate == Fate::FailsParsing) || (!parsing && fate == Fate::FailsAssembling)) {
        report["status"] = "2";
        report["manifest"] = {{"error_message", failureMessage(row.id, parsing).toStdString()}};
        if (!parsing)
            report["manifest"]["result_url"] = resultKey(row.id, row.attempt).toStdString();
    } else if (parsing) {
        report["phase"] = row.autoConfirm == code::autoConfirm ? "2" : "1";
    } else {
        const Completion completion = completionOf(row.id);
        report["status"] = "1";
        report["manifest"] = {{"result_url", resultKey(row.id, row.attempt).toStdString()},
                              {"flag_count", completion.flagCount}};
        if (row.edge == code::des2wf) {
            report["manifest"]["score"] = scoreNumber(completion.score);
            report["manifest"]["score_version"] = "ds@1.0";
        }
    }
    return report;
}

} // namespace

Workers::Workers(RunRepository &runs, Pace &pace, int port, const QString &token)
    : m_runs(runs)
    , m_pace(pace)
    , m_port(port)
    , m_token(token)
{
}

Workers::~Workers()
{
    join();
}

void Workers::start()
{
    for (int i = 0; i < workerCount; ++i)
        m_threads.emplace_back([this] { work(); });
}

void Workers::join()
{
    for (std::thread &thread : m_threads)
        thread.join();
    m_threads.clear();
}

void Workers::work()
{
    SelfClient api(m_port);
    while (m_pace.pass(idlePause)) {
        try {
            const std::optional<RunRow> run = take();
            if (!run)
                continue;
            if (m_pace.pass(duration(*run)))
                api.post(QStringLiteral("/wf2des/%1/ai-status").arg(run->id), reportOn(*run), m_token);
            release(run->id);
        } catch (const std::exception &error) {
            std::fprintf(stderr, "worker: %s\n", error.what());
        }
    }
}

std::optional<RunRow> Workers::take()
{
    ListQuery query;
    query.anyOf = {{QLatin1String("status"), {QString(code::processing)}},
                   {QLatin1String("phase"), {QString(code::parse), QString(code::assemble)}}};
    query.order = ListQuery::Order::UpdatedAscending;
    query.limit = 500;
    const std::lock_guard lock(m_mutex);
    for (const RunRow &row : m_runs.list(query).rows) {
        if (!isStuck(row) && m_claimed.insert(row.id).second)
            return row;
    }
    return std::nullopt;
}

void Workers::release(const QString &id)
{
    const std::lock_guard lock(m_mutex);
    m_claimed.erase(id);
}

} // namespace wf2des::sandbox
