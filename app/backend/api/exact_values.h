// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace wf2des {

/// Reads an RFC 3339 time exactly. Up to 9 fraction digits; those below a microsecond, the table's own precision, are
/// cut. A leap second is the first moment of the next minute. Nothing for anything else: years outside 0001 to 9999,
/// "infinity", a time without an offset.
std::optional<EpochMicroseconds> timeFromRfc3339(QStringView text);

/// "2026-11-29T12:03:04.123456Z". The year must be within 0001 to 9999.
QString timeToRfc3339(EpochMicroseconds time);

/// Reads a decimal number ("0.9312", "1e-1") without rounding. Nothing when it has more than four decimals that count,
/// does not fit, or is no number.
std::optional<ScoreTenThousandths> scoreFromText(QStringView text);

/// "0.9312": always four decimals.
QString scoreToText(ScoreTenThousandths score);

} // namespace wf2des
