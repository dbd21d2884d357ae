// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_filter.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.3: every column orders the matches; nulls last in both directions, ties newest first.
class TestRunOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersAreTotal_data();
    void ordersAreTotal();
    void tiesAreNewestFirst_data();
    void tiesAreNewestFirst();
    void numbersSortAsNumbers();

private:
    MixedRuns m_mixed;
};

void TestRunOrder::ordersAreTotal_data()
{
    QTest::addColumn<int>("column");
    for (int column = 0; column < runColumnCount; ++column)
        QTest::addRow("column %d", column) << column;
}

void TestRunOrder::ordersAreTotal()
{
    QFETCH(const int, column);
    const auto key = [&](RunStore::Slot slot) -> std::optional<std::pair<qint64, QString>> {
        const Run run = m_mixed.store.run(slot);
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
        const RunOrder order{static_cast<RunColumn>(column), direction};
        const auto matches = RunQuery::run(m_mixed.store, {}, order, m_mixed.context).matches;
        QCOMPARE(matches.size(), static_cast<std::size_t>(m_mixed.store.size()));
        for (std::size_t i = 1; i < matches.size(); ++i) {
            const auto a = key(matches[i - 1]);
            const auto b = key(matches[i]);
            QVERIFY(a || !b); // nulls last in both directions
            if (a && b)
                QVERIFY(direction == Qt::AscendingOrder ? *a <= *b : *a >= *b);
        }
    }
}

void TestRunOrder::tiesAreNewestFirst_data()
{
    QTest::addColumn<int>("column");
    for (int column = 0; column < runColumnCount; ++column) {
        // The times of creation and the ids are all different.
        if (column != static_cast<int>(RunColumn::Created) && column != static_cast<int>(RunColumn::Age)
            && column != static_cast<int>(RunColumn::Id))
            QTest::addRow("column %d", column) << column;
    }
}

void TestRunOrder::tiesAreNewestFirst()
{
    QFETCH(const int, column);
    const auto sorted = static_cast<RunColumn>(column);
    RunBatch runs = makeRuns(0, 40);
    for (Run &run : runs) {
        run.wfNodeId = run.screenId = run.figmaFileKey = run.createdBy = QStringLiteral("alike");
        run.updatedAt = noon;
        run.materializedAt = noon;
        run.score = 5'000;
        run.flagCount = 1;
    }
    RunStore store;
    store.merge(runs);
    QStringList newestFirst;
    for (int number = 39; number >= 0; --number)
        newestFirst.append(uuid(number));
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        QStringList ids;
        for (const RunStore::Slot slot : RunQuery::run(store, {}, {sorted, direction}, m_mixed.context).matches)
            ids.append(store.id(slot));
        QCOMPARE(ids, newestFirst);
    }
}

void TestRunOrder::numbersSortAsNumbers()
{
    const QList<qint64> projects{std::numeric_limits<qint64>::min(), -12, -1, 0, 9, 10, 100,
                                 std::numeric_limits<qint64>::max()};
    RunStore store;
    for (int number = 0; number < projects.size(); ++number) {
        Run run = makeRun((number * 5) % 8); // stored in another order
        run.projectId = projects.at((number * 5) % 8);
        store.merge({run});
    }
    QList<qint64> sorted;
    const RunOrder order{RunColumn::Project, Qt::AscendingOrder};
    for (const RunStore::Slot slot : RunQuery::run(store, {}, order, m_mixed.context).matches)
        sorted.append(store.run(slot).projectId);
    QCOMPARE(sorted, projects);
}

QTEST_APPLESS_MAIN(TestRunOrder)
#include "tst_run_order.moc"
