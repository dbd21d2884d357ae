// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/main_menu.h"

#include "action/run_actions.h"
#include "filter/value_menu.h"
#include "service/setting_keys.h"
#include "theme/icon_set.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace wf2des {

MainMenu::MainMenu(QMenuBar *bar, RunActions *actions, const Settings &settings, QObject *parent)
    : QObject(parent)
{
    bar->setObjectName(QStringLiteral("menuBar"));
    bar->setAccessibleName(tr("Menu bar"));
    buildFile(bar->addMenu(tr("&File")));
    buildEdit(bar->addMenu(tr("&Edit")));
    buildView(bar->addMenu(tr("&View")), settings);
    QMenu *run = bar->addMenu(tr("&Run"));
    run->setToolTipsVisible(true); // they say why an action is not legal now
    run->addActions(actions->actions());
    buildHelp(bar->addMenu(tr("&Help")));
}

QAction *MainMenu::add(QMenu *menu, const QString &text, const QString &objectName, void (MainMenu::*signal)())
{
    QAction *action = menu->addAction(text);
    action->setObjectName(objectName);
    connect(action, &QAction::triggered, this, signal);
    return action;
}

void MainMenu::buildFile(QMenu *menu)
{
    add(menu, tr("&Profiles…"), QStringLiteral("profilesAction"), &MainMenu::profilesRequested)
        ->setIcon(themeIcon(QStringLiteral("profile")));
    add(menu, tr("Connection &Check…"), QStringLiteral("doctorAction"), &MainMenu::doctorRequested);
    menu->addSeparator();
    QAction *quit = add(menu, tr("&Quit"), QStringLiteral("quitAction"), &MainMenu::quitRequested);
    quit->setShortcuts(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenu::buildEdit(QMenu *menu)
{
    QAction *copy = add(menu, tr("&Copy Selected Rows"), QStringLiteral("copyAction"), &MainMenu::copyRequested);
    copy->setShortcuts(QKeySequence::Copy);
    copy->setIcon(themeIcon(QStringLiteral("copy")));
    QAction *find = add(menu, tr("&Find"), QStringLiteral("findAction"), &MainMenu::findRequested);
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Find);
    keys.append(QKeySequence(Qt::Key_Slash));
    find->setShortcuts(keys);
    find->setIcon(themeIcon(QStringLiteral("search")));
    menu->addSeparator();
    add(menu, tr("&Save the Filter as a View…"), QStringLiteral("saveViewAction"), &MainMenu::saveViewRequested);
}

void MainMenu::buildView(QMenu *menu, const Settings &settings)
{
    QAction *refresh = add(menu, tr("&Refresh"), QStringLiteral("refreshAction"), &MainMenu::refreshRequested);
    refresh->setShortcuts(QKeySequence::Refresh);
    refresh->setIcon(themeIcon(QStringLiteral("refresh")));
    m_columns = new ValueMenu(tr("&Columns"), menu);
    m_columns->setIcon(themeIcon(QStringLiteral("columns")));
    menu->addMenu(m_columns);
    menu->addSeparator();
    addChoices(menu, tr("&Appearance"),
               {{tr("As the System"), QString()},
                {tr("Light"), QStringLiteral("light")},
                {tr("Dark"), QStringLiteral("dark")}},
               settings.value(setting::Appearance), &MainMenu::appearanceRequested)
        ->setObjectName(QStringLiteral("appearanceMenu"));
    // Each language in its own words, whatever the program speaks.
    addChoices(menu, tr("&Language"),
               {{tr("As the System"), QString()},
                {QStringLiteral("English"), QStringLiteral("en")},
                {QStringLiteral("日本語"), QStringLiteral("ja")}},
               settings.value(setting::Language), &MainMenu::languageRequested)
        ->setObjectName(QStringLiteral("languageMenu"));
}

QMenu *MainMenu::addChoices(QMenu *menu, const QString &title, const Choices &choices, const QString &current,
                            void (MainMenu::*signal)(const QString &))
{
    QMenu *choiceMenu = menu->addMenu(title);
    auto *group = new QActionGroup(choiceMenu);
    for (const auto &[words, value] : choices) {
        QAction *action = choiceMenu->addAction(words);
        action->setCheckable(true);
        action->setChecked(value == current);
        action->setData(value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, signal, chosen = value] { Q_EMIT(this->*signal)(chosen); });
    }
    return choiceMenu;
}

void MainMenu::buildHelp(QMenu *menu)
{
    QAction *keys =
        add(menu, tr("&Keyboard Shortcuts"), QStringLiteral("shortcutsAction"), &MainMenu::shortcutsRequested);
    keys->setShortcut(QKeySequence(Qt::Key_Question));
    menu->addSeparator();
    QAction *about = add(menu, tr("&About WF2Des Dashboard"), QStringLiteral("aboutAction"), &MainMenu::aboutRequested);
    about->setMenuRole(QAction::AboutRole);
}

} // namespace wf2des
