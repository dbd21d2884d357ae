// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/polling_feed.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <cstdlib>

namespace wf2des {

namespace {

constexpr std::chrono::seconds heartbeatPause{5};
constexpr qint64 clockJump = 30'000'000;

} // namespace

PollingFeed::PollingFeed(const Clock *clock, QObject *parent, const SyncPlan &plan)
    : RunFeed(parent)
    , m_clock(clock)
    , m_plan(plan)
{
    m_wakeUp.setSingleShot(true);
    connect(&m_wakeUp, &QTimer::timeout, this, &PollingFeed::advance);
    m_heartbeat.setInterval(heartbeatPause);
    connect(&m_heartbeat, &QTimer::timeout, this, &PollingFeed::heartbeat);
}

QFuture<Result<Run>> PollingFeed::fetchRun(const QString &id)
{
    return readRun(id);
}

void PollingFeed::start()
{
    m_plan.start(now());
    m_lastBeat = now();
    m_heartbeat.start();
    publish();
    schedule();
}

void PollingFeed::stop()
{
    m_plan.stop();
    m_wakeUp.stop();
    m_heartbeat.stop();
    dropSource();
    m_status.error.reset();
    publish();
}

void PollingFeed::refreshNow()
{
    m_plan.refresh(now());
    publish();
    schedule();
}

void PollingFeed::setRange(LoadRange range)
{
    m_plan.setRange(range);
    publish();
    schedule();
}

void PollingFeed::setVisibleRuns(const QStringList &ids)
{
    m_plan.setVisibleRuns(ids);
}

void PollingFeed::setWindowHidden(bool hidden)
{
    m_plan.setHidden(hidden, now());
    publish();
    schedule();
}

template <typename T, typename Take> void PollingFeed::run(QFuture<Result<T>> answer, Take take)
{
    m_underWay = true;
    m_stepStarted = now();
    m_stepTimer.start();
    publish();
    // On the UI thread. The feed may be gone by then, which a context of then() must not be (see when_done.h).
    answer.then(QCoreApplication::instance(),
                [self = QPointer(this), this, generation = m_generation, take](const Result<T> &result) {
                    if (!self || generation != m_generation)
                        return;
                    m_underWay = false;
                    if (result)
                        take(*result);
                    else
                        fail(result.error());
                    publish();
                    schedule();
                });
}

void PollingFeed::advance()
{
    if (m_underWay)
        return;
    using Step = SyncPlan::Step;
    switch (m_plan.next(now()).step) {
    case Step::Nothing:
        schedule();
        break;
    case Step::Connect:
        run(openSource(), [this](const FeedDiscovery &discovery) { takeDiscovery(discovery); });
        break;
    case Step::ReadOpen:
        run(readOpen(), [this](const FeedReading &reading) { takeOpen(reading); });
        break;
    case Step::ReadByIds: {
        const QStringList ids = m_plan.idsToRead();
        run(readByIds(ids), [this, ids](const FeedReading &reading) { takeByIds(ids, reading); });
        break;
    }
    case Step::Estimate:
        beginRange();
        break;
    case Step::ReadRange:
        run(readRange(m_rangeSince, m_status.expected), [this](const FeedReading &reading) {
            m_plan.rangeStarted(reading.serverTime.value_or(m_stepStarted));
            m_readDuration = 0;
            takeBatch(reading);
        });
        break;
    case Step::ReadDelta:
        run(readDelta(m_plan.deltaSince()), [this](const FeedReading &reading) {
            m_plan.deltaStarted(reading.serverTime.value_or(m_stepStarted));
            m_readDuration = 0;
            takeBatch(reading);
        });
        break;
    case Step::ReadMore:
        run(readMore(), [this](const FeedReading &reading) { takeBatch(reading); });
        break;
    }
}

void PollingFeed::beginRange()
{
    const std::optional<qint64> length = rangeLength(m_plan.range());
    m_rangeSince = length ? std::optional(serverNow() - *length) : std::nullopt;
    m_status.loaded = 0;
    m_status.expected.reset();
    m_plan.rangeBegun();
    run(estimate(m_rangeSince), [this](const std::optional<qint64> &expected) {
        m_status.expected = expected;
        m_plan.estimated();
    });
}

void PollingFeed::takeDiscovery(const FeedDiscovery &discovery)
{
    m_plan.connected();
    m_status.warnings = discovery.warnings;
    Q_EMIT columnsDiscovered(discovery.columns);
}

void PollingFeed::takeOpen(const FeedReading &reading)
{
    QStringList openIds;
    openIds.reserve(reading.rows.size());
    for (const Run &run : reading.rows)
        openIds.append(run.id);
    m_plan.openRead(openIds, now());
    m_status.error.reset();
    m_status.asOf = m_stepStarted;
    m_status.roundTrip = std::chrono::milliseconds(m_stepTimer.elapsed());
    takeFacts(reading);
    Q_EMIT rowsRead(reading.rows);
    Q_EMIT openSetRead(openIds);
}

void PollingFeed::takeByIds(const QStringList &asked, const FeedReading &reading)
{
    QSet<QString> missing(asked.cbegin(), asked.cend());
    for (const Run &run : reading.rows)
        missing.remove(run.id);
    m_plan.idsRead();
    takeFacts(reading);
    if (!reading.rows.isEmpty())
        Q_EMIT rowsRead(reading.rows);
    for (const QString &id : std::as_const(missing))
        Q_EMIT runVanished(id);
}

void PollingFeed::takeBatch(const FeedReading &reading)
{
    m_readDuration += m_stepTimer.nsecsElapsed() / 1000;
    const bool loading = m_plan.activity() == FeedStatus::Activity::LoadingRange;
    if (loading)
        m_status.loaded += reading.rows.size();
    takeFacts(reading);
    m_plan.batchRead(reading.more, m_readDuration, now());
    if (!reading.rows.isEmpty())
        Q_EMIT rowsRead(reading.rows);
}

void PollingFeed::takeFacts(const FeedReading &reading)
{
    if (reading.serverTime)
        takeServerTime(*reading.serverTime);
    m_status.replicaDelay = reading.replicaDelay;
}

void PollingFeed::takeServerTime(EpochMicroseconds serverTime)
{
    m_serverTime = serverTime;
    // What the way to the server and back adds is no difference of the clocks.
    const qint64 offset = serverTime - m_stepStarted;
    if (std::abs(offset - m_status.clockOffset) > SyncPace::Second)
        m_status.clockOffset = std::abs(offset) > SyncPace::Second ? offset : 0;
}

void PollingFeed::fail(const Error &error)
{
    m_plan.failed(error, now());
    m_status.error = error;
    dropSource();
}

void PollingFeed::dropSource()
{
    ++m_generation;
    m_underWay = false;
    closeSource();
}

void PollingFeed::heartbeat()
{
    const EpochMicroseconds beat = now();
    const EpochMicroseconds last = std::exchange(m_lastBeat, beat);
    // Timers stand still while the computer sleeps; the connection is then dead without saying so (FIELD, Desktop).
    // A clock set back would leave the next poll far in the future: the same cure.
    if (beat - last <= clockJump && beat >= last)
        return;
    m_plan.reopen(beat);
    dropSource();
    publish();
    schedule();
}

void PollingFeed::schedule()
{
    if (m_underWay || m_status.activity == FeedStatus::Activity::Stopped)
        return;
    const EpochMicroseconds moment = now();
    const SyncPlan::Next next = m_plan.next(moment);
    if (next.step != SyncPlan::Step::Nothing) {
        m_wakeUp.start(0);
    } else if (next.at) {
        // Rounded up, so that the step is due when the timer fires.
        const qint64 milliseconds = std::max<qint64>(1, (*next.at - moment + 999) / 1000);
        m_wakeUp.start(std::chrono::milliseconds(milliseconds));
    } else {
        m_wakeUp.stop();
    }
}

void PollingFeed::publish()
{
    m_status.activity = m_plan.activity();
    m_status.nextAttemptAt = m_plan.retryAt();
    m_status.slowed = m_plan.isHidden();
    if (m_status == m_published)
        return;
    m_published = m_status;
    Q_EMIT statusChanged(m_published);
}

} // namespace wf2des
