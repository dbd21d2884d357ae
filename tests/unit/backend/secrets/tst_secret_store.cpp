// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "secrets/keychain_secret_store.h"
#include "secrets/memory_secret_store.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace wf2des;

namespace {

const QString Canary = QStringLiteral("canary-5f1c77aa 鍵");
const char *const WithStore =
    "WF2DES_TEST_SECRET_SERVICE"; // set for the copy of this program that has a Secret Service

template <typename T> Result<T> awaited(const QFuture<Result<T>> &future)
{
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, 30'000) || future.resultCount() != 1)
        qFatal("the future did not finish with one result");
    return future.result();
}

QString key()
{
    return QStringLiteral("profile/api-token");
}

} // namespace

/// FIELD (nextcloud/desktop #427, shiftkey/desktop #7): no secret store: say so, hold in memory, never plain text.
class TestSecretStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        if (qEnvironmentVariableIsSet(WithStore))
            return;
        // No bus to find a Secret Service on, and a home of our own to look for traces in.
        qputenv("DBUS_SESSION_BUS_ADDRESS",
                "unix:path=" + QFile::encodeName(m_home.filePath(QStringLiteral("no-bus"))));
        qputenv("HOME", QFile::encodeName(m_home.path()));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home.filePath(QStringLiteral("config"))));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.filePath(QStringLiteral("data"))));
    }

    void memoryStoreHoldsUntilItEnds()
    {
        MemorySecretStore store;
        QVERIFY(!store.isPersistent());
        QCOMPARE(awaited(store.read(key())).value_or(QStringLiteral("?")), QString());
        QVERIFY(awaited(store.write(key(), Canary)));
        QCOMPARE(awaited(store.read(key())).value_or(QString()), Canary);
        QVERIFY(awaited(store.remove(key())));
        QCOMPARE(awaited(store.read(key())).value_or(QStringLiteral("?")), QString());
    }

    void withoutAStoreSecretsStayInMemory()
    {
        if (qEnvironmentVariableIsSet(WithStore))
            QSKIP("there is a Secret Service here");
        KeychainSecretStore store;
        QSignalSpy changed(&store, &SecretStore::persistenceChanged);
        QVERIFY(store.isPersistent());
        QCOMPARE(awaited(store.read(key())).value_or(QStringLiteral("?")), QString());
        QVERIFY(!store.isPersistent());
        QVERIFY(awaited(store.write(key(), Canary)));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toBool(), false);
        QCOMPARE(awaited(store.read(key())).value_or(QString()), Canary);
        QVERIFY(awaited(store.remove(key())));
        QCOMPARE(awaited(store.read(key())).value_or(QStringLiteral("?")), QString());
        QCOMPARE(changed.size(), 1);
    }

    void withoutAStoreNothingIsWrittenToAFile()
    {
        if (qEnvironmentVariableIsSet(WithStore))
            QSKIP("there is a Secret Service here");
        KeychainSecretStore store;
        QVERIFY(awaited(store.write(key(), Canary)));
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("canary-5f1c77aa"), qPrintable(file.fileName()));
        }
    }

    void withoutAStoreTheProbeSaysSo()
    {
        if (qEnvironmentVariableIsSet(WithStore))
            QSKIP("there is a Secret Service here");
        KeychainSecretStore store;
        const Result<bool> probe = awaited(store.probe());
        QVERIFY(!probe);
        QCOMPARE(probe.error().code, ErrorCode::SecretStoreUnavailable);
        QVERIFY(!probe.error().message.isEmpty());
        QVERIFY(!store.isPersistent());
    }

    void aSecretThatIsTooLongIsRefused()
    {
        KeychainSecretStore store;
        store.setLongestSecret(2560);
        const Result<bool> written = awaited(store.write(key(), QString(2561, u'x')));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Invalid);
        QVERIFY(!awaited(store.write(key(), QString(1000, u'鍵'))));
        QVERIFY(awaited(store.write(key(), QString(2560, u'x'))));
        QVERIFY(awaited(store.remove(key())));
    }

    void endingItFinishesWhatIsOut()
    {
        for (int round = 0; round < 20; ++round) {
            auto store = std::make_unique<KeychainSecretStore>();
            const auto read = store->read(key());
            const auto write = store->write(key(), Canary);
            const auto probe = store->probe();
            store.reset();
            QVERIFY(read.isFinished() && write.isFinished() && probe.isFinished());
            QCOMPARE(read.result().error().code, ErrorCode::Cancelled);
        }
    }

    void withAStoreSecretsComeBack()
    {
        if (!qEnvironmentVariableIsSet(WithStore)) {
            runUnderASecretService(QStringLiteral("withAStoreSecretsComeBack"));
            return;
        }
        const QString service = QStringLiteral("wf2des-dashboard-test");
        {
            KeychainSecretStore store(nullptr, service);
            QVERIFY(awaited(store.write(key(), Canary)));
            QVERIFY(store.isPersistent());
            QVERIFY(awaited(store.probe()));
        }
        KeychainSecretStore store(nullptr, service); // another one: nothing can be in its memory
        QCOMPARE(awaited(store.read(key())).value_or(QString()), Canary);
        QVERIFY(awaited(store.remove(key())));
        QCOMPARE(awaited(store.read(key())).value_or(QStringLiteral("?")), QString());
        QVERIFY(awaited(store.remove(key())));
        QVERIFY(store.isPersistent());
    }

private:
    /// Runs one test function of this program on a bus of its own with an unlocked keyring.
    void runUnderASecretService(const QString &function)
    {
        const QString bus = QStandardPaths::findExecutable(QStringLiteral("dbus-run-session"));
        const QString keyring = QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon"));
        if (bus.isEmpty() || keyring.isEmpty())
            QSKIP("dbus-run-session or gnome-keyring-daemon is not installed");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(WithStore), QStringLiteral("1"));
        environment.insert(QStringLiteral("XDG_CURRENT_DESKTOP"), QStringLiteral("GNOME"));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        const QString script =
            QStringLiteral("printf test | \"$0\" --unlock --components=secrets >/dev/null && exec \"$1\" \"$2\"");
        process.start(bus,
                      {QStringLiteral("--"), QStringLiteral("sh"), QStringLiteral("-c"), script, keyring,
                       QCoreApplication::applicationFilePath(), function});
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray output = process.readAll();
        QVERIFY2(process.exitCode() == 0 && output.contains("3 passed"), output.constData());
    }

    QTemporaryDir m_home;
};

QTEST_GUILESS_MAIN(TestSecretStore)
#include "tst_secret_store.moc"
