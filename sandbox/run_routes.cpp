// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_routes.h"

#include "body_reader.h"

#include <QUuid>

#include <limits>

namespace wf2des::sandbox {

namespace {

constexpr qsizetype longestPrompt = 100'000;

RunRow readRequest(const ApiRequest &request)
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    BodyReader body(request.body);
    RunRow row;
    row.organizationId = body.integer("organization_id", false, least, most).value_or(request.identity.organizationId);
    row.projectId = body.integer("project_id", true, least, most).value_or(0);
    row.figmaFileKey = body.text("figma_file_key", true);
    row.wfNodeId = body.text("wf_node_id", true);
    row.screenId = body.text("screen_id", true);
    row.prompt = body.text("prompt", false, longestPrompt, 0);
    row.placementTarget = body.text("placement_target", false, 255, 0);
    if (body.has("auto_confirm"))
        row.autoConfirm = body.code("auto_confirm", false, 2);
    if (body.has("edge"))
        row.edge = body.code("edge", false, 2);
    body.finish();
    row.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    row.triggerSurface = request.identity.triggerSurface;
    row.createdBy = row.updatedBy = request.identity.sub;
    return row;
}

} // namespace

ApiReply runNotFound()
{
    return problem(404, QLatin1String("not_found"), QStringLiteral("There is no run with this id."));
}

RunRoutes::RunRoutes(RunRepository &runs)
    : m_runs(runs)
{
}

ApiReply RunRoutes::create(const ApiRequest &request)
{
    const RunRepository::Created created = m_runs.insertOpen(readRequest(request));
    const Json run = m_runs.schema().json(created.row);
    if (!created.isNew)
        return problem(409, QLatin1String("open_generation_exists"),
                       QStringLiteral("Run %1 is in progress for this node.").arg(created.row.id),
                       {{"existing_id", created.row.id.toStdString()}, {"run", run}});
    ApiReply reply = jsonReply(run, 201);
    reply.applied = true;
    return reply.with("Location", "/wf2des/" + created.row.id.toStdString());
}

ApiReply RunRoutes::list(const ApiRequest &request)
{
    const ListQuery query = readListQuery(request.query);
    const RunRepository::Page page = m_runs.list(query);
    Json items = Json::array();
    for (const RunRow &row : page.rows)
        items.push_back(m_runs.schema().json(row));
    const Json next = page.next ? Json(cursorText(query.order, *page.next).toStdString()) : Json(nullptr);
    return jsonReply(
        {{"items", std::move(items)}, {"next_cursor", next}, {"as_of", toApiTime(page.asOf).toStdString()}});
}

ApiReply RunRoutes::get(const QString &id)
{
    const std::optional<RunRow> row = m_runs.find(id);
    return row ? jsonReply(m_runs.schema().json(*row)) : runNotFound();
}

} // namespace wf2des::sandbox
