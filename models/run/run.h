// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/codes.h"

#include <QHash>
#include <QList>
#include <QMetaType>
#include <QString>

#include <optional>

namespace wf2des {

/// A moment in microseconds since 1970-01-01T00:00:00Z: the table's own precision (RELIABILITY M9).
using EpochMicroseconds = qint64;

/// A score in ten-thousandths, exact for the table's numeric(5,4): 9312 is 0.9312.
using ScoreTenThousandths = qint32;

/// What a transition is judged by, and what a person saw when asking for one (spec/wf2des-table, Notes).
struct RunState {
    Code<Status> status;
    Code<Phase> phase;
    qint32 attempt = 1;
    std::optional<EpochMicroseconds> updatedAt;

    friend bool operator==(const RunState &, const RunState &) = default;
};

/// One row of table wf2des. A value; free to copy between threads. Column meanings: spec/wf2des-table.
///
/// The list columns are always filled. The columns under "detail only" are null in rows read for the list.
struct Run {
    QString id;
    qint64 organizationId = 0;
    qint64 projectId = 0;
    QString figmaFileKey;
    QString wfNodeId;
    QString screenId;
    Code<AutoConfirm> autoConfirm;
    Code<TriggerSurface> triggerSurface;
    Code<Status> status;
    Code<Phase> phase;
    qint32 attempt = 1;
    QString errorMessage; ///< null when there is none; in the list at most its first 500 characters
    std::optional<qint32> flagCount;
    std::optional<EpochMicroseconds> materializedAt;
    Code<FeedbackStatus> feedbackStatus;
    std::optional<EpochMicroseconds> createdAt;
    std::optional<EpochMicroseconds> updatedAt;
    std::optional<EpochMicroseconds> deletedAt;
    QString createdBy;
    QString updatedBy;
    Code<Edge> edge; ///< null on a deployment without the column
    std::optional<ScoreTenThousandths> score;
    QString scoreVersion;

    // Detail only.
    QString prompt;
    QString placementTarget;
    QString resultUrl;
    QString deletedBy;

    /// The text as it arrived, by column name, of every value that could not be held exactly (a time of infinity,
    /// a score with more digits, a number out of range). Shown instead of the field, which is then null or 0.
    QHash<QString, QString> rawText;

    RunState state() const { return {status, phase, attempt, updatedAt}; }
    bool isOpen() const { return status.is(Status::Processing); }

    friend bool operator==(const Run &, const Run &) = default;
};

using RunBatch = QList<Run>;

/// True when `candidate` is the newer picture of the same run: (attempt, updatedAt) decides, so that a late poll can
/// never undo an API reply (DESIGN 5.2). An equal pair is not newer.
bool isNewer(const RunState &candidate, const RunState &known);

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::Run)
