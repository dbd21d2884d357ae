// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/api_words.h"
#include "api/http_exchange.h"
#include "api/run_pages.h"
#include "service/run_api.h"

#include <QDateTime>

namespace wf2des {

// What an HTTP exchange means. Functions without state: they may run on any thread.

/// The answer to a transition on run `runId`, as models/service/run_api.h defines the outcomes. Never Applied unless
/// the whole row came.
TransitionReply transitionReplyOf(const HttpAnswer &answer, const QString &runId);
/// The answer to GET one row.
Result<Run> runOf(const HttpAnswer &answer, const QString &runId);
/// The answer to GET list.
Result<ApiRunPage> runPageOf(const HttpAnswer &answer);
/// The answer to GET result.
Result<ResultDocument> documentOf(const HttpAnswer &answer);

/// Seconds to wait by Retry-After: a number, or a date compared with the server's own Date, else with `now`.
std::optional<int> retryAfterSeconds(const QByteArray &retryAfter, const QByteArray &date, const QDateTime &now);

/// Replaces the secret wherever the other side echoed it.
void redact(Error &error, const QString &secret);

} // namespace wf2des
