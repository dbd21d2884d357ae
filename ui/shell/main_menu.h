// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace wf2des {

class RunActions;

/// The menu bar and the window's shortcuts. Says what was asked for; the window acts.
class MainMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `bar`. `actions` must outlive the menu.
    MainMenu(QMenuBar *bar, RunActions *actions, const QString &language, QObject *parent);

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
    void shortcutsRequested();
    void aboutRequested();

private:
    void buildFile(QMenu *menu);
    void buildEdit(QMenu *menu);
    void buildView(QMenu *menu, const QString &language);
    void buildHelp(QMenu *menu);
    void addLanguage(QActionGroup *group, const QString &name, const QString &code, const QString &current);
    QAction *add(QMenu *menu, const QString &text, const QString &objectName, void (MainMenu::*signal)());

    QMenu *m_columns = nullptr;
    QMenu *m_languages = nullptr;
};

} // namespace wf2des
