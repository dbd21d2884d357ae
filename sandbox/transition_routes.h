// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "run_repository.h"

namespace wf2des::sandbox {

/// The calls that move one run: a person's, the plugin's and the workers' webhook.
class TransitionRoutes {
public:
    explicit TransitionRoutes(RunRepository &runs);

    /// Confirms or, with parse.rejected, rejects.
    ApiReply confirm(const ApiRequest &request, const QString &id);
    ApiReply cancel(const ApiRequest &request, const QString &id);
    ApiReply feedback(const ApiRequest &request, const QString &id);
    ApiReply placement(const ApiRequest &request, const QString &id);
    ApiReply aiStatus(const ApiRequest &request, const QString &id);

private:
    ApiReply apply(const ApiRequest &request, const QString &id, const Edit &edit,
                   const RunRepository::Notes &notes = {});

    RunRepository &m_runs;
};

} // namespace wf2des::sandbox
