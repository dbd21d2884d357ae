// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/judged_sandbox.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace wf2des::test;

namespace {

QString member(const QJsonObject &row, const char *name)
{
    return row.value(QLatin1String(name)).toString();
}

} // namespace

/// The GET calls of docs/api/wf2des-api.yaml where they succeed, judged by Prism in both directions.
class TestContractReads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void healthNeedsNoToken();
    void requestIdIsEchoedOrMade();
    void rowHasExactlyTheColumns();
    void listFilters_data();
    void listFilters();
    void listPagesGiveEachRunOnce_data();
    void listPagesGiveEachRunOnce();
    void resultHasAnETag();
    void artifactRedirects();

private:
    SandboxDriver &driver() { return m_judged.driver(); }
    QJsonObject row(const QByteArray &id) { return driver().person().get(runPath(id)).json(); }

    JudgedSandbox m_judged;
};

void TestContractReads::initTestCase()
{
    const QString trouble = m_judged.start(
        {QStringLiteral("--runs"), QStringLiteral("300"), QStringLiteral("--seed"), QStringLiteral("7")});
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
}

void TestContractReads::cleanup()
{
    QCOMPARE(m_judged.takeViolations(), QByteArrayList());
}

void TestContractReads::cleanupTestCase()
{
    QCOMPARE(m_judged.line().prism().loggedViolations(), QByteArrayList());
    qInfo("%lld exchanges judged", static_cast<long long>(m_judged.judged()));
}

void TestContractReads::healthNeedsNoToken()
{
    RawClient nobody(m_judged.url(), {});
    const RawAnswer answer = nobody.get("/healthz");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text("status"), QStringLiteral("ok"));
}

void TestContractReads::requestIdIsEchoedOrMade()
{
    QCOMPARE(driver().person().get("/wf2des?limit=1", {{"X-Request-Id", "mine-17"}}).headers.value("x-request-id"),
             QByteArray("mine-17"));
    QVERIFY(!driver().person().get("/wf2des?limit=1", {{"X-Request-Id", {}}}).headers.value("x-request-id").isEmpty());
}

void TestContractReads::rowHasExactlyTheColumns()
{
    const QStringList columns =
        QStringLiteral("attempt,auto_confirm,created_at,created_by,deleted_at,deleted_by,edge,error_message,"
                       "feedback_status,figma_file_key,flag_count,id,materialized_at,organization_id,phase,"
                       "placement_target,project_id,prompt,result_url,score,score_version,screen_id,status,"
                       "trigger_surface,updated_at,updated_by,wf_node_id")
            .split(u',');
    QStringList found = row(driver().parsingRun()).keys();
    found.sort();
    QCOMPARE(found, columns);
}

void TestContractReads::listFilters_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QStringList>("values");

    const auto filter = [](const char *column, const QStringList &values) {
        QByteArray query;
        for (const QString &value : values)
            query += QByteArray(query.isEmpty() ? "" : "&") + column + '=' + QUrl::toPercentEncoding(value);
        QTest::newRow(query.constData()) << query << QByteArray(column) << values;
    };
    filter("status", {QStringLiteral("2")});
    filter("status", {QStringLiteral("1"), QStringLiteral("4")});
    filter("phase", {QStringLiteral("0"), QStringLiteral("1")});
    filter("edge", {QStringLiteral("1")});
    filter("feedback_status", {QStringLiteral("1")});
    filter("trigger_surface", {QStringLiteral("1")});
    filter("auto_confirm", {QStringLiteral("1")});
}

void TestContractReads::listFilters()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, column);
    QFETCH(const QStringList, values);
    const RawAnswer answer = driver().reader().get("/wf2des?limit=1000&" + query);
    QCOMPARE(answer.status, 200);
    const QJsonArray items = answer.json().value(QLatin1String("items")).toArray();
    QVERIFY(!items.isEmpty());
    for (const QJsonValue &item : items)
        QVERIFY(values.contains(member(item.toObject(), column.constData())));
}

void TestContractReads::listPagesGiveEachRunOnce_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("column");
    QTest::addColumn<bool>("descending");
    QTest::newRow("created") << QByteArray("include_deleted=true&order=created_at_desc") << QStringLiteral("created_at")
                             << true;
    QTest::newRow("updated") << QByteArray("include_deleted=true&order=updated_at_asc&updated_after="
                                           "2000-01-01T00%3A00%3A00.000000Z&created_before=2100-01-01T00%3A00%3A00Z")
                             << QStringLiteral("updated_at") << false;
}

void TestContractReads::listPagesGiveEachRunOnce()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QString, column);
    QFETCH(const bool, descending);
    const auto whole =
        driver().reader().get("/wf2des?limit=1000&" + query).json().value(QLatin1String("items")).toArray();
    QSet<QString> ids;
    QStringList times;
    QString cursor;
    do {
        QByteArray path = "/wf2des?limit=90&" + query;
        if (!cursor.isEmpty())
            path += "&cursor=" + QUrl::toPercentEncoding(cursor);
        const RawAnswer page = driver().reader().get(path);
        QCOMPARE(page.status, 200);
        const QJsonArray items = page.json().value(QLatin1String("items")).toArray();
        QVERIFY(!items.isEmpty());
        for (const QJsonValue &item : items) {
            QVERIFY(!ids.contains(member(item.toObject(), "id")));
            ids.insert(member(item.toObject(), "id"));
            times.append(item.toObject().value(column).toString());
        }
        cursor = page.text("next_cursor");
    } while (!cursor.isEmpty());
    QCOMPARE(ids.size(), whole.size());
    QVERIFY(ids.size() >= 300);
    QVERIFY(descending ? std::is_sorted(times.rbegin(), times.rend()) : std::is_sorted(times.begin(), times.end()));
}

void TestContractReads::resultHasAnETag()
{
    const QByteArray id = driver().completedRun();
    const RawAnswer document = driver().reader().get(runPath(id, "result"));
    QCOMPARE(document.status, 200);
    QCOMPARE(document.text("_id"), QString::fromLatin1(id)); // spec Relations: 1:1, whose _id equals this id
    const QByteArray etag = document.headers.value("etag");
    const RawAnswer same = driver().reader().get(runPath(id, "result"), {{"If-None-Match", etag}});
    QCOMPARE(same.status, 304);
    QVERIFY(same.body.isEmpty());
    QCOMPARE(driver().reader().get(runPath(id, "result"), {{"If-None-Match", "\"another\""}}).status, 200);
}

void TestContractReads::artifactRedirects()
{
    const RawAnswer answer = driver().reader().get(runPath(driver().completedRun(), "artifact"));
    QCOMPARE(answer.status, 302);
    const QUrl target(QString::fromLatin1(answer.headers.value("location")));
    QVERIFY(target.isValid() && !target.isRelative());
}

QTEST_GUILESS_MAIN(TestContractReads)
#include "tst_contract_reads.moc"
