// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "run_repository.h"

namespace wf2des::sandbox {

/// What a run produced: its result document, and the artifact on "another host".
class DocumentRoutes {
public:
    explicit DocumentRoutes(RunRepository &runs);

    /// The store's address as clients see it: another host than the API's, so that a client that forwards its
    /// Authorization is found out.
    void setStoreUrl(const QString &url) { m_storeUrl = url; }

    ApiReply result(const ApiRequest &request, const QString &id);
    ApiReply artifact(const QString &id);
    /// The store itself: refuses a request that carries an Authorization, as a presigned address does.
    ApiReply stored(const ApiRequest &request, const QString &key);

private:
    std::optional<Json> document(const RunRow &row);

    RunRepository &m_runs;
    QString m_storeUrl;
};

} // namespace wf2des::sandbox
