// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_feed.h"

#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

namespace wf2des {

/// How often a feed reads. Microseconds. Source of every number: DESIGN 5.2.
struct SyncPace {
    static constexpr qint64 Second = 1'000'000;
    qint64 poll = 2 * Second; ///< pause after one poll of the open runs
    qint64 hiddenPoll = 30 * Second; ///< the same while nobody looks
    qint64 delta = 60 * Second; ///< pause after one read of changes, or deltaShare times its duration when longer
    qint64 deltaOverlap = 120 * Second; ///< a delta reaches back this far before the last: late commits
    int deltaShare = 200; ///< 200 times its own duration: at most 0.5 % of a server core
    qint64 firstRetry = 1 * Second; ///< doubles with every failure
    qint64 longestRetry = 60 * Second;
    qsizetype visibleRuns = 200; ///< at most so many rows on screen are read with a poll
};

/// Decides what a feed reads next and when: the state machine of DESIGN 5.2, without I/O, timers or a clock of its own.
/// All times are the caller's, in microseconds; every call is cheap. One step at a time: the caller takes next(),
/// carries it out and tells the outcome before it asks again, so polls never overlap.
class SyncPlan {
public:
    enum class Step : quint8 { Nothing, Connect, ReadOpen, ReadByIds, Estimate, ReadRange, ReadMore, ReadDelta };
    struct Next {
        Step step = Step::Nothing;
        std::optional<EpochMicroseconds> at; ///< for Nothing: when to ask again; nothing means not until told
    };
    /// A number in [0, 1): spreads the retries of many clients. Tests give a constant.
    using Jitter = std::function<double()>;

    explicit SyncPlan(const SyncPace &pace = {}, Jitter jitter = {});

    Next next(EpochMicroseconds now) const;

    // What the person or the program asks for.
    void start(EpochMicroseconds now);
    void stop();
    void refresh(EpochMicroseconds now);
    void setHidden(bool hidden, EpochMicroseconds now);
    void setRange(LoadRange range);
    void setVisibleRuns(const QStringList &ids);
    /// The connection is not to be trusted any more (the computer slept): reopen at once.
    void reopen(EpochMicroseconds now);

    // The outcome of a step. `serverTime` is the server's clock when the read began.
    void connected();
    /// Remembers which rows left the open set, for the ReadByIds that follows.
    void openRead(const QStringList &openIds, EpochMicroseconds now);
    void idsRead();
    /// The range is about to be estimated and read in the length that range() has now.
    void rangeBegun();
    void estimated();
    void rangeStarted(EpochMicroseconds serverTime);
    void deltaStarted(EpochMicroseconds serverTime);
    /// One batch of the range or of a delta is applied. `duration` of the whole read so far.
    void batchRead(bool more, qint64 duration, EpochMicroseconds now);
    void failed(const Error &error, EpochMicroseconds now);

    // What the reads need to know.
    QStringList idsToRead() const;
    LoadRange range() const { return m_range; }
    EpochMicroseconds deltaSince() const;

    FeedStatus::Activity activity() const;
    std::optional<EpochMicroseconds> retryAt() const;
    bool isHidden() const { return m_hidden; }

    /// True for an error that time alone will not cure: a wrong password, a missing column.
    static bool needsPerson(ErrorCode code);

private:
    enum class Link : quint8 { Stopped, Down, Up, NeedsPerson };
    qint64 pollPause() const { return m_hidden ? m_pace.hiddenPoll : m_pace.poll; }
    void dropLink();
    qint64 retryPause() const;

    SyncPace m_pace;
    Jitter m_jitter;
    Link m_link = Link::Stopped;
    bool m_hidden = false;
    bool m_waiting = false; ///< a failure was told and the retry has not succeeded yet
    int m_failures = 0;
    EpochMicroseconds m_retryAt = 0;
    // open set
    bool m_openLoaded = false; ///< since the link is up
    EpochMicroseconds m_pollAt = 0;
    QSet<QString> m_openIds;
    QSet<QString> m_leftIds; ///< left the open set, not read since
    QStringList m_visibleIds;
    bool m_idsDue = false;
    // range and delta
    LoadRange m_range = LoadRange::Days30;
    LoadRange m_readRange = LoadRange::Days30; ///< the one now being read; another one is wanted when they differ
    bool m_rangeLoaded = false;
    bool m_estimated = false;
    bool m_more = false;
    bool m_readingRange = false; ///< which of the two m_more continues
    EpochMicroseconds m_readStarted = 0; ///< server time of the range or delta now being read
    EpochMicroseconds m_freshSince = 0; ///< server time up to which every change is known
    EpochMicroseconds m_deltaAt = 0;
    EpochMicroseconds m_deltaEarliest = 0; ///< even when asked for by hand
};

} // namespace wf2des
