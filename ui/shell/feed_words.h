// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_feed.h"

#include <QString>

namespace wf2des {

/// What the feed is doing, in a few words: "live, 3 ms", "waiting, next try in 4 s". Never more than it knows.
QString feedActivityWords(const FeedStatus &status, EpochMicroseconds now);

/// "as of 12:03:04"; empty as long as nothing was read.
QString feedFreshnessWords(const FeedStatus &status);

/// One word for the indicator at the top: "Live", "Loading", "No answer", "Offline".
QString feedIndicatorWord(const FeedStatus &status, EpochMicroseconds now);

/// True while rows are still on their way.
bool isLoading(const FeedStatus &status);

/// True when the feed should be live but has not heard from the server for longer than a poll takes.
bool isLate(const FeedStatus &status, EpochMicroseconds now);

/// True when what is on screen does not follow the table at the moment.
bool isOffline(const FeedStatus &status);

} // namespace wf2des
