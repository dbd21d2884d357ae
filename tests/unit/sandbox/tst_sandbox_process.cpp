// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_client.h"
#include "postgres_cluster.h"
#include "sandbox_process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace wf2des;

/// The program itself: its line, its end, what it leaves behind, wrong options.
class TestSandboxProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readyLineTellsEverything();
    void endsWithItsParentsPipe_data();
    void endsWithItsParentsPipe();
    void endsOnSignals_data();
    void endsOnSignals();
    void keepsADatabaseFile();
    void wrongOptionsAreNamed_data();
    void wrongOptionsAreNamed();
    void aTakenPortIsAnError();

private:
    static bool waitForEnd(SandboxProcess &sandbox)
    {
        return sandbox.process().state() == QProcess::NotRunning || sandbox.process().waitForFinished(20'000);
    }
};

void TestSandboxProcess::readyLineTellsEverything()
{
    SandboxProcess sandbox(
        {QStringLiteral("--runs"), QStringLiteral("1"), QStringLiteral("--token"), QStringLiteral("given")});
    QVERIFY2(sandbox.isReady(), qPrintable(sandbox.errorText()));
    QCOMPARE(sandbox.ready().value(QLatin1String("token")).toString(), QStringLiteral("given"));
    QCOMPARE(sandbox.ready().value(QLatin1String("pid")).toInteger(), sandbox.process().processId());
    QVERIFY(sandbox.ready().value(QLatin1String("postgres")).isNull());
    QCOMPARE(sandbox.url(QString()).host(), QStringLiteral("127.0.0.1"));
    QCOMPARE(sandbox.process().readAllStandardOutput(), QByteArray());
    ApiClient api(sandbox);
    QCOMPARE(api.get(QStringLiteral("/healthz")).status, 200);
}

void TestSandboxProcess::endsWithItsParentsPipe_data()
{
    QTest::addColumn<bool>("postgres");
    QTest::newRow("sqlite") << false;
    if (PostgresCluster::isAvailable())
        QTest::newRow("postgres") << true;
}

void TestSandboxProcess::endsWithItsParentsPipe()
{
    QFETCH(bool, postgres);
    SandboxProcess sandbox({QStringLiteral("--runs"), QStringLiteral("50"),
                            postgres ? QStringLiteral("--postgres") : QStringLiteral("--speed=5")});
    QVERIFY2(sandbox.isReady(), qPrintable(sandbox.errorText()));
    const QString kept = postgres
        ? sandbox.ready().value(QLatin1String("postgres")).toObject().value(QLatin1String("log")).toString()
        : sandbox.ready().value(QLatin1String("database")).toString();
    QVERIFY(QFile::exists(kept));
    ApiClient api(sandbox); // keeps a connection open, which must not hold the end
    QCOMPARE(api.get(QStringLiteral("/wf2des")).status, 200);
    sandbox.process().closeWriteChannel();
    QVERIFY(waitForEnd(sandbox));
    QCOMPARE(sandbox.process().exitCode(), 0);
    QVERIFY(!QFileInfo(kept).dir().exists());
}

void TestSandboxProcess::endsOnSignals_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
#ifdef Q_OS_UNIX
    QTest::newRow("SIGKILL") << SIGKILL;
#endif
}

void TestSandboxProcess::endsOnSignals()
{
#ifdef Q_OS_UNIX
    if (!PostgresCluster::isAvailable())
        QSKIP("PostgreSQL is not installed here");
    QFETCH(int, signal);
    SandboxProcess sandbox({QStringLiteral("--runs"), QStringLiteral("1"), QStringLiteral("--postgres")});
    QVERIFY2(sandbox.isReady(), qPrintable(sandbox.errorText()));
    const QJsonObject postgres = sandbox.ready().value(QLatin1String("postgres")).toObject();
    const QString log = postgres.value(QLatin1String("log")).toString();
    QVERIFY(QFile::exists(log));
    ::kill(static_cast<pid_t>(sandbox.process().processId()), signal);
    QVERIFY(waitForEnd(sandbox));
    // The cluster and its directory go too, even when the sandbox could do nothing about it.
    QTRY_VERIFY_WITH_TIMEOUT(!QFileInfo(log).dir().exists(), 20'000);
    const auto server = static_cast<pid_t>(postgres.value(QLatin1String("server_pid")).toInteger());
    QVERIFY(server > 0);
    QTRY_VERIFY_WITH_TIMEOUT(::kill(server, 0) != 0, 20'000);
#else
    QSKIP("signals are Unix's");
#endif
}

void TestSandboxProcess::keepsADatabaseFile()
{
    const QTemporaryDir directory;
    const QString file = directory.filePath(QStringLiteral("kept.sqlite"));
    const QStringList arguments{QStringLiteral("--runs"), QStringLiteral("60"),         QStringLiteral("--speed"),
                                QStringLiteral("0"),      QStringLiteral("--database"), file};
    QByteArray before;
    {
        SandboxProcess sandbox(arguments);
        ApiClient api(sandbox);
        before =
            QJsonDocument(api.get(QStringLiteral("/wf2des?limit=1000")).json().value(QLatin1String("items")).toArray())
                .toJson();
    }
    SandboxProcess again(arguments);
    ApiClient api(again);
    QCOMPARE(QJsonDocument(api.get(QStringLiteral("/wf2des?limit=1000")).json().value(QLatin1String("items")).toArray())
                 .toJson(),
             before);
}

void TestSandboxProcess::wrongOptionsAreNamed_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : {"--port=x", "--error-rate=2", "--runs=-1", "--without-columns=status", "--now=today",
                               "--reader-schema=json", "--unheard-of"})
        QTest::newRow(option) << QString::fromLatin1(option);
}

void TestSandboxProcess::wrongOptionsAreNamed()
{
    QFETCH(QString, option);
    SandboxProcess sandbox({option});
    QVERIFY(!sandbox.isReady());
    QVERIFY(waitForEnd(sandbox));
    QVERIFY(sandbox.process().exitCode() != 0);
    const QString name = option.mid(2).section(u'=', 0, 0);
    QVERIFY2(sandbox.errorText().contains(name), qPrintable(sandbox.errorText()));
}

void TestSandboxProcess::aTakenPortIsAnError()
{
    SandboxProcess first({QStringLiteral("--runs"), QStringLiteral("1")});
    QVERIFY(first.isReady());
    const QString port = QString::number(first.url(QString()).port());
    SandboxProcess second({QStringLiteral("--runs"), QStringLiteral("1"), QStringLiteral("--port"), port});
    QVERIFY(!second.isReady());
    QVERIFY(waitForEnd(second));
    QCOMPARE(second.process().exitCode(), 1);
    QVERIFY2(second.errorText().contains(port), qPrintable(second.errorText()));
}

QTEST_GUILESS_MAIN(TestSandboxProcess)
#include "tst_sandbox_process.moc"
