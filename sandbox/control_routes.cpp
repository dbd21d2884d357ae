// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "control_routes.h"

namespace wf2des::sandbox {

namespace {

constexpr double highestSpeed = 100'000;

Json bodyOf(const ApiRequest &request)
{
    Json json = Json::parse(request.body, nullptr, false);
    if (!json.is_object())
        throw RefusedRequest(invalidRequest({{QStringLiteral("body"), QStringLiteral("not a JSON object")}}));
    return json;
}

} // namespace

ControlRoutes::ControlRoutes(Faults &faults, Pace &pace, RequestLog &log)
    : m_faults(faults)
    , m_pace(pace)
    , m_log(log)
{
}

ApiReply ControlRoutes::requests(const ApiRequest &request)
{
    qint64 after = 0;
    for (const auto &[key, value] : request.query) {
        if (key == QLatin1String("after"))
            after = value.toLongLong();
    }
    return jsonReply(m_log.toJson(after));
}

ApiReply ControlRoutes::faults(const ApiRequest &request)
{
    if (request.method == "POST") {
        if (const std::optional<std::string> wrong = m_faults.configure(bodyOf(request)))
            return invalidRequest({{QString::fromStdString(*wrong), QStringLiteral("not a value for this")}});
    }
    return jsonReply(m_faults.toJson());
}

ApiReply ControlRoutes::workers(const ApiRequest &request)
{
    if (request.method == "POST") {
        const Json body = bodyOf(request);
        const Json speed = body.value("speed", Json());
        if (!speed.is_number() || speed.get<double>() < 0 || speed.get<double>() > highestSpeed)
            return invalidRequest({{QStringLiteral("speed"), QStringLiteral("a number from 0")}});
        m_pace.setSpeed(speed.get<double>());
    }
    return jsonReply({{"speed", m_pace.speed()}});
}

} // namespace wf2des::sandbox
