// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/exact_values.h"

#include <QDateTime>

#include <limits>

namespace wf2des {

namespace {

constexpr qint64 SecondsPerDay = 86'400;
constexpr qint64 MicrosecondsPerSecond = 1'000'000;
constexpr qint64 JulianDayOfEpoch = 2'440'588;

/// Takes a text apart from left to right. Once something did not fit, everything after fails too.
class Scanner {
public:
    explicit Scanner(QStringView text)
        : m_rest(text)
    {
    }

    bool isDigit() const { return !m_rest.isEmpty() && m_rest[0] >= u'0' && m_rest[0] <= u'9'; }
    bool atEnd() const { return m_ok && m_rest.isEmpty(); }
    bool ok() const { return m_ok; }

    /// Takes the next character when it is one of `wanted`; a null character when it is not.
    QChar takeOneOf(QStringView wanted)
    {
        if (m_rest.isEmpty() || !wanted.contains(m_rest[0]))
            return {};
        const QChar taken = m_rest[0];
        m_rest = m_rest.mid(1);
        return taken;
    }

    void require(QStringView wanted) { m_ok = !takeOneOf(wanted).isNull() && m_ok; }

    int digits(int count)
    {
        int value = 0;
        for (int i = 0; i < count; ++i) {
            if (!isDigit()) {
                m_ok = false;
                return 0;
            }
            value = value * 10 + (m_rest[0].unicode() - u'0');
            m_rest = m_rest.mid(1);
        }
        return value;
    }

private:
    QStringView m_rest;
    bool m_ok = true;
};

/// The fraction after the point, in microseconds.
qint64 takeFraction(Scanner &scanner)
{
    if (scanner.takeOneOf(u".").isNull())
        return 0;
    qint64 value = scanner.digits(1);
    int count = 1;
    for (; count < 9 && scanner.isDigit(); ++count)
        value = value * 10 + scanner.digits(1);
    for (; count < 9; ++count)
        value *= 10;
    return value / 1000;
}

/// The offset from UTC in seconds; nothing when there is none that fits.
std::optional<qint64> takeOffset(Scanner &scanner)
{
    if (!scanner.takeOneOf(u"Zz").isNull())
        return 0;
    const QChar sign = scanner.takeOneOf(u"+-");
    const int hours = scanner.digits(2);
    scanner.require(u":");
    const int minutes = scanner.digits(2);
    if (sign.isNull() || !scanner.ok() || hours > 23 || minutes > 59)
        return std::nullopt;
    const qint64 seconds = (hours * 60 + minutes) * 60;
    return sign == u'-' ? -seconds : seconds;
}

QString takeDigits(Scanner &scanner)
{
    QString digits;
    while (scanner.isDigit())
        digits += QLatin1Char(static_cast<char>('0' + scanner.digits(1)));
    return digits;
}

/// The power of ten after an "e"; 0 when there is none. Held within what can matter.
qint64 takeExponent(Scanner &scanner)
{
    if (scanner.takeOneOf(u"eE").isNull())
        return 0;
    const bool below = scanner.takeOneOf(u"+-") == u'-';
    qint64 exponent = scanner.digits(1);
    while (scanner.isDigit())
        exponent = qMin<qint64>(exponent * 10 + scanner.digits(1), 1'000'000);
    return below ? -exponent : exponent;
}

} // namespace

std::optional<EpochMicroseconds> timeFromRfc3339(QStringView text)
{
    Scanner scanner(text);
    const int year = scanner.digits(4);
    scanner.require(u"-");
    const int month = scanner.digits(2);
    scanner.require(u"-");
    const QDate date(year, month, scanner.digits(2));
    scanner.require(u"Tt ");
    const int hour = scanner.digits(2);
    scanner.require(u":");
    const int minute = scanner.digits(2);
    scanner.require(u":");
    const int second = scanner.digits(2);
    const qint64 fraction = takeFraction(scanner);
    const std::optional<qint64> offset = takeOffset(scanner);
    if (!offset || !scanner.atEnd() || year < 1 || !date.isValid() || hour > 23 || minute > 59)
        return std::nullopt;
    if (second > 60 || (second == 60 && minute != 59))
        return std::nullopt;
    const qint64 days = date.toJulianDay() - JulianDayOfEpoch;
    const qint64 seconds = days * SecondsPerDay + (hour * 60 + minute) * 60 + second - *offset;
    return seconds * MicrosecondsPerSecond + fraction;
}

QString timeToRfc3339(EpochMicroseconds time)
{
    qint64 seconds = time / MicrosecondsPerSecond;
    qint64 fraction = time % MicrosecondsPerSecond;
    if (fraction < 0) {
        fraction += MicrosecondsPerSecond;
        --seconds;
    }
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    return QStringLiteral("%1.%2Z")
        .arg(moment.toString(QStringLiteral("yyyy-MM-dd'T'HH:mm:ss")))
        .arg(fraction, 6, 10, QLatin1Char('0'));
}

std::optional<ScoreTenThousandths> scoreFromText(QStringView text)
{
    constexpr qint64 limit = std::numeric_limits<ScoreTenThousandths>::max();
    Scanner scanner(text);
    const bool negative = !scanner.takeOneOf(u"-").isNull();
    QString digits = takeDigits(scanner);
    const qsizetype whole = digits.size();
    if (!scanner.takeOneOf(u".").isNull())
        digits += takeDigits(scanner);
    qint64 exponent = 4 - (digits.size() - whole) + takeExponent(scanner);
    if (digits.isEmpty() || !scanner.atEnd())
        return std::nullopt;
    for (; digits.endsWith(u'0'); digits.chop(1))
        ++exponent;
    if (digits.isEmpty())
        return 0;
    // toLongLong() fails above 19 digits, which is far above the limit anyhow.
    qint64 value = digits.toLongLong();
    for (; exponent > 0 && value > 0 && value <= limit; --exponent)
        value *= 10;
    if (exponent != 0 || value <= 0 || value > limit)
        return std::nullopt;
    return static_cast<ScoreTenThousandths>(negative ? -value : value);
}

QString scoreToText(ScoreTenThousandths score)
{
    const qint64 magnitude = qAbs(static_cast<qint64>(score));
    return QStringLiteral("%1%2.%3")
        .arg(score < 0 ? QStringLiteral("-") : QString())
        .arg(magnitude / 10'000)
        .arg(magnitude % 10'000, 4, 10, QLatin1Char('0'));
}

} // namespace wf2des
