// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_filter.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.3: matches and facet counts from one pass; 5.4: what the terms mean.
class TestRunQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithThePlainFilter();
    void eachTermAloneAgrees_data();
    void eachTermAloneAgrees();
    void facetsCountAsIfTheirOwnTermWereOff();
    void unknownCodesAreFacetValues();
    void codesBeyondTheDictionaryAreCountedTogether();
    void nullsAnswerNoneAndNothingElse_data();
    void nullsAnswerNoneAndNothingElse();
    void endsOfRanges_data();
    void endsOfRanges();
    void emptySlotsAreNotCounted();
    void promptIsForTheServer();

private:
    MixedRuns m_mixed;
};

void TestRunQuery::agreesWithThePlainFilter()
{
    const PlainFilter plain(m_mixed.store, m_mixed.context);
    QRandomGenerator random(7);
    for (int round = 0; round < 80; ++round) {
        QStringList terms;
        for (int i = random.bounded(4); i >= 0; --i)
            terms.append(anyOf(random, termPool));
        const RunFilter filter = RunFilter::fromText(terms.join(u' '));
        QStringList expected;
        for (const Run &run : m_mixed.runs) {
            if (plain.matches(run, filter))
                expected.append(run.id);
        }
        QStringList found;
        for (const RunStore::Slot slot : RunQuery::run(m_mixed.store, filter, {}, m_mixed.context).matches)
            found.append(m_mixed.store.id(slot));
        found.sort();
        expected.sort();
        QVERIFY2(found == expected, qPrintable(filter.toText()));
        QCOMPARE(RunQuery::count(m_mixed.store, filter, m_mixed.context), qint64{expected.size()});
    }
}

void TestRunQuery::eachTermAloneAgrees_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : termPool)
        QTest::newRow(qUtf8Printable(term)) << term;
}

void TestRunQuery::eachTermAloneAgrees()
{
    QFETCH(const QString, term);
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(term, &problems);
    QVERIFY(problems.isEmpty());
    const PlainFilter plain(m_mixed.store, m_mixed.context);
    const qint64 expected = std::count_if(m_mixed.runs.cbegin(), m_mixed.runs.cend(),
                                          [&](const Run &run) { return plain.matches(run, filter); });
    QCOMPARE(RunQuery::count(m_mixed.store, filter, m_mixed.context), expected);
    QVERIFY(expected > 0); // a term that no row answers would prove nothing
    QVERIFY(expected < m_mixed.runs.size());
}

void TestRunQuery::facetsCountAsIfTheirOwnTermWereOff()
{
    const PlainFilter plain(m_mixed.store, m_mixed.context);
    const auto name = [](const auto &code) {
        return code.isNull() ? QStringLiteral("none") : code.isKnown() ? code.word() : code.text();
    };
    for (const char *text : {"", "status:failed", "status:failed -status:completed project:1", "edge:des2wf flags:>0",
                             "phase:none status:failed", "surface:api auto:normal feedback:none is:placed"}) {
        const RunFilter filter = RunFilter::fromText(QString::fromLatin1(text));
        QMap<FilterKey, FacetCounts> expected{
            {FilterKey::Edge, {}},    {FilterKey::Status, {}},      {FilterKey::Phase, {}},   {FilterKey::Project, {}},
            {FilterKey::Surface, {}}, {FilterKey::AutoConfirm, {}}, {FilterKey::Feedback, {}}};
        for (auto facet = expected.begin(); facet != expected.end(); ++facet) {
            for (const Run &run : m_mixed.runs) {
                if (!plain.matches(run, filter, facet.key()))
                    continue;
                const QMap<FilterKey, QString> values{{FilterKey::Edge, name(run.edge)},
                                                      {FilterKey::Status, name(run.status)},
                                                      {FilterKey::Phase, name(run.phase)},
                                                      {FilterKey::Project, QString::number(run.projectId)},
                                                      {FilterKey::Surface, name(run.triggerSurface)},
                                                      {FilterKey::AutoConfirm, name(run.autoConfirm)},
                                                      {FilterKey::Feedback, name(run.feedbackStatus)}};
                ++(*facet)[values.value(facet.key())];
            }
        }
        QCOMPARE(RunQuery::run(m_mixed.store, filter, {}, m_mixed.context).facets, expected);
    }
}

void TestRunQuery::unknownCodesAreFacetValues()
{
    RunStore store;
    RunBatch runs = makeRuns(0, 6);
    runs[0].status = runs[1].status = Code<Status>::fromText(QStringLiteral("7"));
    runs[2].status = Code<Status>::fromText(QStringLiteral("paused"));
    runs[3].status = {};
    store.merge(runs);
    const auto counts = [&store](const char *filter) {
        return RunQuery::run(store, RunFilter::fromText(QString::fromLatin1(filter)), {}, {noon, {}})
            .facets.value(FilterKey::Status);
    };
    const FacetCounts all{{QStringLiteral("7"), 2},
                          {QStringLiteral("paused"), 1},
                          {QStringLiteral("none"), 1},
                          {QStringLiteral("processing"), 2}};
    QCOMPARE(counts(""), all);
    // Each value that the facet offers is a filter value, and picking it does not change the facet's own counts.
    for (auto count = all.cbegin(); count != all.cend(); ++count) {
        const RunFilter picked = RunFilter().with(FilterKey::Status, {count.key()});
        QCOMPARE(RunQuery::count(store, picked, {noon, {}}), count.value());
        QCOMPARE(RunQuery::run(store, picked, {}, {noon, {}}).facets.value(FilterKey::Status), all);
    }
}

void TestRunQuery::codesBeyondTheDictionaryAreCountedTogether()
{
    RunBatch runs = makeRuns(0, 300);
    for (int number = 0; number < 300; ++number)
        runs[number].edge = Code<Edge>::fromText(QStringLiteral("code %1").arg(number));
    RunStore store;
    store.merge(runs);
    const FacetCounts edges = RunQuery::run(store, {}, {}, {noon, {}}).facets.value(FilterKey::Edge);
    qint64 total = 0;
    for (const qint64 count : edges)
        total += count;
    QCOMPARE(total, 300); // none is lost
    const qint64 beyond = edges.value(QStringLiteral("?"));
    QVERIFY(beyond > 0);
    QCOMPARE(RunQuery::count(store, RunFilter().with(FilterKey::Edge, {QStringLiteral("?")}), {noon, {}}), beyond);
}

void TestRunQuery::nullsAnswerNoneAndNothingElse_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<int>("matches"); // of a run whose every column is null, and an ordinary one that failed
    QTest::newRow("none of a code") << QStringLiteral("feedback:none") << 2;
    QTest::newRow("any of a code") << QStringLiteral("status:none,failed") << 2;
    QTest::newRow("not none") << QStringLiteral("-edge:none") << 1;
    QTest::newRow("an excluded code keeps null") << QStringLiteral("-status:failed") << 1;
    QTest::newRow("none of a number") << QStringLiteral("flags:none") << 2;
    QTest::newRow("no number is below") << QStringLiteral("flags:<100") << 0;
    QTest::newRow("an excluded range keeps null") << QStringLiteral("-flags:<100") << 2;
    QTest::newRow("none of a score or any") << QStringLiteral("score:none,>=0") << 2;
    QTest::newRow("no text holds") << QStringLiteral("error:e") << 0;
    QTest::newRow("an excluded text keeps null") << QStringLiteral("-error:e") << 2;
    QTest::newRow("no version") << QStringLiteral("scorev:none") << 2;
    QTest::newRow("no age") << QStringLiteral("age:>=0s") << 1;
    QTest::newRow("not of that age") << QStringLiteral("-age:>=0s") << 1;
    QTest::newRow("never blocked without a time") << QStringLiteral("is:blocked") << 0;
    QTest::newRow("not flagged") << QStringLiteral("-is:flagged") << 2;
    QTest::newRow("unplaced") << QStringLiteral("is:unplaced") << 2;
}

void TestRunQuery::nullsAnswerNoneAndNothingElse()
{
    QFETCH(const QString, term);
    QFETCH(const int, matches);
    Run bare;
    bare.id = uuid(1);
    RunStore store;
    store.merge({bare, makeRun(0, Status::Failed)});
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(term, &problems);
    QVERIFY(problems.isEmpty());
    QCOMPARE(RunQuery::count(store, filter, {noon + minute, {}}), matches);
}

void TestRunQuery::endsOfRanges_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("numbers"); // which of five runs answer, one a microsecond from noon - 2 to noon + 2
    const auto add = [](const char *term, const char *numbers) {
        QTest::newRow(term) << QString::fromLatin1(term) << QString::fromLatin1(numbers);
    };
    // run_filter.h: the end of a stretch of time is not part of it.
    add("created:2026-11-29T12:00:00Z..", "2 3 4");
    add("created:..2026-11-29T12:00:00Z", "0 1");
    add("created:2026-11-29T11:59:59.999999Z..2026-11-29T12:00:00.000001Z", "1 2");
    add("created:2026-11-29T21:00:00+09:00..", "2 3 4"); // the same moment, written in Tokyo
    add("created:2026-11-29T07:00:00-05:00..", "2 3 4");
    add("created:2026-11-28..2026-11-29", "");
    add("created:2026-11-29", "0 1 2 3 4");
    add("-created:2026-11-29", "");
    // Both ends of the others are; the clock stands an hour after noon.
    add("age:>1h", "0 1");
    add("age:>=1h", "0 1 2");
    add("age:<1h", "3 4");
    add("age:1h..2h", "0 1 2");
    add("age:..1h", "2 3 4");
    add("flags:>2", "3 4");
    add("flags:<=2", "0 1 2");
    add("flags:1..3", "1 2 3");
    add("flags:0,4", "0 4");
    add("-flags:1..3", "0 4");
    add("score:>=0.0003", "3 4");
    add("score:0.0002", "2");
    add("score:<-0.5", "");
}

void TestRunQuery::endsOfRanges()
{
    QFETCH(const QString, term);
    QFETCH(const QString, numbers);
    RunBatch runs = makeRuns(0, 5);
    for (int number = 0; number < 5; ++number) {
        runs[number].createdAt = noon - 2 + number;
        runs[number].flagCount = number;
        runs[number].score = number;
    }
    RunStore store;
    store.merge(runs);
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(term, &problems);
    QVERIFY(problems.isEmpty());
    QStringList found;
    const RunOrder oldestFirst{RunColumn::Created, Qt::AscendingOrder};
    for (const RunStore::Slot slot : RunQuery::run(store, filter, oldestFirst, {noon + hour, {}}).matches)
        found.append(QString::number(*store.run(slot).flagCount));
    QCOMPARE(found.join(u' '), numbers);
}

void TestRunQuery::emptySlotsAreNotCounted()
{
    // More than a block of the columns, with holes at its edges.
    RunStore store;
    store.merge(makeRuns(0, 9'000));
    QStringList gone;
    for (const int number : {0, 4'095, 4'096, 8'191, 8'192, 8'999})
        gone.append(uuid(number));
    store.remove(gone);
    const QueryResult all = RunQuery::run(store, {}, {}, {noon, {}});
    QCOMPARE(all.matches.size(), 8'994U);
    QCOMPARE(all.facets.value(FilterKey::Status), (FacetCounts{{QStringLiteral("processing"), 8'994}}));
    const RunFilter excluding = RunFilter::fromText(QStringLiteral("-status:failed -screen:nowhere"));
    QCOMPARE(RunQuery::count(store, excluding, {noon, {}}), 8'994);
    for (const int number : {1, 4'094, 4'097, 8'190, 8'193, 8'998}) {
        const RunFilter one = RunFilter().with(FilterKey::Node, {QStringLiteral("12:%1").arg(number)});
        const auto found = RunQuery::run(store, one, {}, {noon, {}}).matches;
        QCOMPARE(found, std::vector<RunStore::Slot>{*store.find(uuid(number))});
    }
}

void TestRunQuery::promptIsForTheServer()
{
    QCOMPARE(RunQuery::count(m_mixed.store, RunFilter::fromText(QStringLiteral("prompt:x")), m_mixed.context), 0);
    QCOMPARE(RunQuery::count(m_mixed.store, RunFilter::fromText(QStringLiteral("-prompt:x")), m_mixed.context), 0);
}

QTEST_APPLESS_MAIN(TestRunQuery)
#include "tst_run_query.moc"
