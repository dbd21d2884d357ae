// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "run/stuck_rule.h"

#include <QTest>

#include <limits>

using namespace wf2des;
using namespace wf2des::test;

/// spec/wf2des-table, Indexes: a run left non-terminal keeps blocking new triggers for its wireframe node.
class TestStuckRule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsOfEachPhase();
    void limitIsNotPartOfStuck_data();
    void limitIsNotPartOfStuck();
    void terminalRunIsNeverStuck_data();
    void terminalRunIsNeverStuck();
    void unknownPhaseHasTheShortestLimit();
    void runWithoutUpdatedAtIsNeverStuck();
    void clockBehindTheServerIsNotStuck();
    void extremeTimesDoNotOverflow();
};

void TestStuckRule::limitsOfEachPhase()
{
    const StuckLimits limits;
    QCOMPARE(limits.of(Phase::Parse), 15 * minute);
    QCOMPARE(limits.of(Phase::AwaitingConfirm), day);
    QCOMPARE(limits.of(Phase::Assemble), 30 * minute);
    QCOMPARE(limits, StuckLimits());
}

void TestStuckRule::limitIsNotPartOfStuck_data()
{
    QTest::addColumn<Phase>("phase");
    QTest::newRow("parse") << Phase::Parse;
    QTest::newRow("awaiting_confirm") << Phase::AwaitingConfirm;
    QTest::newRow("assemble") << Phase::Assemble;
}

void TestStuckRule::limitIsNotPartOfStuck()
{
    QFETCH(const Phase, phase);
    const StuckLimits limits;
    const RunState state{Status::Processing, phase, 1, noon};
    QVERIFY(!isStuck(state, limits, noon));
    QVERIFY(!isStuck(state, limits, noon + limits.of(phase)));
    QVERIFY(isStuck(state, limits, noon + limits.of(phase) + 1));
}

void TestStuckRule::terminalRunIsNeverStuck_data()
{
    QTest::addColumn<QString>("status");
    for (const char *status : {"1", "2", "3", "4", "7"})
        QTest::newRow(status) << QString::fromLatin1(status);
    QTest::newRow("null") << QString();
}

void TestStuckRule::terminalRunIsNeverStuck()
{
    QFETCH(const QString, status);
    QVERIFY(!isStuck({Code<Status>::fromText(status), Phase::Parse, 1, noon}, {}, noon + 365 * day));
}

void TestStuckRule::unknownPhaseHasTheShortestLimit()
{
    const StuckLimits limits;
    QCOMPARE(limits.of({}), limits.parse);
    QCOMPARE(limits.of(Code<Phase>::fromText(QStringLiteral("9"))), limits.parse);
    StuckLimits other;
    other.assemble = second;
    QCOMPARE(other.of({}), second);
    QVERIFY(isStuck({Status::Processing, {}, 1, noon}, other, noon + 2 * second));
}

void TestStuckRule::runWithoutUpdatedAtIsNeverStuck()
{
    QVERIFY(!isStuck({Status::Processing, Phase::Parse, 1, std::nullopt}, {}, noon + 365 * day));
}

void TestStuckRule::clockBehindTheServerIsNotStuck()
{
    QVERIFY(!isStuck({Status::Processing, Phase::Parse, 1, noon}, {}, noon - day));
}

void TestStuckRule::extremeTimesDoNotOverflow()
{
    constexpr qint64 lowest = std::numeric_limits<qint64>::min();
    constexpr qint64 highest = std::numeric_limits<qint64>::max();
    QVERIFY(isStuck({Status::Processing, Phase::Parse, 1, lowest}, {}, noon));
    QVERIFY(!isStuck({Status::Processing, Phase::Parse, 1, highest}, {}, noon));
}

QTEST_APPLESS_MAIN(TestStuckRule)
#include "tst_stuck_rule.moc"
