// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMetaType>
#include <QString>

#include <optional>

namespace wf2des {

/// What went wrong, as a code that callers may branch on.
enum class ErrorCode : quint8 {
    None,
    // reaching the other side
    HostNotFound,
    ConnectionRefused,
    ConnectionLost,
    Timeout,
    Cancelled, ///< by this program or person, before an answer
    TlsRefused,
    // PostgreSQL
    DriverMissing,
    AuthenticationFailed,
    DatabaseMissing,
    TableMissing,
    ColumnMissing,
    PermissionDenied,
    QueryFailed,
    // API refusals
    Unauthorized, ///< 401
    Forbidden, ///< 403
    NotFound, ///< 404
    Conflict, ///< 409; `current` says what the row is now when the server told
    Invalid, ///< 422
    TooManyRequests, ///< 429; retryAfterSeconds when the server told
    ServerError, ///< 5xx
    UnexpectedRedirect,
    UnexpectedAnswer, ///< HTML from a gateway, cut JSON, a body of the wrong type
    // this side
    NotLegal, ///< the transition is not legal for the row as it is
    OutcomeUnknown, ///< a transition was sent and no answer came: it may or may not have been applied
    SecretStoreUnavailable,
    SettingsUnreadable,
    FileFailed,
};

/// One failure: a code to branch on, words for the person (a translated sentence) and the technical detail (as the
/// other side said it: foreign text, always shown as plain text).
struct Error {
    ErrorCode code = ErrorCode::None;
    QString message = {};
    QString detail = {};
    int httpStatus = 0; ///< 0 when no HTTP answer came
    QString serverCode = {}; ///< problem+json `code`, for instance "phase_mismatch"
    QString requestId = {}; ///< X-Request-Id of the exchange
    QString existingId = {}; ///< 409 open_generation_exists: the run that holds the node
    std::optional<int> retryAfterSeconds = {};

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::Error)
