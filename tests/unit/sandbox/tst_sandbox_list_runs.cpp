// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QJsonArray>
#include <QSet>
#include <QUrlQuery>

using namespace wf2des;

/// GET /wf2des: filters, order, and a cursor that never skips.
class TestSandboxListRuns : public SandboxTest {
    Q_OBJECT

public:
    TestSandboxListRuns()
        : SandboxTest({QStringLiteral("--runs"), QStringLiteral("300")})
    {
    }

private Q_SLOTS:
    void filtersAgreeWithTheRows_data();
    void filtersAgreeWithTheRows();
    void severalValuesMeanAnyOf();
    void timeBoundsAreExactToTheMicrosecond();
    void everyWordOfFreeTextMustOccur();
    void wildcardsInFreeTextAreLetters();
    void deletedRowsComeOnlyWhenAskedFor();
    void cursorGivesEveryRowOnce_data();
    void cursorGivesEveryRowOnce();
    void cursorSkipsNothingUnderConcurrentWrites();
    void asOfCoversEveryWriteBefore();
    void wrongParametersAreNamed_data();
    void wrongParametersAreNamed();

private:
    QJsonObject list(const QString &query) { return api().get(QStringLiteral("/wf2des?") + query).json(); }
    QJsonArray items(const QString &query) { return list(query).value(QLatin1String("items")).toArray(); }
    QList<QJsonObject> all(const QString &query, const std::function<void()> &betweenPages = {});
};

QList<QJsonObject> TestSandboxListRuns::all(const QString &query, const std::function<void()> &betweenPages)
{
    QList<QJsonObject> rows;
    QString cursor;
    do {
        const QJsonObject page = list(query + (cursor.isEmpty() ? QString() : QStringLiteral("&cursor=") + cursor));
        const QJsonArray items = page.value(QLatin1String("items")).toArray();
        for (const QJsonValue &item : items)
            rows += item.toObject();
        cursor = page.value(QLatin1String("next_cursor")).toString();
        if (betweenPages && !cursor.isEmpty())
            betweenPages();
    } while (!cursor.isEmpty());
    return rows;
}

void TestSandboxListRuns::filtersAgreeWithTheRows_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    QTest::newRow("edge") << QStringLiteral("edge") << QStringLiteral("1");
    QTest::newRow("status") << QStringLiteral("status") << QStringLiteral("2");
    QTest::newRow("phase") << QStringLiteral("phase") << QStringLiteral("1");
    QTest::newRow("project") << QStringLiteral("project_id") << QStringLiteral("12");
    QTest::newRow("organization") << QStringLiteral("organization_id") << QStringLiteral("1");
    QTest::newRow("surface") << QStringLiteral("trigger_surface") << QStringLiteral("0");
    QTest::newRow("auto-confirm") << QStringLiteral("auto_confirm") << QStringLiteral("1");
    QTest::newRow("feedback") << QStringLiteral("feedback_status") << QStringLiteral("1");
    for (const char *column : {"figma_file_key", "wf_node_id", "screen_id", "created_by", "id"})
        QTest::newRow(column) << QString::fromLatin1(column) << QString();
}

void TestSandboxListRuns::filtersAgreeWithTheRows()
{
    QFETCH(QString, column);
    QFETCH(QString, value);
    const QList<QJsonObject> everything = all(QStringLiteral("limit=1000"));
    if (value.isNull())
        value = everything.at(everything.size() / 2).value(column).toString();
    QSet<QString> expected;
    for (const QJsonObject &row : everything) {
        if (row.value(column).toVariant().toString() == value)
            expected += idOf(row);
    }
    QVERIFY(!expected.isEmpty());
    QSet<QString> found;
    for (const QJsonObject &row : all(QStringLiteral("limit=1000&%1=%2").arg(column, value)))
        found += idOf(row);
    QCOMPARE(found, expected);
}

void TestSandboxListRuns::severalValuesMeanAnyOf()
{
    const auto count = [&](const char *query) {
        return items(QLatin1String(query)).size();
    };
    QCOMPARE(count("limit=1000&status=2&status=3"), count("limit=1000&status=2") + count("limit=1000&status=3"));
}

void TestSandboxListRuns::timeBoundsAreExactToTheMicrosecond()
{
    const QJsonArray rows = items(QStringLiteral("limit=1000"));
    const QString middle = rows.at(100).toObject().value(QLatin1String("created_at")).toString();
    const auto ids = [&](const char *bound) {
        QSet<QString> found;
        const QJsonArray some = items(QStringLiteral("limit=1000&%1=%2").arg(QLatin1String(bound), middle));
        for (const QJsonValue &row : some)
            found += idOf(row.toObject());
        return found;
    };
    QCOMPARE(ids("created_after").size(), 101); // the row itself is in
    QCOMPARE(ids("created_before").size(), rows.size() - 101);
    QVERIFY(!ids("created_before").intersects(ids("created_after")));

    const QJsonArray byUpdate = items(QStringLiteral("limit=1000&order=updated_at_asc"));
    const QString last = byUpdate.last().toObject().value(QLatin1String("updated_at")).toString();
    QCOMPARE(items(QStringLiteral("updated_after=") + last).size(), 1);
}

void TestSandboxListRuns::everyWordOfFreeTextMustOccur()
{
    const QJsonArray rows = items(QStringLiteral("limit=1000&q=TIMED%20out%20of"));
    QVERIFY(!rows.isEmpty());
    for (const QJsonValue &row : rows)
        QVERIFY(row.toObject().value(QLatin1String("error_message")).toString().contains(QLatin1String("timed out")));
    QVERIFY(items(QStringLiteral("q=timed%20nowhere")).isEmpty());
    const QString japanese = QString::fromLatin1(QUrl::toPercentEncoding(QStringLiteral("余白")));
    QVERIFY(!items(QStringLiteral("q=") + japanese).isEmpty());
}

void TestSandboxListRuns::wildcardsInFreeTextAreLetters()
{
    QVERIFY(items(QStringLiteral("q=%25_%25")).isEmpty());
    const QJsonObject run = newRun({{QStringLiteral("prompt"), QStringLiteral("100%_of!it")}});
    const QJsonArray found = items(QStringLiteral("q=0%25_OF!i"));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().toObject(), run);
}

void TestSandboxListRuns::deletedRowsComeOnlyWhenAskedFor()
{
    const QList<QJsonObject> live = all(QStringLiteral("limit=1000"));
    for (const QJsonObject &row : live)
        VERIFY_NULL(row, "deleted_at");
    QVERIFY(all(QStringLiteral("limit=1000&include_deleted=true")).size() > live.size());
}

void TestSandboxListRuns::cursorGivesEveryRowOnce_data()
{
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("column");
    QTest::newRow("newest first") << QStringLiteral("created_at_desc") << QStringLiteral("created_at");
    QTest::newRow("by change") << QStringLiteral("updated_at_asc") << QStringLiteral("updated_at");
}

void TestSandboxListRuns::cursorGivesEveryRowOnce()
{
    QFETCH(QString, order);
    QFETCH(QString, column);
    const QList<QJsonObject> rows = all(QStringLiteral("limit=7&include_deleted=true&order=") + order);
    QSet<QString> ids;
    QStringList times;
    for (const QJsonObject &row : rows) {
        ids += idOf(row);
        times += row.value(column).toString();
    }
    QCOMPARE(ids.size(), rows.size());
    QVERIFY(rows.size() >= 300);
    QStringList sorted = times;
    std::sort(sorted.begin(), sorted.end());
    if (column == QLatin1String("created_at"))
        std::reverse(sorted.begin(), sorted.end());
    QCOMPARE(times, sorted);
}

void TestSandboxListRuns::cursorSkipsNothingUnderConcurrentWrites()
{
    const QJsonObject completed = newCompletedRun();
    QSet<QString> before;
    for (const QJsonObject &row : all(QStringLiteral("limit=1000")))
        before += idOf(row);
    int writes = 0;
    QSet<QString> created;
    const auto write = [&] {
        if (writes++ >= 40)
            return;
        created += idOf(newRun());
        api().post(path(completed, "feedback"), {{QStringLiteral("feedback_status"), QString::number(writes % 2)}});
    };
    // By change, everything is found: what moves meanwhile comes again at its new place.
    QSet<QString> found;
    for (const QJsonObject &row : all(QStringLiteral("limit=10&order=updated_at_asc"), write))
        found += idOf(row);
    QVERIFY(found.contains(before + created));
    // By creation, what was there is found, each once.
    writes = 20;
    QSet<QString> again;
    for (const QJsonObject &row : all(QStringLiteral("limit=10"), write)) {
        QVERIFY(!again.contains(idOf(row)));
        again += idOf(row);
    }
    QVERIFY(again.contains(before));
}

void TestSandboxListRuns::asOfCoversEveryWriteBefore()
{
    const QJsonObject run = newRun();
    const QString asOf = list(QStringLiteral("limit=1")).value(QLatin1String("as_of")).toString();
    QVERIFY(asOf >= run.value(QLatin1String("updated_at")).toString());
    const QJsonObject later = newRun();
    QVERIFY(later.value(QLatin1String("updated_at")).toString() > asOf);
    QCOMPARE(items(QStringLiteral("updated_after=") + asOf).size(), 1);
}

void TestSandboxListRuns::wrongParametersAreNamed_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("field");
    const auto add = [](const char *query, const char *field) {
        QTest::newRow(query) << QString::fromLatin1(query) << QString::fromLatin1(field);
    };
    add("status=7", "status");
    add("edge=wf2des", "edge");
    add("project_id=x", "project_id");
    add("created_after=yesterday", "created_after");
    add("updated_after=2026-13-01T00:00:00Z", "updated_after");
    add("limit=0", "limit");
    add("limit=1001", "limit");
    add("include_deleted=1", "include_deleted");
    add("order=score", "order");
    add("cursor=abc", "cursor");
}

void TestSandboxListRuns::wrongParametersAreNamed()
{
    QFETCH(QString, query);
    QFETCH(QString, field);
    const ApiAnswer answer = api().get(QStringLiteral("/wf2des?") + query);
    QCOMPARE(answer.status, 422);
    const QJsonArray errors = answer.json().value(QLatin1String("errors")).toArray();
    QCOMPARE(errors.size(), 1);
    COMPARE_MEMBER(errors.first().toObject(), "field", field);
}

QTEST_GUILESS_MAIN(TestSandboxListRuns)
#include "tst_sandbox_list_runs.moc"
