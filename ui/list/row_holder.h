// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace wf2des {

class RunListModel;

/// Holds the rows of the list still while a mouse button is down anywhere in the window or a menu is open, so that
/// nothing moves under a press (FIELD, "Acting on the wrong thing").
class RowHolder : public QObject {
    Q_OBJECT
public:
    /// Watches the application's events for `window`. `runs` must outlive the holder.
    RowHolder(QWidget *window, RunListModel *runs);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();

    QWidget *m_window;
    RunListModel *m_runs;
    bool m_pressed = false;
};

} // namespace wf2des
