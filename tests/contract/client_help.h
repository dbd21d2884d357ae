// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "service/result.h"

#include <QFuture>
#include <QTest>
#include <QUuid>

namespace wf2des::test {

constexpr int answerLimitMs = 30'000;

/// Spins the event loop until the future is finished; a default value when it is not in time.
template <typename T> T await(const QFuture<T> &future)
{
    return QTest::qWaitFor([&future] { return future.isFinished(); }, answerLimitMs) ? future.result() : T();
}

template <typename T> Result<T> await(const QFuture<Result<T>> &future)
{
    if (QTest::qWaitFor([&future] { return future.isFinished(); }, answerLimitMs))
        return future.result();
    return failure({ErrorCode::Timeout, QStringLiteral("the future did not finish")});
}

/// What a person asks for who sees the run awaiting its confirmation at attempt 1.
inline Action newAction(ActionKind kind, const QByteArray &id, const QString &reason = {})
{
    Action action;
    action.idempotencyKey = QUuid::createUuid();
    action.kind = kind;
    action.runId = QString::fromLatin1(id);
    action.seen = {Status::Processing, Phase::AwaitingConfirm, 1, std::nullopt};
    action.reason = reason;
    return action;
}

} // namespace wf2des::test
