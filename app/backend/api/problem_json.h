// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace wf2des {

/// What an API says when it refuses: RFC 9457 problem+json with the contract's own members (DESIGN 7).
struct Problem {
    QString code; ///< "phase_mismatch"
    QString detail; ///< the server's words, `errors` of a 422 included; foreign text, at most 4,096 characters
    QString existingId;
    std::optional<Run> run; ///< on 409, the row as it is now, when it could be read
};

/// Takes what can be had from the body of a refusal, whatever it is; text that is no JSON becomes the detail. Any
/// thread.
Problem readProblem(const QByteArray &body);

} // namespace wf2des
