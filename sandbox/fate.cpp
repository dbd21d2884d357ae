// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fate.h"

#include "seeded_random.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace wf2des::sandbox {

namespace {

SeededRandom randomOf(const QString &id, QLatin1String purpose)
{
    return SeededRandom::of(QString(purpose + id).toUtf8());
}

} // namespace

Fate fateOf(const QString &id)
{
    SeededRandom random = randomOf(id, QLatin1String("fate:"));
    const double roll = random.real();
    if (roll < 0.012)
        return Fate::StuckParsing;
    if (roll < 0.025)
        return Fate::StuckAssembling;
    if (roll < 0.08)
        return Fate::FailsParsing;
    return roll < 0.15 ? Fate::FailsAssembling : Fate::Completes;
}

Completion completionOf(const QString &id)
{
    SeededRandom random = randomOf(id, QLatin1String("completion:"));
    Completion completion;
    // Most runs are clean; a few have many flags. The score falls with the flags.
    if (random.chance(0.45))
        completion.flagCount = 1 + random.below(random.chance(0.15) ? 12 : 4);
    const qint64 best = 9'900 - completion.flagCount * random.between(150, 420);
    completion.score = std::clamp<qint64>(best - random.between(0, 900), 1'200, 9'900);
    return completion;
}

QString failureMessage(const QString &id, bool whileParsing)
{
    SeededRandom random = randomOf(id, QLatin1String("failure:"));
    const int kind = random.below(4);
    const int number = static_cast<int>(random.between(2, 240));
    if (whileParsing) {
        switch (kind) {
        case 0:
            return QStringLiteral("Figma API answered 429 for file version %1; gave up after 5 tries")
                .arg(number * 977);
        case 1:
            return QStringLiteral("Frame %1:%2 has no visible layer").arg(number).arg(number * 3);
        case 2:
            return QStringLiteral("Parse timed out after 900 s (node %1 of %2)").arg(number).arg(number * 4);
        default:
            return QStringLiteral("Figma API answered 404: the file was moved or the token lost its access");
        }
    }
    switch (kind) {
    case 0:
        return QStringLiteral("Assemble timed out after 1800 s (component %1 of %2)").arg(number).arg(number + 31);
    case 1:
        return QStringLiteral("No design system component matches \"ListItem/Avatar %1\" above 0.55").arg(number);
    case 2:
        return QStringLiteral("Model answered with a tree that does not validate: /root/children/%1/type").arg(number);
    default:
        return QStringLiteral("デザインシステムのトークン color/surface/%1 が見つかりません").arg(number);
    }
}

QString resultKey(const QString &id, qint64 attempt)
{
    return QStringLiteral("wf2des/results/%1/%2/design_generation_result.json").arg(id).arg(attempt);
}

} // namespace wf2des::sandbox
