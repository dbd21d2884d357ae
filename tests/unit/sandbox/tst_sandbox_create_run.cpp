// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QUuid>

using namespace wf2des;

/// POST /wf2des: row first, and one live generation per wireframe node per project, per edge.
class TestSandboxCreateRun : public SandboxTest {
    Q_OBJECT

private Q_SLOTS:
    void answersTheRowWithItsAddress();
    void rowHasEveryColumnOfTheSpecification();
    void anOpenRunBlocksItsNodeOnItsEdge();
    void theOtherEdgeAndOtherProjectsAreFree();
    void anEndedRunBlocksNothing();
    void ofManyTriggersOneWins();
    void wrongMembersAreNamed();
    void unknownMembersAreIgnored();
    void hostileTextIsKept();
};

static QJsonObject trigger(const QString &node, const char *edge = "0", int project = 3)
{
    return {{QStringLiteral("project_id"), project},
            {QStringLiteral("figma_file_key"), QStringLiteral("unique")},
            {QStringLiteral("wf_node_id"), node},
            {QStringLiteral("screen_id"), QStringLiteral("SCR-0001")},
            {QStringLiteral("edge"), QLatin1String(edge)}};
}

void TestSandboxCreateRun::answersTheRowWithItsAddress()
{
    const ApiAnswer answer = api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("10:1")));
    QCOMPARE(answer.status, 201);
    COMPARE_MEMBER(answer.json(), "status", u"0");
    COMPARE_MEMBER(answer.json(), "phase", u"0");
    QCOMPARE(answer.json().value(QLatin1String("attempt")).toInt(), 1);
    QVERIFY(!QUuid(answer.text("id")).isNull());
    QCOMPARE(answer.headers.value("location"), "/wf2des/" + answer.text("id").toUtf8());
    QCOMPARE(api().get(QString::fromUtf8(answer.headers.value("location"))).json(), answer.json());
}

void TestSandboxCreateRun::rowHasEveryColumnOfTheSpecification()
{
    const QStringList columns{QStringLiteral("id"),
                              QStringLiteral("organization_id"),
                              QStringLiteral("project_id"),
                              QStringLiteral("figma_file_key"),
                              QStringLiteral("wf_node_id"),
                              QStringLiteral("screen_id"),
                              QStringLiteral("prompt"),
                              QStringLiteral("placement_target"),
                              QStringLiteral("auto_confirm"),
                              QStringLiteral("trigger_surface"),
                              QStringLiteral("status"),
                              QStringLiteral("phase"),
                              QStringLiteral("attempt"),
                              QStringLiteral("error_message"),
                              QStringLiteral("result_url"),
                              QStringLiteral("flag_count"),
                              QStringLiteral("materialized_at"),
                              QStringLiteral("feedback_status"),
                              QStringLiteral("created_at"),
                              QStringLiteral("updated_at"),
                              QStringLiteral("deleted_at"),
                              QStringLiteral("created_by"),
                              QStringLiteral("updated_by"),
                              QStringLiteral("deleted_by"),
                              QStringLiteral("edge"),
                              QStringLiteral("score"),
                              QStringLiteral("score_version")};
    const QJsonObject run = newRun();
    const QStringList members = run.keys();
    QCOMPARE(QSet<QString>(members.begin(), members.end()), QSet<QString>(columns.begin(), columns.end()));
    COMPARE_MEMBER(run, "auto_confirm", u"0");
    COMPARE_MEMBER(run, "trigger_surface", u"0");
    QCOMPARE(run.value(QLatin1String("organization_id")).toInt(), 1);
    static const QRegularExpression time(QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z$"));
    QVERIFY(time.match(run.value(QLatin1String("created_at")).toString()).hasMatch());
}

void TestSandboxCreateRun::anOpenRunBlocksItsNodeOnItsEdge()
{
    const QJsonObject first = api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("20:1"))).json();
    const ApiAnswer second = api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("20:1")));
    QCOMPARE(second.status, 409);
    QCOMPARE(second.headers.value("content-type"), QByteArray("application/problem+json"));
    COMPARE_MEMBER(second.json(), "code", u"open_generation_exists");
    COMPARE_MEMBER(second.json(), "existing_id", idOf(first));
    QCOMPARE(second.run(), first);
}

void TestSandboxCreateRun::theOtherEdgeAndOtherProjectsAreFree()
{
    QCOMPARE(api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("30:1"), "0")).status, 201);
    QCOMPARE(api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("30:1"), "1")).status, 201);
    QCOMPARE(api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("30:1"), "0", 4)).status, 201);
    QCOMPARE(api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("30:1"), "1")).status, 409);
}

void TestSandboxCreateRun::anEndedRunBlocksNothing()
{
    const QJsonObject run = api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("40:1"))).json();
    QCOMPARE(api().post(path(run, "cancel"), {{QStringLiteral("attempt"), 1}}).status, 200);
    QCOMPARE(api().post(QStringLiteral("/wf2des"), trigger(QStringLiteral("40:1"))).status, 201);
}

void TestSandboxCreateRun::ofManyTriggersOneWins()
{
    int created = 0;
    QSet<QString> ids;
    for (const ApiAnswer &answer : api().postTogether(QStringLiteral("/wf2des"), trigger(QStringLiteral("50:1")), 6)) {
        created += answer.status == 201 ? 1 : 0;
        ids += answer.status == 201 ? answer.text("id") : answer.text("existing_id");
    }
    QCOMPARE(created, 1);
    QCOMPARE(ids.size(), 1);
}

void TestSandboxCreateRun::wrongMembersAreNamed()
{
    const QJsonObject body{{QStringLiteral("project_id"), QStringLiteral("12")},
                           {QStringLiteral("figma_file_key"), QString(300, u'x')},
                           {QStringLiteral("wf_node_id"), QStringLiteral("1\0001")},
                           {QStringLiteral("edge"), QStringLiteral("2")}};
    const ApiAnswer answer = api().post(QStringLiteral("/wf2des"), body);
    QCOMPARE(answer.status, 422);
    QStringList fields;
    const QJsonArray errors = answer.json().value(QLatin1String("errors")).toArray();
    for (const QJsonValue &error : errors)
        fields += error.toObject().value(QLatin1String("field")).toString();
    for (const char *field : {"project_id", "figma_file_key", "screen_id", "edge"})
        QVERIFY2(fields.contains(QLatin1String(field)), field);
}

void TestSandboxCreateRun::unknownMembersAreIgnored()
{
    QJsonObject body = trigger(QStringLiteral("60:1"));
    body.insert(QStringLiteral("status"), QStringLiteral("1"));
    const ApiAnswer answer = api().post(QStringLiteral("/wf2des"), body);
    QCOMPARE(answer.status, 201);
    COMPARE_MEMBER(answer.json(), "status", u"0");
}

void TestSandboxCreateRun::hostileTextIsKept()
{
    QString words = QStringLiteral("'; DROP TABLE wf2des; -- \\ \" <img src=x> %1 ? :a $1 日本語");
    words += QChar(0x202e);
    const QJsonObject run = newRun({{QStringLiteral("prompt"), words}});
    COMPARE_MEMBER(row(idOf(run)), "prompt", words);
}

QTEST_GUILESS_MAIN(TestSandboxCreateRun)
#include "tst_sandbox_create_run.moc"
