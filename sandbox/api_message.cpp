// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_message.h"

namespace wf2des::sandbox {

namespace {

std::string titleOf(int status)
{
    switch (status) {
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not found";
    case 409:
        return "Conflict";
    case 422:
        return "Invalid request";
    case 429:
        return "Too many requests";
    case 503:
        return "Service unavailable";
    default:
        return status < 500 ? "Refused" : "Internal error";
    }
}

} // namespace

ApiReply jsonReply(const Json &json, int status)
{
    return {.status = status, .body = json.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

ApiReply problem(int status, QLatin1String code, const QString &detail, const Json &extra)
{
    Json body{{"type", "about:blank"},
              {"title", titleOf(status)},
              {"status", status},
              {"detail", detail.toStdString()},
              {"code", code.data()}};
    body.update(extra);
    ApiReply reply = jsonReply(body, status);
    reply.contentType = "application/problem+json";
    return reply;
}

ApiReply invalidRequest(const std::vector<FieldError> &errors)
{
    Json list = Json::array();
    QStringList words;
    for (const FieldError &error : errors) {
        list.push_back({{"field", error.field.toStdString()}, {"message", error.message.toStdString()}});
        words += QStringLiteral("%1: %2").arg(error.field, error.message);
    }
    return problem(422, QLatin1String("invalid_request"), words.join(QLatin1String("; ")), Json{{"errors", list}});
}

} // namespace wf2des::sandbox
