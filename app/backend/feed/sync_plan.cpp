// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/sync_plan.h"

#include <QRandomGenerator>

#include <algorithm>

namespace wf2des {

SyncPlan::SyncPlan(const SyncPace &pace, Jitter jitter)
    : m_pace(pace)
    , m_jitter(jitter ? std::move(jitter) : [] { return QRandomGenerator::global()->generateDouble(); })
{
}

SyncPlan::Next SyncPlan::next(EpochMicroseconds now) const
{
    switch (m_link) {
    case Link::Stopped:
    case Link::NeedsPerson:
        return {};
    case Link::Down:
        return now >= m_retryAt ? Next{Step::Connect, {}} : Next{Step::Nothing, m_retryAt};
    case Link::Up:
        break;
    }
    if (m_idsDue)
        return {Step::ReadByIds, {}};
    if (now >= m_pollAt)
        return {Step::ReadOpen, {}};
    if (m_more)
        return {Step::ReadMore, {}};
    if (!m_rangeLoaded)
        return {m_estimated ? Step::ReadRange : Step::Estimate, {}};
    if (now >= m_deltaAt)
        return {Step::ReadDelta, {}};
    return {Step::Nothing, std::min(m_pollAt, m_deltaAt)};
}

void SyncPlan::start(EpochMicroseconds now)
{
    if (m_link != Link::Stopped)
        return;
    m_link = Link::Down;
    m_retryAt = now;
    m_failures = 0;
    m_waiting = false;
}

void SyncPlan::stop()
{
    dropLink();
    m_link = Link::Stopped;
    m_waiting = false;
}

void SyncPlan::refresh(EpochMicroseconds now)
{
    if (m_link == Link::NeedsPerson)
        m_link = Link::Down;
    m_retryAt = now;
    m_pollAt = now;
    m_deltaAt = std::min(m_deltaAt, std::max(now, m_deltaEarliest));
}

void SyncPlan::setHidden(bool hidden, EpochMicroseconds now)
{
    if (m_hidden == hidden)
        return;
    m_hidden = hidden;
    m_pollAt = hidden ? now + m_pace.hiddenPoll : now;
}

void SyncPlan::setRange(LoadRange range)
{
    if (range == m_range)
        return;
    // A shorter range needs nothing that is not there; an unfinished one is begun again in the new length.
    if (range > m_range || !m_rangeLoaded) {
        m_rangeLoaded = false;
        m_estimated = false;
        m_more = false;
    }
    m_range = range;
}

void SyncPlan::setVisibleRuns(const QStringList &ids)
{
    m_visibleIds = ids.mid(0, m_pace.visibleRuns);
}

void SyncPlan::reopen(EpochMicroseconds now)
{
    if (m_link == Link::Stopped || m_link == Link::NeedsPerson)
        return;
    dropLink();
    m_retryAt = now;
}

void SyncPlan::connected()
{
    m_link = Link::Up;
    m_openLoaded = false;
    m_pollAt = 0;
    m_deltaAt = 0;
}

void SyncPlan::openRead(const QStringList &openIds, EpochMicroseconds now)
{
    const QSet<QString> nowOpen(openIds.cbegin(), openIds.cend());
    m_leftIds.unite(QSet<QString>(m_openIds).subtract(nowOpen));
    m_leftIds.subtract(nowOpen);
    m_openIds = nowOpen;
    m_openLoaded = true;
    m_idsDue = !idsToRead().isEmpty();
    m_pollAt = now + pollPause();
    // Only a read that worked ends a row of failures: a server that lets us in and then fails must not be stormed.
    m_failures = 0;
    m_waiting = false;
}

void SyncPlan::idsRead()
{
    m_leftIds.clear();
    m_idsDue = false;
}

void SyncPlan::rangeBegun()
{
    m_readRange = m_range;
}

void SyncPlan::estimated()
{
    m_estimated = m_readRange == m_range;
}

void SyncPlan::rangeStarted(EpochMicroseconds serverTime)
{
    m_readingRange = true;
    m_readStarted = serverTime;
}

void SyncPlan::deltaStarted(EpochMicroseconds serverTime)
{
    m_readingRange = false;
    m_readStarted = serverTime;
}

void SyncPlan::batchRead(bool more, qint64 duration, EpochMicroseconds now)
{
    if (m_readingRange && m_readRange != m_range)
        return; // the person chose another range meanwhile: it is read from its start
    m_more = more;
    if (more)
        return;
    m_freshSince = m_readStarted;
    if (m_readingRange) {
        m_rangeLoaded = true;
        m_deltaEarliest = now;
        m_deltaAt = now + m_pace.delta;
        return;
    }
    m_deltaEarliest = now + m_pace.deltaShare * duration;
    m_deltaAt = std::max(now + m_pace.delta, m_deltaEarliest);
}

void SyncPlan::failed(const Error &error, EpochMicroseconds now)
{
    if (m_link == Link::Stopped)
        return;
    dropLink();
    m_waiting = true;
    if (needsPerson(error.code)) {
        m_link = Link::NeedsPerson;
        return;
    }
    m_retryAt = now + retryPause();
    ++m_failures;
}

QStringList SyncPlan::idsToRead() const
{
    QSet<QString> ids = m_leftIds;
    for (const QString &id : m_visibleIds) {
        if (!m_openIds.contains(id))
            ids.insert(id);
    }
    return {ids.cbegin(), ids.cend()};
}

EpochMicroseconds SyncPlan::deltaSince() const
{
    return m_freshSince - m_pace.deltaOverlap;
}

FeedStatus::Activity SyncPlan::activity() const
{
    using Activity = FeedStatus::Activity;
    switch (m_link) {
    case Link::Stopped:
        return Activity::Stopped;
    case Link::NeedsPerson:
        return Activity::Failed;
    case Link::Down:
        return m_waiting ? Activity::Waiting : Activity::Connecting;
    case Link::Up:
        break;
    }
    if (!m_openLoaded)
        return Activity::LoadingOpen;
    return m_rangeLoaded ? Activity::Live : Activity::LoadingRange;
}

std::optional<EpochMicroseconds> SyncPlan::retryAt() const
{
    return m_link == Link::Down && m_waiting ? std::optional(m_retryAt) : std::nullopt;
}

bool SyncPlan::needsPerson(ErrorCode code)
{
    switch (code) {
    case ErrorCode::TlsRefused:
    case ErrorCode::DriverMissing:
    case ErrorCode::AuthenticationFailed:
    case ErrorCode::DatabaseMissing:
    case ErrorCode::TableMissing:
    case ErrorCode::ColumnMissing:
    case ErrorCode::PermissionDenied:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::NotFound:
    case ErrorCode::Invalid:
    case ErrorCode::UnexpectedRedirect:
        return true;
    default:
        return false;
    }
}

void SyncPlan::dropLink()
{
    m_link = Link::Down;
    m_openLoaded = false;
    m_more = false;
    m_idsDue = false;
    m_estimated = false;
}

qint64 SyncPlan::retryPause() const
{
    const int doublings = std::min(m_failures, 16);
    const qint64 pause = std::min(m_pace.longestRetry, m_pace.firstRetry << doublings);
    // Between three quarters of the pause and the whole of it.
    return pause - static_cast<qint64>(static_cast<double>(pause) * 0.25 * m_jitter());
}

} // namespace wf2des
