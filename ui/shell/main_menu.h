// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <utility>

class QAction;
class QMenu;
class QMenuBar;

namespace wf2des {

class RunActions;
class Settings;

/// The menu bar and the window's shortcuts. Says what was asked for; the window acts.
class MainMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `bar`. `actions` must outlive the menu.
    MainMenu(QMenuBar *bar, RunActions *actions, const Settings &settings, QObject *parent);

    /// To be filled with the columns each time it opens.
    QMenu *columnsMenu() const { return m_columns; }

Q_SIGNALS:
    void profilesRequested();
    void doctorRequested();
    void quitRequested();
    void copyRequested();
    void findRequested();
    void refreshRequested();
    void saveViewRequested();
    void languageRequested(const QString &code);
    void appearanceRequested(const QString &appearance);
    void shortcutsRequested();
    void aboutRequested();

private:
    void buildFile(QMenu *menu);
    void buildEdit(QMenu *menu);
    void buildView(QMenu *menu, const Settings &settings);
    void buildHelp(QMenu *menu);
    using Choices = QList<std::pair<QString, QString>>; ///< words, value
    QMenu *addChoices(QMenu *menu, const QString &title, const Choices &choices, const QString &current,
                      void (MainMenu::*signal)(const QString &));
    QAction *add(QMenu *menu, const QString &text, const QString &objectName, void (MainMenu::*signal)());

    QMenu *m_columns = nullptr;
};

} // namespace wf2des
