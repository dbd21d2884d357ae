// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/polling_feed.h"

#include <QPromise>

#include <memory>

namespace wf2des {

/// A clock that stands still until a test moves it.
class HandClock final : public Clock {
public:
    EpochMicroseconds now() const override { return m_now; }
    void moveSeconds(qint64 seconds) { m_now += seconds * SyncPace::Second; }

private:
    EpochMicroseconds m_now = 1'764'000'000 * SyncPace::Second;
};

/// A source whose answers the test gives one by one: asks() lists the reads in the order in which they came.
class ScriptedFeed final : public PollingFeed {
    Q_OBJECT
public:
    explicit ScriptedFeed(const Clock *clock)
        : PollingFeed(clock, nullptr, SyncPlan({}, [] { return 0.0; }))
    {
    }

    using PollingFeed::advance;
    using PollingFeed::heartbeat;

    QStringList takeAsks() { return std::exchange(m_asks, {}); }
    int closeCount() const { return m_closeCount; }
    bool isAsked() const { return m_opening || m_reading || m_estimating; }

    void answerOpen(Result<FeedDiscovery> result) { finish(m_opening, std::move(result)); }
    void answer(Result<FeedReading> result) { finish(m_reading, std::move(result)); }
    void answerEstimate(std::optional<qint64> rows) { finish(m_estimating, Result<std::optional<qint64>>(rows)); }
    /// The answer to a read that the feed no longer waits for.
    std::shared_ptr<QPromise<Result<FeedReading>>> takeReading() { return std::exchange(m_reading, nullptr); }

protected:
    QFuture<Result<FeedDiscovery>> openSource() override { return ask(QStringLiteral("open source"), m_opening); }
    void closeSource() override { ++m_closeCount; }
    QFuture<Result<FeedReading>> readOpen() override { return ask(QStringLiteral("open runs"), m_reading); }
    QFuture<Result<std::optional<qint64>>> estimate(std::optional<EpochMicroseconds>) override
    {
        return ask(QStringLiteral("estimate"), m_estimating);
    }
    QFuture<Result<FeedReading>> readRange(std::optional<EpochMicroseconds> since, std::optional<qint64>) override
    {
        const qint64 days = since ? (clock()->now() - *since) / (86'400 * SyncPace::Second) : -1;
        return ask(QStringLiteral("range %1 d").arg(days), m_reading);
    }
    QFuture<Result<FeedReading>> readDelta(EpochMicroseconds since) override
    {
        return ask(QStringLiteral("delta %1 s").arg((clock()->now() - since) / SyncPace::Second), m_reading);
    }
    QFuture<Result<FeedReading>> readMore() override { return ask(QStringLiteral("more"), m_reading); }
    QFuture<Result<FeedReading>> readByIds(const QStringList &ids) override
    {
        QStringList sorted = ids;
        sorted.sort();
        return ask(QStringLiteral("ids ") + sorted.join(u','), m_reading);
    }
    QFuture<Result<Run>> readRun(const QString &) override
    {
        QPromise<Result<Run>> promise;
        promise.start();
        promise.addResult(Run());
        promise.finish();
        return promise.future();
    }

private:
    template <typename T> using Answer = std::shared_ptr<QPromise<Result<T>>>;

    template <typename T> QFuture<Result<T>> ask(const QString &what, Answer<T> &answer)
    {
        m_asks.append(what);
        answer = std::make_shared<QPromise<Result<T>>>();
        answer->start();
        return answer->future();
    }
    template <typename T> void finish(Answer<T> &answer, Result<T> result)
    {
        const Answer<T> taken = std::exchange(answer, nullptr);
        if (!taken)
            qFatal("the feed has not asked for this");
        taken->addResult(std::move(result));
        taken->finish();
    }

    QStringList m_asks;
    Answer<FeedDiscovery> m_opening;
    Answer<FeedReading> m_reading;
    Answer<std::optional<qint64>> m_estimating;
    int m_closeCount = 0;
};

} // namespace wf2des
