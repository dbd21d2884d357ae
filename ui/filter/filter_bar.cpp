// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/filter_bar.h"

#include "detail/flow_layout.h"
#include "filter/add_filter_menu.h"
#include "filter/facet_chip.h"
#include "filter/range_chip.h"
#include "list/run_list_model.h"
#include "text/plain_text.h"
#include "text/run_words.h"
#include "theme/icon_set.h"

#include <QHBoxLayout>

namespace wf2des {

namespace {

constexpr std::array chipKeys{FilterKey::Edge, FilterKey::Status, FilterKey::Phase, FilterKey::Project};

bool hasOwnChip(FilterKey key)
{
    return std::find(chipKeys.begin(), chipKeys.end(), key) != chipKeys.end();
}

} // namespace

FilterBar::FilterBar(RunListModel *runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_flow(new FlowLayout)
{
    setObjectName(QStringLiteral("filterBar"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_flow->setSpacing(8);
    row->addLayout(m_flow, 1);
    m_columns = new ChipButton(tr("Columns"), this);
    m_columns->setObjectName(QStringLiteral("columnsButton"));
    m_columns->setQuiet(true);
    row->addWidget(m_columns, 0, Qt::AlignTop);
    buildChips();
    connect(m_runs, &RunListModel::filterChanged, this, &FilterBar::showFilter);
    showFilter(m_runs->filter());
}

void FilterBar::buildChips()
{
    for (const FilterKey key : chipKeys) {
        auto *chip = new FacetChip(key, m_runs, this);
        connect(chip, &FacetChip::filterRequested, m_runs, &RunListModel::setFilter);
        m_flow->addWidget(chip);
        if (key == FilterKey::Edge)
            m_edge = chip;
    }
    m_range = new RangeChip(this);
    m_flow->addWidget(m_range);

    m_add = new ChipButton(tr("+ Filter"), this);
    m_add->setObjectName(QStringLiteral("addFilterButton"));
    m_add->setAccessibleName(tr("Add a filter"));
    m_add->setQuiet(true);
    m_addMenu = new AddFilterMenu(m_runs, m_add);
    connect(m_addMenu, &AddFilterMenu::filterRequested, m_runs, &RunListModel::setFilter);
    connect(m_addMenu, &AddFilterMenu::saveViewRequested, this, &FilterBar::saveViewRequested);
    m_add->setMenu(m_addMenu);

    m_clear = new ChipButton(tr("Clear"), this);
    m_clear->setObjectName(QStringLiteral("clearFilterButton"));
    m_clear->setAccessibleName(tr("Clear the filter"));
    m_clear->setQuiet(true);
    connect(m_clear, &QToolButton::clicked, m_runs, [this] { m_runs->setFilter({}); });
    m_flow->addWidget(m_add);
    m_flow->addWidget(m_clear);
}

void FilterBar::setDeployment(const RunColumns &deployment)
{
    m_edge->setVisible(deployment.edge);
    m_addMenu->setDeployment(deployment);
}

void FilterBar::showFilter(const RunFilter &filter)
{
    // A chip that was just clicked is still on the stack.
    for (QWidget *chip : std::as_const(m_termChips)) {
        m_flow->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    m_termChips.clear();
    m_flow->removeWidget(m_add);
    m_flow->removeWidget(m_clear);
    for (const FilterTerm &term : filter.terms()) {
        if (!hasOwnChip(term.key) && term.key != FilterKey::Text)
            addTermChip(term);
    }
    m_flow->addWidget(m_add);
    m_flow->addWidget(m_clear);
    m_clear->setVisible(!filter.isEmpty());
    m_flow->invalidate();
}

void FilterBar::addTermChip(const FilterTerm &term)
{
    QStringList words;
    for (const QString &value : term.values)
        words.append(facetValueWord(term.key, value));
    const QString shown = visibleLine(words.join(QStringLiteral(", ")), 60);
    auto *chip = new ChipButton(filterKeyTitle(term.key), this);
    chip->setObjectName(QStringLiteral("term-%1").arg(filterKeyWord(term.key)));
    chip->setIcon(themeIcon(QStringLiteral("close")));
    chip->setValue(term.excluded ? tr("not %1").arg(shown) : shown);
    chip->setAccessibleName(tr("Remove the filter %1: %2").arg(filterKeyTitle(term.key), chip->value()));
    chip->setToolTip(tr("Remove this filter"));
    connect(chip, &QToolButton::clicked, m_runs,
            [this, term] { m_runs->setFilter(m_runs->filter().with(term.key, {}, term.excluded)); });
    m_flow->addWidget(chip);
    m_termChips.append(chip);
    chip->show();
}

} // namespace wf2des
