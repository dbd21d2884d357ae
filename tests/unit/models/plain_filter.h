// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model_fixtures.h"
#include "store/run_query.h"

#include <QDateTime>

#include <algorithm>
#include <memory>

namespace wf2des::test {

inline QString lowered(QString text)
{
    for (QChar &c : text)
        c = c >= u'A' && c <= u'Z' ? c.toLower() : c;
    return text;
}

/// The filter's meaning a second time, written plainly over a Run: one value of one key.
class PlainFilter {
public:
    PlainFilter(const RunStore &store, const QueryContext &context)
        : m_store(store)
        , m_context(context)
    {
    }

    bool matches(const Run &run, const RunFilter &filter, std::optional<FilterKey> without = {}) const
    {
        return std::all_of(filter.terms().cbegin(), filter.terms().cend(), [&](const FilterTerm &term) {
            if (term.key == without)
                return true;
            const bool any = std::any_of(term.values.cbegin(), term.values.cend(),
                                         [&](const QString &value) { return answers(run, term.key, value); });
            return term.key != FilterKey::Prompt && any != term.excluded;
        });
    }

private:
    template <typename E> static bool isCode(const Code<E> &code, const QString &value)
    {
        return code.isNull() ? value == QLatin1String("none")
                             : lowered(code.isKnown() ? code.word() : code.text()) == lowered(value);
    }

    static bool holds(const QString &text, const QString &part) { return lowered(text).contains(lowered(part)); }

    /// "3", ">0", "2..5" on a number scaled by `unit`; bounds without fractions of the unit.
    static bool inRange(std::optional<qint64> number, const QString &value, double unit)
    {
        if (!number)
            return value == QLatin1String("none");
        if (value == QLatin1String("none"))
            return false;
        const auto bound = [unit](const QString &text) {
            return qRound64(text.toDouble() * unit);
        };
        if (value.startsWith(QLatin1String(">=")))
            return *number >= bound(value.mid(2));
        if (value.startsWith(QLatin1String("<=")))
            return *number <= bound(value.mid(2));
        if (value.startsWith(u'>'))
            return *number > bound(value.mid(1));
        if (value.startsWith(u'<'))
            return *number < bound(value.mid(1));
        const QStringList ends = value.split(QStringLiteral(".."));
        if (ends.size() == 2)
            return (ends.at(0).isEmpty() || *number >= bound(ends.at(0)))
                && (ends.at(1).isEmpty() || *number <= bound(ends.at(1)));
        return *number == bound(value);
    }

    bool isState(const Run &run, const QString &word) const
    {
        if (word == QLatin1String("open"))
            return run.isOpen();
        if (word == QLatin1String("blocked"))
            return isStuck(run.state(), m_context.stuckLimits, m_context.now);
        if (word == QLatin1String("flagged"))
            return run.flagCount.value_or(0) > 0;
        if (word == QLatin1String("placed"))
            return run.materializedAt.has_value();
        if (word == QLatin1String("unplaced"))
            return !run.materializedAt;
        return m_store.wasTerminalToTerminal(*m_store.find(run.id));
    }

    bool answers(const Run &run, FilterKey key, const QString &value) const
    {
        switch (key) {
        case FilterKey::Text:
            return holds(run.screenId, value) || holds(run.wfNodeId, value) || holds(run.figmaFileKey, value)
                || holds(run.createdBy, value) || holds(run.errorMessage, value)
                || lowered(run.id).startsWith(lowered(value));
        case FilterKey::Id:
            return lowered(run.id) == lowered(value);
        case FilterKey::Edge:
            return isCode(run.edge, value);
        case FilterKey::Status:
            return isCode(run.status, value);
        case FilterKey::Phase:
            return isCode(run.phase, value);
        case FilterKey::Surface:
            return isCode(run.triggerSurface, value);
        case FilterKey::AutoConfirm:
            return isCode(run.autoConfirm, value);
        case FilterKey::Feedback:
            return isCode(run.feedbackStatus, value);
        case FilterKey::Organization:
            return run.organizationId == value.toLongLong();
        case FilterKey::Project:
            return run.projectId == value.toLongLong();
        case FilterKey::File:
            return lowered(run.figmaFileKey) == lowered(value);
        case FilterKey::Node:
            return lowered(run.wfNodeId) == lowered(value);
        case FilterKey::Screen:
            return holds(run.screenId, value);
        case FilterKey::CreatedBy:
            return holds(run.createdBy, value);
        case FilterKey::ScoreVersion:
            return lowered(run.scoreVersion) == lowered(value)
                || (run.scoreVersion.isNull() && value == QLatin1String("none"));
        case FilterKey::Error:
            return holds(run.errorMessage, value);
        case FilterKey::Flags:
            return inRange(run.flagCount, value, 1);
        case FilterKey::Score:
            return inRange(run.score, value, 10'000);
        case FilterKey::Age:
            return run.createdAt && inAge(m_context.now - *run.createdAt, value);
        case FilterKey::Created: // the test uses whole days
            return run.createdAt && dayOf(*run.createdAt) == value;
        case FilterKey::Is:
            return isState(run, value);
        case FilterKey::Prompt:
            return false;
        }
        return false;
    }

    static bool inAge(qint64 age, QString value)
    {
        // Only days in this test.
        return inRange(age, value.remove(u'd'), static_cast<double>(day));
    }

    static QString dayOf(EpochMicroseconds time)
    {
        return QDateTime::fromMSecsSinceEpoch(time / 1000, Qt::UTC).date().toString(Qt::ISODate);
    }

    const RunStore &m_store;
    QueryContext m_context;
};

/// Terms that each match some runs of MixedRuns, and not all.
inline const QStringList termPool{
    QStringLiteral("status:failed"),
    QStringLiteral("status:processing,7"),
    QStringLiteral("-status:completed"),
    QStringLiteral("status:\"paused\""),
    QStringLiteral("phase:none"),
    QStringLiteral("phase:awaiting_confirm"),
    QStringLiteral("-phase:0,9"),
    QStringLiteral("edge:des2wf"),
    QStringLiteral("-edge:none"),
    QStringLiteral("project:1,2"),
    QStringLiteral("-project:3"),
    QStringLiteral("org:1"),
    QStringLiteral("file:filekey1"),
    QStringLiteral("node:12-345"),
    QStringLiteral("-node:i1:2;3:4"),
    QStringLiteral("screen:scr-1"),
    QStringLiteral("-screen:home"),
    QString::fromUtf8("screen:面"),
    QStringLiteral("by:ann"),
    QStringLiteral("-by:BOB"),
    QStringLiteral("surface:plugin"),
    QStringLiteral("auto:normal"),
    QStringLiteral("feedback:none"),
    QStringLiteral("-feedback:adopted"),
    QStringLiteral("flags:>0"),
    QStringLiteral("flags:2..5"),
    QStringLiteral("flags:none"),
    QStringLiteral("-flags:<=3"),
    QStringLiteral("score:<0.6"),
    QStringLiteral("score:0.25..0.75"),
    QStringLiteral("-score:none"),
    QStringLiteral("scorev:ds@1.0"),
    QStringLiteral("scorev:none"),
    QStringLiteral("age:>2d"),
    QStringLiteral("age:1d..3d"),
    QStringLiteral("-age:<=5d"),
    QStringLiteral("created:2026-11-27"),
    QStringLiteral("error:TIMEOUT"),
    QStringLiteral("-error:12:345"),
    QStringLiteral("is:open"),
    QStringLiteral("is:blocked"),
    QStringLiteral("-is:flagged"),
    QStringLiteral("is:placed,moved"),
    QStringLiteral("is:unplaced"),
    QStringLiteral("12:3"),
    QStringLiteral("-bold"),
    QStringLiteral("run/1"),
    QStringLiteral("00000000-0000-4"),
    QStringLiteral("id:00000000-0000-4000-8000-000000000007"),
    QStringLiteral("id:\"run/9 é\""),
};

/// A store of random runs, and the same runs beside it.
struct MixedRuns {
    RunBatch runs;
    RunStore store;
    QueryContext context{noon, {}};

    MixedRuns()
    {
        QRandomGenerator random(2026);
        for (int number = 0; number < 400; ++number)
            runs.append(randomRun(random, number));
        store.merge(runs);
        // Some move from one terminal status to another.
        for (int i = 0; i < 400; i += 9) {
            Run &run = runs[i];
            run.attempt += 1;
            run.status = Status::Completed;
        }
        store.merge(runs);
    }
};

} // namespace wf2des::test
