// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/http_run_api.h"
#include "feed/api_feed.h"
#include "support/scripted_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QUrlQuery>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

constexpr int patience = 20'000;

QJsonObject row(const QString &id, const QString &status)
{
    QJsonObject object{
        {QStringLiteral("organization_id"), 1}, {QStringLiteral("project_id"), 12}, {QStringLiteral("attempt"), 1}};
    for (const QString &column : RunColumns::all()) {
        if (!object.contains(column))
            object.insert(column, QJsonValue::Null);
    }
    const QString time = QStringLiteral("2026-11-29T12:03:04.123456Z");
    for (const char *column : {"id", "figma_file_key", "wf_node_id", "screen_id", "created_by", "updated_by"})
        object.insert(QLatin1String(column), id);
    for (const char *column : {"auto_confirm", "trigger_surface", "edge"})
        object.insert(QLatin1String(column), QStringLiteral("0"));
    object.insert(QStringLiteral("status"), status);
    object.insert(QStringLiteral("created_at"), time);
    object.insert(QStringLiteral("updated_at"), time);
    return object;
}

ScriptedAnswer page(const QJsonArray &items, const QString &nextCursor = {})
{
    const QJsonObject body{{QStringLiteral("items"), items},
                           {QStringLiteral("next_cursor"), nextCursor.isNull() ? QJsonValue() : QJsonValue(nextCursor)},
                           {QStringLiteral("as_of"), QStringLiteral("2026-11-29T12:00:00.000000Z")}};
    return ScriptedAnswer::json(200, QJsonDocument(body).toJson());
}

QUrlQuery queryOf(const RecordedRequest &request)
{
    return QUrlQuery(QUrl::fromEncoded("http://x" + request.target).query(QUrl::FullyEncoded));
}

QString valueOf(const QUrlQuery &query, const char *name)
{
    return query.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

} // namespace

/// The same reads through GET list (DESIGN 5.2, 7).
class TestApiFeed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void readsOpenRunsThenTheRangePageByPage();
    void readsWhatLeftTheOpenSetByIds();
    void refusedTokenNeedsThePerson();
    void serverErrorWaits();
    void oneCursorForEverEnds();

private:
    static Profile profile()
    {
        Profile profile;
        profile.organizationId = 1;
        profile.projectIds = {12, 13};
        return profile;
    }
};

void TestApiFeed::readsOpenRunsThenTheRangePageByPage()
{
    ScriptedServer server;
    server.setHandler([](const RecordedRequest &request) {
        const QUrlQuery query = queryOf(request);
        const bool first = valueOf(query, "cursor").isEmpty();
        if (valueOf(query, "limit") == QLatin1String("1"))
            return page({row(QStringLiteral("any"), QStringLiteral("1"))});
        if (valueOf(query, "status") == QLatin1String("0"))
            return first ? page({row(QStringLiteral("open-1"), QStringLiteral("0"))}, QStringLiteral("c 1&"))
                         : page({row(QStringLiteral("open-2"), QStringLiteral("0"))});
        return first ? page({row(QStringLiteral("done-1"), QStringLiteral("1"))}, QStringLiteral("next"))
                     : page({row(QStringLiteral("done-2"), QStringLiteral("2"))});
    });
    HttpRunApi api(ApiSettings{server.url()});
    const SystemClock clock;
    ApiFeed feed(profile(), &api, &clock);
    QSignalSpy rows(&feed, &RunFeed::rowsRead);
    QSignalSpy openSet(&feed, &RunFeed::openSetRead);
    QSignalSpy columns(&feed, &RunFeed::columnsDiscovered);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
    QCOMPARE(columns.count(), 1);
    QCOMPARE(openSet.first().first().toStringList(), (QStringList{QStringLiteral("open-1"), QStringLiteral("open-2")}));
    QCOMPARE(rows.at(1).first().value<RunBatch>().first().id, QStringLiteral("done-1"));
    QCOMPARE(rows.at(2).first().value<RunBatch>().first().id, QStringLiteral("done-2"));
    for (const RecordedRequest &request : server.requests()) {
        QCOMPARE(request.method, QByteArray("GET"));
        const QUrlQuery query = queryOf(request);
        QCOMPARE(valueOf(query, "organization_id"), QStringLiteral("1"));
        QCOMPARE(query.allQueryItemValues(QStringLiteral("project_id")),
                 (QStringList{QStringLiteral("12"), QStringLiteral("13")}));
    }
    QCOMPARE(valueOf(queryOf(server.requests().at(2)), "cursor"), QStringLiteral("c 1&"));
    const QUrlQuery range = queryOf(server.requests().at(3));
    QCOMPARE(valueOf(range, "order"), QStringLiteral("created_at_desc"));
    QCOMPARE(valueOf(range, "created_after"), QStringLiteral("2026-10-30T12:00:00.000000Z")); // the server's clock
}

void TestApiFeed::readsWhatLeftTheOpenSetByIds()
{
    ScriptedServer server;
    bool isOpen = true;
    server.setHandler([&](const RecordedRequest &request) {
        const QUrlQuery query = queryOf(request);
        if (query.hasQueryItem(QStringLiteral("id")))
            return page({row(QStringLiteral("a&b"), QStringLiteral("1"))});
        if (valueOf(query, "status") == QLatin1String("0") && isOpen)
            return page({row(QStringLiteral("a&b"), QStringLiteral("0"))});
        return page({});
    });
    HttpRunApi api(ApiSettings{server.url()});
    const SystemClock clock;
    ApiFeed feed(profile(), &api, &clock);
    RunBatch seen;
    connect(&feed, &RunFeed::rowsRead, this, [&](const RunBatch &rows) { seen = rows; });
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
    isOpen = false;
    feed.refreshNow();
    QTRY_VERIFY_WITH_TIMEOUT(!seen.isEmpty() && seen.first().status.is(Status::Completed), patience);
    const auto asked = std::find_if(server.requests().cbegin(), server.requests().cend(), [](const RecordedRequest &r) {
        return queryOf(r).hasQueryItem(QStringLiteral("id"));
    });
    QCOMPARE(valueOf(queryOf(*asked), "id"), QStringLiteral("a&b"));
    QCOMPARE(valueOf(queryOf(*asked), "include_deleted"), QStringLiteral("true"));
}

void TestApiFeed::refusedTokenNeedsThePerson()
{
    ScriptedServer server;
    server.setHandler(
        [](const RecordedRequest &) { return ScriptedAnswer::problem(401, "{\"code\":\"unauthorized\"}"); });
    HttpRunApi api(ApiSettings{server.url()});
    const SystemClock clock;
    ApiFeed feed(profile(), &api, &clock);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Failed, patience);
    QCOMPARE(feed.status().error->code, ErrorCode::Unauthorized);
    QCOMPARE(server.requests().size(), 1);
}

void TestApiFeed::serverErrorWaits()
{
    ScriptedServer server;
    server.setHandler([](const RecordedRequest &) { return ScriptedAnswer::html(502, "<h1>Bad gateway</h1>"); });
    HttpRunApi api(ApiSettings{server.url()});
    const SystemClock clock;
    ApiFeed feed(profile(), &api, &clock);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Waiting, patience);
    QVERIFY(feed.status().nextAttemptAt.has_value());
    server.setHandler([](const RecordedRequest &) { return page({}); });
    feed.refreshNow();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
}

void TestApiFeed::oneCursorForEverEnds()
{
    ScriptedServer server;
    server.setHandler([](const RecordedRequest &) {
        return page({row(QStringLiteral("same"), QStringLiteral("0"))}, QStringLiteral("again"));
    });
    HttpRunApi api(ApiSettings{server.url()});
    const SystemClock clock;
    ApiFeed feed(profile(), &api, &clock);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Live, patience);
}

QTEST_GUILESS_MAIN(TestApiFeed)
#include "tst_feed_api.moc"
