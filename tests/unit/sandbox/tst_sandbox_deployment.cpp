// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_client.h"
#include "postgres_cluster.h"
#include "sandbox_process.h"

#include <QFile>
#include <QJsonArray>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace wf2des;

/// The database as a deployment has it: real schema, roles, old shapes.
class TestSandboxDeployment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readerCanOnlySelect_data();
    void readerCanOnlySelect();
    void enumTypesAndIndexesAreAsSpecified();
    void partialUniqueIndexIsPerEdge();
    void varcharSchemaServesTheSame();
    void oldDeploymentLacksColumns_data();
    void oldDeploymentLacksColumns();
    void statementLogHasNoSecretsAndNoHistory();

private:
    static QStringList arguments(const QStringList &further = {})
    {
        return QStringList{QStringLiteral("--runs"), QStringLiteral("120"), QStringLiteral("--speed"),
                           QStringLiteral("0")}
        + further;
    }
    static QVariant value(const QSqlDatabase &database, const QString &sql)
    {
        QSqlQuery query(database);
        return query.exec(sql) && query.next() ? query.value(0) : QVariant(query.lastError().text());
    }
    /// Works with one of the sandbox's databases and closes it.
    static void with(const SandboxProcess &sandbox, bool writes, const std::function<void(QSqlDatabase &)> &work)
    {
        {
            QSqlDatabase database = sandbox.openDatabase(QStringLiteral("test"), writes);
            QVERIFY2(database.isOpen(), qPrintable(database.lastError().text()));
            work(database);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("test"));
    }

    std::unique_ptr<SandboxProcess> m_postgres;
};

void TestSandboxDeployment::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed here");
    m_postgres = std::make_unique<SandboxProcess>(arguments({QStringLiteral("--postgres")}));
    QVERIFY2(m_postgres->isReady(), qPrintable(m_postgres->errorText()));
}

void TestSandboxDeployment::readerCanOnlySelect_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("insert") << QStringLiteral("INSERT INTO wf2des SELECT * FROM wf2des LIMIT 1");
    QTest::newRow("update") << QStringLiteral("UPDATE wf2des SET status = '4'");
    QTest::newRow("delete") << QStringLiteral("DELETE FROM wf2des");
    QTest::newRow("truncate") << QStringLiteral("TRUNCATE wf2des");
    QTest::newRow("lock") << QStringLiteral("SELECT id FROM wf2des FOR UPDATE");
    QTest::newRow("create") << QStringLiteral("CREATE TABLE mine (a int)");
    QTest::newRow("temporary") << QStringLiteral("CREATE TEMP TABLE mine (a int)");
    QTest::newRow("drop") << QStringLiteral("DROP TABLE wf2des");
    QTest::newRow("other table") << QStringLiteral("SELECT * FROM wf2des_sandbox_note");
}

void TestSandboxDeployment::readerCanOnlySelect()
{
    QFETCH(QString, sql);
    with(*m_postgres, false, [&](QSqlDatabase &database) {
        QCOMPARE(value(database, QStringLiteral("SELECT count(*) FROM wf2des")).toInt(), 120);
        QSqlQuery query(database);
        QVERIFY(!query.exec(sql));
        QVERIFY2(query.lastError().text().contains(QLatin1String("permission denied"))
                     || query.lastError().text().contains(QLatin1String("must be owner")),
                 qPrintable(query.lastError().text()));
    });
}

void TestSandboxDeployment::enumTypesAndIndexesAreAsSpecified()
{
    with(*m_postgres, false, [&](QSqlDatabase &database) {
        const auto type = [&](const char *column) {
            return value(database,
                         QStringLiteral("SELECT udt_name FROM information_schema.columns WHERE table_name = 'wf2des' "
                                        "AND column_name = '%1'")
                             .arg(QLatin1String(column)))
                .toString();
        };
        for (const char *column : {"status", "phase", "edge", "auto_confirm", "trigger_surface", "feedback_status"})
            QCOMPARE(type(column), QStringLiteral("wf2des_") + QLatin1String(column));
        QCOMPARE(type("updated_at"), QStringLiteral("timestamptz"));
        QCOMPARE(type("score"), QStringLiteral("numeric"));
        const auto index = [&](const char *name) {
            return value(database, QStringLiteral("SELECT pg_get_indexdef('%1'::regclass)").arg(QLatin1String(name)))
                .toString();
        };
        const QString unique = index("wf2des_open_generation_uq");
        QVERIFY2(unique.startsWith(QLatin1String("CREATE UNIQUE INDEX"))
                     && unique.contains(QLatin1String("(project_id, figma_file_key, wf_node_id, edge) WHERE (status = "
                                                      "'0'")),
                 qPrintable(unique));
        QVERIFY(index("wf2des_org_project_file_status_idx")
                    .endsWith(QLatin1String("(organization_id, project_id, figma_file_key, status)")));
    });
}

void TestSandboxDeployment::partialUniqueIndexIsPerEdge()
{
    with(*m_postgres, true, [&](QSqlDatabase &database) {
        const auto insert = [&](const char *id, const char *edge, const char *status) {
            QSqlQuery query(database);
            return query.exec(QStringLiteral("INSERT INTO wf2des (id, organization_id, project_id, figma_file_key, "
                                             "wf_node_id, screen_id, trigger_surface, created_at, updated_at, "
                                             "created_by, updated_by, edge, status) VALUES ('%1', 1, 1, 'f', 'n', "
                                             "'s', '0', now(), now(), 'u', 'u', '%2', '%3')")
                                  .arg(QLatin1String(id), QLatin1String(edge), QLatin1String(status)));
        };
        QVERIFY(insert("a", "0", "0"));
        QVERIFY(!insert("b", "0", "0"));
        QVERIFY(insert("c", "1", "0"));
        QVERIFY(insert("d", "0", "1"));
        QSqlQuery(database).exec(QStringLiteral("DELETE FROM wf2des WHERE figma_file_key = 'f'"));
    });
}

void TestSandboxDeployment::varcharSchemaServesTheSame()
{
    SandboxProcess sandbox(
        arguments({QStringLiteral("--postgres"), QStringLiteral("--reader-schema"), QStringLiteral("varchar")}));
    QVERIFY2(sandbox.isReady(), qPrintable(sandbox.errorText()));
    with(sandbox, false, [&](QSqlDatabase &database) {
        QCOMPARE(value(database, QStringLiteral("SELECT pg_typeof(status)::text FROM wf2des LIMIT 1")).toString(),
                 QStringLiteral("character varying"));
    });
    ApiClient api(sandbox);
    const QJsonArray items =
        api.get(QStringLiteral("/wf2des?status=0&phase=1")).json().value(QLatin1String("items")).toArray();
    QVERIFY(!items.isEmpty());
    const QString id = items.first().toObject().value(QLatin1String("id")).toString();
    const ApiAnswer answer = api.post(QStringLiteral("/wf2des/%1/cancel").arg(id), {{QStringLiteral("attempt"), 1}});
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text("status"), QStringLiteral("4"));
}

void TestSandboxDeployment::oldDeploymentLacksColumns_data()
{
    QTest::addColumn<QStringList>("further");
    QTest::newRow("sqlite") << QStringList();
    QTest::newRow("postgres") << QStringList{QStringLiteral("--postgres")};
}

void TestSandboxDeployment::oldDeploymentLacksColumns()
{
    QFETCH(QStringList, further);
    SandboxProcess sandbox(arguments({QStringLiteral("--without-columns"), QStringLiteral("score,score_version,edge")})
                           + further);
    QVERIFY2(sandbox.isReady(), qPrintable(sandbox.errorText()));
    ApiClient api(sandbox);
    const QJsonArray items =
        api.get(QStringLiteral("/wf2des?limit=1000")).json().value(QLatin1String("items")).toArray();
    QVERIFY(items.size() > 100);
    for (const char *column : {"score", "score_version", "edge"})
        QVERIFY(!items.first().toObject().contains(QLatin1String(column)));
    const QJsonObject body{{QStringLiteral("project_id"), 1},
                           {QStringLiteral("figma_file_key"), QStringLiteral("k")},
                           {QStringLiteral("wf_node_id"), QStringLiteral("1:1")},
                           {QStringLiteral("screen_id"), QStringLiteral("s")}};
    QCOMPARE(api.post(QStringLiteral("/wf2des"), body).status, 201);
    QCOMPARE(api.post(QStringLiteral("/wf2des"), body).status, 409);
}

void TestSandboxDeployment::statementLogHasNoSecretsAndNoHistory()
{
    ApiClient api(*m_postgres);
    QCOMPARE(api.get(QStringLiteral("/wf2des?limit=1")).status, 200);
    const QJsonObject postgres = m_postgres->ready().value(QLatin1String("postgres")).toObject();
    QFile file(postgres.value(QLatin1String("log")).toString());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray log = file.readAll();
    QVERIFY(log.contains("wf2des_api@wf2des wf2des-sandbox: LOG:  statement: "));
    for (const char *member : {"password", "owner_password", "admin_password"})
        QVERIFY(!log.contains(postgres.value(QLatin1String(member)).toString().toUtf8()));
    QVERIFY(!log.contains("CREATE TABLE wf2des "));
}

QTEST_GUILESS_MAIN(TestSandboxDeployment)
#include "tst_sandbox_deployment.moc"
