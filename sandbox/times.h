// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace wf2des::sandbox {

/// A moment in microseconds since 1970-01-01T00:00:00Z: the table's precision.
using Micros = qint64;

inline constexpr Micros oneSecond = 1'000'000;
inline constexpr Micros oneMinute = 60 * oneSecond;
inline constexpr Micros oneHour = 60 * oneMinute;
inline constexpr Micros oneDay = 24 * oneHour;

/// The computer's clock.
Micros systemNow();

/// As PostgreSQL prints a timestamptz in UTC: "2026-11-29 12:03:04.1+00". Text in this form sorts like the times do.
QString toSqlTime(Micros time);
std::optional<Micros> fromSqlTime(const QString &text);

/// As the API writes it: "2026-11-29T12:03:04.123456Z".
QString toApiTime(Micros time);
/// Any RFC 3339 time; digits beyond microseconds are cut.
std::optional<Micros> fromApiTime(const QString &text);

} // namespace wf2des::sandbox
