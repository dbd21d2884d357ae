// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/connect_error.h"
#include "feed/postgres_sql.h"

#include <QtTest>

using namespace wf2des;

/// The texts that are sent, and what is made of the texts that come back; no server.
class TestPostgresSql : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void literalsAreSafe_data();
    void literalsAreSafe();
    void nulIsRefused();
    void identifiersAreQuoted();
    void momentsAreExact();
    void scopeIsInEveryRead();
    void missingOptionalColumnsAreNotAsked();
    void listsCutTheErrorMessageAndLeaveDetailsOut();
    void deletedRowsAreInDeltasAndSingleReadsOnly();
    void uuidColumnIsNotComparedWithOtherTexts();
    void everyStatementIsARead();
    void classifiesConnectErrors_data();
    void classifiesConnectErrors();
    void classifiesStatementErrors_data();
    void classifiesStatementErrors();
    void knowsLoopback_data();
    void knowsLoopback();
};

void TestPostgresSql::literalsAreSafe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("literal");
    QTest::newRow("plain") << QStringLiteral("abc") << QStringLiteral("'abc'");
    QTest::newRow("empty") << QString() << QStringLiteral("''");
    QTest::newRow("quote") << QStringLiteral("a' OR '1'='1") << QStringLiteral("'a'' OR ''1''=''1'");
    QTest::newRow("backslash") << QStringLiteral("\\'; DROP TABLE wf2des; --")
                               << QStringLiteral(" E'\\\\''; DROP TABLE wf2des; --'");
    QTest::newRow("dollar") << QStringLiteral("$$x$$") << QStringLiteral("'$$x$$'");
    QTest::newRow("percent") << QStringLiteral("%1 %2 ?") << QStringLiteral("'%1 %2 ?'");
}

void TestPostgresSql::literalsAreSafe()
{
    QFETCH(QString, text);
    QFETCH(QString, literal);
    QCOMPARE(PostgresSql::literal(text), std::optional(literal));
}

void TestPostgresSql::nulIsRefused()
{
    const QString text = QStringLiteral("a") + QChar(QChar::Null) + QStringLiteral("b");
    QVERIFY(!PostgresSql::literal(text).has_value()); // RELIABILITY M9: a NUL breaks the statement
    QVERIFY(!PostgresSql({}, {}).byIds({text}, true).has_value());
    DatabaseSettings database;
    database.table = text;
    QVERIFY(!PostgresSql::discovery(database).has_value());
}

void TestPostgresSql::identifiersAreQuoted()
{
    QCOMPARE(PostgresSql::identifier(QStringLiteral("a\"b")), QStringLiteral("\"a\"\"b\""));
    Profile profile;
    profile.database.schema = QStringLiteral("my schema");
    profile.database.table = QStringLiteral("x\"; DROP TABLE y; --");
    QVERIFY(PostgresSql(profile, {})
                .openRuns()
                .contains(QStringLiteral("FROM \"my schema\".\"x\"\"; DROP TABLE y; --\" WHERE")));
}

void TestPostgresSql::momentsAreExact()
{
    QCOMPARE(PostgresSql::moment(1'764'417'784'123'456), QStringLiteral("TIMESTAMPTZ '2025-11-29T12:03:04.123456Z'"));
    QCOMPARE(PostgresSql::moment(std::numeric_limits<qint64>::min()),
             QStringLiteral("TIMESTAMPTZ '0001-01-01T00:00:00.000000Z'"));
    QCOMPARE(PostgresSql::moment(std::numeric_limits<qint64>::max()),
             QStringLiteral("TIMESTAMPTZ '9999-12-31T23:59:59.999999Z'"));
}

void TestPostgresSql::scopeIsInEveryRead()
{
    Profile profile;
    profile.organizationId = 7;
    profile.projectIds = {1, 2};
    const PostgresSql sql(profile, {});
    const QString scope = QStringLiteral(" AND organization_id = 7 AND project_id IN (1,2)");
    for (const QString &text : {sql.openRuns(), sql.range(1, false), sql.range(std::nullopt, true), sql.changes(1),
                                *sql.byIds({QStringLiteral("a")}, true), *sql.byIds({QStringLiteral("a")}, false)})
        QVERIFY2(text.contains(scope), qPrintable(text));
}

void TestPostgresSql::missingOptionalColumnsAreNotAsked()
{
    const PostgresSql sql({}, {RunColumns{false, false, false}, false});
    for (const QString &name : RunColumns::optional())
        QVERIFY(!sql.openRuns().contains(u'"' + name + u'"'));
    const PostgresSql full({}, {});
    for (const QString &name : RunColumns::all())
        QVERIFY2(full.byIds({QStringLiteral("a")}, true)->contains(u'"' + name + u'"'), qPrintable(name));
}

void TestPostgresSql::listsCutTheErrorMessageAndLeaveDetailsOut()
{
    const QString list = PostgresSql({}, {}).openRuns();
    QVERIFY(list.contains(QStringLiteral("left(\"error_message\"::text, 500)")));
    for (const char *name : {"prompt", "placement_target", "result_url", "deleted_by"})
        QVERIFY(!list.contains(QLatin1String(name))); // DESIGN 5.1: never hold prompts in the list
}

void TestPostgresSql::deletedRowsAreInDeltasAndSingleReadsOnly()
{
    const PostgresSql sql({}, {});
    const QString onlyLiving = QStringLiteral("deleted_at IS NULL");
    QVERIFY(sql.openRuns().contains(onlyLiving));
    QVERIFY(sql.range(1, true).contains(onlyLiving));
    QVERIFY(!sql.changes(1).contains(onlyLiving));
    QVERIFY(!sql.byIds({QStringLiteral("a")}, false)->contains(onlyLiving));
}

void TestPostgresSql::uuidColumnIsNotComparedWithOtherTexts()
{
    const PostgresSql sql({}, {{}, true});
    QVERIFY(!sql.byIds({QStringLiteral("no uuid")}, false).has_value());
    const QString uuid = QStringLiteral("3f2504e0-4f89-11d3-9a0c-0305e82c3301");
    const std::optional<QString> text = sql.byIds({QStringLiteral("no uuid"), uuid}, false);
    QVERIFY(text && text->contains(QStringLiteral("id IN ('%1')").arg(uuid)));
}

void TestPostgresSql::everyStatementIsARead()
{
    const PostgresSql sql({}, {});
    for (const QString &text :
         {sql.openRuns(), sql.range(1, true), sql.changes(1), *sql.byIds({QStringLiteral("a")}, true),
          *PostgresSql::discovery({}), PostgresSql::clock()})
        QVERIFY(text.startsWith(QStringLiteral("SELECT ")));
    QVERIFY(PostgresSql::begin(std::chrono::seconds(1)).contains(QStringLiteral("READ ONLY;")));
}

void TestPostgresSql::classifiesConnectErrors_data()
{
    // As libpq 15 wrote them; tst_postgres_connect provokes the same on a real server.
    QTest::addColumn<QString>("text");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char *name, ErrorCode code, const char *text) {
        QTest::newRow(name) << QString::fromLatin1(text) << code;
    };
    row("host", ErrorCode::HostNotFound,
        "could not translate host name \"db.invalid\" to address: Name or service not known\n");
    row("refused", ErrorCode::ConnectionRefused,
        "connection to server at \"127.0.0.1\", port 1 failed: Connection refused\n\tIs the server running on that "
        "host and accepting TCP/IP connections?\n");
    row("socket", ErrorCode::ConnectionRefused,
        "connection to server on socket \"/nowhere/.s.PGSQL.5432\" failed: No such file or directory\n");
    row("no route", ErrorCode::ConnectionRefused,
        "connection to server at \"10.9.9.9\", port 5432 failed: No route to host\n");
    row("password", ErrorCode::AuthenticationFailed,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  password authentication failed for user "
        "\"reader\"\n");
    row("no password", ErrorCode::AuthenticationFailed,
        "connection to server at \"127.0.0.1\", port 5432 failed: fe_sendauth: no password supplied\n");
    row("role", ErrorCode::AuthenticationFailed,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  role \"nobody\" does not exist\n");
    row("database", ErrorCode::DatabaseMissing,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  database \"nowhere\" does not exist\n");
    row("pg_hba", ErrorCode::PermissionDenied,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  no pg_hba.conf entry for host \"127.0.0.1\", "
        "user \"reader\", database \"a\", no encryption\n");
    row("no TLS", ErrorCode::TlsRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: server does not support SSL, but SSL was required\n");
    row("self-signed", ErrorCode::TlsRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: SSL error: certificate verify failed\n");
    row("wrong name", ErrorCode::TlsRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: server certificate for \"db.example\" does not match "
        "host name \"127.0.0.1\"\n");
    row("too many", ErrorCode::ConnectionRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  sorry, too many clients already\n");
    row("reserved", ErrorCode::ConnectionRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  remaining connection slots are reserved for "
        "non-replication superuser connections\n");
    row("role limit", ErrorCode::ConnectionRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  too many connections for role \"reader\"\n");
    row("starting", ErrorCode::ConnectionRefused,
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  the database system is starting up\n");
    row("timeout", ErrorCode::Timeout, "connection to server at \"127.0.0.1\", port 5432 failed: timeout expired\n");
    row("localhost twice", ErrorCode::AuthenticationFailed,
        "connection to server at \"localhost\" (::1), port 5432 failed: Connection refused\n\tIs the server running on "
        "that host and accepting TCP/IP connections?\nconnection to server at \"localhost\" (127.0.0.1), port 5432 "
        "failed: FATAL:  password authentication failed for user \"reader\"\n");
    row("closed", ErrorCode::ConnectionLost,
        "connection to server at \"127.0.0.1\", port 5432 failed: server closed the connection unexpectedly\n");
    row("other", ErrorCode::ConnectionLost, "something nobody has seen before");
}

void TestPostgresSql::classifiesConnectErrors()
{
    QFETCH(QString, text);
    QFETCH(ErrorCode, code);
    const Error error = connectError(text, {});
    QCOMPARE(error.code, code);
    QVERIFY(!error.message.isEmpty());
    QVERIFY2(!error.message.contains(QStringLiteral("FATAL")), "our words, not the server's");
    QCOMPARE(error.detail, text.trimmed());
}

void TestPostgresSql::classifiesStatementErrors_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("connection gone") << QString() << ErrorCode::ConnectionLost;
    QTest::newRow("terminated") << QStringLiteral("57P01") << ErrorCode::ConnectionLost;
    QTest::newRow("statement_timeout") << QStringLiteral("57014") << ErrorCode::Timeout;
    QTest::newRow("table") << QStringLiteral("42P01") << ErrorCode::TableMissing;
    QTest::newRow("column") << QStringLiteral("42703") << ErrorCode::ColumnMissing;
    QTest::newRow("permission") << QStringLiteral("42501") << ErrorCode::PermissionDenied;
    QTest::newRow("other") << QStringLiteral("22P02") << ErrorCode::QueryFailed;
}

void TestPostgresSql::classifiesStatementErrors()
{
    QFETCH(QString, state);
    QFETCH(ErrorCode, code);
    const Error error = statementError(state, QStringLiteral("ERROR:  as the server said\n"), {});
    QCOMPARE(error.code, code);
    QCOMPARE(error.detail, QStringLiteral("ERROR:  as the server said"));
}

void TestPostgresSql::knowsLoopback_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("localhost") << QStringLiteral("localhost") << true;
    QTest::newRow("127") << QStringLiteral("127.0.0.1") << true;
    QTest::newRow("::1") << QStringLiteral("::1") << true;
    QTest::newRow("socket") << QStringLiteral("/var/run/postgresql") << true;
    QTest::newRow("name") << QStringLiteral("db.example.com") << false;
    QTest::newRow("one of two") << QStringLiteral("localhost,db.example.com") << false;
    QTest::newRow("disguise") << QStringLiteral("localhost.example.com") << false;
}

void TestPostgresSql::knowsLoopback()
{
    QFETCH(QString, host);
    QFETCH(bool, isLocal);
    DatabaseSettings database;
    database.host = host;
    QCOMPARE(isLoopback(database), isLocal);
}

QTEST_GUILESS_MAIN(TestPostgresSql)
#include "tst_postgres_sql.moc"
