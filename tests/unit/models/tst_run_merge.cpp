// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "service/run_feed.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.2, merge rule: by id, newer (attempt, updated_at) wins. spec/wf2des-table, Notes: attempt is the fencing
/// counter.
class TestRunMerge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newerPicture_data();
    void newerPicture();
    void newerIsAStrictOrder();
    void openMeansProcessing();
    void stateIsWhatAPersonSaw();
    void rangeLengths();
};

void TestRunMerge::newerPicture_data()
{
    using Time = std::optional<EpochMicroseconds>;
    QTest::addColumn<int>("attempt");
    QTest::addColumn<Time>("updated");
    QTest::addColumn<bool>("newer");
    // Known: attempt 2, updated at noon.
    QTest::newRow("later") << 2 << Time(noon + 1) << true;
    QTest::newRow("equal is not newer") << 2 << Time(noon) << false;
    QTest::newRow("earlier") << 2 << Time(noon - 1) << false;
    QTest::newRow("higher attempt, earlier") << 3 << Time(noon - day) << true;
    QTest::newRow("lower attempt, later") << 1 << Time(noon + day) << false;
    QTest::newRow("without a time") << 2 << Time() << false;
    QTest::newRow("higher attempt without a time") << 3 << Time() << true;
}

void TestRunMerge::newerPicture()
{
    using Time = std::optional<EpochMicroseconds>;
    QFETCH(const int, attempt);
    QFETCH(const Time, updated);
    QFETCH(const bool, newer);
    const RunState known{Status::Processing, Phase::Parse, 2, noon};
    const RunState candidate{Status::Completed, {}, attempt, updated};
    QCOMPARE(isNewer(candidate, known), newer);
}

void TestRunMerge::newerIsAStrictOrder()
{
    const QList<RunState> states{{Status::Processing, {}, 1, noon},
                                 {Status::Completed, {}, 1, noon + 1},
                                 {Status::Processing, {}, 2, noon - 5},
                                 {Status::Failed, {}, 1, std::nullopt}};
    for (const RunState &a : states) {
        QVERIFY(!isNewer(a, a));
        for (const RunState &b : states)
            QVERIFY(!(isNewer(a, b) && isNewer(b, a)));
    }
}

void TestRunMerge::openMeansProcessing()
{
    QVERIFY(makeRun(1).isOpen());
    for (const Status status : {Status::Completed, Status::Failed, Status::Rejected, Status::Cancelled})
        QVERIFY(!makeRun(1, status).isOpen());
    Run unknown = makeRun(1);
    unknown.status = Code<Status>::fromText(QStringLiteral("7"));
    QVERIFY(!unknown.isOpen());
}

void TestRunMerge::stateIsWhatAPersonSaw()
{
    const Run run = awaitingConfirm(4);
    QCOMPARE(run.state(), (RunState{Status::Processing, Phase::AwaitingConfirm, 1, noon + 4 * second}));
    QVERIFY(later(run).state() != run.state());
}

void TestRunMerge::rangeLengths()
{
    QCOMPARE(rangeLength(LoadRange::Day), std::optional(day));
    QCOMPARE(rangeLength(LoadRange::Week), std::optional(7 * day));
    QCOMPARE(rangeLength(LoadRange::Days30), std::optional(30 * day));
    QCOMPARE(rangeLength(LoadRange::Days90), std::optional(90 * day));
    QCOMPARE(rangeLength(LoadRange::Year), std::optional(365 * day));
    QVERIFY(!rangeLength(LoadRange::All));
}

QTEST_APPLESS_MAIN(TestRunMerge)
#include "tst_run_merge.moc"
