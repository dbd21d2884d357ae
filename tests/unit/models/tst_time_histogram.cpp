// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_filter.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.3: the time histogram of what matches, stacked by status.
class TestTimeHistogram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void histogramHoldsEveryDatedMatch();
    void histogramOfNothing();
    void histogramOfOneRun();
    void histogramStacksByStatus();
    void matchesAloneAreCounted();
    void edgesOfTheBuckets();
    void extremeTimes();

private:
    MixedRuns m_mixed;
};

void TestTimeHistogram::histogramHoldsEveryDatedMatch()
{
    const QueryResult result = RunQuery::run(m_mixed.store, {}, {}, m_mixed.context);
    quint32 total = 0;
    for (const auto &bucket : result.histogram.buckets) {
        for (const quint32 count : bucket)
            total += count;
    }
    const auto dated =
        std::count_if(m_mixed.runs.cbegin(), m_mixed.runs.cend(), [](const Run &r) { return r.createdAt.has_value(); });
    QCOMPARE(qint64{total}, qint64{dated});
    QVERIFY(result.histogram.to > result.histogram.from);
}

void TestTimeHistogram::histogramOfNothing()
{
    const TimeHistogram histogram = RunQuery::run(RunStore(), {}, {}, m_mixed.context).histogram;
    QCOMPARE(histogram.from, histogram.to);
    Run undated = makeRun(1);
    undated.createdAt.reset();
    RunStore store;
    store.merge({undated});
    QCOMPARE(RunQuery::run(store, {}, {}, m_mixed.context).histogram, histogram);
}

void TestTimeHistogram::histogramOfOneRun()
{
    RunStore store;
    store.merge({makeRun(0)});
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_mixed.context).histogram;
    QCOMPARE(histogram.from, noon);
    QCOMPARE(histogram.to, noon + 1);
    QCOMPARE(histogram.buckets.at(0).at(0), 1U);
}

void TestTimeHistogram::histogramStacksByStatus()
{
    Run unknown = makeRun(6);
    unknown.status = Code<Status>::fromText(QStringLiteral("7"));
    RunBatch runs{makeRun(0),
                  awaitingConfirm(1),
                  makeRun(2, Status::Completed),
                  makeRun(3, Status::Failed),
                  makeRun(4, Status::Rejected),
                  makeRun(5, Status::Cancelled),
                  unknown};
    for (Run &run : runs)
        run.createdAt = noon;
    RunStore store;
    store.merge(runs);
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_mixed.context).histogram;
    for (const quint32 count : histogram.buckets.at(0))
        QCOMPARE(count, 1U);
}

void TestTimeHistogram::matchesAloneAreCounted()
{
    RunStore store;
    store.merge({makeRun(0), makeRun(48, Status::Failed), makeRun(96, Status::Failed), makeRun(200)});
    const RunFilter failed = RunFilter::fromText(QStringLiteral("status:failed"));
    const TimeHistogram histogram = RunQuery::run(store, failed, {}, m_mixed.context).histogram;
    QCOMPARE(histogram.from, noon + 48 * second);
    QCOMPARE(histogram.to, noon + 96 * second + 1);
    QCOMPARE(histogram.buckets.front().at(3), 1U);
    QCOMPARE(histogram.buckets.back().at(3), 1U);
}

void TestTimeHistogram::edgesOfTheBuckets()
{
    // 48 equal buckets: one run a second over 48 s is one run a bucket, the last in the last.
    RunBatch runs = makeRuns(0, 48);
    runs.append(makeRun(48));
    runs.last().createdAt = *runs.last().createdAt - 1;
    RunStore store;
    store.merge(runs);
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_mixed.context).histogram;
    QCOMPARE(histogram.to - histogram.from, qint64{TimeHistogram::BucketCount} * second);
    for (std::size_t bucket = 0; bucket + 1 < TimeHistogram::BucketCount; ++bucket)
        QCOMPARE(histogram.buckets.at(bucket).at(0), 1U);
    QCOMPARE(histogram.buckets.back().at(0), 2U);
}

void TestTimeHistogram::extremeTimes()
{
    Run oldest = makeRun(1);
    oldest.createdAt = std::numeric_limits<qint64>::min() + 1;
    Run newest = makeRun(2);
    newest.createdAt = std::numeric_limits<qint64>::max();
    RunStore store;
    store.merge({oldest, newest});
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_mixed.context).histogram;
    QCOMPARE(histogram.buckets.front().at(0), 1U);
    QCOMPARE(histogram.buckets.back().at(0), 1U);
    QCOMPARE(RunQuery::count(store, RunFilter::fromText(QStringLiteral("age:>0s")), m_mixed.context), 1);
}

QTEST_APPLESS_MAIN(TestTimeHistogram)
#include "tst_time_histogram.moc"
