// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/profile_bench.h"

using namespace wf2des;
using namespace wf2des::test;

/// The profile dialog: editing, refusals in place, the connection test.
class TestProfileDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void editsAndSaves();
    void keepsWhatHasNoInput();
    void refusesInPlace_data();
    void refusesInPlace();
    void portHasItsRange();
    void pathTemplateNeedsItsId();
    void weakTlsWarns();
    void addDuplicateRemove();
    void testAsksWithWhatIsTyped();
    void troubleIsShownFirst();
    void wheelChangesNothingOnItsWay();
    void unsavedChangesAreNotLostByOneEscape();
    void everyInputHasAName();
};

void TestProfileDialog::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestProfileDialog::editsAndSaves()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    bench.type("nameInput", QStringLiteral("Staging"));
    bench.type("hostInput", QStringLiteral("db.example.com"));
    bench.find<QSpinBox>("portInput")->setValue(6432);
    bench.type("databaseInput", QStringLiteral("platform"));
    bench.type("userInput", QStringLiteral("reader"));
    bench.type("organizationInput", QStringLiteral("7"));
    bench.type("projectsInput", QStringLiteral("12, 13"));
    bench.find<QCheckBox>("lookOnlyInput")->click();
    bench.find<QSpinBox>("parseLimitInput")->setValue(5);
    bench.save();
    QCOMPARE(bench.accepted.size(), 1);
    const Profile saved = bench.result().first();
    QCOMPARE(saved.name, QStringLiteral("Staging"));
    QCOMPARE(saved.database.port, 6432);
    QCOMPARE(saved.database.user, QStringLiteral("reader"));
    QCOMPARE(saved.organizationId, std::optional<qint64>(7));
    QCOMPARE(saved.projectIds, (QList<qint64>{12, 13}));
    QVERIFY(saved.lookOnly);
    QCOMPARE(saved.stuckLimits.parse, 5 * StuckLimits::Minute);
    QVERIFY(!bench.dialog.isVisible());
}

void TestProfileDialog::keepsWhatHasNoInput()
{
    Profile profile = apiProfile(QStringLiteral("Production"));
    profile.database.host = QStringLiteral("db.example.com");
    profile.database.database = QStringLiteral("platform");
    profile.database.user = QStringLiteral("reader");
    profile.database.targetSessionAttributes = QStringLiteral("prefer-standby");
    profile.color = QStringLiteral("#123456");
    profile.range = LoadRange::All;
    DialogBench bench({profile});
    bench.save();
    QCOMPARE(bench.result(), QList<Profile>{profile});
}

void TestProfileDialog::refusesInPlace_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("text");
    QTest::newRow("no name") << QByteArray("nameInput") << QStringLiteral(" ");
    QTest::newRow("no address") << QByteArray("urlInput") << QStringLiteral("not an address");
    QTest::newRow("no scheme") << QByteArray("urlInput") << QStringLiteral("api.example.com");
    QTest::newRow("http off loopback") << QByteArray("urlInput") << QStringLiteral("http://api.example.com");
    QTest::newRow("organization") << QByteArray("organizationInput") << QStringLiteral("seven");
    QTest::newRow("two organizations") << QByteArray("organizationInput") << QStringLiteral("7 8");
    QTest::newRow("projects") << QByteArray("projectsInput") << QStringLiteral("12; 13");
}

/// A sentence below the field while typing, and nothing is accepted.
void TestProfileDialog::refusesInPlace()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, text);
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    QVERIFY(bench.problem(input.constData()).isEmpty());
    bench.type(input.constData(), text);
    QVERIFY(!bench.problem(input.constData()).isEmpty());
    QCOMPARE(bench.find<QLineEdit>(input.constData())->accessibleDescription(), bench.problem(input.constData()));
    bench.save();
    QVERIFY(bench.accepted.isEmpty());
    QVERIFY(bench.dialog.isVisible());
    QVERIFY(!bench.message().isEmpty());
}

void TestProfileDialog::portHasItsRange()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    auto *port = bench.find<QSpinBox>("portInput");
    QCOMPARE(port->minimum(), 1);
    QCOMPARE(port->maximum(), 65535);
}

void TestProfileDialog::pathTemplateNeedsItsId()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    QVERIFY(!bench.find<QLineEdit>("confirmPathInput")->isVisible());
    bench.find<QToolButton>("advancedButton")->click();
    QVERIFY(bench.find<QLineEdit>("confirmPathInput")->isVisible());
    bench.type("confirmPathInput", QStringLiteral("/runs/confirm"));
    QVERIFY(bench.problem("artifactPathInput").contains(QStringLiteral("{id}")));
    bench.type("confirmPathInput", QStringLiteral("/runs/{id}/confirm"));
    QVERIFY(bench.problem("artifactPathInput").isEmpty());
    bench.save();
    QCOMPARE(bench.result().first().apiPaths.confirm, QStringLiteral("/runs/{id}/confirm"));
}

/// RELIABILITY M7: anything weaker than verify-full off loopback is a standing warning.
void TestProfileDialog::weakTlsWarns()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    auto *warning = bench.find<QLabel>("tlsWarning");
    bench.type("hostInput", QStringLiteral("db.example.com"));
    QVERIFY(!warning->isVisibleTo(&bench.dialog));
    bench.find<QComboBox>("tlsInput")->setCurrentIndex(3);
    QVERIFY(warning->isVisibleTo(&bench.dialog));
    bench.type("hostInput", QStringLiteral("localhost"));
    QVERIFY(!warning->isVisibleTo(&bench.dialog));
}

void TestProfileDialog::addDuplicateRemove()
{
    const Profile profile = apiProfile(QStringLiteral("Production"));
    DialogBench bench({profile});
    bench.type("tokenInput", QStringLiteral("t"));
    bench.find<QPushButton>("duplicateButton")->click();
    auto *list = bench.find<QListWidget>("profileList");
    QCOMPARE(list->count(), 2);
    bench.find<QPushButton>("addButton")->click();
    QCOMPARE(list->count(), 3);
    bench.find<QPushButton>("removeButton")->click();
    list->setCurrentRow(0);
    bench.find<QPushButton>("removeButton")->click();
    bench.save();
    QTRY_COMPARE(bench.accepted.size(), 1);
    QCOMPARE(bench.result().size(), 1);
    const Profile copy = bench.result().first();
    QVERIFY(copy.id != profile.id);
    QCOMPARE(copy.apiBaseUrl, profile.apiBaseUrl);
    QCOMPARE(bench.secrets.secrets, (QHash<QString, QString>{{copy.tokenKey(), QStringLiteral("t")}}));
}

void TestProfileDialog::testAsksWithWhatIsTyped()
{
    const Profile profile = apiProfile(QStringLiteral("Production"));
    DialogBench bench({profile});
    QSignalSpy asked(&bench.dialog, &ProfileDialog::testRequested);
    auto *test = bench.find<QPushButton>("testButton");
    QTRY_VERIFY(test->isEnabled());
    bench.type("tokenInput", QStringLiteral("typed"));
    test->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).value<Profile>().id, profile.id);
    QCOMPARE(asked.first().at(2).toString(), QStringLiteral("typed"));
    QVERIFY(!test->isEnabled());
    QVERIFY(bench.find<QLabel>("checkWaiting")->text().contains(QStringLiteral("Testing")));
    bench.dialog.setTestResult({{QStringLiteral("api"),
                                 CheckResult::State::Failed,
                                 QStringLiteral("API"),
                                 QStringLiteral("<b>refused</b>"),
                                 QStringLiteral("Start it."),
                                 {}}});
    QVERIFY(test->isEnabled());
    QStringList texts;
    const QList<PlainTextView *> views = bench.find<QWidget>("checkList")->findChildren<PlainTextView *>();
    for (const PlainTextView *view : views)
        texts << view->toPlainText();
    QVERIFY(texts.contains(QStringLiteral("<b>refused</b>")));
}

void TestProfileDialog::troubleIsShownFirst()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    const auto result = [](CheckResult::State state, const QString &title) {
        return CheckResult{title, state, title, {}, {}, {}};
    };
    bench.dialog.setTestResult({result(CheckResult::State::Ok, QStringLiteral("driver")),
                                result(CheckResult::State::Warning, QStringLiteral("role")),
                                result(CheckResult::State::Skipped, QStringLiteral("token")),
                                result(CheckResult::State::Failed, QStringLiteral("api"))});
    auto *list = bench.find<QScrollArea>("checkList");
    QTRY_VERIFY(list->isVisible());
    const auto top = [list](const QString &title) {
        const QList<QLabel *> labels = list->widget()->findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->text() == title)
                return label->mapTo(list->widget(), QPoint()).y();
        }
        return -1;
    };
    QTRY_VERIFY(top(QStringLiteral("api")) >= 0 && top(QStringLiteral("api")) < top(QStringLiteral("role")));
    QVERIFY(top(QStringLiteral("role")) < top(QStringLiteral("driver")));
    QVERIFY(top(QStringLiteral("driver")) < top(QStringLiteral("token")));
}

/// Scrolling the form once turned the encryption off.
void TestProfileDialog::wheelChangesNothingOnItsWay()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    auto *tls = bench.find<QComboBox>("tlsInput");
    auto *port = bench.find<QSpinBox>("portInput");
    bench.find<QLineEdit>("nameInput")->setFocus();
    const int before = tls->currentIndex();
    const int portBefore = port->value();
    for (QWidget *input : {static_cast<QWidget *>(tls), static_cast<QWidget *>(port)}) {
        const QPointF middle = input->rect().center();
        QWheelEvent wheel(middle, input->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(input, &wheel);
        QVERIFY(!input->hasFocus());
    }
    QCOMPARE(tls->currentIndex(), before);
    QCOMPARE(port->value(), portBefore);
}

void TestProfileDialog::unsavedChangesAreNotLostByOneEscape()
{
    DialogBench untouched({apiProfile(QStringLiteral("Production"))});
    untouched.dialog.reject();
    QVERIFY(!untouched.dialog.isVisible());
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    bench.type("nameInput", QStringLiteral("Changed"));
    bench.dialog.reject();
    QVERIFY(bench.dialog.isVisible());
    QVERIFY(!bench.message().isEmpty());
    bench.dialog.reject();
    QVERIFY(!bench.dialog.isVisible());
    QVERIFY(bench.accepted.isEmpty());
}

void TestProfileDialog::everyInputHasAName()
{
    DialogBench bench({apiProfile(QStringLiteral("Production"))});
    const QList<QWidget *> widgets = bench.dialog.findChildren<QWidget *>();
    int inputs = 0;
    for (const QWidget *widget : widgets) {
        if (!widget->objectName().endsWith(QLatin1String("Input")))
            continue;
        ++inputs;
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
    QCOMPARE(inputs, 25);
}

QTEST_MAIN(TestProfileDialog)
#include "tst_profile_dialog.moc"
