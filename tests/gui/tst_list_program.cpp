// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "appearance.h"
#include "dashboard.h"
#include "filter/range_chip.h"
#include "list/run_table.h"
#include "main_window.h"
#include "profile/profile_dialog.h"
#include "profile/welcome_dialog.h"
#include "profile_connection.h"
#include "profile_store.h"
#include "service/setting_keys.h"
#include "theme/theme_colors.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

using namespace wf2des;

namespace {

/// A deployment that nobody answers for: the window is all that matters here.
Profile profileNamed(const QString &name)
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = name;
    profile.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:9/"));
    return profile;
}

template <typename T> T *visibleWindow()
{
    const QWidgetList widgets = QApplication::topLevelWidgets();
    for (QWidget *widget : widgets) {
        if (auto *found = qobject_cast<T *>(widget); found && found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace

/// The program around its windows: which profile is open, the welcome, what is remembered.
class TestListProgram : public QObject {
    Q_OBJECT

private:
    struct Program {
        explicit Program(const QList<Profile> &profiles, CommandLine commandLine = {})
            : settings(folder.filePath(QStringLiteral("settings.ini")))
        {
            ProfileStore(&settings).setProfiles(profiles);
            dashboard = std::make_unique<Dashboard>(std::move(commandLine), &settings, &clock);
            dashboard->start();
        }

        QString openName() const
        {
            return dashboard->connection() ? dashboard->connection()->profile().name : QString();
        }

        /// As the person does it: Profiles, changes, Save.
        void edit(const QList<Profile> &profiles)
        {
            auto *dialog = visibleWindow<ProfileDialog>();
            QVERIFY(dialog);
            Q_EMIT dialog->profilesAccepted(profiles);
            dialog->accept();
        }

        void trigger(const char *action) const
        {
            dashboard->window()->findChild<QAction *>(QLatin1String(action))->trigger();
        }

        QTemporaryDir folder;
        SystemClock clock;
        Settings settings;
        std::unique_ptr<Dashboard> dashboard;
    };

private Q_SLOTS:
    void welcomeStaysWhenConnectingIsGivenUp()
    {
        Program program({});
        QTRY_VERIFY(visibleWindow<WelcomeDialog>());
        Q_EMIT visibleWindow<WelcomeDialog>()->connectRequested();
        QTRY_VERIFY(visibleWindow<ProfileDialog>());
        visibleWindow<ProfileDialog>()->reject();
        QTRY_VERIFY(!visibleWindow<ProfileDialog>());
        QVERIFY(visibleWindow<WelcomeDialog>());
        QVERIFY(!program.dashboard->window());
        visibleWindow<WelcomeDialog>()->close();
    }

    void connectingOpensTheNewProfile()
    {
        Program program({});
        Q_EMIT visibleWindow<WelcomeDialog>()->connectRequested();
        program.edit({profileNamed(QStringLiteral("Staging"))});
        QTRY_COMPARE(program.openName(), QStringLiteral("Staging"));
        QTRY_VERIFY(!visibleWindow<WelcomeDialog>());
    }

    void editedProfileStaysOpenWithItsNewValues()
    {
        QList<Profile> profiles{profileNamed(QStringLiteral("Production")), profileNamed(QStringLiteral("Staging"))};
        CommandLine line;
        line.profile = QStringLiteral("Staging");
        Program program(profiles, line);
        QTRY_COMPARE(program.openName(), QStringLiteral("Staging"));
        program.trigger("profilesAction");
        profiles[1].name = QStringLiteral("Rehearsal");
        profiles.prepend(profileNamed(QStringLiteral("A third")));
        program.edit(profiles);
        QTRY_COMPARE(program.openName(), QStringLiteral("Rehearsal"));
        QTRY_VERIFY(program.dashboard->window()->windowTitle().startsWith(QStringLiteral("Rehearsal")));
    }

    void removedProfileMakesRoomForTheNextThenTheWelcome()
    {
        const QList<Profile> profiles{profileNamed(QStringLiteral("Production")),
                                      profileNamed(QStringLiteral("Staging"))};
        Program program(profiles);
        QTRY_COMPARE(program.openName(), QStringLiteral("Production"));
        program.trigger("profilesAction");
        program.edit({profiles.at(1)});
        QTRY_COMPARE(program.openName(), QStringLiteral("Staging"));
        program.trigger("profilesAction");
        program.edit({});
        QTRY_VERIFY(!program.dashboard->connection());
        QVERIFY(!program.dashboard->window());
        QVERIFY(visibleWindow<WelcomeDialog>());
        visibleWindow<WelcomeDialog>()->close();
    }

    void queryOfTheStartIsTheFilter()
    {
        CommandLine line;
        line.query = QStringLiteral("status:failed");
        const QList<Profile> profiles{profileNamed(QStringLiteral("A")), profileNamed(QStringLiteral("B"))};
        Program program(profiles, line);
        QTRY_VERIFY(program.dashboard->window());
        QCOMPARE(program.dashboard->connection()->runs().filter().toText(), line.query);
        auto *box = program.dashboard->window()->findChild<QLineEdit *>(QStringLiteral("searchBox"));
        QCOMPARE(box->text(), line.query);
        box->setText(QStringLiteral("edge:des2wf"));
        Q_EMIT program.dashboard->window()->profileSwitchRequested(profiles.at(1).id);
        QTRY_COMPARE(program.openName(), QStringLiteral("B"));
        // What the person wrote since goes along; the start's words do not come back.
        QCOMPARE(program.dashboard->connection()->runs().filter().toText(), QStringLiteral("edge:des2wf"));
    }

    void rangeBelongsToItsProfile()
    {
        const QList<Profile> profiles{profileNamed(QStringLiteral("A")), profileNamed(QStringLiteral("B"))};
        Program program(profiles);
        QTRY_COMPARE(program.openName(), QStringLiteral("A"));
        const auto chip = [&program] {
            return program.dashboard->window()->findChild<RangeChip *>(QStringLiteral("chip-range"));
        };
        chip()->menu()->actions().constFirst()->trigger(); // 24 hours
        QCOMPARE(ProfileStore(&program.settings).profiles().at(0).range, LoadRange::Day);
        QCOMPARE(ProfileStore(&program.settings).profiles().at(1).range, LoadRange::Days30);
        Q_EMIT program.dashboard->window()->profileSwitchRequested(profiles.at(1).id);
        QTRY_COMPARE(program.openName(), QStringLiteral("B"));
        QCOMPARE(chip()->range(), LoadRange::Days30);
        Q_EMIT program.dashboard->window()->profileSwitchRequested(profiles.at(0).id);
        QTRY_COMPARE(program.openName(), QStringLiteral("A"));
        QCOMPARE(chip()->range(), LoadRange::Day);
    }

    void languageChangesInPlace()
    {
        Program program({profileNamed(QStringLiteral("A"))});
        QTRY_VERIFY(program.dashboard->window());
        const ProfileConnection *connection = program.dashboard->connection();
        program.dashboard->window()->resize(790, 701);
        Q_EMIT program.dashboard->window()->languageRequested(QStringLiteral("ja"));
        QTRY_COMPARE(program.settings.value(setting::Language), QStringLiteral("ja"));
        QCOMPARE(program.dashboard->connection(), connection); // no action under way is lost
        QCOMPARE(program.dashboard->window()->size(), QSize(790, 701));
        QCOMPARE(program.dashboard->window()->findChild<QMenu *>(QStringLiteral("languageMenu"))->title(),
                 QStringLiteral("言語(&L)"));
        Q_EMIT program.dashboard->window()->languageRequested(QStringLiteral("en"));
        QTRY_COMPARE(program.settings.value(setting::Language), QStringLiteral("en"));
    }

    /// DESIGN 9: light and dark, at once.
    void appearanceChangesAtOnce()
    {
        Program program({profileNamed(QStringLiteral("A"))});
        QTRY_VERIFY(program.dashboard->window());
        const auto isDark = [&program] {
            return ThemeColors(program.dashboard->window()->palette()).dark;
        };
        QVERIFY(!isDark());
        const QList<QAction *> choices =
            program.dashboard->window()->findChild<QMenu *>(QStringLiteral("appearanceMenu"))->actions();
        choices.at(2)->trigger();
        QCOMPARE(program.settings.value(setting::Appearance), QStringLiteral("dark"));
        QVERIFY(ThemeColors(QApplication::palette()).dark);
        QTRY_VERIFY(isDark());
        choices.at(0)->trigger();
        QTRY_VERIFY(!isDark());
        QCOMPARE(program.settings.value(setting::Appearance), QString());
    }
};

QTEST_MAIN(TestListProgram)
#include "tst_list_program.moc"
