// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/detail_header.h"

#include "action/action_button.h"
#include "action/run_actions.h"
#include "detail/flow_layout.h"
#include "detail/icon_label.h"
#include "detail/line_label.h"
#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr qreal smallFont = 0.92;

} // namespace

DetailHeader::DetailHeader(RunActions *actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    buildTitle(column);
    buildStatus(column);
    column->addSpacing(6);
    buildButtons(column);
    connect(m_actions, &RunActions::availabilityChanged, this, &DetailHeader::showNote);
}

void DetailHeader::buildTitle(QVBoxLayout *column)
{
    m_place = new TintedLabel({}, TintedLabel::muted(), this);
    m_place->setObjectName(QStringLiteral("detailPlace"));
    m_place->setWordWrap(true);
    m_screen = new PlainTextView(this);
    m_screen->setObjectName(QStringLiteral("detailScreen"));
    m_screen->setAccessibleName(tr("Screen"));
    QFont title = m_screen->font();
    title.setPointSizeF(title.pointSizeF() * 1.35);
    title.setWeight(QFont::DemiBold);
    m_screen->setFont(title);
    m_screen->setMaximumLines(3);
    column->addWidget(m_place);
    column->addWidget(m_screen);
}

void DetailHeader::buildStatus(QVBoxLayout *column)
{
    m_stateIcon = new IconLabel({}, TintedLabel::normal(), this);
    m_state = new TintedLabel({}, TintedLabel::normal(), this);
    m_state->setObjectName(QStringLiteral("detailState"));
    m_state->setWeight(QFont::DemiBold);
    m_age = new TintedLabel({}, TintedLabel::muted(), this);
    m_age->setObjectName(QStringLiteral("detailAge"));
    m_alarm = new TintedLabel({}, TintedLabel::ofTone(Tone::Failed), this);
    m_alarm->setObjectName(QStringLiteral("detailAlarm"));
    m_alarm->setWeight(QFont::DemiBold);
    auto *words = new FlowLayout;
    words->setSpacing(6);
    words->addWidget(m_state);
    words->addWidget(m_age);
    words->addWidget(m_alarm);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_stateIcon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    column->addLayout(row);
}

void DetailHeader::buildButtons(QVBoxLayout *column)
{
    auto *buttons = new FlowLayout;
    buttons->addWidget(new ActionButton(m_actions->confirmAction(), ActionButton::Role::Main, this));
    buttons->addWidget(new ActionButton(m_actions->rejectAction(), ActionButton::Role::Plain, this));
    buttons->addWidget(new ActionButton(m_actions->cancelAction(), ActionButton::Role::Plain, this));
    buttons->addWidget(new ActionButton(m_actions->feedbackMenu(), this));
    column->addLayout(buttons);
    m_note = new LineLabel({}, TintedLabel::muted(), this);
    m_note->setObjectName(QStringLiteral("detailNote"));
    m_note->scaleFont(smallFont);
    column->addWidget(m_note);
}

void DetailHeader::setRun(const Run &run, bool movedBetweenEnds)
{
    m_run = run;
    m_movedBetweenEnds = movedBetweenEnds;
    QStringList place;
    if (!run.edge.isNull())
        place << edgeWord(run.edge);
    place << tr("project %1").arg(run.projectId) << tr("attempt %1").arg(run.attempt);
    m_place->setText(place.join(QStringLiteral(" · ")));
    m_screen->setExactText(run.screenId.isEmpty() ? tr("(no screen id)") : run.screenId);
    m_stateIcon->setIcon(stateIconName(run.state()), TintedLabel::ofTone(toneOf(run.state())));
    m_state->setText(stateWord(run.state()));
    m_state->setTint(TintedLabel::ofTone(toneOf(run.state())));
    showNote();
}

void DetailHeader::setTime(EpochMicroseconds now, const StuckLimits &limits)
{
    const std::optional<EpochMicroseconds> since = m_run.updatedAt ? m_run.updatedAt : m_run.createdAt;
    QString age;
    if (since) {
        const QString duration = durationWords(now - *since);
        age = m_run.isOpen() ? tr("for %1", "how long in this state").arg(duration)
                             : tr("%1 ago", "how long since it ended").arg(duration);
    }
    m_age->setText(age);
    m_age->setToolTip(since ? toolTipText(exactTimeWords(*since)) : QString());
    QString alarm;
    if (isStuck(m_run.state(), limits, now))
        alarm = tr("stuck");
    else if (m_movedBetweenEnds)
        alarm = tr("changed after it had ended");
    m_alarm->setText(alarm);
    m_alarm->setVisible(!alarm.isEmpty());
}

void DetailHeader::setPending(const QString &words)
{
    m_pending = words;
    showNote();
}

/// One line, so that the page stays calm while the run moves: what is on its way, else the first action that a person
/// would want and cannot have. The others say their reasons in their tool tips.
void DetailHeader::showNote()
{
    QString note = m_pending;
    for (const ActionKind kind : {ActionKind::Confirm, ActionKind::Reject, ActionKind::Cancel, ActionKind::Feedback}) {
        if (note.isEmpty() && m_actions->subject())
            note = m_actions->reasonAgainst(kind);
    }
    m_note->setTint(m_pending.isEmpty() ? TintedLabel::muted() : TintedLabel::ofTone(Tone::Processing));
    m_note->setText(note);
}

} // namespace wf2des
