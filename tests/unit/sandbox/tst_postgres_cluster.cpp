// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "postgres_cluster.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace wf2des;

/// The private PostgreSQL server: starts, logs every statement, and leaves nothing behind.
class TestPostgresCluster : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void startsLogsAndLeavesNothing();
    void wantsPasswords();
    void reportsServerErrors();
    void twoLiveSideBySide();
};

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPostgresCluster::initTestCase()
{
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed here");
}

void TestPostgresCluster::startsLogsAndLeavesNothing()
{
    QString directory;
    {
        PostgresCluster cluster;
        QVERIFY2(cluster.start(), qPrintable(cluster.errorText()));
        QVERIFY(cluster.isRunning());
        QVERIFY(cluster.serverPid() > 0);
        directory = cluster.directory();
        QVERIFY2(cluster.execute(QStringLiteral("CREATE TABLE probe (a int); SELECT 4711;")),
                 qPrintable(cluster.errorText()));
        QTRY_VERIFY(contentOf(cluster.logFile()).contains("SELECT 4711"));
        QVERIFY(contentOf(cluster.logFile()).contains("wf2des_admin@postgres psql: "));
    }
    QVERIFY(!QDir(directory).exists());
}

void TestPostgresCluster::wantsPasswords()
{
    PostgresCluster cluster;
    QVERIFY2(cluster.start(), qPrintable(cluster.errorText()));
    const QByteArray rules = contentOf(cluster.directory() + QStringLiteral("/data/pg_hba.conf"));
    QVERIFY(rules.contains("scram-sha-256"));
    QVERIFY(!rules.contains("trust\n"));
    QVERIFY(!QFile::exists(cluster.directory() + QStringLiteral("/password")));
}

void TestPostgresCluster::reportsServerErrors()
{
    PostgresCluster cluster;
    QVERIFY2(cluster.start(), qPrintable(cluster.errorText()));
    QVERIFY(!cluster.execute(QStringLiteral("SELECT * FROM absent;")));
    QVERIFY2(cluster.errorText().contains(QLatin1String("absent")), qPrintable(cluster.errorText()));
}

void TestPostgresCluster::twoLiveSideBySide()
{
    PostgresCluster first;
    PostgresCluster second;
    QVERIFY2(first.start(), qPrintable(first.errorText()));
    QVERIFY2(second.start(), qPrintable(second.errorText()));
    QVERIFY(first.port() != second.port());
    first.stop();
    QVERIFY(!first.isRunning());
    QVERIFY(second.isRunning());
}

QTEST_GUILESS_MAIN(TestPostgresCluster)
#include "tst_postgres_cluster.moc"
