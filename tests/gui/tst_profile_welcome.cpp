// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/plain_text_view.h"
#include "profile/doctor_dialog.h"
#include "profile/welcome_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace wf2des;

/// The first start and the connection check.
class TestProfileWelcome : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void welcomeOffersBoth();
    void doctorShowsAndCopies();
};

void TestProfileWelcome::init()
{
    // The offscreen platform says this of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestProfileWelcome::welcomeOffersBoth()
{
    WelcomeDialog welcome;
    welcome.show();
    QSignalSpy connects(&welcome, &WelcomeDialog::connectRequested);
    QSignalSpy samples(&welcome, &WelcomeDialog::sampleDataRequested);
    auto *sample = welcome.findChild<QPushButton *>(QStringLiteral("sampleDataButton"));
    welcome.findChild<QPushButton *>(QStringLiteral("connectButton"))->click();
    sample->click();
    sample->click(); // one sandbox
    QCOMPARE(connects.size(), 1);
    QCOMPARE(samples.size(), 1);
    welcome.setMessage({ErrorCode::FileFailed, QStringLiteral("It <b>failed</b>."), QStringLiteral("why")});
    QCOMPARE(welcome.findChild<PlainTextView *>(QStringLiteral("welcomeMessage"))->toPlainText(),
             QStringLiteral("It <b>failed</b>.\nwhy"));
    sample->click();
    QCOMPARE(samples.size(), 2);
    QVERIFY(welcome.isVisible());
}

void TestProfileWelcome::doctorShowsAndCopies()
{
    DoctorDialog doctor;
    doctor.show();
    auto *copy = doctor.findChild<QPushButton *>(QStringLiteral("copyReportButton"));
    QVERIFY(!copy->isEnabled());
    doctor.setResults(
        {{QStringLiteral("api"), CheckResult::State::Failed, QStringLiteral("API"),
          QStringLiteral("It cannot be reached."), QStringLiteral("Start it."), QStringLiteral("detail")}});
    QVERIFY(copy->isEnabled());
    copy->click();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("failed   API: It cannot be reached.\n         -> Start it.\n         (detail)\n"));
}

QTEST_MAIN(TestProfileWelcome)
#include "tst_profile_welcome.moc"
