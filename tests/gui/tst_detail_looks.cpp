// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/reason_dialog.h"
#include "action/run_actions.h"
#include "detail/detail_pane.h"
#include "gui/scripted_services.h"
#include "profile/doctor_dialog.h"
#include "profile/profile_dialog.h"
#include "profile/welcome_dialog.h"

#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QStyleFactory>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace wf2des;
using namespace wf2des::test;

namespace {

QPalette paletteFrom(QRgb window, QRgb base, QRgb text, QRgb button, QRgb accent, QRgb faint)
{
    QPalette palette;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, QColor::fromRgb(text));
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(faint));
    }
    palette.setColor(QPalette::Window, QColor::fromRgb(window));
    palette.setColor(QPalette::Base, QColor::fromRgb(base));
    palette.setColor(QPalette::Button, QColor::fromRgb(button));
    palette.setColor(QPalette::Highlight, QColor::fromRgb(accent));
    palette.setColor(QPalette::PlaceholderText, QColor::fromRgb(faint));
    palette.setColor(QPalette::ToolTipBase, QColor::fromRgb(base));
    return palette;
}

Run detailedRun()
{
    Run run = makeRun(14);
    run.screenId = QStringLiteral("SCR-0042");
    run.updatedAt = Noon - 14 * Minute;
    run.createdAt = Noon - 15 * Minute;
    run.flagCount = 3;
    run.prompt = QStringLiteral("Keep the two address fields side by side.\nUse the existing button component, and "
                                "leave the delivery note as it is in the wireframe.");
    run.placementTarget = QStringLiteral("12:400");
    run.rawText.insert(QStringLiteral("score"), QStringLiteral("0.93124999"));
    return run;
}

QByteArray document()
{
    return QByteArrayLiteral(
        R"({"_id":"b1946ac9-2492-4d23-8f2c-6f0a4f0e2f11","attempt":1,"edge":"0","request":{"prompt":null,"placement_target":"12:400"},
"parse":{"rejected":false,"root":{"id":"12:345","name":"Checkout / Address","type":"FRAME","children":[{"id":"12:346","name":"Heading","type":"TEXT","characters":"住所を入力してください"},{"id":"12:347","name":"Input","type":"INSTANCE"}]}},
"confidence":{"overall":0.8120,"flag_count":3,"flags":[{"code":"field_type_unclear","severity":"warning","score":0.41}]},"big":12345678901234567890123,"result":null})");
}

} // namespace

/// How detail, dialogs and cards look: everything fits at every size. Pictures for people to look at go where
/// WF2DES_SCREENSHOT_DIR names a folder.
class TestDetailLooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void looks_data();
    void looks();

private:
    void shoot(QWidget *widget, const QString &name);
    void shootPane();
    void shootCards();
    void shootDialogs();

    QString m_prefix;
};

void TestDetailLooks::initTestCase()
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestDetailLooks::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestDetailLooks::shoot(QWidget *widget, const QString &name)
{
    for (int i = 0; i < 20; ++i) // heights follow widths, one layout after the other
        QApplication::processEvents();
    const QPixmap picture = widget->grab();
    QVERIFY(!picture.isNull());
    const QString folder = qEnvironmentVariable("WF2DES_SCREENSHOT_DIR");
    if (!folder.isEmpty())
        QVERIFY(picture.save(QStringLiteral("%1/%2-%3.png").arg(folder, m_prefix, name)));
}

void TestDetailLooks::looks_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << paletteFrom(0xfff2f3f5, 0xfffcfcfd, 0xff16181d, 0xfffcfcfd, 0xff1f5fd0, 0xff5b6470);
    QTest::newRow("dark") << paletteFrom(0xff25282c, 0xff1c1d20, 0xffe8eaed, 0xff2d3036, 0xff7eaaff, 0xffa9b1bb);
}

void TestDetailLooks::looks()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    m_prefix = QString::fromLatin1(QTest::currentDataTag());
    shootPane();
    shootCards();
    shootDialogs();
}

void TestDetailLooks::shootPane()
{
    DetailBench bench;
    QMainWindow window;
    auto *actions = new RunActions(bench.services(), &window);
    auto *pane = new DetailPane(bench.services(), actions, &window);
    window.setCentralWidget(pane);
    window.resize(400, 860);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    shoot(&window, QStringLiteral("empty"));
    const Run run = detailedRun();
    bench.store.merge({run});
    pane->showRun(run.id);
    QTRY_COMPARE(bench.feed.reads.size(), 1);
    bench.feed.reads.answer(run);
    QTRY_VERIFY(pane->findChild<QWidget *>(QStringLiteral("field:prompt")));
    shoot(&window, QStringLiteral("summary"));
    window.resize(320, 860);
    shoot(&window, QStringLiteral("summary-narrow"));
    window.resize(400, 860);
    auto *tabs = pane->findChild<QTabBar *>(QStringLiteral("detailTabs"));
    tabs->setCurrentIndex(1);
    QTRY_COMPARE(bench.api.results.size(), 1);
    bench.api.results.answer(ResultDocument{document(), {}});
    auto *tree = pane->findChild<QTreeView *>(QStringLiteral("resultTree"));
    QTRY_VERIFY(tree->isVisible());
    tree->expandAll();
    shoot(&window, QStringLiteral("result"));
}

void TestDetailLooks::shootCards()
{
    DetailBench bench;
    QMainWindow window;
    auto *actions = new RunActions(bench.services(), &window);
    auto *pane = new DetailPane(bench.services(), actions, &window);
    window.setCentralWidget(pane);
    window.resize(400, 860);
    window.show();
    const Run run = detailedRun();
    bench.store.merge({run});
    pane->showRun(run.id);
    actions->confirmAction()->trigger();
    QCOMPARE(bench.api.sent.size(), 1);
    shoot(&window, QStringLiteral("requested"));
    TransitionReply reply;
    reply.outcome = TransitionReply::Outcome::Refused;
    reply.run = movedOn(run, Status::Processing, Phase::Assemble);
    reply.error = Error{ErrorCode::Conflict,
                        QStringLiteral("The run is no longer awaiting confirmation."),
                        QStringLiteral("expected phase 1 and attempt 1, found phase 2 and attempt 1"),
                        409,
                        QStringLiteral("phase_mismatch"),
                        QStringLiteral("3f0c1d1e-0b7e-4a53-9d0e-3f5a6a1f7c11")};
    bench.api.transitions.answer(reply);
    auto *card = pane->findChild<QWidget *>(QStringLiteral("outcomeCard"));
    QTRY_VERIFY(card->isVisible());
    pane->findChild<QToolButton *>(QStringLiteral("detailsButton"))->click();
    shoot(&window, QStringLiteral("refused"));
    pane->findChild<QTabBar *>(QStringLiteral("detailTabs"))->setCurrentIndex(2);
    shoot(&window, QStringLiteral("activity"));

    actions->cancelAction()->trigger();
    auto *dialog = window.findChild<ReasonDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    shoot(dialog, QStringLiteral("cancel"));
    bench.store.merge({movedOn(*reply.run, Status::Processing, Phase::AwaitingConfirm)});
    dialog->findChild<QPushButton *>(QStringLiteral("submitButton"))->click();
    shoot(&window, QStringLiteral("moved"));
}

void TestDetailLooks::shootDialogs()
{
    WelcomeDialog welcome;
    welcome.show();
    shoot(&welcome, QStringLiteral("welcome"));
    welcome.setMessage({ErrorCode::FileFailed, QStringLiteral("The sandbox could not be started."),
                        QStringLiteral("/usr/bin/wf2des-sandbox: not found")});
    shoot(&welcome, QStringLiteral("welcome-message"));

    DoctorDialog doctor;
    const CheckResults results{
        {QStringLiteral("driver"),
         CheckResult::State::Ok,
         QStringLiteral("PostgreSQL driver"),
         QStringLiteral("The driver loads."),
         {},
         QStringLiteral("QPSQL, libpq 15")},
        {QStringLiteral("role"),
         CheckResult::State::Warning,
         QStringLiteral("Role"),
         QStringLiteral("This role may write to the table."),
         QStringLiteral("Use a role that can only SELECT, so that nothing here can change a row."),
         {}},
        {QStringLiteral("api"), CheckResult::State::Failed, QStringLiteral("API"),
         QStringLiteral("The API at http://127.0.0.1:9 cannot be reached."),
         QStringLiteral("Check the address in the profile, and whether the service is running."),
         QStringLiteral("Connection refused")},
        {QStringLiteral("token"), CheckResult::State::Skipped, QStringLiteral("Token"), {}, {}, {}}};
    doctor.setResults(results);
    doctor.show();
    shoot(&doctor, QStringLiteral("doctor"));

    FakeSecretStore secrets;
    secrets.persistent = false;
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = QStringLiteral("Production");
    profile.color = QStringLiteral("#b3261e");
    profile.database.host = QStringLiteral("db.example.com");
    profile.database.database = QStringLiteral("platform");
    profile.database.user = QStringLiteral("dashboard_reader");
    profile.database.tls = DatabaseSettings::Tls::Require;
    profile.apiBaseUrl = QUrl(QStringLiteral("https://api.example.com"));
    Profile other = profile;
    other.id = QUuid::createUuid();
    other.name = QStringLiteral("検証環境（東京リージョン・読み取り専用の長い名前）");
    other.color = QStringLiteral("#1a7338");
    secrets.secrets.insert(profile.passwordKey(), QStringLiteral("pw-not-shown"));
    ProfileDialog profiles({profile, other}, &secrets);
    profiles.show();
    shoot(&profiles, QStringLiteral("profiles"));
    profiles.findChild<QToolButton *>(QStringLiteral("advancedButton"))->click();
    auto *url = profiles.findChild<QLineEdit *>(QStringLiteral("urlInput"));
    url->clear();
    QTest::keyClicks(url, QStringLiteral("http://api.example.com"));
    profiles.setTestResult(results);
    shoot(&profiles, QStringLiteral("profiles-problem"));
}

QTEST_MAIN(TestDetailLooks)
#include "tst_detail_looks.moc"
