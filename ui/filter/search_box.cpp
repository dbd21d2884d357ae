// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/search_box.h"

#include "list/run_list_model.h"
#include "store/pasted_reference.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"

#include <QAction>
#include <QKeyEvent>

namespace wf2des {

namespace {

constexpr qsizetype LongestTyped = 2'000;

} // namespace

SearchBox::SearchBox(RunListModel *runs, QWidget *parent)
    : QLineEdit(parent)
    , m_runs(runs)
    , m_icon(addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition))
{
    setObjectName(QStringLiteral("searchBox"));
    setAccessibleName(tr("Search and filter"));
    setPlaceholderText(tr("Search, or paste a Figma link, run id, screen id …"));
    setClearButtonEnabled(true);
    m_icon->setText(tr("Search"));
    // Qt gives its clear button no name that a screen reader could say.
    if (auto *clearAction = findChild<QAction *>(QStringLiteral("_q_qlineeditclearaction")))
        clearAction->setText(tr("Clear"));
    connect(this, &QLineEdit::textChanged, this, &SearchBox::applyText);
    connect(this, &QLineEdit::returnPressed, this, &SearchBox::submitted);
    connect(this, &SearchBox::filterRequested, m_runs, &RunListModel::setFilter);
    connect(m_runs, &RunListModel::filterChanged, this, &SearchBox::showFilter);
    showFilter(m_runs->filter());
}

void SearchBox::applyText(const QString &text)
{
    QList<FilterProblem> problems;
    const RunFilter filter = RunFilter::fromText(text, &problems);
    // An answer of the API or a whole document was pasted: what it speaks of takes its place.
    if (text.contains(QLatin1Char('{')) || text.size() > LongestTyped) {
        const RunFilter spokenOf = filterFromPaste(text).value_or(RunFilter());
        if (spokenOf != filter)
            return setText(spokenOf.toText());
    }
    // A problem in the word under the caret is a word not finished yet: told only once typing has moved on.
    QString hint;
    for (const FilterProblem &problem : std::as_const(problems)) {
        if (hasFocus() && cursorPosition() == problem.position + problem.length && text.size() == cursorPosition())
            continue;
        hint = visibleLine(problem.message);
        break;
    }
    setHint(hint);
    Q_EMIT filterRequested(filter);
}

void SearchBox::showFilter(const RunFilter &filter)
{
    // What is being typed stays as typed while it means the same.
    if (RunFilter::fromText(text()) == filter)
        return;
    const QSignalBlocker blocker(this);
    setText(filter.toText());
    setHint({});
}

void SearchBox::setHint(const QString &hint)
{
    if (m_hint == hint)
        return;
    m_hint = hint;
    const bool blocked = blockSignals(false);
    Q_EMIT hintChanged(hint);
    blockSignals(blocked);
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        if (text().isEmpty())
            Q_EMIT submitted();
        clear();
        return;
    }
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier) {
        Q_EMIT submitted();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_icon->setIcon(themeIcon(QStringLiteral("search")));
}

} // namespace wf2des
