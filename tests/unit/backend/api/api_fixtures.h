// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/http_run_api.h"
#include "api/run_json.h"
#include "support/scripted_server.h"

#include <QTest>

namespace wf2des::test {

inline const QString RunId = QStringLiteral("5b2f8d52-35a4-4c0b-9c37-0b3f1f6a1c11");
inline const QString Token = QStringLiteral("canary-8d2f41c7");

inline ApiSettings settingsFor(const ScriptedServer &server)
{
    ApiSettings settings;
    settings.baseUrl = server.url();
    settings.token = Token;
    return settings;
}

inline Action actionOf(ActionKind kind, const QString &runId = RunId)
{
    Action action;
    action.idempotencyKey = QUuid::createUuid();
    action.kind = kind;
    action.runId = runId;
    action.seen.status = Status::Processing;
    action.seen.phase = Phase::AwaitingConfirm;
    action.seen.attempt = 3;
    return action;
}

/// A row as the server sends it.
inline QByteArray rowJson(const QString &id = RunId, Status status = Status::Cancelled)
{
    Run run;
    run.id = id;
    run.status = status;
    run.attempt = 3;
    run.createdAt = 1'795'953'784'123'456;
    run.updatedAt = 1'795'953'785'000'000;
    for (QString *text : {&run.figmaFileKey, &run.wfNodeId, &run.screenId, &run.createdBy, &run.updatedBy})
        *text = QStringLiteral("x");
    return runToJson(run);
}

/// The future's value, once it is there; a future that does not finish ends the test program.
template <typename T> T awaited(const QFuture<T> &future)
{
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, 60'000) || future.resultCount() != 1)
        qFatal("the future did not finish with one result");
    return future.result();
}

} // namespace wf2des::test
