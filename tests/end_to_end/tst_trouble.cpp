// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "end_to_end/running_dashboard.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTcpServer>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

constexpr int patienceMs = 20'000;

const QStringList history{QStringLiteral("--runs"), QStringLiteral("120"),     QStringLiteral("--seed"),
                          QStringLiteral("7"),      QStringLiteral("--speed"), QStringLiteral("0")};

/// A secret that must not show up anywhere.
const QString canary = QStringLiteral("canary-7f3a");

using Change = std::function<void(Profile &, ProfileSecrets &)>;

} // namespace

Q_DECLARE_METATYPE(Change)

/// What goes wrong around the program is told in place, in one sentence, while the rest goes on working.
class TestTrouble : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<InspectedSandbox> m_sandbox;

    static QWidget *banner(RunningDashboard &dashboard)
    {
        return dashboard.window().findChild<QWidget *>(QStringLiteral("errorBanner"));
    }

    static QString sentenceOf(RunningDashboard &dashboard)
    {
        const QWidget *shown = banner(dashboard);
        return shown && shown->isVisible() ? shown->findChild<QLabel *>(QStringLiteral("bannerSentence"))->text()
                                           : QString();
    }

    static int openDialogs(RunningDashboard &dashboard)
    {
        const QList<QDialog *> dialogs = dashboard.window().findChildren<QDialog *>();
        return static_cast<int>(
            std::count_if(dialogs.begin(), dialogs.end(), [](const QDialog *dialog) { return dialog->isVisible(); }));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_sandbox = std::make_unique<InspectedSandbox>(Backing::Postgres);
        QVERIFY(m_sandbox->start(history));
    }

    void cleanupTestCase() { m_sandbox.reset(); }

    void wrongSettingsAreOneSentenceInPlace_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, Change change) {
            QTest::newRow(name) << change;
        };
        row("host",
            [](Profile &profile, ProfileSecrets &) { profile.database.host = QStringLiteral("no-such-host.invalid"); });
        row("port", [](Profile &profile, ProfileSecrets &) {
            QTcpServer server;
            server.listen(QHostAddress::LocalHost);
            profile.database.port = server.serverPort();
        });
        row("password", [](Profile &, ProfileSecrets &secrets) { secrets.databasePassword = canary; });
        row("database", [](Profile &profile, ProfileSecrets &) { profile.database.database = QStringLiteral("none"); });
        row("table", [](Profile &profile, ProfileSecrets &) { profile.database.table = QStringLiteral("none"); });
        row("token, read through the API", [](Profile &profile, ProfileSecrets &secrets) {
            profile.database = {};
            secrets.apiToken = canary;
        });
        row("API address, read through the API", [](Profile &profile, ProfileSecrets &) {
            profile.database = {};
            QTcpServer server;
            server.listen(QHostAddress::LocalHost);
            profile.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort()));
        });
        row("path, read through the API", [](Profile &profile, ProfileSecrets &) {
            profile.database = {};
            profile.apiPaths.runs = QStringLiteral("/nowhere");
        });
    }

    void wrongSettingsAreOneSentenceInPlace()
    {
        QFETCH(Change, change);
        Profile profile = m_sandbox->profile();
        ProfileSecrets secrets = m_sandbox->secrets();
        change(profile, secrets);
        RunningDashboard dashboard(profile, secrets);
        QTRY_VERIFY_WITH_TIMEOUT(!sentenceOf(dashboard).isEmpty(), patienceMs);
        QVERIFY(sentenceOf(dashboard).endsWith(u'.')); // a sentence, not a code
        QCOMPARE(openDialogs(dashboard), 0);
        QVERIFY(!sentenceOf(dashboard).contains(canary)); // no secret in it
        QVERIFY(!dashboard.isLive());
    }

    void anApiThatIsDownLeavesTheListAlone()
    {
        Profile profile = m_sandbox->profile();
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        profile.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort()));
        server.close();
        RunningDashboard dashboard(profile, m_sandbox->secrets());
        QTRY_VERIFY_WITH_TIMEOUT(dashboard.isLive(), patienceMs);
        const QString id = m_sandbox->idsWith(QStringLiteral("0"), QStringLiteral("1")).value(0);
        QVERIFY(dashboard.select(id));
        QVERIFY(dashboard.press("confirmActionButton"));
        // Nothing listened: nothing was sent, and that is what the card says.
        QTRY_COMPARE_WITH_TIMEOUT(dashboard.connection().actions().records().value(0).state, ActionState::NotApplied,
                                  patienceMs);
        const auto *card = dashboard.window().findChild<QWidget *>(QStringLiteral("outcomeCard"));
        QTRY_VERIFY(card && card->isVisible());
        QVERIFY(dashboard.isLive());
        QCOMPARE(openDialogs(dashboard), 0);
        QCOMPARE(m_sandbox->stored(id, QStringLiteral("phase")), QStringLiteral("1"));
    }

    void aRefusalOfARunThatIsNotOnShowIsTold()
    {
        RunningDashboard dashboard(m_sandbox->profile(), m_sandbox->secrets());
        QTRY_VERIFY_WITH_TIMEOUT(dashboard.isLive(), patienceMs);
        const QStringList awaiting = m_sandbox->idsWith(QStringLiteral("0"), QStringLiteral("1"));
        QVERIFY(awaiting.size() > 1);
        QVERIFY(dashboard.select(awaiting.at(0)));
        QVERIFY(m_sandbox->post(QStringLiteral("/sandbox/faults"), "{\"latency_ms\":700,\"next\":[\"error_429\"]}"));
        QVERIFY(dashboard.press("confirmActionButton"));
        QVERIFY(dashboard.select(awaiting.at(1))); // the person goes on before the answer comes
        QTRY_VERIFY_WITH_TIMEOUT(
            sentenceOf(dashboard).contains(m_sandbox->stored(awaiting.at(0), QStringLiteral("screen_id"))), patienceMs);
        QCOMPARE(dashboard.connection().actions().records().first().state, ActionState::NotApplied);
        QVERIFY(m_sandbox->post(QStringLiteral("/sandbox/faults"), "{\"latency_ms\":0}"));
    }

    void foreignTextIsShownAsItIs()
    {
        QByteArray body =
            "{\"organization_id\":1,\"project_id\":1,\"figma_file_key\":\"hostile\",\"wf_node_id\":\"1:1\","
            "\"screen_id\":\"<i>SCR</i>\",\"prompt\":\"<b>bold</b><img src=\\\"file:///etc/hostname\\\"> "
            "\\u202Etxt.exe \\u0001\"}";
        QVERIFY(m_sandbox->post(QStringLiteral("/wf2des"), body));
        RunningDashboard dashboard(m_sandbox->profile(), m_sandbox->secrets());
        QTRY_VERIFY_WITH_TIMEOUT(dashboard.isLive(), patienceMs);
        const QStringList open = m_sandbox->idsWith(QStringLiteral("0"), QStringLiteral("0"));
        QVERIFY(dashboard.select(open.last()));
        const QWidget *field = nullptr;
        QTRY_VERIFY((field = dashboard.window().findChild<QWidget *>(QStringLiteral("field:prompt"))));
        QTRY_VERIFY(!field->findChildren<QPlainTextEdit *>().isEmpty());
        const auto *shown = field->findChildren<QPlainTextEdit *>().first();
        QTRY_VERIFY(shown->toPlainText().contains(QStringLiteral("<b>bold</b><img src=\"file:///etc/hostname\">")));
        QVERIFY(!shown->toPlainText().contains(QChar(0x202E))); // shown as a mark, not obeyed
        const QList<QLabel *> labels = dashboard.window().findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->text().contains(QStringLiteral("SCR</i>")))
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
    }
};

QTEST_MAIN(TestTrouble)
#include "tst_trouble.moc"
