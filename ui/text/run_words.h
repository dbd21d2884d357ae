// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "service/run_feed.h"
#include "store/run_filter.h"
#include "store/run_query.h"

#include <QString>

namespace wf2des {

// The words for people: codes, columns, times and numbers, translated. An unknown code reads "Unknown (7)", a null one
// is empty. Foreign parts are made visible and isolated (text/plain_text.h), so the words are safe in any plain widget.

QString statusWord(const Code<Status> &status);
QString phaseWord(const Code<Phase> &phase);
QString edgeWord(const Code<Edge> &edge); ///< "Wireframe → design"
QString edgeShortWord(const Code<Edge> &edge); ///< "WF→Des"
QString autoConfirmWord(const Code<AutoConfirm> &autoConfirm);
QString surfaceWord(const Code<TriggerSurface> &surface);
QString feedbackWord(const Code<FeedbackStatus> &feedback);
/// Status and phase in one: "Awaiting confirm", "Processing · parse", "Completed".
QString stateWord(const RunState &state);

/// A person as the rows name them: a name as it is, an account id by its beginning ("a85d3c21…").
QString personWord(const QString &person);

QString columnTitle(RunColumn column);
/// A sentence on what the column holds.
QString columnDescription(RunColumn column);
QString filterKeyTitle(FilterKey key);
/// One value of a facet ("failed", "12", "none", an unknown code) in words.
QString facetValueWord(FilterKey key, const QString &value);
QString rangeWord(LoadRange range); ///< "30 days"
QString viewTitle(const QString &viewId); ///< of a built-in view

/// "38 s", "14 min", "3 h 12 min", "2 d 4 h". Microseconds; a negative one (clocks differ) counts as 0.
QString durationWords(qint64 microseconds);
/// "2026-11-29 21:03:04 UTC+09:00": this computer's time zone, always named.
QString localTimeWords(EpochMicroseconds time);
/// "21:03:04" in this computer's time zone.
QString localClockWords(EpochMicroseconds time);
/// "2026-11-29T12:03:04.123456Z": for copies and for the second line of tooltips.
QString isoUtc(EpochMicroseconds time);
/// Local time and UTC, one a line.
QString exactTimeWords(EpochMicroseconds time);
/// "0.9312", exact.
QString scoreWords(ScoreTenThousandths score);
/// "98,431" as the person's locale writes it.
QString countWords(qint64 count);

} // namespace wf2des
