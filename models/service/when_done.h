// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <optional>

namespace wf2des {

/// Calls `finished` with the future's value, or with nothing when it was cancelled: later, on the context's thread, and
/// not at all once the context is gone. QFuture::then() with a context asserts in Qt 6.4 when the context is destroyed
/// first, which closing a window does.
template <typename T, typename Function>
void whenFinished(QObject *context, const QFuture<T> &future, Function finished)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, finished] {
        watcher->deleteLater();
        const QFuture<T> done = watcher->future();
        finished(done.resultCount() > 0 ? std::optional<T>(done.result()) : std::nullopt);
    });
    watcher->setFuture(future);
}

/// The same for an answer that may be an Error: one that was cancelled comes as ErrorCode::Cancelled.
template <typename T, typename Function>
void whenDone(QObject *context, const QFuture<Result<T>> &future, Function finished)
{
    whenFinished(context, future, [finished](const std::optional<Result<T>> &answer) {
        finished(answer ? *answer : Result<T>(failure({ErrorCode::Cancelled})));
    });
}

} // namespace wf2des
