// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "times.h"

#include <QDate>
#include <QRegularExpression>

#include <array>
#include <chrono>
#include <cstdio>

namespace wf2des::sandbox {

namespace {

/// "2026-11-29T12:03:04.123456" with the given separator; always six fraction digits.
QString digitsOf(Micros time, char separator)
{
    using namespace std::chrono;
    const sys_time<microseconds> moment{microseconds(time)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss clock(moment - day);
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u%c%02d:%02d:%02d.%06d", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), separator,
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()), static_cast<int>(clock.subseconds().count()));
    return QString::fromLatin1(text.data());
}

std::optional<Micros> parseTime(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{4})-(\\d\\d)-(\\d\\d)[Tt ](\\d\\d):(\\d\\d):(\\d\\d)(?:\\.(\\d+))?"
                       "(?:([Zz])|([+ -])(\\d\\d)(?::?(\\d\\d))?)$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&](int group) {
        return match.captured(group).toLongLong();
    };
    const QDate date(static_cast<int>(number(1)), static_cast<int>(number(2)), static_cast<int>(number(3)));
    if (!date.isValid() || number(4) > 23 || number(5) > 59 || number(6) > 60 || number(10) > 23 || number(11) > 59)
        return std::nullopt;
    const qint64 days = QDate(1970, 1, 1).daysTo(date);
    Micros time = days * oneDay + number(4) * oneHour + number(5) * oneMinute + number(6) * oneSecond;
    time += match.captured(7).leftJustified(6, u'0', true).toLongLong();
    const Micros offset = number(10) * oneHour + number(11) * oneMinute;
    return match.captured(9) == QLatin1String("-") ? time + offset : time - offset;
}

} // namespace

Micros systemNow()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(system_clock::now().time_since_epoch()).count();
}

QString toSqlTime(Micros time)
{
    QString text = digitsOf(time, ' ');
    if (time % oneSecond == 0)
        text.truncate(text.lastIndexOf(u'.'));
    else
        while (text.endsWith(u'0'))
            text.chop(1);
    return text + QStringLiteral("+00");
}

std::optional<Micros> fromSqlTime(const QString &text)
{
    return parseTime(text);
}

QString toApiTime(Micros time)
{
    return digitsOf(time, 'T') + u'Z';
}

std::optional<Micros> fromApiTime(const QString &text)
{
    // A "+" that was not encoded in a query arrives as a space; parseTime takes it as "+".
    return parseTime(text);
}

} // namespace wf2des::sandbox
