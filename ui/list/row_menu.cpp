// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/row_menu.h"

#include "action/run_actions.h"
#include "list/run_table.h"
#include "run/figma_link.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QMenu>

namespace wf2des {

namespace {

template <typename E> std::optional<FilterTerm> codeTerm(FilterKey key, const Code<E> &code)
{
    if (code.isNull())
        return {};
    return FilterTerm{key, false, {code.isKnown() ? code.word() : code.text()}};
}

std::optional<FilterTerm> textTerm(FilterKey key, const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(FilterTerm{key, false, {text}});
}

} // namespace

std::optional<FilterTerm> termFor(const Run &run, RunColumn column)
{
    switch (column) {
    case RunColumn::Status:
        return run.phase.is(Phase::AwaitingConfirm) ? codeTerm(FilterKey::Phase, run.phase)
                                                    : codeTerm(FilterKey::Status, run.status);
    case RunColumn::Edge:
        return codeTerm(FilterKey::Edge, run.edge);
    case RunColumn::Phase:
        return codeTerm(FilterKey::Phase, run.phase);
    case RunColumn::Feedback:
        return codeTerm(FilterKey::Feedback, run.feedbackStatus);
    case RunColumn::Surface:
        return codeTerm(FilterKey::Surface, run.triggerSurface);
    case RunColumn::AutoConfirm:
        return codeTerm(FilterKey::AutoConfirm, run.autoConfirm);
    case RunColumn::Screen:
        return textTerm(FilterKey::Screen, run.screenId);
    case RunColumn::Project:
        return textTerm(FilterKey::Project, QString::number(run.projectId));
    case RunColumn::Organization:
        return textTerm(FilterKey::Organization, QString::number(run.organizationId));
    case RunColumn::File:
        return textTerm(FilterKey::File, run.figmaFileKey);
    case RunColumn::Node:
        return textTerm(FilterKey::Node, run.wfNodeId);
    case RunColumn::CreatedBy:
        return textTerm(FilterKey::CreatedBy, run.createdBy);
    case RunColumn::Error:
        return textTerm(FilterKey::Error, run.errorMessage.left(120));
    case RunColumn::ScoreVersion:
        return textTerm(FilterKey::ScoreVersion, run.scoreVersion);
    case RunColumn::Id:
        return textTerm(FilterKey::Id, run.id);
    case RunColumn::Flags:
        return run.flagCount ? textTerm(FilterKey::Flags, QString::number(*run.flagCount)) : std::nullopt;
    default:
        return {};
    }
}

RowMenu::RowMenu(RunTable *table, RunActions *actions, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_actions(actions)
{
}

void RowMenu::open(const QModelIndex &index, const QPoint &globalPosition)
{
    const Run run = m_table->words()->runs()->runAt(index.row());
    // The transitions act on the run whose menu this is, from the moment it opens.
    m_actions->setSubject(run);
    auto *menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("rowMenu"));
    menu->setToolTipsVisible(true); // they say why an action is not legal now
    menu->addActions(m_actions->actions());
    menu->addSeparator();
    connect(menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy")), &QAction::triggered, m_table,
            &RunTable::copySelection);
    connect(menu->addAction(tr("Copy Run Id")), &QAction::triggered, m_table,
            [id = run.id] { QApplication::clipboard()->setText(id); });
    menu->addSeparator();
    if (const auto term = termFor(run, static_cast<RunColumn>(index.column()))) {
        const QString value = buttonText(index.data(Qt::DisplayRole).toString(), 40);
        const auto add = [this, term](bool excluded) {
            const RunFilter &filter = m_table->words()->runs()->filter();
            QStringList values = filter.values(term->key, excluded);
            if (excluded)
                values.append(term->values);
            else
                values = term->values;
            Q_EMIT filterRequested(filter.with(term->key, values, excluded));
        };
        QAction *only = menu->addAction(themeIcon(QStringLiteral("filter")), tr("Only “%1”").arg(value));
        only->setObjectName(QStringLiteral("onlyAction"));
        connect(only, &QAction::triggered, this, [add] { add(false); });
        QAction *exclude = menu->addAction(tr("Exclude “%1”").arg(value));
        exclude->setObjectName(QStringLiteral("excludeAction"));
        connect(exclude, &QAction::triggered, this, [add] { add(true); });
        menu->addSeparator();
    }
    QAction *figma = menu->addAction(themeIcon(QStringLiteral("open-in-figma")), tr("Open in Figma"));
    figma->setEnabled(!run.figmaFileKey.isEmpty());
    connect(figma, &QAction::triggered, m_table,
            [target = FigmaTarget{run.figmaFileKey, run.wfNodeId}] { QDesktopServices::openUrl(figmaUrl(target)); });
    menu->popup(globalPosition);
}

} // namespace wf2des
