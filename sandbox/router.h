// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "control_routes.h"
#include "document_routes.h"
#include "idempotency_store.h"
#include "identities.h"
#include "run_routes.h"
#include "transition_routes.h"

namespace wf2des::sandbox {

/// Finds the call that a request means, after the checks that all calls share: token, rights, rate, idempotency.
/// Thread-safe; never throws.
class Router {
public:
    Router(const Identities &identities, RunRepository &runs, Faults &faults, Pace &pace, RequestLog &log);

    DocumentRoutes &documents() { return m_documents; }

    IdempotencyStore::Outcome answer(ApiRequest &request);

private:
    IdempotencyStore::Outcome dispatch(ApiRequest &request);
    std::optional<ApiReply> refuseCaller(ApiRequest &request);
    ApiReply dispatchGet(const ApiRequest &request, const QStringList &parts);
    std::function<ApiReply()> findPost(const ApiRequest &request, const QStringList &parts);

    const Identities &m_identities;
    Faults &m_faults;
    RunRoutes m_runs;
    TransitionRoutes m_transitions;
    DocumentRoutes m_documents;
    ControlRoutes m_controls;
    IdempotencyStore m_idempotency;
};

} // namespace wf2des::sandbox
