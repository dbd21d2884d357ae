// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/run_columns.h"

#include <QTest>

using namespace wf2des;

/// spec/wf2des-table, Table Definition; DESIGN 5.2: a missing optional column hides its feature, a missing required one
/// is an error that names it.
class TestRunColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allColumnsOfTheSpecification();
    void optionalColumns();
    void completeTable();
    void eachOptionalColumnMayBeMissing_data();
    void eachOptionalColumnMayBeMissing();
    void eachRequiredColumnIsNamed();
    void missingColumnsKeepTheSpecificationsOrder();
    void additionalColumnsAreNoProblem();
};

void TestRunColumns::allColumnsOfTheSpecification()
{
    const QStringList expected =
        QStringLiteral("id organization_id project_id figma_file_key wf_node_id screen_id prompt placement_target "
                       "auto_confirm trigger_surface status phase attempt error_message result_url flag_count "
                       "materialized_at feedback_status created_at updated_at deleted_at created_by updated_by "
                       "deleted_by edge score score_version")
            .split(u' ');
    QCOMPARE(RunColumns::all(), expected);
}

void TestRunColumns::optionalColumns()
{
    QCOMPARE(RunColumns::optional(), QStringLiteral("edge score score_version").split(u' '));
}

void TestRunColumns::completeTable()
{
    QVERIFY(RunColumns::missingRequired(RunColumns::all()).isEmpty());
    QCOMPARE(RunColumns::discovered(RunColumns::all()), RunColumns());
}

void TestRunColumns::eachOptionalColumnMayBeMissing_data()
{
    QTest::addColumn<QString>("missing");
    QTest::addColumn<RunColumns>("expected");
    QTest::newRow("edge") << QStringLiteral("edge") << RunColumns{false, true, true};
    QTest::newRow("score") << QStringLiteral("score") << RunColumns{true, false, true};
    QTest::newRow("score_version") << QStringLiteral("score_version") << RunColumns{true, true, false};
}

void TestRunColumns::eachOptionalColumnMayBeMissing()
{
    QFETCH(const QString, missing);
    QFETCH(const RunColumns, expected);
    QStringList present = RunColumns::all();
    present.removeAll(missing);
    QVERIFY(RunColumns::missingRequired(present).isEmpty());
    QCOMPARE(RunColumns::discovered(present), expected);
}

void TestRunColumns::eachRequiredColumnIsNamed()
{
    for (const QString &name : RunColumns::all()) {
        if (RunColumns::optional().contains(name))
            continue;
        QStringList present = RunColumns::all();
        present.removeAll(name);
        QCOMPARE(RunColumns::missingRequired(present), QStringList{name});
    }
}

void TestRunColumns::missingColumnsKeepTheSpecificationsOrder()
{
    QStringList required = RunColumns::all();
    for (const QString &name : RunColumns::optional())
        required.removeAll(name);
    QCOMPARE(RunColumns::missingRequired({}), required);
}

void TestRunColumns::additionalColumnsAreNoProblem()
{
    QStringList present = RunColumns::all();
    present.prepend(QStringLiteral("tenant"));
    QVERIFY(RunColumns::missingRequired(present).isEmpty());
}

QTEST_APPLESS_MAIN(TestRunColumns)
#include "tst_run_columns.moc"
