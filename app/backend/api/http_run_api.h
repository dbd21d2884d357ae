// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/api_settings.h"
#include "api/run_pages.h"
#include "service/run_api.h"

#include <QFuture>

#include <memory>

namespace wf2des {

/// wf2des-api over HTTP (DESIGN 6, 7). A transition leaves once at most and never follows a redirect (RELIABILITY M1,
/// M2); every call has a timeout and a deadline (M3). Lives on the UI thread; bodies over 64 KiB are read elsewhere.
/// Destroying it finishes what is still out, as Cancelled.
class HttpRunApi final : public RunApi {
    Q_OBJECT
public:
    explicit HttpRunApi(ApiSettings settings, QObject *parent = nullptr);
    ~HttpRunApi() override;

    /// Finishes what is still out, as Cancelled, and refuses everything from now on. To be called before the receivers
    /// of futures are destroyed: Qt 6.4 asserts in debug builds when a future finishes whose `.then(context)` is gone.
    void close();

    /// For the requests from now on.
    void setToken(const QString &token);

    QFuture<TransitionReply> send(const Action &action) override;
    QFuture<Result<Run>> fetchRun(const QString &id) override;
    QFuture<Result<ResultDocument>> fetchResult(const QString &id) override;
    QFuture<Result<bool>> ping() override;

    /// GET list: one page. ColumnMissing when a row lacks a column that the specification requires.
    QFuture<Result<ApiRunPage>> listRuns(const RunPageQuery &query);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace wf2des
