// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/run_columns.h"
#include "service/result.h"

#include <QFuture>
#include <QMetaType>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <chrono>
#include <optional>

namespace wf2des {

/// How far back the list reaches (DESIGN 5.1). Open runs are always loaded, whatever their age.
enum class LoadRange : quint8 { Day, Week, Days30, Days90, Year, All };

/// The length of a range in microseconds; nothing for All.
std::optional<qint64> rangeLength(LoadRange range);

/// What the feed is doing and how fresh the rows are. A value for the status bar.
struct FeedStatus {
    enum class Activity : quint8 {
        Stopped,
        Connecting,
        LoadingOpen, ///< open runs come first
        LoadingRange, ///< history, newest first; loaded and expected tell the progress
        Live, ///< polling
        Waiting, ///< lost or refused; retries by itself at nextAttemptAt unless the error needs the person
        Failed, ///< needs the person: `error` says what to do
    };
    Activity activity = Activity::Stopped;
    std::optional<EpochMicroseconds> asOf; ///< the rows are at least this fresh
    std::optional<EpochMicroseconds> nextAttemptAt;
    std::chrono::milliseconds roundTrip{0};
    std::optional<std::chrono::milliseconds> replicaDelay;
    qint64 loaded = 0;
    std::optional<qint64> expected; ///< the server's estimate of rows in range
    std::optional<Error> error;
    qint64 clockOffset = 0; ///< how far the server's clock is ahead of this computer's, microseconds; 0 within a second
    bool slowed = false; ///< the window is hidden: longer pauses between polls
    QStringList warnings; ///< standing, translated: "this role may write", "the certificate is not checked"

    friend bool operator==(const FeedStatus &, const FeedStatus &) = default;
};

/// Rows in: reads the table by PostgreSQL or by the API and hands out batches (DESIGN 5.2). Lives on the UI thread and
/// never blocks it; the work happens elsewhere. Signals come on the UI thread.
class RunFeed : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual FeedStatus status() const = 0;

    /// The whole row, detail columns included. The future is always finished, at the latest by a deadline.
    virtual QFuture<Result<Run>> fetchRun(const QString &id) = 0;

public Q_SLOTS:
    virtual void start() = 0;
    /// Ends every connection. Safe at any time; returns at once.
    virtual void stop() = 0;
    /// Polls at once (F5, focus, "Retry now").
    virtual void refreshNow() = 0;
    virtual void setRange(LoadRange range) = 0;
    /// The rows on screen: each poll reads them again too. At most 200 are taken.
    virtual void setVisibleRuns(const QStringList &ids) = 0;
    virtual void setWindowHidden(bool hidden) = 0;

Q_SIGNALS:
    void statusChanged(const wf2des::FeedStatus &status);
    void columnsDiscovered(const wf2des::RunColumns &columns);
    /// Rows were read; merge them. Deleted rows come with deletedAt set.
    void rowsRead(const wf2des::RunBatch &rows);
    /// Every open run that the server has was in the batches since the last such signal: exactly `openIds`.
    void openSetRead(const QStringList &openIds);
    /// The row is gone from the table (read by its id, not found).
    void runVanished(const QString &id);
};

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::FeedStatus)
