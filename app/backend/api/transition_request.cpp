// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/transition_request.h"

#include <nlohmann/json.hpp>

namespace wf2des {

namespace {

using Json = nlohmann::ordered_json;

Json parseDecision(const Action &action, bool rejected)
{
    Json parse{{"rejected", rejected}};
    if (rejected && !action.reason.isEmpty())
        parse["reason"] = action.reason.toStdString();
    return Json{{"attempt", action.seen.attempt}, {"parse", parse}};
}

Json cancellation(const Action &action)
{
    Json body{{"attempt", action.seen.attempt}};
    if (!action.reason.isEmpty())
        body["reason"] = action.reason.toStdString();
    return body;
}

QByteArray dumped(const Json &body)
{
    return QByteArray::fromStdString(body.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

TransitionRequest transitionRequest(const Action &action, const ApiPaths &paths)
{
    switch (action.kind) {
    case ActionKind::Confirm:
        return {paths.confirm, dumped(parseDecision(action, false))};
    case ActionKind::Reject:
        return {paths.confirm, dumped(parseDecision(action, true))};
    case ActionKind::Cancel:
        return {paths.cancel, dumped(cancellation(action))};
    case ActionKind::Feedback:
        break;
    }
    return {paths.feedback, dumped({{"feedback_status", Code(action.feedback).text().toStdString()}})};
}

} // namespace wf2des
