// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QSet>

using namespace wf2des;

/// The result document and the artifact.
class TestSandboxDocuments : public SandboxTest {
    Q_OBJECT

public:
    TestSandboxDocuments()
        : SandboxTest({QStringLiteral("--runs"), QStringLiteral("120")})
    {
    }

private Q_SLOTS:
    void thereIsNoneWhileParsing();
    void awaitingHasAParseAndNoResult();
    void completedHasAResult();
    void flagsPointAtNodesAndCountAsTheRow();
    void rejectedCarriesTheReason();
    void everySeededRunAgreesWithItsDocument();
    void etagSparesTheBody();
    void gzipWhereTheClientTakesIt();
    void artifactIsOnAnotherHostWithoutAuthorization();

private:
    ApiAnswer document(const QJsonObject &run) { return api().get(path(run, "result")); }
};

static void gather(const QJsonObject &node, QSet<QString> &ids)
{
    ids += node.value(QLatin1String("id")).toString();
    const QJsonObject box = node.value(QLatin1String("absoluteBoundingBox")).toObject();
    QVERIFY(box.value(QLatin1String("width")).toDouble() > 0);
    const QJsonArray children = node.value(QLatin1String("children")).toArray();
    for (const QJsonValue &child : children)
        gather(child.toObject(), ids);
}

static QSet<QString> nodeIds(const QJsonObject &document, const char *part)
{
    QSet<QString> ids;
    gather(document.value(QLatin1String(part)).toObject().value(QLatin1String("root")).toObject(), ids);
    return ids;
}

void TestSandboxDocuments::thereIsNoneWhileParsing()
{
    const ApiAnswer answer = document(newRun());
    QCOMPARE(answer.status, 404);
    COMPARE_MEMBER(answer.json(), "code", u"not_found");
}

void TestSandboxDocuments::awaitingHasAParseAndNoResult()
{
    const QJsonObject run = newAwaitingRun();
    const QJsonObject json = document(run).json();
    COMPARE_MEMBER(json, "_id", idOf(run));
    QCOMPARE(json.value(QLatin1String("attempt")).toInt(), 1);
    QCOMPARE(json.value(QLatin1String("parse")).toObject().value(QLatin1String("rejected")).toBool(true), false);
    QVERIFY(nodeIds(json, "parse").size() > 8);
    QVERIFY(!json.contains(QLatin1String("result")));
}

void TestSandboxDocuments::completedHasAResult()
{
    const QJsonObject run =
        newCompletedRun({{QStringLiteral("score"), 0.75}, {QStringLiteral("score_version"), QStringLiteral("ds@1.0")}});
    const QJsonObject json = document(run).json();
    QVERIFY(nodeIds(json, "result").size() > 8);
    QVERIFY(!json.value(QLatin1String("result")).toObject().value(QLatin1String("components")).toArray().isEmpty());
    QCOMPARE(json.value(QLatin1String("score")).toDouble(), 0.75);
    COMPARE_MEMBER(json, "score_version", u"ds@1.0");
}

void TestSandboxDocuments::flagsPointAtNodesAndCountAsTheRow()
{
    const QJsonObject json = document(newCompletedRun({{QStringLiteral("flag_count"), 5}})).json();
    const QJsonObject confidence = json.value(QLatin1String("confidence")).toObject();
    QCOMPARE(confidence.value(QLatin1String("flag_count")).toInt(), 5);
    const QJsonArray flags = confidence.value(QLatin1String("flags")).toArray();
    QCOMPARE(flags.size(), 5);
    const QSet<QString> ids = nodeIds(json, "parse");
    for (const QJsonValue &flag : flags)
        QVERIFY(ids.contains(flag.toObject().value(QLatin1String("node_id")).toString()));
}

void TestSandboxDocuments::rejectedCarriesTheReason()
{
    const QJsonObject run = newAwaitingRun();
    api().post(path(run, "confirm"), rejectBody());
    const QJsonObject parse = document(run).json().value(QLatin1String("parse")).toObject();
    QCOMPARE(parse.value(QLatin1String("rejected")).toBool(), true);
    COMPARE_MEMBER(parse, "reason", u"no header");
}

void TestSandboxDocuments::everySeededRunAgreesWithItsDocument()
{
    const QJsonArray rows = api()
                                .get(QStringLiteral("/wf2des?status=1&limit=1000&include_deleted=true"))
                                .json()
                                .value(QLatin1String("items"))
                                .toArray();
    QVERIFY(rows.size() > 50);
    for (const QJsonValue &value : rows) {
        const QJsonObject run = value.toObject();
        if (run.value(QLatin1String("figma_file_key")).toString() == u"file")
            continue; // made by another test
        const QJsonObject json = document(run).json();
        QCOMPARE(json.value(QLatin1String("confidence")).toObject().value(QLatin1String("flag_count")),
                 run.value(QLatin1String("flag_count")));
        QCOMPARE(json.value(QLatin1String("score")), run.value(QLatin1String("score")));
        QCOMPARE(run.value(QLatin1String("score")).isNull(), run.value(QLatin1String("edge")).toString() == u"0");
    }
}

void TestSandboxDocuments::etagSparesTheBody()
{
    const QJsonObject run = newAwaitingRun();
    const ApiAnswer first = document(run);
    const QByteArray etag = first.headers.value("etag");
    QVERIFY(etag.startsWith('"'));
    QCOMPARE(document(run).headers.value("etag"), etag);
    const ApiAnswer same = api().get(path(run, "result"), {{"If-None-Match", etag}});
    QCOMPARE(same.status, 304);
    QVERIFY(same.body.isEmpty());
    QCOMPARE(same.headers.value("etag"), etag);
    api().post(path(run, "confirm"), rejectBody());
    QCOMPARE(api().get(path(run, "result"), {{"If-None-Match", etag}}).status, 200);
}

void TestSandboxDocuments::gzipWhereTheClientTakesIt()
{
    const QJsonObject run = newAwaitingRun();
    // A header set by hand: Qt then leaves the body as it came.
    const ApiAnswer zipped = api().get(path(run, "result"), {{"Accept-Encoding", "gzip"}});
    QCOMPARE(zipped.headers.value("content-encoding"), QByteArray("gzip"));
    QVERIFY(zipped.body.startsWith("\x1f\x8b"));
    const ApiAnswer plain = api().get(path(run, "result"), {{"Accept-Encoding", "identity"}});
    QVERIFY(!plain.headers.contains("content-encoding"));
    QVERIFY(plain.body.size() > zipped.body.size());
}

void TestSandboxDocuments::artifactIsOnAnotherHostWithoutAuthorization()
{
    QCOMPARE(api().get(path(newRun(), "artifact")).status, 404);
    const QJsonArray completed =
        api().get(QStringLiteral("/wf2des?status=1&project_id=3")).json().value(QLatin1String("items")).toArray();
    const QJsonObject run = completed.first().toObject();
    const ApiAnswer answer = api().get(path(run, "artifact"));
    QCOMPARE(answer.status, 302);
    const QUrl location(QString::fromUtf8(answer.headers.value("location")));
    QVERIFY(location.host() != sandbox()->url(QString()).host());
    // With the token of the API the store refuses; without, the document comes.
    const QString stored = location.path() + u'?' + location.query();
    QCOMPARE(api().get(stored).status, 400);
    QNetworkAccessManager bare;
    const std::unique_ptr<QNetworkReply> reply(bare.get(QNetworkRequest(sandbox()->url(stored))));
    QTRY_VERIFY(reply->isFinished());
    COMPARE_MEMBER(QJsonDocument::fromJson(reply->readAll()).object(), "_id", idOf(run));
}

QTEST_GUILESS_MAIN(TestSandboxDocuments)
#include "tst_sandbox_documents.moc"
