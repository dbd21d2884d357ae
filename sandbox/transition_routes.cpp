// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transition_routes.h"

#include "body_reader.h"
#include "run_routes.h"

#include <limits>

namespace wf2des::sandbox {

namespace {

constexpr qsizetype longestReason = 4000;
constexpr qsizetype longestMessage = 1'000'000;

std::optional<qint64> readAttempt(BodyReader &body)
{
    return body.integer("attempt", true, 1, std::numeric_limits<qint32>::max());
}

RunRepository::Notes noteOf(const char *name, const QString &text)
{
    return text.isEmpty() ? RunRepository::Notes() : RunRepository::Notes{{QString::fromLatin1(name), text}};
}

void readManifest(BodyReader &body, AiReport &report)
{
    BodyReader manifest = body.nested("manifest", false);
    report.resultUrl = manifest.text("result_url", false, 2000, 0);
    report.errorMessage = manifest.text("error_message", false, longestMessage, 0);
    report.flagCount = manifest.integer("flag_count", false, 0, std::numeric_limits<qint32>::max());
    report.score = manifest.score("score");
    report.scoreVersion = manifest.text("score_version", false, 32, 0);
    body.takeErrors(manifest);
}

AiReport readReport(const ApiRequest &request, const QString &id)
{
    BodyReader body(request.body);
    AiReport report;
    const QString job = body.text("job_id", true);
    if (!job.isNull() && job != id)
        body.refuse("job_id", QStringLiteral("not the run of this address"));
    report.attempt = readAttempt(body).value_or(1);
    report.status = body.code("status", false, 5);
    report.phase = body.code("phase", false, 3);
    if (report.status.isNull() == report.phase.isNull())
        body.refuse("status", QStringLiteral("either status or phase"));
    // Rejecting and cancelling are people's: no webhook path leads there.
    if (!report.status.isNull() && report.status != code::completed && report.status != code::failed)
        body.refuse("status", QStringLiteral("a worker reports \"1\" (completed) or \"2\" (failed)"));
    readManifest(body, report);
    body.finish();
    return report;
}

} // namespace

TransitionRoutes::TransitionRoutes(RunRepository &runs)
    : m_runs(runs)
{
}

ApiReply TransitionRoutes::apply(const ApiRequest &request, const QString &id, const Edit &edit,
                                 const RunRepository::Notes &notes)
{
    const std::optional<RunRepository::Changed> changed = m_runs.change(id, request.identity.sub, edit, notes);
    if (!changed)
        return runNotFound();
    const Json run = m_runs.schema().json(changed->row);
    if (changed->refusal)
        return problem(409, changed->refusal->code, changed->refusal->detail, {{"run", run}});
    ApiReply reply = jsonReply(run);
    reply.applied = changed->applied;
    return reply;
}

ApiReply TransitionRoutes::confirm(const ApiRequest &request, const QString &id)
{
    BodyReader body(request.body);
    const std::optional<qint64> attempt = readAttempt(body);
    const QString screenId = body.text("screen_id", false);
    BodyReader parse = body.nested("parse", true);
    // Never a confirmation by omission: the answer has to be there.
    const std::optional<bool> rejected = body.has("parse") ? parse.boolean("rejected", true) : std::nullopt;
    const QString reason = parse.text("reason", false, longestReason, 0);
    if (rejected == false && parse.has("reason"))
        parse.refuse("reason", QStringLiteral("only with a rejection"));
    if (rejected == true && body.has("screen_id"))
        body.refuse("screen_id", QStringLiteral("only with a confirmation"));
    body.takeErrors(parse);
    body.finish();
    if (*rejected)
        return apply(request, id, transitions::reject(*attempt), noteOf("reject_reason", reason));
    return apply(request, id, transitions::confirm(*attempt, screenId));
}

ApiReply TransitionRoutes::cancel(const ApiRequest &request, const QString &id)
{
    BodyReader body(request.body);
    const std::optional<qint64> attempt = readAttempt(body);
    const QString reason = body.text("reason", false, longestReason, 0);
    body.finish();
    return apply(request, id, transitions::cancel(*attempt), noteOf("cancel_reason", reason));
}

ApiReply TransitionRoutes::feedback(const ApiRequest &request, const QString &id)
{
    BodyReader body(request.body);
    const QString feedbackStatus = body.code("feedback_status", true, 2);
    body.finish();
    return apply(request, id, transitions::feedback(feedbackStatus));
}

ApiReply TransitionRoutes::placement(const ApiRequest &request, const QString &id)
{
    BodyReader body(request.body);
    const std::optional<qint64> attempt = readAttempt(body);
    const QString node = body.text("placed_node_id", true);
    body.finish();
    return apply(request, id, transitions::placement(*attempt), noteOf("placed_node_id", node));
}

ApiReply TransitionRoutes::aiStatus(const ApiRequest &request, const QString &id)
{
    if (!request.identity.isService)
        return problem(403, QLatin1String("forbidden"),
                       QStringLiteral("Only the service account reports for workers."));
    const AiReport report = readReport(request, id);
    const auto changed = m_runs.change(id, request.identity.sub, transitions::aiStatus(report));
    if (!changed)
        return runNotFound();
    ApiReply reply = jsonReply({{"applied", changed->applied}, {"run", m_runs.schema().json(changed->row)}});
    reply.applied = changed->applied;
    return reply;
}

} // namespace wf2des::sandbox
