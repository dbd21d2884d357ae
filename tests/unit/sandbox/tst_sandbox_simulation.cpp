// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_client.h"
#include "sandbox_process.h"

#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QTest>
#include <QUuid>

using namespace wf2des;

/// The invented history and the simulated workers.
class TestSandboxSimulation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameSeedAndTimeGiveTheSameRows();
    void historyHasOneOfEverything();
    void historyIsConsistent();
    void workersMoveRunsByTheWebhookOnly();
    void newRunsArrive();
    void workersCanBeStoppedAndStarted();

private:
    static QStringList still(int runs)
    {
        return {QStringLiteral("--runs"), QString::number(runs),   QStringLiteral("--speed"),
                QStringLiteral("0"),      QStringLiteral("--now"), QStringLiteral("2026-11-02T12:00:00Z")};
    }
    static QJsonArray rows(ApiClient &api, const QString &query = {})
    {
        return api.get(QStringLiteral("/wf2des?limit=1000&include_deleted=true") + query)
            .json()
            .value(QLatin1String("items"))
            .toArray();
    }
    static QString text(const QJsonValue &row, const char *column)
    {
        return row.toObject().value(QLatin1String(column)).toString();
    }
};

void TestSandboxSimulation::sameSeedAndTimeGiveTheSameRows()
{
    SandboxProcess one(still(300));
    SandboxProcess two(still(300));
    SandboxProcess other(still(300) + QStringList{QStringLiteral("--seed"), QStringLiteral("2")});
    QVERIFY(one.isReady() && two.isReady() && other.isReady());
    ApiClient first(one);
    ApiClient second(two);
    ApiClient third(other);
    const QJsonArray expected = rows(first);
    QCOMPARE(expected.size(), 300);
    QCOMPARE(rows(second), expected);
    QVERIFY(rows(third) != expected);
    QVERIFY(second.get(QStringLiteral("/wf2des?limit=1")).text("as_of").startsWith(QLatin1String("2026-11-02T12:0")));
}

void TestSandboxSimulation::historyHasOneOfEverything()
{
    SandboxProcess sandbox(still(400));
    ApiClient api(sandbox);
    QMap<QString, int> counts;
    QSet<QString> projects;
    QSet<QString> words;
    for (const QJsonValue &row : rows(api)) {
        const QString status = text(row, "status");
        ++counts[status + text(row, "phase")];
        projects += row.toObject().value(QLatin1String("project_id")).toVariant().toString();
        for (const char *column : {"edge", "trigger_surface", "auto_confirm", "feedback_status"})
            words += QLatin1String(column) + text(row, column);
        for (const char *column : {"prompt", "materialized_at", "deleted_at", "placement_target", "score"}) {
            if (!row.toObject().value(QLatin1String(column)).isNull())
                words += QLatin1String(column);
        }
    }
    QCOMPARE(projects.size(), 5);
    QCOMPARE(counts.value(QStringLiteral("01")), 12);
    QCOMPARE(counts.value(QStringLiteral("00")) + counts.value(QStringLiteral("02")), 33);
    for (const char *status : {"1", "2", "3", "4"})
        QVERIFY2(counts.value(QLatin1String(status)) > 5, status);
    for (const char *word : {"edge0", "edge1", "trigger_surface0", "trigger_surface1", "auto_confirm0", "auto_confirm1",
                             "feedback_status0", "feedback_status1", "prompt", "materialized_at", "deleted_at",
                             "placement_target", "score"})
        QVERIFY2(words.contains(QLatin1String(word)), word);
    int stuck = 0;
    for (const QJsonValue &row : rows(api, QStringLiteral("&status=0&phase=0&phase=2")))
        stuck += text(row, "updated_at") < QLatin1String("2026-11-02T11:00:00") ? 1 : 0;
    QCOMPARE(stuck, 3);
}

void TestSandboxSimulation::historyIsConsistent()
{
    SandboxProcess sandbox(still(900));
    ApiClient api(sandbox);
    QSet<QString> open;
    for (const QJsonValue &row : rows(api)) {
        const QString status = text(row, "status");
        QCOMPARE(row.toObject().value(QLatin1String("phase")).isNull(), status != u"0");
        QCOMPARE(row.toObject().value(QLatin1String("error_message")).isNull(), status != u"2");
        QCOMPARE(row.toObject().value(QLatin1String("flag_count")).isNull(), status != u"1");
        QVERIFY(text(row, "created_at") <= text(row, "updated_at"));
        QVERIFY(text(row, "updated_at") <= QLatin1String("2026-11-02T12:00:00.000000Z"));
        const bool scored = status == u"1" && text(row, "edge") == u"1";
        QCOMPARE(text(row, "score_version"), scored ? QStringLiteral("ds@1.0") : QString());
        QVERIFY(!QUuid(text(row, "created_by")).isNull());
        const QString node = text(row, "figma_file_key") + u'/' + text(row, "wf_node_id") + u'/' + text(row, "edge");
        QVERIFY(status != u"0" || !open.contains(node));
        if (status == u"0")
            open += node;
    }
}

void TestSandboxSimulation::workersMoveRunsByTheWebhookOnly()
{
    SandboxProcess sandbox(
        {QStringLiteral("--runs"), QStringLiteral("120"), QStringLiteral("--speed"), QStringLiteral("400")});
    ApiClient api(sandbox);
    const auto reports = [&] {
        QList<QJsonObject> found;
        const QJsonArray entries =
            api.get(QStringLiteral("/sandbox/requests")).json().value(QLatin1String("items")).toArray();
        for (const QJsonValue &entry : entries) {
            if (text(entry, "path").endsWith(QLatin1String("/ai-status")))
                found += entry.toObject();
        }
        return found;
    };
    // Of the runs that were being worked at, those that are not stuck leave their phase.
    QTRY_VERIFY_WITH_TIMEOUT(reports().size() >= 15, 30'000);
    const QList<QJsonObject> found = reports();
    QSet<QString> bodies;
    for (const QJsonObject &entry : found) {
        QCOMPARE(entry.value(QLatin1String("status")).toInt(), 200);
        const QString body = entry.value(QLatin1String("body")).toString();
        bodies += body.contains(QLatin1String("\"phase\"")) ? QStringLiteral("phase") : QStringLiteral("status");
    }
    QCOMPARE(bodies.size(), 2);
    // A run that a person confirms is assembled to its end.
    const QJsonArray awaiting = rows(api, QStringLiteral("&status=0&phase=1"));
    QVERIFY(!awaiting.isEmpty());
    const QString path = QStringLiteral("/wf2des/") + text(awaiting.first(), "id");
    QCOMPARE(api.post(path + QStringLiteral("/confirm"),
                      {{QStringLiteral("attempt"), 1},
                       {QStringLiteral("parse"), QJsonObject{{QStringLiteral("rejected"), false}}}})
                 .status,
             200);
    QTRY_VERIFY_WITH_TIMEOUT(api.get(path).text("status") != u"0", 30'000);
    QVERIFY(api.get(path).json().value(QLatin1String("phase")).isNull());
}

void TestSandboxSimulation::newRunsArrive()
{
    SandboxProcess sandbox(
        {QStringLiteral("--runs"), QStringLiteral("20"), QStringLiteral("--speed"), QStringLiteral("300")});
    ApiClient api(sandbox);
    QTRY_VERIFY_WITH_TIMEOUT(rows(api).size() > 24, 30'000);
    const QJsonObject newest = rows(api).first().toObject();
    QCOMPARE(newest.value(QLatin1String("trigger_surface")).toString(), QStringLiteral("1"));
}

void TestSandboxSimulation::workersCanBeStoppedAndStarted()
{
    SandboxProcess sandbox(
        {QStringLiteral("--runs"), QStringLiteral("120"), QStringLiteral("--speed"), QStringLiteral("0")});
    ApiClient api(sandbox);
    const qsizetype parsing = rows(api, QStringLiteral("&status=0&phase=0")).size();
    QVERIFY(parsing > 1);
    QCOMPARE(api.post(QStringLiteral("/sandbox/workers"), {{QStringLiteral("speed"), 400}}).status, 200);
    QTRY_VERIFY_WITH_TIMEOUT(rows(api, QStringLiteral("&status=0&phase=0")).size() < parsing, 30'000);
    QCOMPARE(api.post(QStringLiteral("/sandbox/workers"), {{QStringLiteral("speed"), -1}}).status, 422);
}

QTEST_GUILESS_MAIN(TestSandboxSimulation)
#include "tst_sandbox_simulation.moc"
