// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/activity_view.h"

#include "action/action_words.h"
#include "detail/icon_label.h"
#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunActivity)
};

QString byWords(const QString &who)
{
    return who.isEmpty() ? QString() : Words::tr("by %1").arg(who);
}

void addMilestones(const Run &run, QList<ActivityEntry> &entries)
{
    if (run.createdAt) {
        const QString surface = run.triggerSurface.isKnown() ? surfaceWord(run.triggerSurface) : QString();
        QStringList how{byWords(run.createdBy)};
        if (!surface.isEmpty())
            how << Words::tr("triggered from %1").arg(surface);
        how.removeAll(QString());
        entries.append({*run.createdAt,
                        QStringLiteral("add"),
                        Tone::Unknown,
                        Words::tr("Created"),
                        how.join(QStringLiteral(" · ")),
                        {}});
    }
    if (run.updatedAt && run.updatedAt != run.createdAt) {
        entries.append({*run.updatedAt, stateIconName(run.state()), toneOf(run.state()), stateWord(run.state()),
                        byWords(run.updatedBy), run.errorMessage});
    }
    if (run.materializedAt) {
        entries.append({*run.materializedAt,
                        QStringLiteral("open-in-figma"),
                        Tone::Completed,
                        Words::tr("Placed in Figma"),
                        {},
                        {}});
    }
    if (run.deletedAt) {
        entries.append({*run.deletedAt,
                        QStringLiteral("close"),
                        Tone::Cancelled,
                        Words::tr("Deleted"),
                        byWords(run.deletedBy),
                        {}});
    }
}

ActivityEntry entryOf(const ActionRecord &record)
{
    ActivityEntry entry;
    entry.time = record.settledAt > 0 ? record.settledAt : record.action.askedAt;
    entry.title = Words::tr("You: %1").arg(outcomeTitle(record));
    entry.text = outcomeSentence(record);
    if (!record.action.reason.isEmpty())
        entry.text += (entry.text.isEmpty() ? QString() : QStringLiteral("\n"))
            + Words::tr("Reason: %1").arg(record.action.reason);
    if (record.error)
        entry.detail = technicalDetail(*record.error);
    switch (record.state) {
    case ActionState::Requested:
    case ActionState::Checking:
        entry.icon = QStringLiteral("waiting");
        entry.tone = Tone::Processing;
        break;
    case ActionState::Applied:
        entry.icon = QStringLiteral("confirm");
        entry.tone = Tone::Completed;
        break;
    case ActionState::NotApplied:
        entry.icon = QStringLiteral("status-failed");
        entry.tone = Tone::Failed;
        break;
    case ActionState::Unknown:
    case ActionState::Moved:
        entry.icon = QStringLiteral("warning");
        entry.tone = Tone::AwaitingConfirm;
        break;
    }
    return entry;
}

QWidget *entryRow(const ActivityEntry &entry, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    auto *title = new TintedLabel(entry.title, TintedLabel::normal(), row);
    title->setWeight(QFont::DemiBold);
    title->setWordWrap(true);
    auto *time = new TintedLabel(localTimeWords(entry.time), TintedLabel::muted(), row);
    time->setToolTip(toolTipText(exactTimeWords(entry.time)));
    grid->addWidget(new IconLabel(entry.icon, TintedLabel::ofTone(entry.tone), row), 0, 0, Qt::AlignTop);
    grid->addWidget(title, 0, 1);
    grid->addWidget(time, 1, 1);
    int line = 2;
    for (const QString &text : {entry.text, entry.detail}) {
        if (text.isEmpty())
            continue;
        auto *view = new PlainTextView(row);
        view->setExactText(text);
        view->setAccessibleName(entry.title);
        if (line > 2 || entry.text.isEmpty())
            view->setTextColor(ThemeColors(row->palette()).muted);
        grid->addWidget(view, line++, 1);
    }
    row->setAccessibleName(
        QStringLiteral("%1. %2. %3").arg(entry.title, localTimeWords(entry.time), visibleLine(entry.text)));
    return row;
}

} // namespace

QList<ActivityEntry> runActivity(const Run &run, const QList<ActionRecord> &records)
{
    QList<ActivityEntry> entries;
    addMilestones(run, entries);
    for (const ActionRecord &record : records)
        entries.append(entryOf(record));
    std::stable_sort(entries.begin(), entries.end(),
                     [](const ActivityEntry &a, const ActivityEntry &b) { return a.time > b.time; });
    return entries;
}

ActivityView::ActivityView(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("activityView"));
    setAccessibleName(tr("Activity of the run"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
}

void ActivityView::setEntries(const QList<ActivityEntry> &entries)
{
    if (entries == m_entries && widget())
        return;
    m_entries = entries;
    rebuild();
}

void ActivityView::rebuild()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, 0, 12);
    column->setSpacing(0);
    for (const ActivityEntry &entry : std::as_const(m_entries))
        column->addWidget(entryRow(entry, content));
    column->addStretch();
    setWidget(content); // deletes the old one
    content->setAutoFillBackground(false);
}

} // namespace wf2des
