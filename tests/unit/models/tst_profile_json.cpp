// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_json.h"
#include "profile/profile_rules.h"

#include <QtTest>

using namespace wf2des;

namespace {

Profile fullProfile()
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = QStringLiteral("検証 \"staging\"");
    profile.color = QStringLiteral("#b3261e");
    profile.database = {QStringLiteral("db1.example.com,db2.example.com"),
                        6432,
                        QStringLiteral("platform"),
                        QStringLiteral("design"),
                        QStringLiteral("wf2des_runs"),
                        QStringLiteral("reader"),
                        DatabaseSettings::Tls::VerifyCa,
                        QStringLiteral("prefer-standby")};
    profile.apiBaseUrl = QUrl(QStringLiteral("https://api.example.com/v1"));
    profile.apiPaths.confirm = QStringLiteral("/runs/{id}/approve");
    profile.organizationId = 9'007'199'254'740'993; // beyond what a double holds
    profile.projectIds = {12, 9'223'372'036'854'775'807};
    profile.lookOnly = true;
    profile.range = LoadRange::Year;
    profile.stuckLimits = {5 * StuckLimits::Minute, 90 * StuckLimits::Minute, 7 * StuckLimits::Minute};
    return profile;
}

QByteArray wrapped(const QByteArray &profile)
{
    return "{\"version\":1,\"profiles\":[" + profile + "]}";
}

const QByteArray api = R"("name":"P","api":{"base_url":"https://api.example.com"})";

bool hasProblem(const Profile &profile, ProfileField field)
{
    const QList<ProfileProblem> problems = profileProblems(profile);
    return std::any_of(problems.begin(), problems.end(), [field](const auto &p) { return p.field == field; });
}

} // namespace

/// Profiles as a file that IT hands out, and what makes one usable (issue: profiles; RELIABILITY M7).
class TestProfileJson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void roundTrip();
    void absentFieldsHaveDefaults();
    void unknownFieldsArePassedOver();
    void refusesWithAName_data();
    void refusesWithAName();
    void refusesDuplicateIds();
    void holdsNoSecret();
    void problems_data();
    void problems();
    void loopback_data();
    void loopback();
    void tlsWarnings();
};

void TestProfileJson::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestProfileJson::roundTrip()
{
    Profile plain;
    plain.id = QUuid::createUuid();
    plain.name = QStringLiteral("Local");
    plain.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:8080"));
    const QList<Profile> profiles{fullProfile(), plain};
    const Result<QList<Profile>> read = profilesFromJson(profilesToJson(profiles));
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, profiles);
    QVERIFY(profilesFromJson(profilesToJson({}))->isEmpty());
}

void TestProfileJson::absentFieldsHaveDefaults()
{
    const Result<QList<Profile>> read = profilesFromJson(wrapped("{" + api + "}"));
    QVERIFY(read);
    QVERIFY(!read->first().id.isNull());
    QCOMPARE(read->first().database, DatabaseSettings());
    QCOMPARE(read->first().apiPaths, ApiPaths());
    QCOMPARE(read->first().range, LoadRange::Days30);
    QCOMPARE(read->first().stuckLimits, StuckLimits());
    QVERIFY(!read->first().organizationId);
}

void TestProfileJson::unknownFieldsArePassedOver()
{
    QVERIFY(profilesFromJson(wrapped("{" + api + R"(,"from_the_future":{"x":[1]},"organization_id":null})")));
}

void TestProfileJson::refusesWithAName_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("named");
    QTest::newRow("not JSON") << QByteArray("{") << QStringLiteral("byte");
    QTest::newRow("another document") << QByteArray("[]") << QStringLiteral("version");
    QTest::newRow("newer") << QByteArray(R"({"version":2,"profiles":[]})") << QStringLiteral("2");
    QTest::newRow("no object") << wrapped("7") << QStringLiteral("object");
    QTest::newRow("name of another type") << wrapped(R"({"name":5})") << QStringLiteral("name");
    QTest::newRow("id") << wrapped(R"({"id":"x"})") << QStringLiteral("id");
    QTest::newRow("port too large") << wrapped(R"({"database":{"port":65536}})") << QStringLiteral("database.port");
    QTest::newRow("port with a fraction") << wrapped(R"({"database":{"port":5.5}})") << QStringLiteral("database.port");
    QTest::newRow("tls word") << wrapped(R"({"database":{"tls":"prefer"}})") << QStringLiteral("database.tls");
    QTest::newRow("path") << wrapped(R"({"api":{"paths":{"run":1}}})") << QStringLiteral("api.paths.run");
    QTest::newRow("projects") << wrapped(R"({"project_ids":[1,"2"]})") << QStringLiteral("project_ids");
    QTest::newRow("look only") << wrapped(R"({"look_only":"yes"})") << QStringLiteral("look_only");
    QTest::newRow("limit") << wrapped(R"({"stuck_limits":{"parse_seconds":0}})") << QStringLiteral("parse_seconds");
    QTest::newRow("http off loopback") << wrapped(R"({"name":"P","api":{"base_url":"http://api.example.com"}})")
                                       << QStringLiteral("https");
}

void TestProfileJson::refusesWithAName()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, named);
    const Result<QList<Profile>> read = profilesFromJson(bytes);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::SettingsUnreadable);
    QVERIFY(!read.error().message.isEmpty());
    QVERIFY2(read.error().detail.contains(named), qPrintable(read.error().detail));
}

void TestProfileJson::refusesDuplicateIds()
{
    const Profile profile = fullProfile();
    QVERIFY(!profilesFromJson(profilesToJson({profile, profile})));
}

/// Kinds of failure, Secrets: nothing that is stored under these keys can be in the file.
void TestProfileJson::holdsNoSecret()
{
    const QByteArray bytes = profilesToJson({fullProfile()});
    QVERIFY(!bytes.contains("password"));
    QVERIFY(!bytes.contains("token"));
}

void TestProfileJson::problems_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("field"); ///< -1: none
    const QString https = QStringLiteral("https://api.example.com");
    const QString path = QStringLiteral("/wf2des/{id}");
    const QString name = QStringLiteral("P");
    const int url = int(ProfileField::ApiBaseUrl);
    QTest::newRow("fine") << https << path << name << -1;
    QTest::newRow("http on loopback") << QStringLiteral("http://localhost:8080") << path << name << -1;
    QTest::newRow("http off loopback") << QStringLiteral("http://api.example.com") << path << name << url;
    QTest::newRow("ftp") << QStringLiteral("ftp://api.example.com") << path << name << url;
    QTest::newRow("no scheme") << QStringLiteral("api.example.com") << path << name << url;
    QTest::newRow("password in it") << QStringLiteral("https://u:p@api.example.com") << path << name << url;
    QTest::newRow("query") << https + QStringLiteral("?x=1") << path << name << url;
    QTest::newRow("no id") << https << QStringLiteral("/wf2des") << name << int(ProfileField::ApiPaths);
    QTest::newRow("two ids") << https << QStringLiteral("/{id}/{id}") << name << int(ProfileField::ApiPaths);
    QTest::newRow("no slash") << https << QStringLiteral("wf2des/{id}") << name << int(ProfileField::ApiPaths);
    QTest::newRow("blank name") << https << path << QStringLiteral("  ") << int(ProfileField::Name);
}

void TestProfileJson::problems()
{
    QFETCH(QString, url);
    QFETCH(QString, path);
    QFETCH(QString, name);
    QFETCH(int, field);
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = name;
    profile.apiBaseUrl = QUrl(url);
    profile.apiPaths.run = path;
    if (field < 0)
        QCOMPARE(profileProblems(profile), QList<ProfileProblem>());
    else
        QVERIFY(hasProblem(profile, static_cast<ProfileField>(field)));
}

void TestProfileJson::loopback_data()
{
    QTest::addColumn<bool>("isLoopback");
    for (const char *host : {"localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "api.localhost",
                             "/var/run/postgresql", "127.0.0.1,localhost"})
        QTest::newRow(host) << true;
    for (const char *host : {"127.evil.example", "localhost.example.com", "10.0.0.1", "localhost,db.example.com", ""})
        QTest::newRow(host) << false;
}

void TestProfileJson::loopback()
{
    QFETCH(bool, isLoopback);
    QCOMPARE(isLoopbackHost(QString::fromLatin1(QTest::currentDataTag())), isLoopback);
}

/// M7: verify-full by default off loopback, anything weaker is a standing warning.
void TestProfileJson::tlsWarnings()
{
    DatabaseSettings database;
    QCOMPARE(tlsWarning(database), QString());
    database.host = QStringLiteral("db.example.com");
    QCOMPARE(database.tls, DatabaseSettings::Tls::VerifyFull);
    QCOMPARE(tlsWarning(database), QString());
    QSet<QString> warnings;
    for (const auto tls :
         {DatabaseSettings::Tls::VerifyCa, DatabaseSettings::Tls::Require, DatabaseSettings::Tls::Off}) {
        database.tls = tls;
        warnings.insert(tlsWarning(database));
    }
    QCOMPARE(warnings.size(), 3);
    QVERIFY(!warnings.contains(QString()));
    database.host = QStringLiteral("127.0.0.1");
    QCOMPARE(tlsWarning(database), QString());
}

QTEST_APPLESS_MAIN(TestProfileJson)
#include "tst_profile_json.moc"
