// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/column_layout.h"

#include "filter/value_menu.h"
#include "list/column_widths.h"
#include "service/setting_keys.h"
#include "text/run_words.h"

#include <QAction>
#include <QHeaderView>
#include <QSet>

namespace wf2des {

namespace {

QList<RunColumn> defaultColumns()
{
    return {RunColumn::Status, RunColumn::Edge,  RunColumn::Screen,   RunColumn::Age,
            RunColumn::Flags,  RunColumn::Score, RunColumn::CreatedBy};
}

} // namespace

ColumnLayout::ColumnLayout(QHeaderView *header, Settings *settings, QObject *parent)
    : QObject(parent)
    , m_header(header)
    , m_settings(settings)
{
    m_header->setStretchLastSection(true);
    if (!restore())
        applyDefaults();
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_header, &QHeaderView::customContextMenuRequested, this, [this](const QPoint &position) {
        auto *menu = new ValueMenu(m_header);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(menu);
        menu->popup(m_header->mapToGlobal(position));
    });
}

bool ColumnLayout::restore()
{
    const QByteArray state = m_settings ? m_settings->value(setting::RunTableHeader) : QByteArray();
    if (state.isEmpty() || !m_header->restoreState(state) || m_header->count() != runColumnCount)
        return false;
    m_chosen.clear();
    for (int section = 0; section < runColumnCount; ++section) {
        if (!m_header->isSectionHidden(section))
            m_chosen.append(static_cast<RunColumn>(section));
    }
    if (m_chosen.isEmpty())
        return false;
    return true;
}

void ColumnLayout::applyDefaults()
{
    m_chosen = defaultColumns();
    for (int section = 0; section < runColumnCount; ++section) {
        const auto column = static_cast<RunColumn>(section);
        m_header->moveSection(m_header->visualIndex(section), section);
        m_header->resizeSection(section, usualWidth(section));
        m_header->setSectionHidden(section, !isShown(column));
    }
    m_header->setMinimumSectionSize(40);
}

bool ColumnLayout::exists(RunColumn column) const
{
    switch (column) {
    case RunColumn::Edge:
        return m_deployment.edge;
    case RunColumn::Score:
        return m_deployment.score;
    case RunColumn::ScoreVersion:
        return m_deployment.scoreVersion;
    default:
        return true;
    }
}

bool ColumnLayout::isShown(RunColumn column) const
{
    return m_chosen.contains(column) && exists(column);
}

QList<RunColumn> ColumnLayout::visibleColumns() const
{
    QList<RunColumn> columns;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int section = m_header->logicalIndex(visual);
        if (!m_header->isSectionHidden(section))
            columns.append(static_cast<RunColumn>(section));
    }
    return columns;
}

void ColumnLayout::setShown(RunColumn column, bool shown)
{
    if (!shown && visibleColumns().size() <= 1)
        return; // a table without a column has no header to bring one back
    m_chosen.removeAll(column);
    if (shown)
        m_chosen.append(column);
    m_header->setSectionHidden(static_cast<int>(column), !isShown(column));
    save();
}

void ColumnLayout::setDeployment(const RunColumns &deployment)
{
    m_deployment = deployment;
    for (const RunColumn column : {RunColumn::Edge, RunColumn::Score, RunColumn::ScoreVersion})
        m_header->setSectionHidden(static_cast<int>(column), !isShown(column));
}

void ColumnLayout::fillMenu(QMenu *menu)
{
    for (int section = 0; section < runColumnCount; ++section) {
        const auto column = static_cast<RunColumn>(section);
        QAction *action = menu->addAction(columnTitle(column));
        action->setCheckable(true);
        action->setChecked(isShown(column));
        action->setEnabled(exists(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setShown(column, shown); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Restore Default Columns")), &QAction::triggered, this, &ColumnLayout::reset);
}

void ColumnLayout::reset()
{
    applyDefaults();
    save();
}

int ColumnLayout::usualWidth(int section) const
{
    return usualColumnWidth(static_cast<RunColumn>(section), m_header->parentWidget()->font());
}

bool ColumnLayout::isUntouched() const
{
    int last = -1; // it takes what is left
    for (int visual = 0; visual < m_header->count(); ++visual) {
        if (m_header->logicalIndex(visual) != visual)
            return false;
        if (!m_header->isSectionHidden(visual))
            last = visual;
    }
    for (int section = 0; section < last; ++section) {
        if (!m_header->isSectionHidden(section) && m_header->sectionSize(section) != usualWidth(section))
            return false;
    }
    const QList<RunColumn> usual = defaultColumns();
    return QSet<RunColumn>(m_chosen.begin(), m_chosen.end()) == QSet<RunColumn>(usual.begin(), usual.end());
}

void ColumnLayout::save() const
{
    if (!m_settings)
        return;
    // Nothing chosen, nothing kept: the usual widths follow the language and the font.
    const QByteArray state = isUntouched() ? QByteArray() : m_header->saveState();
    if (m_settings->value(setting::RunTableHeader) == state)
        return;
    if (state.isEmpty())
        m_settings->reset(setting::RunTableHeader);
    else
        m_settings->setValue(setting::RunTableHeader, state);
}

} // namespace wf2des
