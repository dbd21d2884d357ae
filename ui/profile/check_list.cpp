// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/check_list.h"

#include "detail/icon_label.h"
#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace wf2des {

namespace {

struct StateLook {
    QString icon;
    QString word;
    Tone tone;
};

StateLook lookOf(CheckResult::State state)
{
    switch (state) {
    case CheckResult::State::Ok:
        return {QStringLiteral("status-completed"), CheckList::tr("OK"), Tone::Completed};
    case CheckResult::State::Warning:
        return {QStringLiteral("warning"), CheckList::tr("Warning"), Tone::AwaitingConfirm};
    case CheckResult::State::Failed:
        return {QStringLiteral("status-failed"), CheckList::tr("Failed"), Tone::Failed};
    case CheckResult::State::Skipped:
        break;
    }
    return {QStringLiteral("status-cancelled"), CheckList::tr("Skipped"), Tone::Cancelled};
}

int urgency(CheckResult::State state)
{
    return state == CheckResult::State::Failed ? 0 : state == CheckResult::State::Warning ? 1 : 2;
}

PlainTextView *wrapped(const QString &text, QWidget *parent)
{
    auto *view = new PlainTextView(parent);
    view->setExactText(text);
    return view;
}

QWidget *checkRow(const CheckResult &result, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    const StateLook look = lookOf(result.state);
    auto *icon = new IconLabel(look.icon, TintedLabel::ofTone(look.tone), row);
    auto *title = new TintedLabel(visibleLine(result.title), TintedLabel::normal(), row);
    title->setWeight(QFont::DemiBold);
    auto *state = new TintedLabel(look.word, TintedLabel::ofTone(look.tone), row);
    grid->addWidget(icon, 0, 0, Qt::AlignTop);
    grid->addWidget(title, 0, 1);
    grid->addWidget(state, 0, 2, Qt::AlignRight);
    grid->setColumnStretch(1, 1);
    int line = 1;
    if (!result.message.isEmpty())
        grid->addWidget(wrapped(result.message, row), line++, 1, 1, 2);
    if (!result.remedy.isEmpty())
        grid->addWidget(wrapped(QStringLiteral("→ ") + result.remedy, row), line++, 1, 1, 2);
    if (!result.detail.isEmpty()) {
        PlainTextView *detail = wrapped(result.detail, row);
        detail->setTextColor(ThemeColors(row->palette()).muted);
        grid->addWidget(detail, line, 1, 1, 2);
    }
    row->setAccessibleName(QStringLiteral("%1: %2. %3").arg(visibleLine(result.title), look.word, result.message));
    return row;
}

} // namespace

CheckList::CheckList(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("checkList"));
    setAccessibleName(tr("Results of the check"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CheckList::setResults(const CheckResults &results)
{
    m_waiting.clear();
    m_results = results;
    // What needs doing must be in view without scrolling.
    std::stable_sort(m_results.begin(), m_results.end(),
                     [](const CheckResult &a, const CheckResult &b) { return urgency(a.state) < urgency(b.state); });
    rebuild();
}

void CheckList::setWaiting(const QString &words)
{
    m_waiting = words;
    m_results.clear();
    rebuild();
}

void CheckList::rebuild()
{
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    if (!m_waiting.isEmpty()) {
        auto *waiting = new TintedLabel(m_waiting, TintedLabel::muted(), content);
        waiting->setObjectName(QStringLiteral("checkWaiting"));
        waiting->setContentsMargins(12, 8, 12, 8);
        rows->addWidget(waiting);
    }
    for (const CheckResult &result : std::as_const(m_results))
        rows->addWidget(checkRow(result, content));
    rows->addStretch();
    setWidget(content); // deletes the old one
}

void CheckList::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && widget())
        rebuild();
}

} // namespace wf2des
