// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "faults.h"
#include "pace.h"
#include "request_log.h"

namespace wf2des::sandbox {

/// The sandbox's own controls, for tests and demonstrations; no part of the API.
class ControlRoutes {
public:
    ControlRoutes(Faults &faults, Pace &pace, RequestLog &log);

    /// GET /sandbox/requests?after=N
    ApiReply requests(const ApiRequest &request);
    /// GET and POST /sandbox/faults
    ApiReply faults(const ApiRequest &request);
    /// GET and POST /sandbox/workers {speed}
    ApiReply workers(const ApiRequest &request);

private:
    Faults &m_faults;
    Pace &m_pace;
    RequestLog &m_log;
};

} // namespace wf2des::sandbox
