// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/profile_bench.h"

using namespace wf2des;
using namespace wf2des::test;

/// What the profile dialog keeps and where: secrets in their store alone, profiles in files without them.
class TestProfileKeeping : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void secretsGoToTheStoreAlone();
    void secretsThatCannotBeStoredKeepTheDialogOpen();
    void saysWhenNothingIsKept();
    void importAndExport();
    void importRefusesInPlace();
};

void TestProfileKeeping::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// RELIABILITY, Secrets: a canary is in the store and nowhere else; the inputs never echo.
void TestProfileKeeping::secretsGoToTheStoreAlone()
{
    const Profile profile = apiProfile(QStringLiteral("Production"));
    DialogBench bench({profile});
    for (const char *name : {"passwordInput", "tokenInput"}) {
        QCOMPARE(bench.find<QLineEdit>(name)->echoMode(), QLineEdit::Password);
        bench.type(name, QStringLiteral("canary-") + QLatin1String(name));
    }
    QVERIFY(bench.secrets.secrets.isEmpty());
    bench.save();
    QTRY_COMPARE(bench.accepted.size(), 1);
    QCOMPARE(bench.secrets.secrets.value(profile.passwordKey()), QStringLiteral("canary-passwordInput"));
    QCOMPARE(bench.secrets.secrets.value(profile.tokenKey()), QStringLiteral("canary-tokenInput"));
    QVERIFY(!profilesToJson(bench.result()).contains("canary"));
}

void TestProfileKeeping::secretsThatCannotBeStoredKeepTheDialogOpen()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    bench.secrets.writeError = Error{ErrorCode::SecretStoreUnavailable, QStringLiteral("The keychain is locked.")};
    bench.type("tokenInput", QStringLiteral("t"));
    bench.save();
    QTRY_VERIFY(bench.message().contains(QStringLiteral("keychain is locked")));
    QVERIFY(bench.accepted.isEmpty());
    bench.secrets.writeError.reset();
    bench.save();
    QTRY_COMPARE(bench.accepted.size(), 1);
}

/// Issue, Profiles: where there is no Secret Service, say so and keep them in memory.
void TestProfileKeeping::saysWhenNothingIsKept()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    auto *hint = bench.find<QLabel>("storeHint");
    QVERIFY(!hint->isVisible());
    bench.secrets.losePersistence();
    QVERIFY(hint->isVisible());
    QVERIFY(hint->text().contains(QStringLiteral("until the program ends")));
}

void TestProfileKeeping::importAndExport()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("profiles.json"));
    Profile profile = apiProfile(QStringLiteral("Production"));
    {
        DialogBench bench({profile});
        bench.type("tokenInput", QStringLiteral("canary"));
        bench.dialog.exportFile(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains("canary"));
        QCOMPARE(*profilesFromJson(bytes), QList<Profile>{profile});
    }
    Profile old = profile;
    old.name = QStringLiteral("Old name");
    DialogBench bench({old});
    bench.secrets.secrets.insert(old.tokenKey(), QStringLiteral("kept"));
    bench.dialog.importFile(path);
    QCOMPARE(bench.find<QListWidget>("profileList")->count(), 1); // the same id is replaced
    QCOMPARE(bench.find<QLineEdit>("nameInput")->text(), profile.name);
    bench.save();
    QTRY_COMPARE(bench.accepted.size(), 1);
    QCOMPARE(bench.secrets.secrets.value(old.tokenKey()), QStringLiteral("kept"));
}

void TestProfileKeeping::importRefusesInPlace()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version":1,"profiles":[{"name":"P","database":{"port":99999}}]})");
    file.close();
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    bench.dialog.importFile(path);
    QVERIFY(bench.message().contains(QStringLiteral("database.port")));
    QCOMPARE(bench.find<QListWidget>("profileList")->count(), 1);
    bench.dialog.importFile(folder.filePath(QStringLiteral("absent.json")));
    QVERIFY(bench.message().contains(QStringLiteral("could not be opened")));
}

QTEST_MAIN(TestProfileKeeping)
#include "tst_profile_keeping.moc"
