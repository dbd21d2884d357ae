// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile_store.h"

#include "service/setting_keys.h"

#include <QTemporaryDir>
#include <QTest>

using namespace wf2des;

namespace {

Profile profileNamed(const QString &name)
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = name;
    profile.apiBaseUrl = QUrl(QStringLiteral("https://api.example.com"));
    return profile;
}

} // namespace

class TestProfileStore : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void profilesSurviveARestart()
    {
        const QList<Profile> profiles{profileNamed(QStringLiteral("Staging")), profileNamed(QStringLiteral("本番"))};
        {
            Settings settings(path("restart.ini"));
            ProfileStore store(&settings);
            store.setProfiles(profiles);
            QVERIFY(settings.save());
        }
        Settings settings(path("restart.ini"));
        const ProfileStore store(&settings);
        QVERIFY(!store.problem());
        QCOMPARE(store.profiles(), profiles);
    }

    void findsByNameByIdAndTheLastOne()
    {
        Settings settings(path("find.ini"));
        ProfileStore store(&settings);
        QVERIFY(!store.find({}));
        const Profile staging = profileNamed(QStringLiteral("Staging"));
        const Profile production = profileNamed(QStringLiteral("Production"));
        store.setProfiles({staging, production});
        QCOMPARE(store.find({}), staging); // none was open yet: the first
        store.rememberLast(production);
        QCOMPARE(store.find({}), production);
        QCOMPARE(store.find(QStringLiteral("Staging")), staging);
        QCOMPARE(store.find(staging.id.toString(QUuid::WithoutBraces)), staging);
        QVERIFY(!store.find(QStringLiteral("nowhere")));
    }

    void damagedProfilesAreToldAndNotTakenForNone()
    {
        Settings settings(path("damaged.ini"));
        const QByteArray damaged("{\"version\":1,\"profiles\":[{");
        settings.setValue(setting::Profiles, damaged);
        ProfileStore store(&settings);
        QVERIFY(store.problem());
        QVERIFY(!store.problem()->message.isEmpty());
        QVERIFY(store.profiles().isEmpty());
        store.setProfiles({profileNamed(QStringLiteral("New"))});
        QCOMPARE(settings.value(setting::UnreadableProfiles), damaged);
    }

    void noSecretReachesTheFile()
    {
        Settings settings(path("secrets.ini"));
        ProfileStore store(&settings);
        store.setProfiles({profileNamed(QStringLiteral("Staging"))});
        QVERIFY(settings.save());
        QFile file(settings.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.contains("Staging"));
        QVERIFY(!content.contains("assword") && !content.contains("oken"));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }
};

QTEST_GUILESS_MAIN(TestProfileStore)
#include "tst_profile_store.moc"
