// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "service/clock.h"

#include <QRandomGenerator>
#include <QRegularExpression>

namespace wf2des::test {

/// Every warning but one: since Qt 6.8 the model tester tries its hand at a QPixmap, which a program without Qt Gui
/// does not know.
inline QRegularExpression anyWarning()
{
    return QRegularExpression(QStringLiteral("^(?!Trying to construct an instance of an invalid type)"));
}

inline constexpr qint64 second = 1'000'000;
inline constexpr qint64 minute = 60 * second;
inline constexpr qint64 hour = 60 * minute;
inline constexpr qint64 day = 24 * hour;
/// 2026-11-29T12:00:00Z
inline constexpr EpochMicroseconds noon = 1'795'953'600LL * second;

/// A clock that a test moves.
class ManualClock final : public Clock {
public:
    EpochMicroseconds now() const override { return time; }
    EpochMicroseconds time = noon;
};

/// The id of the test run with a number: a canonical UUID.
inline QString uuid(int number)
{
    return QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 16, QLatin1Char('0'));
}

/// An ordinary open run; number n was created n seconds after noon.
inline Run makeRun(int number)
{
    Run run;
    run.id = uuid(number);
    run.organizationId = 1;
    run.projectId = 12;
    run.figmaFileKey = QStringLiteral("FileKey%1").arg(number % 5);
    run.wfNodeId = QStringLiteral("12:%1").arg(number);
    run.screenId = QStringLiteral("SCR-%1").arg(number, 4, 10, QLatin1Char('0'));
    run.autoConfirm = AutoConfirm::Normal;
    run.triggerSurface = TriggerSurface::Plugin;
    run.status = Status::Processing;
    run.phase = Phase::Parse;
    run.createdAt = noon + number * second;
    run.updatedAt = noon + number * second;
    run.createdBy = QStringLiteral("designer-%1").arg(number % 3);
    run.updatedBy = QStringLiteral("service");
    run.edge = Edge::Wf2Des;
    return run;
}

inline Run makeRun(int number, Status status)
{
    Run run = makeRun(number);
    run.status = status;
    if (status != Status::Processing)
        run.phase = {};
    return run;
}

inline Run awaitingConfirm(int number)
{
    Run run = makeRun(number);
    run.phase = Phase::AwaitingConfirm;
    return run;
}

/// The same run, moved on by one second.
inline Run later(Run run, qint64 by = second)
{
    run.updatedAt = run.updatedAt.value_or(0) + by;
    return run;
}

inline RunBatch makeRuns(int first, int count)
{
    RunBatch runs;
    for (int number = first; number < first + count; ++number)
        runs.append(makeRun(number));
    return runs;
}

template <typename T> T anyOf(QRandomGenerator &random, const QList<T> &choices)
{
    return choices.at(random.bounded(static_cast<int>(choices.size())));
}

/// A run with any mixture of values that a deployment may hold: nulls, unknown codes, ids that are no UUID.
inline Run randomRun(QRandomGenerator &random, int number)
{
    Run run = makeRun(number);
    const auto chance = [&random](int percent) {
        return random.bounded(100) < percent;
    };
    if (chance(10) || number == 9)
        run.id = QStringLiteral("Run/%1 é").arg(number);
    run.organizationId = random.bounded(1, 3);
    run.projectId = random.bounded(-1, 4);
    run.screenId = anyOf<QString>(random,
                                  {QStringLiteral("SCR-1"), QStringLiteral("scr-10"), QString::fromUtf8("画面"),
                                   QStringLiteral(""), QStringLiteral("Home screen")});
    run.wfNodeId =
        anyOf<QString>(random, {QStringLiteral("1:2"), QStringLiteral("12:345"), QStringLiteral("I1:2;3:4")});
    run.status = Code<Status>::fromText(
        anyOf<QString>(random,
                       {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                        QStringLiteral("4"), QStringLiteral("7"), QStringLiteral("paused")}));
    run.phase = Code<Phase>::fromText(anyOf<QString>(
        random, {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("9"), QString()}));
    run.edge = Code<Edge>::fromText(anyOf<QString>(random, {QStringLiteral("0"), QStringLiteral("1"), QString()}));
    run.autoConfirm = chance(50) ? AutoConfirm::Normal : AutoConfirm::AutoConfirm;
    run.triggerSurface = chance(50) ? TriggerSurface::Api : TriggerSurface::Plugin;
    run.feedbackStatus =
        Code<FeedbackStatus>::fromText(anyOf<QString>(random, {QStringLiteral("0"), QStringLiteral("1"), QString()}));
    run.attempt = random.bounded(1, 4);
    run.flagCount = chance(30) ? std::nullopt : std::optional<qint32>(random.bounded(0, 6));
    run.score = chance(30) ? std::nullopt : std::optional<qint32>(random.bounded(0, 10'001));
    run.scoreVersion = anyOf<QString>(random, {QString(), QStringLiteral("ds@1.0"), QStringLiteral("DS@2.0")});
    run.errorMessage = anyOf<QString>(random,
                                      {QString(), QStringLiteral("Timeout after 30 s"),
                                       QStringLiteral("node \"12:345\", gone"), QStringLiteral("<b>bold</b>")});
    run.createdBy = anyOf<QString>(random, {QStringLiteral("Ann"), QStringLiteral("annika"), QStringLiteral("bob")});
    run.createdAt = chance(5) ? std::nullopt : std::optional(noon - random.bounded(10) * day + number);
    run.updatedAt = chance(5) ? std::nullopt : std::optional(noon - random.bounded(48) * hour);
    run.materializedAt = chance(50) ? std::nullopt : std::optional(noon - hour);
    return run;
}

} // namespace wf2des::test
