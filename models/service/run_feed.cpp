// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/run_feed.h"

namespace wf2des {

std::optional<qint64> rangeLength(LoadRange range)
{
    constexpr qint64 day = 86'400'000'000;
    switch (range) {
    case LoadRange::Day:
        return day;
    case LoadRange::Week:
        return 7 * day;
    case LoadRange::Days30:
        return 30 * day;
    case LoadRange::Days90:
        return 90 * day;
    case LoadRange::Year:
        return 365 * day;
    case LoadRange::All:
        break;
    }
    return std::nullopt;
}

} // namespace wf2des
