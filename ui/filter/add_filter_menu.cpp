// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/add_filter_menu.h"

#include "filter/value_menu.h"
#include "list/run_list_model.h"
#include "text/plain_text.h"
#include "text/run_words.h"

namespace wf2des {

AddFilterMenu::AddFilterMenu(RunListModel *runs, QWidget *parent)
    : QMenu(parent)
    , m_runs(runs)
{
    connect(this, &QMenu::aboutToShow, this, &AddFilterMenu::fill);
}

void AddFilterMenu::fill()
{
    clear();
    addFacet(FilterKey::Feedback);
    addFacet(FilterKey::Surface);
    addFacet(FilterKey::AutoConfirm);
    addSeparator();
    addChoices(FilterKey::Is,
               {{QStringLiteral("open"), tr("Open: not ended yet")},
                {QStringLiteral("blocked"), tr("Blocked: open for too long")},
                {QStringLiteral("flagged"), tr("Flagged")},
                {QStringLiteral("placed"), tr("Placed in Figma")},
                {QStringLiteral("unplaced"), tr("Completed, not placed yet")},
                {QStringLiteral("moved"), tr("Outcome changed after the end")}});
    addChoices(FilterKey::Flags,
               {{QStringLiteral(">0"), tr("At least one")},
                {QStringLiteral(">4"), tr("Five or more")},
                {QStringLiteral("0"), tr("No flags")},
                {QStringLiteral("none"), tr("Not counted")}});
    if (m_deployment.score) {
        addChoices(FilterKey::Score,
                   {{QStringLiteral("<0.6"), tr("Under 0.6")},
                    {QStringLiteral("<0.8"), tr("Under 0.8")},
                    {QStringLiteral(">=0.9"), tr("0.9 or better")}});
    }
    addChoices(FilterKey::Age,
               {{QStringLiteral("<1h"), tr("Less than an hour")},
                {QStringLiteral(">2h"), tr("More than 2 hours")},
                {QStringLiteral(">1d"), tr("More than a day")}});
    addSeparator();
    QAction *save = addAction(tr("Save as View…"));
    save->setObjectName(QStringLiteral("saveView"));
    save->setEnabled(!m_runs->filter().isEmpty());
    connect(save, &QAction::triggered, this, &AddFilterMenu::saveViewRequested);
}

void AddFilterMenu::addFacet(FilterKey key)
{
    auto *menu = new ValueMenu(filterKeyTitle(key), this);
    addMenu(menu);
    const FacetCounts counts = m_runs->result().facets.value(key);
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        addValue(menu, key, it.key(),
                 buttonText(facetValueWord(key, it.key())) + QLatin1Char('\t') + countWords(it.value()));
    }
    menu->setEnabled(!counts.isEmpty());
}

void AddFilterMenu::addChoices(FilterKey key, const QList<std::pair<QString, QString>> &choices)
{
    auto *menu = new ValueMenu(filterKeyTitle(key), this);
    addMenu(menu);
    for (const auto &[value, words] : choices)
        addValue(menu, key, value, words);
}

void AddFilterMenu::addValue(QMenu *menu, FilterKey key, const QString &value, const QString &words)
{
    QAction *action = menu->addAction(words);
    action->setCheckable(true);
    action->setChecked(m_runs->filter().values(key).contains(value));
    connect(action, &QAction::triggered, this, [this, key, value](bool on) {
        QStringList values = m_runs->filter().values(key);
        values.removeAll(value);
        if (on)
            values.append(value);
        Q_EMIT filterRequested(m_runs->filter().with(key, values));
    });
}

} // namespace wf2des
