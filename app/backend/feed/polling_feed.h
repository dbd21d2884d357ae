// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/sync_plan.h"
#include "service/clock.h"

#include <QElapsedTimer>
#include <QTimer>

namespace wf2des {

/// What a source says of itself when it is opened.
struct FeedDiscovery {
    RunColumns columns;
    QStringList warnings; ///< standing, translated
};

/// The answer to one read.
struct FeedReading {
    RunBatch rows;
    bool more = false; ///< readMore() gives the next batch of the same read
    std::optional<EpochMicroseconds> serverTime; ///< the server's clock when the read began
    std::optional<std::chrono::milliseconds> replicaDelay;
};

/// A feed that polls: carries out SyncPlan on asynchronous reads that a source provides, one for PostgreSQL and API
/// alike (DESIGN 5.2). UI thread. An answer that comes after stop() or a reopening is dropped.
class PollingFeed : public RunFeed {
    Q_OBJECT
public:
    /// `clock` must outlive the feed.
    explicit PollingFeed(const Clock *clock, QObject *parent = nullptr, const SyncPlan &plan = SyncPlan());

    FeedStatus status() const override { return m_status; }
    QFuture<Result<Run>> fetchRun(const QString &id) override;

public Q_SLOTS:
    void start() override;
    void stop() override;
    void refreshNow() override;
    void setRange(LoadRange range) override;
    void setVisibleRuns(const QStringList &ids) override;
    void setWindowHidden(bool hidden) override;

protected:
    // The source. Every future finishes, at the latest by a deadline of the source's own; at most one of these reads
    // (readRun apart) is under way at a time.
    virtual QFuture<Result<FeedDiscovery>> openSource() = 0;
    virtual void closeSource() = 0;
    /// Every open run of the scope.
    virtual QFuture<Result<FeedReading>> readOpen() = 0;
    /// How many rows created since then there are, roughly and cheaply; nothing when the source cannot tell.
    virtual QFuture<Result<std::optional<qint64>>> estimate(std::optional<EpochMicroseconds> createdSince) = 0;
    /// The first batch of the rows created since then, newest first where that is cheap; `expected` is the estimate.
    virtual QFuture<Result<FeedReading>> readRange(std::optional<EpochMicroseconds> createdSince,
                                                   std::optional<qint64> expected) = 0;
    /// The first batch of the rows changed since then, deleted ones included.
    virtual QFuture<Result<FeedReading>> readDelta(EpochMicroseconds updatedSince) = 0;
    /// The next batch of the last readRange or readDelta.
    virtual QFuture<Result<FeedReading>> readMore() = 0;
    /// The rows with these ids, deleted ones included.
    virtual QFuture<Result<FeedReading>> readByIds(const QStringList &ids) = 0;
    virtual QFuture<Result<Run>> readRun(const QString &id) = 0;

    const Clock *clock() const { return m_clock; }

protected Q_SLOTS:
    /// Takes the plan's next step if none is under way. Called by a timer; tests call it after moving the clock.
    void advance();
    /// Notices that the clock jumped (sleep, or a clock set anew). Called every few seconds; tests call it too.
    void heartbeat();

private:
    template <typename T, typename Take> void run(QFuture<Result<T>> answer, Take take);
    void takeDiscovery(const FeedDiscovery &discovery);
    void takeOpen(const FeedReading &reading);
    void takeByIds(const QStringList &asked, const FeedReading &reading);
    void takeBatch(const FeedReading &reading);
    void takeFacts(const FeedReading &reading);
    void takeServerTime(EpochMicroseconds serverTime);
    void beginRange();
    void fail(const Error &error);
    void dropSource();
    void schedule();
    void publish();
    EpochMicroseconds now() const { return m_clock->now(); }
    EpochMicroseconds serverNow() const { return m_serverTime.value_or(now()); }

    const Clock *m_clock;
    SyncPlan m_plan;
    QTimer m_wakeUp;
    QTimer m_heartbeat;
    QElapsedTimer m_stepTimer;
    EpochMicroseconds m_lastBeat = 0;
    EpochMicroseconds m_stepStarted = 0;
    qint64 m_readDuration = 0; ///< microseconds that the range or delta under way has taken so far
    std::optional<EpochMicroseconds> m_serverTime;
    quint64 m_generation = 0; ///< of the source; answers to an older one are dropped
    bool m_underWay = false;
    std::optional<EpochMicroseconds> m_rangeSince; ///< created_at where the range now being read begins
    FeedStatus m_status;
    FeedStatus m_published; ///< what the last statusChanged() told
};

} // namespace wf2des
