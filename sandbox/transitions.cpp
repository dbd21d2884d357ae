// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transitions.h"

namespace wf2des::sandbox {

namespace {

std::optional<Refusal> attemptRefusal(const RunRow &row, qint64 attempt)
{
    if (row.attempt == attempt)
        return std::nullopt;
    return Refusal{
        QLatin1String("attempt_superseded"),
        QStringLiteral("The request is for attempt %1; the run is at attempt %2.").arg(attempt).arg(row.attempt)};
}

std::optional<Refusal> openRefusal(const RunRow &row, qint64 attempt)
{
    if (auto refusal = attemptRefusal(row, attempt))
        return refusal;
    if (row.isOpen())
        return std::nullopt;
    return Refusal{QLatin1String("already_terminal"),
                   QStringLiteral("The run has ended with status %1.").arg(row.status)};
}

std::optional<Refusal> awaitingRefusal(const RunRow &row, qint64 attempt)
{
    if (auto refusal = openRefusal(row, attempt))
        return refusal;
    if (row.phase == code::awaitingConfirm)
        return std::nullopt;
    return Refusal{QLatin1String("phase_mismatch"),
                   QStringLiteral("The run is in phase %1; only phase 1 waits for a confirmation.").arg(row.phase)};
}

std::optional<Refusal> completedRefusal(const RunRow &row)
{
    if (row.status == code::completed)
        return std::nullopt;
    return Refusal{QLatin1String("not_completed"),
                   QStringLiteral("The run has status %1; only a completed one can take this.").arg(row.status)};
}

void end(RunRow &row, QLatin1String status)
{
    row.status = status;
    row.phase = QString(); // phase is cleared once terminal
}

/// The workers move forward only, and past a person's confirmation only where none is asked for.
bool mayReportPhase(const RunRow &row, const QString &phase)
{
    if (row.phase != code::parse)
        return false;
    return phase == code::awaitingConfirm || (phase == code::assemble && row.autoConfirm == code::autoConfirm);
}

} // namespace

Edit transitions::confirm(qint64 attempt, const QString &screenId)
{
    return [=](RunRow &row, Micros) {
        const std::optional<Refusal> refusal = awaitingRefusal(row, attempt);
        if (!refusal) {
            row.phase = code::assemble;
            if (!screenId.isNull())
                row.screenId = screenId;
        }
        return refusal;
    };
}

Edit transitions::reject(qint64 attempt)
{
    return [=](RunRow &row, Micros) {
        const std::optional<Refusal> refusal = awaitingRefusal(row, attempt);
        if (!refusal)
            end(row, code::rejected);
        return refusal;
    };
}

Edit transitions::cancel(qint64 attempt)
{
    return [=](RunRow &row, Micros) {
        const std::optional<Refusal> refusal = openRefusal(row, attempt);
        if (!refusal)
            end(row, code::cancelled);
        return refusal;
    };
}

Edit transitions::feedback(const QString &feedbackStatus)
{
    return [=](RunRow &row, Micros) {
        const std::optional<Refusal> refusal = completedRefusal(row);
        if (!refusal)
            row.feedbackStatus = feedbackStatus;
        return refusal;
    };
}

Edit transitions::placement(qint64 attempt)
{
    return [=](RunRow &row, Micros now) {
        std::optional<Refusal> refusal = attemptRefusal(row, attempt);
        if (!refusal)
            refusal = completedRefusal(row);
        if (!refusal && !row.materializedAt)
            row.materializedAt = now;
        return refusal;
    };
}

Edit transitions::aiStatus(const AiReport &report)
{
    return [=](RunRow &row, Micros) -> std::optional<Refusal> {
        if (!row.isOpen() || row.attempt != report.attempt)
            return std::nullopt;
        if (report.status.isNull()) {
            if (mayReportPhase(row, report.phase))
                row.phase = report.phase;
            return std::nullopt;
        }
        const bool completed = report.status == code::completed;
        end(row, completed ? code::completed : code::failed);
        row.resultUrl = report.resultUrl;
        row.flagCount = report.flagCount;
        row.score = report.score;
        row.scoreVersion = report.scoreVersion;
        row.errorMessage = completed ? QString() : report.errorMessage;
        return std::nullopt;
    };
}

} // namespace wf2des::sandbox
