// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

namespace wf2des {

/// Calls `finished` on the context's thread with the future's answer, unless the context is gone by then.
/// QFuture::then() with a context asserts in Qt 6.4 when the context is destroyed first, which closing a window does.
template <typename T, typename Function>
void whenDone(QObject *context, const QFuture<Result<T>> &future, Function finished)
{
    auto *watcher = new QFutureWatcher<Result<T>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, finished] {
        watcher->deleteLater();
        const QFuture<Result<T>> done = watcher->future();
        finished(done.resultCount() > 0 ? done.result() : Result<T>(failure({ErrorCode::Cancelled})));
    });
    watcher->setFuture(future);
}

} // namespace wf2des
