// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_feed.h"
#include "postgres_server.h"

#include <QTcpServer>
#include <QtTest>

using namespace wf2des;

namespace {

constexpr int patience = 20'000;

Result<PostgresProbe> probe(const Profile &profile, const QString &password = PostgresServer::readerPassword(),
                            const PostgresDeadlines &deadlines = {})
{
    QFuture<Result<PostgresProbe>> future = PostgresFeed::probe(profile, password, deadlines);
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, patience))
        return failure({ErrorCode::None, QStringLiteral("the probe did not end"), {}});
    return future.result();
}

} // namespace

/// Every way in which a connection does not come about, on a real server: the code, our words, and no storm
/// (RELIABILITY M6, M7; the "Bad input and what it gets").
class TestPostgresConnect : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { QVERIFY(m_server.isLeftByTheDashboard()); }

    void probeTellsTheServer();
    void wrongSettings_data();
    void wrongSettings();
    void serverWithoutTls_data();
    void serverWithoutTls();
    void silentServerTimesOut();
    void noConnectionFree();
    void hbaRefusal();
    void tableWithoutGrant();
    void schemaWithoutUsage();
    void roleThatMayWriteIsWarnedAbout();
    void weakTlsIsWarnedAboutOffLoopback();
    void feedStandsStillOnAWrongPassword();
    void feedRetriesARefusedConnection();
    void connectOptionsCannotBeInjected();

private:
    PostgresServer m_server;
};

void TestPostgresConnect::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
    QVERIFY(m_server.createDatabase(QStringLiteral("runs")));
}

void TestPostgresConnect::probeTellsTheServer()
{
    const Result<PostgresProbe> result = probe(m_server.profile());
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().detail));
    QVERIFY(result->serverVersion.at(0).isDigit());
    QVERIFY(!result->roleMayWrite);
    QVERIFY(!result->isReplica);
    QCOMPARE(result->columns, RunColumns());
    QCOMPARE(result->warnings, QStringList());
}

void TestPostgresConnect::wrongSettings_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("named"); // the sentence names it
    QTest::newRow("host") << QStringLiteral("host") << ErrorCode::HostNotFound << QStringLiteral("nowhere.invalid");
    QTest::newRow("port") << QStringLiteral("port") << ErrorCode::ConnectionRefused << QStringLiteral("port 1");
    QTest::newRow("password") << QStringLiteral("password") << ErrorCode::AuthenticationFailed
                              << QStringLiteral("reader");
    QTest::newRow("no password") << QStringLiteral("no password") << ErrorCode::AuthenticationFailed
                                 << QStringLiteral("reader");
    QTest::newRow("user") << QStringLiteral("user") << ErrorCode::AuthenticationFailed << QStringLiteral("nobody");
    QTest::newRow("database") << QStringLiteral("database") << ErrorCode::DatabaseMissing << QStringLiteral("nowhere");
    QTest::newRow("schema") << QStringLiteral("schema") << ErrorCode::TableMissing << QStringLiteral("other.wf2des");
    QTest::newRow("table") << QStringLiteral("table") << ErrorCode::TableMissing << QStringLiteral("public.runs");
    QTest::newRow("hostile table") << QStringLiteral("hostile table") << ErrorCode::TableMissing
                                   << QStringLiteral("DROP TABLE");
}

void TestPostgresConnect::wrongSettings()
{
    QFETCH(QString, what);
    QFETCH(ErrorCode, code);
    QFETCH(QString, named);
    Profile profile = m_server.profile();
    QString password = PostgresServer::readerPassword();
    if (what == QLatin1String("host"))
        profile.database.host = QStringLiteral("nowhere.invalid");
    else if (what == QLatin1String("port"))
        profile.database.port = 1;
    else if (what == QLatin1String("password"))
        password = QStringLiteral("wrong");
    else if (what == QLatin1String("no password"))
        password.clear();
    else if (what == QLatin1String("user"))
        profile.database.user = QStringLiteral("nobody");
    else if (what == QLatin1String("database"))
        profile.database.database = QStringLiteral("nowhere");
    else if (what == QLatin1String("schema"))
        profile.database.schema = QStringLiteral("other");
    else if (what == QLatin1String("table"))
        profile.database.table = QStringLiteral("runs");
    else
        profile.database.table = QStringLiteral("x\"; DROP TABLE wf2des; --'");
    const Result<PostgresProbe> result = probe(profile, password);
    QVERIFY(!result.has_value());
    QVERIFY2(result.error().code == code, qPrintable(result.error().message + result.error().detail));
    QVERIFY2(result.error().message.contains(named), qPrintable(result.error().message));
    QVERIFY(!result.error().detail.contains(PostgresServer::readerPassword()));
    QVERIFY(probe(m_server.profile()).has_value()); // nothing was dropped
}

void TestPostgresConnect::serverWithoutTls_data()
{
    QTest::addColumn<int>("tls");
    QTest::newRow("verify-full") << static_cast<int>(DatabaseSettings::Tls::VerifyFull);
    QTest::newRow("verify-ca") << static_cast<int>(DatabaseSettings::Tls::VerifyCa);
    QTest::newRow("require") << static_cast<int>(DatabaseSettings::Tls::Require);
}

void TestPostgresConnect::serverWithoutTls()
{
    QFETCH(int, tls);
    Profile profile = m_server.profile();
    profile.database.tls = DatabaseSettings::Tls(tls);
    const Result<PostgresProbe> result = probe(profile);
    QVERIFY(!result.has_value());
    QVERIFY2(result.error().code == ErrorCode::TlsRefused, qPrintable(result.error().detail));
}

void TestPostgresConnect::silentServerTimesOut()
{
    QTcpServer silent; // takes connections and never says a word
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    Profile profile = m_server.profile();
    profile.database.port = silent.serverPort();
    PostgresDeadlines deadlines;
    deadlines.connect = std::chrono::seconds(2);
    const Result<PostgresProbe> result = probe(profile, {}, deadlines);
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::Timeout);
}

void TestPostgresConnect::noConnectionFree()
{
    m_server.execute(QStringLiteral("ALTER ROLE reader CONNECTION LIMIT 0"));
    const Result<PostgresProbe> result = probe(m_server.profile());
    m_server.execute(QStringLiteral("ALTER ROLE reader CONNECTION LIMIT -1"));
    QVERIFY(!result.has_value());
    QVERIFY2(result.error().code == ErrorCode::ConnectionRefused, qPrintable(result.error().detail));
    QVERIFY(!SyncPlan::needsPerson(result.error().code)); // comes back by itself
}

void TestPostgresConnect::hbaRefusal()
{
    m_server.execute(QStringLiteral("REVOKE CONNECT ON DATABASE runs FROM PUBLIC"));
    const Result<PostgresProbe> result = probe(m_server.profile());
    m_server.execute(QStringLiteral("GRANT CONNECT ON DATABASE runs TO PUBLIC"));
    QVERIFY(!result.has_value());
    QVERIFY2(result.error().code == ErrorCode::PermissionDenied, qPrintable(result.error().detail));
}

void TestPostgresConnect::tableWithoutGrant()
{
    m_server.execute(QStringLiteral("REVOKE SELECT ON wf2des FROM reader"));
    const Result<PostgresProbe> result = probe(m_server.profile());
    m_server.execute(QStringLiteral("GRANT SELECT ON wf2des TO reader"));
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::PermissionDenied);
    QVERIFY(result.error().message.contains(QStringLiteral("public.wf2des")));
}

void TestPostgresConnect::schemaWithoutUsage()
{
    m_server.execute(QStringLiteral("CREATE SCHEMA closed; CREATE TABLE closed.wf2des (LIKE wf2des);"
                                    " GRANT SELECT ON closed.wf2des TO reader"));
    Profile profile = m_server.profile();
    profile.database.schema = QStringLiteral("closed");
    const Result<PostgresProbe> result = probe(profile);
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::PermissionDenied);
}

void TestPostgresConnect::roleThatMayWriteIsWarnedAbout()
{
    for (const QString &privilege :
         {QStringLiteral("INSERT"), QStringLiteral("UPDATE (phase)"), QStringLiteral("DELETE")}) {
        m_server.execute(QStringLiteral("GRANT %1 ON wf2des TO reader").arg(privilege));
        const Result<PostgresProbe> result = probe(m_server.profile());
        m_server.execute(QStringLiteral("REVOKE %1 ON wf2des FROM reader").arg(privilege));
        QVERIFY(result.has_value());
        QVERIFY2(result->roleMayWrite, qPrintable(privilege));
        QCOMPARE(result->warnings.size(), 1);
        QVERIFY(result->warnings.first().contains(QStringLiteral("reader")));
    }
}

void TestPostgresConnect::weakTlsIsWarnedAboutOffLoopback()
{
    // libpq takes the first host that answers; the second makes the profile one that reaches beyond this computer.
    Profile profile = m_server.profile();
    profile.database.host = QStringLiteral("127.0.0.1,db.invalid");
    const Result<PostgresProbe> result = probe(profile);
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().detail));
    QCOMPARE(result->warnings.size(), 1);
    QVERIFY(result->warnings.first().contains(QStringLiteral("not encrypted")));
}

void TestPostgresConnect::feedStandsStillOnAWrongPassword()
{
    SystemClock clock;
    PostgresFeed feed(m_server.profile(), QStringLiteral("wrong"), &clock);
    const qsizetype before = m_server.loggedFailures().size();
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Failed, patience);
    QCOMPARE(feed.status().error->code, ErrorCode::AuthenticationFailed);
    QCOMPARE(m_server.loggedFailures().size(), before + 1); // once, not a lock-out of the account
    feed.refreshNow();
    QTRY_COMPARE_WITH_TIMEOUT(m_server.loggedFailures().size(), before + 2, patience);
}

void TestPostgresConnect::feedRetriesARefusedConnection()
{
    Profile profile = m_server.profile();
    profile.database.port = 1;
    SystemClock clock;
    PostgresFeed feed(profile, {}, &clock);
    feed.start();
    QTRY_COMPARE_WITH_TIMEOUT(feed.status().activity, FeedStatus::Activity::Waiting, patience);
    QVERIFY(feed.status().nextAttemptAt.has_value());
    QCOMPARE(feed.status().error->code, ErrorCode::ConnectionRefused);
}

void TestPostgresConnect::connectOptionsCannotBeInjected()
{
    Profile profile = m_server.profile();
    profile.database.targetSessionAttributes = QStringLiteral("any' sslmode='disable");
    QVERIFY(!probe(profile).has_value());
    profile.database.targetSessionAttributes = QStringLiteral("any;application_name=x");
    const Result<PostgresProbe> result = probe(profile);
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::Invalid);
    profile.database.targetSessionAttributes = QStringLiteral("read-write");
    QVERIFY(probe(profile).has_value());
}

QTEST_GUILESS_MAIN(TestPostgresConnect)
#include "tst_postgres_connect.moc"
