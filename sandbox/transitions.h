// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run_row.h"

#include <functional>
#include <optional>

namespace wf2des::sandbox {

/// Why a transition was not applied: a stable code and words.
struct Refusal {
    QLatin1String code;
    QString detail;
};

/// Judges one row and, where the transition is legal, changes it. `now` is the row's coming updated_at. A row left as
/// it was means: legal, nothing to do.
using Edit = std::function<std::optional<Refusal>(RunRow &row, Micros now)>;

/// What a worker reports by the webhook: a phase, or a terminal status with its manifest.
struct AiReport {
    qint64 attempt = 1;
    QString phase = {};
    QString status = {};
    QString resultUrl = {};
    QString errorMessage = {};
    std::optional<qint64> flagCount = {};
    std::optional<qint64> score = {}; ///< ten-thousandths
    QString scoreVersion = {};
};

/// The transitions of spec/wf2des-table, Notes. None of them touches a database.
namespace transitions {
/// phase 1 -> 2, matched on phase and attempt; a null screenId keeps the row's.
Edit confirm(qint64 attempt, const QString &screenId);
/// phase 1 -> status 3, matched on phase and attempt.
Edit reject(qint64 attempt);
/// status 0 -> 4 in any phase, matched on attempt.
Edit cancel(qint64 attempt);
/// status 1 only.
Edit feedback(const QString &feedbackStatus);
/// status 1 only; the first placement counts.
Edit placement(qint64 attempt);
/// The webhook: never refuses; a superseded attempt, an ended run or a step backwards changes nothing.
Edit aiStatus(const AiReport &report);
} // namespace transitions

} // namespace wf2des::sandbox
