// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"

#include <QWidget>

class QAction;
class QGridLayout;

namespace wf2des {

class ActionButton;
class IconLabel;
class TintedLabel;

/// The fence in words: "you saw / it is now / still legal?", and one key to ask again on the state that it shows. The
/// state now may still change while it is on screen.
class MovedCard : public QWidget {
    Q_OBJECT
public:
    explicit MovedCard(QWidget *parent = nullptr);

    /// `why` says why asking again is not possible, translated; empty when it is.
    void setComparison(const Action &action, const Run &now, const QString &why);

Q_SIGNALS:
    /// Ask again, on what is shown as "it is now".
    void repeatRequested(const wf2des::RunState &shown);

private:
    struct Line {
        IconLabel *icon = nullptr;
        TintedLabel *state = nullptr;
        TintedLabel *more = nullptr;
    };

    Line addLine(QGridLayout *grid, int row, const QString &label);
    void buildRepeat();
    void showState(const Line &line, const RunState &state, const QString &by);
    void repeat();

    Line m_saw;
    Line m_now;
    IconLabel *m_legalIcon = nullptr;
    TintedLabel *m_legal = nullptr;
    QAction *m_repeat = nullptr;
    ActionButton *m_button = nullptr;
    RunState m_shown;
};

} // namespace wf2des
