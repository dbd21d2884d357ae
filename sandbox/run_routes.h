// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "run_repository.h"

namespace wf2des::sandbox {

/// The answer that there is no such run.
ApiReply runNotFound();

/// Trigger, list and read runs.
class RunRoutes {
public:
    explicit RunRoutes(RunRepository &runs);

    /// POST /wf2des: 201 with the row, which is inserted before the work is queued; 409 with existing_id.
    ApiReply create(const ApiRequest &request);
    ApiReply list(const ApiRequest &request);
    ApiReply get(const QString &id);

private:
    RunRepository &m_runs;
};

} // namespace wf2des::sandbox
