// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_json.h"
#include "service/setting_keys.h"
#include "support/sandbox_process.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// `wf2des-dashboard --check` as an administrator meets it: the real program, its exit code and what it prints.
class TestCheckCommand : public QObject {
    Q_OBJECT

private:
    struct Outcome {
        int exitCode = -1;
        QByteArray output;
        QByteArray errors;

        /// One check of the JSON report by its id; empty when it is not there.
        QJsonObject check(const char *id) const
        {
            const QJsonArray checks =
                QJsonDocument::fromJson(output).object().value(QStringLiteral("checks")).toArray();
            for (const QJsonValue &entry : checks) {
                if (entry.toObject().value(QStringLiteral("id")).toString() == QLatin1String(id))
                    return entry.toObject();
            }
            return {};
        }
        QString state(const char *id) const { return check(id).value(QStringLiteral("state")).toString(); }
    };

    QTemporaryDir m_folder;

    QString settingsFile() const { return m_folder.filePath(QStringLiteral("dashboard.ini")); }

    Outcome run(const QStringList &arguments,
                const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
    {
        constexpr int limitMs = 90'000;
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(WF2DES_DASHBOARD_PATH),
                      QStringList{QStringLiteral("--settings"), settingsFile(), QStringLiteral("--language"),
                                  QStringLiteral("en")}
                          + arguments);
        if (!process.waitForFinished(limitMs))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    void storeProfile(const Profile &profile)
    {
        Settings settings(settingsFile());
        settings.setValue(setting::Profiles, profilesToJson({profile}));
        QVERIFY(settings.save());
    }

    static Profile profileNamed(const QString &name)
    {
        Profile profile;
        profile.id = QUuid::createUuid();
        profile.name = name;
        return profile;
    }

    /// A port of this computer where nothing listens.
    static quint16 unusedPort()
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        return server.serverPort();
    }

private Q_SLOTS:
    void init() { QFile::remove(settingsFile()); }

    void thisComputerPasses()
    {
        const Outcome outcome = run({QStringLiteral("--check"), QStringLiteral("--json")});
        QVERIFY2(outcome.exitCode == 0, (outcome.output + outcome.errors).constData());
        for (const char *id : {"database-driver", "tls", "ca-certificates", "settings", "sample-server"})
            QCOMPARE(outcome.state(id), QStringLiteral("ok"));
        QVERIFY(outcome.check("api").isEmpty()); // no profile: nothing to reach
    }

    void sampleDataPasses_data()
    {
        QTest::addColumn<QString>("sandbox");
        QTest::newRow("SQLite") << QStringLiteral("--sandbox");
        QTest::newRow("PostgreSQL") << QStringLiteral("--sandbox=postgres");
    }

    void sampleDataPasses()
    {
        QFETCH(QString, sandbox);
        const Outcome outcome = run({sandbox, QStringLiteral("--check"), QStringLiteral("--json")});
        QVERIFY2(outcome.exitCode == 0, (outcome.output + outcome.errors).constData());
        QCOMPARE(outcome.state("api"), QStringLiteral("ok"));
        QCOMPARE(outcome.state("api-token"), QStringLiteral("ok"));
        const QString database = sandbox.endsWith(QLatin1String("postgres")) ? QStringLiteral("ok") : QString();
        QCOMPARE(outcome.state("database"), database);
        QCOMPARE(outcome.state("database-role"), database);
        QCOMPARE(outcome.state("database-schema"), database);
    }

    void aStoppedApiFailsAndIsNamed()
    {
        Profile profile = profileNamed(QStringLiteral("Stopped"));
        const QString address = QStringLiteral("http://127.0.0.1:%1").arg(unusedPort());
        profile.apiBaseUrl = QUrl(address);
        storeProfile(profile);
        const Outcome outcome =
            run({QStringLiteral("--profile"), QStringLiteral("Stopped"), QStringLiteral("--check")});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.output.contains(QStringLiteral("The API at %1").arg(address).toUtf8()),
                 outcome.output.constData());
        QVERIFY2(outcome.output.contains("-> "), outcome.output.constData()); // with its remedy
    }

    void aRefusedTokenFailsAndTheApiDoesNot()
    {
        SandboxProcess sandbox;
        QVERIFY2(sandbox.start({QStringLiteral("--runs"), QStringLiteral("5")}), qPrintable(sandbox.errorText()));
        Profile profile = profileNamed(QStringLiteral("No token"));
        profile.apiBaseUrl = sandbox.baseUrl();
        storeProfile(profile);
        const Outcome outcome = run({QStringLiteral("--check"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 1);
        QCOMPARE(outcome.state("api"), QStringLiteral("ok"));
        QCOMPARE(outcome.state("api-token"), QStringLiteral("failed"));
        QVERIFY(!outcome.check("api-token").value(QStringLiteral("remedy")).toString().isEmpty());
    }

    void aStoppedDatabaseFailsAndIsNamed()
    {
        Profile profile = profileNamed(QStringLiteral("No database"));
        profile.database.host = QStringLiteral("127.0.0.1");
        profile.database.port = unusedPort();
        profile.database.database = QStringLiteral("platform");
        profile.database.user = QStringLiteral("reader");
        profile.database.tls = DatabaseSettings::Tls::Off;
        storeProfile(profile);
        const Outcome outcome = run({QStringLiteral("--check"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 1);
        QCOMPARE(outcome.state("database"), QStringLiteral("failed"));
        QVERIFY(outcome.check("database")
                    .value(QStringLiteral("message"))
                    .toString()
                    .contains(QStringLiteral("127.0.0.1:%1/platform").arg(profile.database.port)));
        QVERIFY(!outcome.check("database").value(QStringLiteral("remedy")).toString().isEmpty());
    }

    void anUnknownProfileFails()
    {
        const Outcome outcome =
            run({QStringLiteral("--profile"), QStringLiteral("Nowhere"), QStringLiteral("--check")});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.output.contains("Nowhere"), outcome.output.constData());
    }

    void damagedSettingsAreKeptAsideAndTold()
    {
        QFile file(settingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\x00\x01 not settings at all", 24);
        file.close();
        const Outcome outcome = run({QStringLiteral("--check"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.state("settings"), QStringLiteral("warning"));
        const QStringList kept = QDir(m_folder.path()).entryList({QStringLiteral("dashboard.ini.unreadable-*")});
        QCOMPARE(kept.size(), 1);
    }

    void wrongArgumentsEndWithTwo()
    {
        const Outcome outcome = run({QStringLiteral("--nonsense")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.errors.contains("nonsense"));
    }
};

QTEST_GUILESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
