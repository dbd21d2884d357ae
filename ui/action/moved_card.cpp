// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/moved_card.h"

#include "action/action_button.h"
#include "action/action_words.h"
#include "detail/icon_label.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QAction>
#include <QGridLayout>

namespace wf2des {

MovedCard::MovedCard(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("movedCard"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    m_saw = addLine(grid, 0, tr("You saw"));
    m_now = addLine(grid, 2, tr("It is now"));
    grid->addWidget(new TintedLabel(tr("Still legal?"), TintedLabel::muted(), this), 4, 0, Qt::AlignTop);
    m_legalIcon = new IconLabel({}, TintedLabel::normal(), this);
    m_legal = new TintedLabel({}, TintedLabel::normal(), this);
    m_legal->setObjectName(QStringLiteral("stillLegal"));
    m_legal->setWordWrap(true);
    grid->addWidget(m_legalIcon, 4, 1, Qt::AlignTop);
    grid->addWidget(m_legal, 4, 2);
    buildRepeat();
    grid->addWidget(m_button, 5, 2, Qt::AlignLeft);
}

MovedCard::Line MovedCard::addLine(QGridLayout *grid, int row, const QString &label)
{
    Line line;
    line.icon = new IconLabel({}, TintedLabel::normal(), this);
    line.state = new TintedLabel({}, TintedLabel::normal(), this);
    line.state->setWeight(QFont::DemiBold);
    line.state->setWordWrap(true);
    line.more = new TintedLabel({}, TintedLabel::muted(), this);
    line.more->setWordWrap(true);
    grid->addWidget(new TintedLabel(label, TintedLabel::muted(), this), row, 0, Qt::AlignTop);
    grid->addWidget(line.icon, row, 1, Qt::AlignTop);
    grid->addWidget(line.state, row, 2);
    grid->addWidget(line.more, row + 1, 2);
    return line;
}

void MovedCard::buildRepeat()
{
    m_repeat = new QAction(tr("Ask again"), this);
    m_repeat->setObjectName(QStringLiteral("repeat"));
    m_repeat->setShortcut(QKeySequence(Qt::Key_Y));
    m_repeat->setAutoRepeat(false);
    addAction(m_repeat); // the key works while the card is on screen
    connect(m_repeat, &QAction::triggered, this, &MovedCard::repeat);
    m_button = new ActionButton(m_repeat, ActionButton::Role::Plain, this);
}

void MovedCard::showState(const Line &line, const RunState &state, const QString &by)
{
    line.icon->setIcon(stateIconName(state), TintedLabel::ofTone(toneOf(state)));
    line.state->setText(stateWord(state));
    line.state->setTint(TintedLabel::ofTone(toneOf(state)));
    QStringList more{tr("attempt %1").arg(state.attempt)};
    if (state.updatedAt)
        more << tr("changed %1").arg(localTimeWords(*state.updatedAt));
    if (!by.isEmpty())
        more << tr("by %1").arg(isolated(by));
    line.more->setText(more.join(QStringLiteral(" · ")));
    line.more->setToolTip(state.updatedAt ? toolTipText(exactTimeWords(*state.updatedAt)) : QString());
}

void MovedCard::setComparison(const Action &action, const Run &now, const QString &why)
{
    m_shown = now.state();
    showState(m_saw, action.seen, {});
    showState(m_now, m_shown, now.updatedBy);
    const bool legal = why.isEmpty();
    m_legal->setText(legal ? tr("Yes. Nothing is sent until you ask again.") : tr("No. %1").arg(why));
    m_legalIcon->setIcon(legal ? QStringLiteral("status-completed") : QStringLiteral("status-failed"),
                         TintedLabel::ofTone(legal ? Tone::Completed : Tone::Failed));
    m_repeat->setText(tr("%1 on the new state").arg(actionName(action)));
    m_repeat->setToolTip(tr("Ask again, for the run as it is now"));
    m_repeat->setEnabled(legal);
    m_button->setVisible(legal);
}

void MovedCard::repeat()
{
    m_repeat->setEnabled(false); // one press, one request
    Q_EMIT repeatRequested(m_shown);
}

} // namespace wf2des
