// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "run/run.h"
#include "service/result.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>

namespace wf2des {

/// The answer to a transition.
struct TransitionReply {
    /// How far the exchange is known to have gone.
    enum class Outcome : quint8 {
        Applied, ///< 2xx: `run` is the new row
        Refused, ///< the server answered and did not apply it: `error`; `run` when a 409 carried the current row
        Unknown, ///< sent, no usable answer (timeout, closed link, unreadable 2xx, 5xx): read the run, never resend
        NotSent, ///< it never left this computer: `error`
    };
    Outcome outcome = Outcome::NotSent;
    std::optional<Run> run;
    std::optional<Error> error;
};

/// A result document: the bytes exactly as the server sent them, unzipped.
struct ResultDocument {
    QByteArray bytes;
    QString etag;
};

/// Commands out: wf2des-api (DESIGN 7). Asynchronous on the UI thread; every future finishes, at the latest by a
/// deadline. Never resends a transition.
class RunApi : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Sends the action once, with its idempotency key.
    virtual QFuture<TransitionReply> send(const Action &action) = 0;
    /// GET one row, detail columns included.
    virtual QFuture<Result<Run>> fetchRun(const QString &id) = 0;
    /// GET the design_generation_result document. NotFound when the run has none yet.
    virtual QFuture<Result<ResultDocument>> fetchResult(const QString &id) = 0;
    /// Reads one page of one run: tells that the API is there and takes the token.
    virtual QFuture<Result<bool>> ping() = 0;
};

} // namespace wf2des
