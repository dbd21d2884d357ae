// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/feed_words.h"

#include "text/run_words.h"

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FeedWords)
};

QString loadingWords(const FeedStatus &status)
{
    if (status.expected && *status.expected > status.loaded)
        return Words::tr("loading %1 of about %2").arg(countWords(status.loaded), countWords(*status.expected));
    return Words::tr("loading, %1 so far").arg(countWords(status.loaded));
}

QString waitingWords(const FeedStatus &status, EpochMicroseconds now)
{
    if (!status.nextAttemptAt || *status.nextAttemptAt <= now)
        return Words::tr("offline, trying again");
    return Words::tr("offline, next try in %1").arg(durationWords(*status.nextAttemptAt - now + 999'999));
}

QString liveWords(const FeedStatus &status)
{
    QStringList parts{status.slowed ? Words::tr("polling slowly")
                                    : Words::tr("polling, %1 ms").arg(status.roundTrip.count())};
    if (status.replicaDelay && status.replicaDelay->count() >= 1000)
        parts.append(Words::tr("replica %1 behind").arg(durationWords(status.replicaDelay->count() * 1000)));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString feedActivityWords(const FeedStatus &status, EpochMicroseconds now)
{
    switch (status.activity) {
    case FeedStatus::Activity::Stopped:
        return Words::tr("not connected");
    case FeedStatus::Activity::Connecting:
        return Words::tr("connecting");
    case FeedStatus::Activity::LoadingOpen:
        return Words::tr("loading open runs");
    case FeedStatus::Activity::LoadingRange:
        return loadingWords(status);
    case FeedStatus::Activity::Live:
        return isLate(status, now) ? Words::tr("no answer for %1").arg(durationWords(now - *status.asOf))
                                   : liveWords(status);
    case FeedStatus::Activity::Waiting:
        return waitingWords(status, now);
    case FeedStatus::Activity::Failed:
        return Words::tr("stopped by a problem");
    }
    return {};
}

QString feedFreshnessWords(const FeedStatus &status)
{
    return status.asOf ? Words::tr("as of %1").arg(localClockWords(*status.asOf)) : QString();
}

QString feedIndicatorWord(const FeedStatus &status, EpochMicroseconds now)
{
    switch (status.activity) {
    case FeedStatus::Activity::Connecting:
        return Words::tr("Connecting");
    case FeedStatus::Activity::LoadingOpen:
    case FeedStatus::Activity::LoadingRange:
        return Words::tr("Loading");
    case FeedStatus::Activity::Live:
        return isLate(status, now) ? Words::tr("No answer") : Words::tr("Live");
    case FeedStatus::Activity::Stopped:
    case FeedStatus::Activity::Waiting:
    case FeedStatus::Activity::Failed:
        break;
    }
    return Words::tr("Offline");
}

bool isLoading(const FeedStatus &status)
{
    return status.activity == FeedStatus::Activity::Connecting || status.activity == FeedStatus::Activity::LoadingOpen
        || status.activity == FeedStatus::Activity::LoadingRange;
}

bool isLate(const FeedStatus &status, EpochMicroseconds now)
{
    constexpr EpochMicroseconds patience = 10'000'000; // five polls
    return status.activity == FeedStatus::Activity::Live && !status.slowed && status.asOf
        && now - *status.asOf > patience;
}

bool isOffline(const FeedStatus &status)
{
    return status.activity == FeedStatus::Activity::Stopped || status.activity == FeedStatus::Activity::Waiting
        || status.activity == FeedStatus::Activity::Failed;
}

} // namespace wf2des
