// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/ca_bundle.h"
#include "feed/postgres_feed.h"
#include "postgres_server.h"

#include "support/certificate_dates.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace wf2des;

namespace {

constexpr int patience = 20'000;

} // namespace

/// Whom the feed trusts, on a real server with certificates made for the test (RELIABILITY M7, TLS).
class TestPostgresTls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup();

    void certificates_data();
    void certificates();
    void ownRootNextToTheSystems();
    void bundleIsForItsOwnerAlone();

private:
    bool openssl(const QStringList &arguments);
    bool makeAuthority(const QString &name);
    bool makeCertificate(const QString &name, const QString &authority, const QString &subjectName, int days);
    void install(const QString &name);
    Result<PostgresProbe> probe(DatabaseSettings::Tls tls);
    QString path(const QString &name) const { return m_files.filePath(name); }
    QByteArray read(const QString &name) const;

    PostgresServer m_server;
    QTemporaryDir m_files;
};

void TestPostgresTls::initTestCase()
{
    if (!PostgresCluster::isAvailable() || QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty())
        QSKIP("PostgreSQL or openssl is not installed");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorText()));
    QVERIFY(m_server.createDatabase(QStringLiteral("tls")));
    QVERIFY(makeAuthority(QStringLiteral("good")) && makeAuthority(QStringLiteral("other")));
    QVERIFY(makeCertificate(QStringLiteral("right"), QStringLiteral("good"), QStringLiteral("IP:127.0.0.1"), 30));
    QVERIFY(
        makeCertificate(QStringLiteral("wrong-name"), QStringLiteral("good"), QStringLiteral("DNS:db.invalid"), 30));
    QVERIFY(makeCertificate(QStringLiteral("expired"), QStringLiteral("good"), QStringLiteral("IP:127.0.0.1"), -1));
    QVERIFY(makeCertificate(QStringLiteral("foreign"), QStringLiteral("other"), QStringLiteral("IP:127.0.0.1"), 30));
}

void TestPostgresTls::cleanup()
{
    qunsetenv("PGSSLROOTCERT");
    QVERIFY(m_server.isLeftByTheDashboard());
}

bool TestPostgresTls::openssl(const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(m_files.path());
    process.start(QStringLiteral("openssl"), arguments);
    const bool worked = process.waitForFinished(patience) && process.exitCode() == 0;
    if (!worked)
        qInfo("%s", process.readAllStandardError().constData());
    return worked;
}

bool TestPostgresTls::makeAuthority(const QString &name)
{
    return openssl({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                    QStringLiteral("rsa:2048"), QStringLiteral("-nodes"), QStringLiteral("-days"), QStringLiteral("30"),
                    QStringLiteral("-subj"), QStringLiteral("/CN=Test authority ") + name, QStringLiteral("-keyout"),
                    name + QStringLiteral("-ca.key"), QStringLiteral("-out"), name + QStringLiteral("-ca.crt")});
}

bool TestPostgresTls::makeCertificate(const QString &name, const QString &authority, const QString &subjectName,
                                      int days)
{
    QFile extensions(path(name + QStringLiteral(".ext")));
    if (!extensions.open(QIODevice::WriteOnly))
        return false;
    extensions.write("subjectAltName=" + subjectName.toLatin1() + '\n');
    extensions.close();
    return openssl({QStringLiteral("req"), QStringLiteral("-newkey"), QStringLiteral("rsa:2048"),
                    QStringLiteral("-nodes"), QStringLiteral("-subj"), QStringLiteral("/CN=server"),
                    QStringLiteral("-keyout"), name + QStringLiteral(".key"), QStringLiteral("-out"),
                    name + QStringLiteral(".csr")})
        && openssl(QStringList{QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"),
                               name + QStringLiteral(".csr"), QStringLiteral("-CA"),
                               authority + QStringLiteral("-ca.crt"), QStringLiteral("-CAkey"),
                               authority + QStringLiteral("-ca.key"), QStringLiteral("-CAcreateserial"),
                               QStringLiteral("-extfile"), name + QStringLiteral(".ext"), QStringLiteral("-out"),
                               name + QStringLiteral(".crt")}
                   + test::validityOptions(days));
}

QByteArray TestPostgresTls::read(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPostgresTls::install(const QString &name)
{
    // The server's own user writes the files: it takes a key only from itself.
    const QString folder = m_server.select(QStringLiteral("SHOW data_directory")).first().first();
    for (const QString &file : {name + QStringLiteral(".crt"), name + QStringLiteral(".key")})
        m_server.execute(QStringLiteral("COPY (SELECT '%1') TO PROGRAM 'umask 077; base64 -d > \"%2/%3\"'")
                             .arg(QString::fromLatin1(read(file).toBase64()), folder, file));
    m_server.execute(QStringLiteral("ALTER SYSTEM SET ssl_cert_file = '%1.crt'").arg(name));
    m_server.execute(QStringLiteral("ALTER SYSTEM SET ssl_key_file = '%1.key'").arg(name));
    m_server.execute(QStringLiteral("ALTER SYSTEM SET ssl = on"));
    m_server.execute(QStringLiteral("SELECT pg_reload_conf()"));
    const QString inUse =
        QStringLiteral("SELECT 1 FROM pg_settings WHERE name = 'ssl_cert_file' AND setting = '%1.crt'");
    QTRY_VERIFY_WITH_TIMEOUT(!m_server.select(inUse.arg(name)).isEmpty(), patience);
}

Result<PostgresProbe> TestPostgresTls::probe(DatabaseSettings::Tls tls)
{
    Profile profile = m_server.profile();
    profile.database.tls = tls;
    QFuture<Result<PostgresProbe>> future = PostgresFeed::probe(profile, PostgresServer::readerPassword());
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, patience))
        return failure({ErrorCode::None, QStringLiteral("the probe did not end"), {}});
    return future.result();
}

void TestPostgresTls::certificates_data()
{
    using Tls = DatabaseSettings::Tls;
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<int>("tls");
    QTest::addColumn<bool>("knowsAuthority");
    QTest::addColumn<bool>("isTaken");
    const auto row = [](const char *name, const char *certificate, Tls tls, bool knows, bool taken) {
        QTest::newRow(name) << QString::fromLatin1(certificate) << static_cast<int>(tls) << knows << taken;
    };
    row("right", "right", Tls::VerifyFull, true, true);
    row("not in the system's list", "right", Tls::VerifyFull, false, false);
    row("wrong name", "wrong-name", Tls::VerifyFull, true, false);
    row("wrong name, verify-ca", "wrong-name", Tls::VerifyCa, true, true);
    row("expired", "expired", Tls::VerifyFull, true, false);
    row("expired, verify-ca", "expired", Tls::VerifyCa, true, false);
    row("another authority", "foreign", Tls::VerifyFull, true, false);
    row("any certificate, as the profile chose", "foreign", Tls::Require, false, true);
}

void TestPostgresTls::certificates()
{
    QFETCH(QString, certificate);
    QFETCH(int, tls);
    QFETCH(bool, knowsAuthority);
    QFETCH(bool, isTaken);
    install(certificate);
    if (knowsAuthority)
        qputenv("PGSSLROOTCERT", path(QStringLiteral("good-ca.crt")).toLocal8Bit());
    const Result<PostgresProbe> result = probe(DatabaseSettings::Tls(tls));
    QVERIFY2(result.has_value() == isTaken, result ? "it was taken" : qPrintable(result.error().detail));
    if (!isTaken)
        QVERIFY2(result.error().code == ErrorCode::TlsRefused, qPrintable(result.error().detail));
}

void TestPostgresTls::ownRootNextToTheSystems()
{
    install(QStringLiteral("right"));
    const QByteArray home = qgetenv("HOME");
    QVERIFY(QDir(m_files.path()).mkpath(QStringLiteral(".postgresql")));
    QVERIFY(QFile::copy(path(QStringLiteral("good-ca.crt")), path(QStringLiteral(".postgresql/root.crt"))));
    qputenv("HOME", m_files.path().toLocal8Bit());
    const Result<PostgresProbe> result = probe(DatabaseSettings::Tls::VerifyFull);
    qputenv("HOME", home);
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().detail));
}

void TestPostgresTls::bundleIsForItsOwnerAlone()
{
    QString name;
    {
        const Result<CaBundle> bundle = CaBundle::create();
        if (!bundle)
            QSKIP("this system has no CA certificates");
        name = bundle->fileName();
        QCOMPARE(QFile::permissions(name) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("-----BEGIN CERTIFICATE-----"));
    }
    QVERIFY(!QFile::exists(name));
}

QTEST_GUILESS_MAIN(TestPostgresTls)
#include "tst_postgres_tls.moc"
