// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/filter_numbers.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

namespace wf2des {

namespace {

constexpr qint64 lowest = std::numeric_limits<qint64>::min();
constexpr qint64 highest = std::numeric_limits<qint64>::max();
constexpr qint64 day = 86'400'000'000;
constexpr qint64 longestAge = 1'000'000'000'000'000'000; // so that now minus an age never overflows

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunFilter)
};

/// One end of a range: its number and its canonical text.
struct Scalar {
    qint64 number = 0;
    QString text;
};

std::optional<Scalar> readWhole(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^-?[0-9]{1,18}\\z"));
    if (!form.match(text).hasMatch())
        return std::nullopt;
    const qint64 number = text.toLongLong();
    return Scalar{number, QString::number(number)};
}

std::optional<Scalar> readScore(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(-?)([0-9]{0,5})(?:\\.([0-9]{1,4}))?\\z"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch() || (match.captured(2).isEmpty() && match.captured(3).isEmpty()))
        return std::nullopt;
    const qint64 whole = match.captured(2).toLongLong();
    const qint64 fraction = match.captured(3).leftJustified(4, u'0').toLongLong();
    const qint64 magnitude = whole * 10'000 + fraction;
    QString canonical = QString::number(whole);
    if (fraction != 0) {
        QString digits = QString::number(fraction).rightJustified(4, u'0');
        while (digits.endsWith(u'0'))
            digits.chop(1);
        canonical += u'.' + digits;
    }
    const bool isNegative = !match.captured(1).isEmpty() && magnitude != 0;
    return Scalar{isNegative ? -magnitude : magnitude, isNegative ? u'-' + canonical : canonical};
}

std::optional<Scalar> readDuration(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,18})([smhdwSMHDW])\\z"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QChar letter = match.captured(2).at(0).toLower();
    const qint64 unit = letter == u's' ? 1'000'000
        : letter == u'm'               ? 60'000'000
        : letter == u'h'               ? 3'600'000'000
        : letter == u'd'               ? day
                                       : 7 * day;
    const qint64 count = match.captured(1).toLongLong();
    if (count > longestAge / unit)
        return std::nullopt;
    return Scalar{count * unit, QString::number(count) + letter};
}

QString timeText(qint64 microseconds)
{
    const qint64 sinceMidnight = ((microseconds % day) + day) % day;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch((microseconds - sinceMidnight) / 1000, Qt::UTC);
    QString text = time.date().toString(QStringLiteral("yyyy-MM-dd"));
    if (sinceMidnight == 0)
        return text;
    const qint64 seconds = sinceMidnight / 1'000'000;
    text += QTime(0, 0).addSecs(static_cast<int>(seconds)).toString(QStringLiteral("'T'HH:mm:ss"));
    if (const qint64 fraction = sinceMidnight % 1'000'000; fraction != 0)
        text += QStringLiteral(".%1").arg(fraction, 6, 10, QLatin1Char('0'));
    return text + u'Z';
}

/// A UTC day, or an ISO 8601 time with an offset or in UTC, to the microsecond.
std::optional<Scalar> readTime(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(?:\\.([0-9]{1,6}))?"
                       "(?:[Zz]|([+-])([0-9]{2}):?([0-9]{2}))?)?\\z"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QDate date = QDate::fromString(match.captured(1), QStringLiteral("yyyy-MM-dd"));
    QTime time(0, 0);
    if (!match.captured(2).isEmpty()) {
        const QString seconds = match.captured(3).isEmpty() ? QStringLiteral(":00") : match.captured(3);
        time = QTime::fromString(match.captured(2) + seconds, QStringLiteral("HH:mm:ss"));
    }
    if (!date.isValid() || date.year() < 1 || !time.isValid())
        return std::nullopt;
    qint64 number = QDateTime(date, time, Qt::UTC).toMSecsSinceEpoch() * 1000
        + match.captured(4).leftJustified(6, u'0').toLongLong();
    const qint64 offset = (match.captured(6).toLongLong() * 60 + match.captured(7).toLongLong()) * 60'000'000;
    number += match.captured(5) == QLatin1String("-") ? offset : -offset;
    return Scalar{number, timeText(number)};
}

std::optional<Scalar> readScalar(FilterKey key, const QString &text)
{
    switch (key) {
    case FilterKey::Score:
        return readScore(text);
    case FilterKey::Age:
        return readDuration(text);
    case FilterKey::Created:
        return readTime(text);
    default:
        return readWhole(text);
    }
}

/// A value taken apart.
struct ParsedRange {
    ValueRange range;
    QString canonical;
};

std::optional<ParsedRange> readComparison(FilterKey key, const QString &value)
{
    const bool isGreater = value.startsWith(u'>');
    const bool isInclusive = value.size() > 1 && value.at(1) == u'=';
    const std::optional<Scalar> scalar = readScalar(key, value.mid(isInclusive ? 2 : 1));
    if (!scalar)
        return std::nullopt;
    ParsedRange parsed;
    if (isGreater)
        parsed.range.low = isInclusive ? scalar->number : scalar->number + 1;
    else
        parsed.range.high = isInclusive ? scalar->number : scalar->number - 1;
    parsed.canonical = value.left(isInclusive ? 2 : 1) + scalar->text;
    return parsed;
}

std::optional<ParsedRange> readTwoEnds(FilterKey key, const QString &value, qsizetype dots)
{
    const QString lowText = value.left(dots);
    const QString highText = value.mid(dots + 2);
    const std::optional<Scalar> low = readScalar(key, lowText);
    const std::optional<Scalar> high = readScalar(key, highText);
    if ((!low && !lowText.isEmpty()) || (!high && !highText.isEmpty()) || (!low && !high)
        || (low && high && low->number > high->number))
        return std::nullopt;
    ParsedRange parsed;
    parsed.range.low = low ? low->number : lowest;
    // The end of a stretch of time is not part of it, so that days can be put one after the other.
    const qint64 notIncluded = key == FilterKey::Created ? 1 : 0;
    parsed.range.high = high ? high->number - notIncluded : highest;
    parsed.canonical = (low ? low->text : QString()) + QStringLiteral("..") + (high ? high->text : QString());
    return parsed;
}

std::optional<ParsedRange> readSingle(FilterKey key, const QString &value)
{
    const std::optional<Scalar> scalar = readScalar(key, value);
    if (!scalar || key == FilterKey::Age)
        return std::nullopt;
    const bool isWholeDay = key == FilterKey::Created;
    if (isWholeDay && scalar->text.size() != 10)
        return std::nullopt;
    return ParsedRange{{scalar->number, scalar->number + (isWholeDay ? day - 1 : 0)}, scalar->text};
}

std::optional<ParsedRange> readRange(FilterKey key, const QString &value)
{
    const bool isIdentity = key == FilterKey::Organization || key == FilterKey::Project;
    if (isIdentity)
        return readSingle(key, value);
    if (value.compare(noneWord(), Qt::CaseInsensitive) == 0 && (key == FilterKey::Flags || key == FilterKey::Score))
        return ParsedRange{{lowest, highest, true}, noneWord()};
    const qsizetype dots = value.indexOf(QLatin1String(".."));
    if (dots >= 0)
        return readTwoEnds(key, value, dots);
    if (value.startsWith(u'>') || value.startsWith(u'<'))
        return key == FilterKey::Created ? std::nullopt : readComparison(key, value);
    return readSingle(key, value);
}

QString howToWrite(FilterKey key)
{
    switch (key) {
    case FilterKey::Flags:
        return Words::tr("Write a number of flags: 3, >0, 2..5 or none.");
    case FilterKey::Score:
        return Words::tr("Write a score with at most 4 decimals: <0.6, 0.5..0.9 or none.");
    case FilterKey::Age:
        return Words::tr("Write an age with s, m, h, d or w: >2h, <30m or 1d..1w.");
    case FilterKey::Created:
        return Words::tr("Write a day or two ends in UTC: 2026-11-01 or 2026-11-01..2026-11-08.");
    default:
        return Words::tr("Write a whole number.");
    }
}

} // namespace

CanonicalValue canonicalRange(FilterKey key, const QString &value)
{
    constexpr qsizetype longest = 80;
    const std::optional<ParsedRange> parsed = value.size() <= longest ? readRange(key, value) : std::nullopt;
    return parsed ? CanonicalValue{parsed->canonical, {}} : CanonicalValue{value, howToWrite(key)};
}

ValueRange valueRange(FilterKey key, const QString &canonical)
{
    const std::optional<ParsedRange> parsed = readRange(key, canonical);
    return parsed ? parsed->range : ValueRange{1, 0};
}

} // namespace wf2des
