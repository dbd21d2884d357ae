// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/range_chip.h"

#include "text/run_words.h"

#include <QActionGroup>
#include <QMenu>

namespace wf2des {

RangeChip::RangeChip(QWidget *parent)
    : ChipButton(tr("Range"), parent)
{
    setObjectName(QStringLiteral("chip-range"));
    setToolTip(tr("How far back runs are loaded. Open runs are always loaded."));
    auto *menu = new QMenu(this);
    auto *group = new QActionGroup(menu);
    for (const LoadRange choice :
         {LoadRange::Day, LoadRange::Week, LoadRange::Days30, LoadRange::Days90, LoadRange::Year, LoadRange::All}) {
        QAction *action = menu->addAction(rangeWord(choice));
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] {
            setRange(choice);
            Q_EMIT rangeChosen(choice);
        });
    }
    setMenu(menu);
    setRange(m_range);
}

void RangeChip::setRange(LoadRange range)
{
    m_range = range;
    setValue(rangeWord(range));
    const QList<QAction *> choices = menu()->actions();
    for (QAction *action : choices)
        action->setChecked(action->data().toInt() == static_cast<int>(range));
}

} // namespace wf2des
