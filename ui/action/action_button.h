// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

class QAction;
class QMenu;

namespace wf2des {

/// A button of one QAction that shows the action's key beside its name. The main one is filled with the accent. Takes
/// no focus by click: the list keeps the keyboard.
class ActionButton : public QPushButton {
    Q_OBJECT
public:
    enum class Role { Main, Plain };

    /// The action must outlive the button.
    ActionButton(QAction *action, Role role, QWidget *parent = nullptr);
    /// Opens `menu`, titled and enabled as the menu's own action says.
    ActionButton(QMenu *menu, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();
    QString keyText() const;
    QFont nameFont() const;

    QAction *m_action;
    QMenu *m_menu = nullptr;
    Role m_role;
};

} // namespace wf2des
