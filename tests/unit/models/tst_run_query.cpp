// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "store/run_query.h"

#include <QTest>

#include <algorithm>

using namespace wf2des;
using namespace wf2des::test;

namespace {

QString lowered(QString text)
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

const QStringList termPool{
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

} // namespace

/// DESIGN 5.3: matches, facet counts and histogram from one pass; 5.4: what the terms mean.
class TestRunQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreesWithThePlainFilter();
    void eachTermAloneAgrees_data();
    void eachTermAloneAgrees();
    void facetsCountAsIfTheirOwnTermWereOff();
    void histogramHoldsEveryDatedMatch();
    void histogramOfNothing();
    void histogramOfOneRun();
    void histogramStacksByStatus();
    void promptIsForTheServer();
    void ordersAreTotal_data();
    void ordersAreTotal();
    void extremeTimes();

private:
    RunBatch m_runs;
    std::unique_ptr<RunStore> m_store;
    QueryContext m_context{noon, {}};
};

void TestRunQuery::initTestCase()
{
    QRandomGenerator random(2026);
    m_store = std::make_unique<RunStore>();
    for (int number = 0; number < 400; ++number)
        m_runs.append(randomRun(random, number));
    m_store->merge(m_runs);
    // Some move from one terminal status to another.
    for (int i = 0; i < 400; i += 9) {
        Run &run = m_runs[i];
        run.attempt += 1;
        run.status = Status::Completed;
    }
    m_store->merge(m_runs);
}

void TestRunQuery::agreesWithThePlainFilter()
{
    const PlainFilter plain(*m_store, m_context);
    QRandomGenerator random(7);
    for (int round = 0; round < 80; ++round) {
        QStringList terms;
        for (int i = random.bounded(4); i >= 0; --i)
            terms.append(anyOf(random, termPool));
        const RunFilter filter = RunFilter::fromText(terms.join(u' '));
        QStringList expected;
        for (const Run &run : m_runs) {
            if (plain.matches(run, filter))
                expected.append(run.id);
        }
        QStringList found;
        for (const RunStore::Slot slot : RunQuery::run(*m_store, filter, {}, m_context).matches)
            found.append(m_store->id(slot));
        found.sort();
        expected.sort();
        QVERIFY2(found == expected, qPrintable(filter.toText()));
        QCOMPARE(RunQuery::count(*m_store, filter, m_context), qint64{expected.size()});
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
    const PlainFilter plain(*m_store, m_context);
    const qint64 expected =
        std::count_if(m_runs.cbegin(), m_runs.cend(), [&](const Run &run) { return plain.matches(run, filter); });
    QCOMPARE(RunQuery::count(*m_store, filter, m_context), expected);
    QVERIFY(expected > 0); // a term that no row answers would prove nothing
    QVERIFY(expected < m_runs.size());
}

void TestRunQuery::facetsCountAsIfTheirOwnTermWereOff()
{
    const PlainFilter plain(*m_store, m_context);
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
            for (const Run &run : m_runs) {
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
        QCOMPARE(RunQuery::run(*m_store, filter, {}, m_context).facets, expected);
    }
}

void TestRunQuery::histogramHoldsEveryDatedMatch()
{
    const QueryResult result = RunQuery::run(*m_store, {}, {}, m_context);
    quint32 total = 0;
    for (const auto &bucket : result.histogram.buckets) {
        for (const quint32 count : bucket)
            total += count;
    }
    const auto dated =
        std::count_if(m_runs.cbegin(), m_runs.cend(), [](const Run &r) { return r.createdAt.has_value(); });
    QCOMPARE(qint64{total}, qint64{dated});
    QVERIFY(result.histogram.to > result.histogram.from);
}

void TestRunQuery::histogramOfNothing()
{
    const TimeHistogram histogram = RunQuery::run(RunStore(), {}, {}, m_context).histogram;
    QCOMPARE(histogram.from, histogram.to);
    Run undated = makeRun(1);
    undated.createdAt.reset();
    RunStore store;
    store.merge({undated});
    QCOMPARE(RunQuery::run(store, {}, {}, m_context).histogram, histogram);
}

void TestRunQuery::histogramOfOneRun()
{
    RunStore store;
    store.merge({makeRun(0)});
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_context).histogram;
    QCOMPARE(histogram.from, noon);
    QCOMPARE(histogram.to, noon + 1);
    QCOMPARE(histogram.buckets.at(0).at(0), 1U);
}

void TestRunQuery::histogramStacksByStatus()
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
    for (const quint32 count : RunQuery::run(store, {}, {}, m_context).histogram.buckets.at(0))
        QCOMPARE(count, 1U);
}

void TestRunQuery::promptIsForTheServer()
{
    QCOMPARE(RunQuery::count(*m_store, RunFilter::fromText(QStringLiteral("prompt:x")), m_context), 0);
    QCOMPARE(RunQuery::count(*m_store, RunFilter::fromText(QStringLiteral("-prompt:x")), m_context), 0);
}

void TestRunQuery::ordersAreTotal_data()
{
    QTest::addColumn<int>("column");
    for (int column = 0; column < runColumnCount; ++column)
        QTest::newRow(qUtf8Printable(runColumnName(static_cast<RunColumn>(column)))) << column;
}

void TestRunQuery::ordersAreTotal()
{
    QFETCH(const int, column);
    const auto key = [&](RunStore::Slot slot) -> std::optional<std::pair<qint64, QString>> {
        const Run run = m_store->run(slot);
        const auto number = [](const auto &value) {
            return value ? std::optional(std::pair<qint64, QString>(*value, {})) : std::nullopt;
        };
        switch (static_cast<RunColumn>(column)) {
        case RunColumn::Screen:
            return run.screenId.isNull() ? std::nullopt
                                         : std::optional(std::pair<qint64, QString>(0, lowered(run.screenId)));
        case RunColumn::Error:
            return run.errorMessage.isNull() ? std::nullopt
                                             : std::optional(std::pair<qint64, QString>(0, lowered(run.errorMessage)));
        case RunColumn::Id:
            return std::pair<qint64, QString>(0, run.id);
        case RunColumn::Flags:
            return number(run.flagCount);
        case RunColumn::Score:
            return number(run.score);
        case RunColumn::Placed:
            return number(run.materializedAt);
        case RunColumn::Updated:
            return number(run.updatedAt);
        case RunColumn::Created:
            return number(run.createdAt);
        case RunColumn::Age:
            return run.createdAt ? std::optional(std::pair<qint64, QString>(-*run.createdAt, {})) : std::nullopt;
        case RunColumn::Project:
            return std::pair<qint64, QString>(run.projectId, {});
        case RunColumn::Attempt:
            return std::pair<qint64, QString>(run.attempt, {});
        case RunColumn::Phase:
            return run.phase.isNull() ? std::nullopt
                                      : std::optional(std::pair<qint64, QString>(run.phase.text().toInt(), {}));
        default:
            return std::pair<qint64, QString>(0, {});
        }
    };
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        const auto matches =
            RunQuery::run(*m_store, {}, {static_cast<RunColumn>(column), direction}, m_context).matches;
        QCOMPARE(matches.size(), static_cast<std::size_t>(m_store->size()));
        for (std::size_t i = 1; i < matches.size(); ++i) {
            const auto a = key(matches[i - 1]);
            const auto b = key(matches[i]);
            QVERIFY(a || !b); // nulls last in both directions
            if (a && b)
                QVERIFY(direction == Qt::AscendingOrder ? *a <= *b : *a >= *b);
        }
    }
}

void TestRunQuery::extremeTimes()
{
    Run oldest = makeRun(1);
    oldest.createdAt = std::numeric_limits<qint64>::min() + 1;
    Run newest = makeRun(2);
    newest.createdAt = std::numeric_limits<qint64>::max();
    RunStore store;
    store.merge({oldest, newest});
    const TimeHistogram histogram = RunQuery::run(store, {}, {}, m_context).histogram;
    QCOMPARE(histogram.buckets.front().at(0), 1U);
    QCOMPARE(histogram.buckets.back().at(0), 1U);
    QCOMPARE(RunQuery::count(store, RunFilter::fromText(QStringLiteral("age:>0s")), m_context), 1);
}

QTEST_APPLESS_MAIN(TestRunQuery)
#include "tst_run_query.moc"
