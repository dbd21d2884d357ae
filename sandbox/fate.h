// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wf2des::sandbox {

/// What the simulated workers make of a run: decided by its id alone, so that history and workers agree.
enum class Fate : quint8 { Completes, FailsParsing, FailsAssembling, StuckParsing, StuckAssembling };

Fate fateOf(const QString &id);

/// What a completed run reports, decided by its id and edge.
struct Completion {
    qint64 flagCount = 0;
    qint64 score = 0; ///< ten-thousandths; only on the des2wf edge
};
Completion completionOf(const QString &id);

/// A realistic failure: the message of one of a few kinds, with details that differ from run to run.
QString failureMessage(const QString &id, bool whileParsing);

/// Where a run's artifact is stored.
QString resultKey(const QString &id, qint64 attempt);

} // namespace wf2des::sandbox
