// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/facet_chip.h"

#include "filter/value_menu.h"
#include "list/run_list_model.h"
#include "text/plain_text.h"
#include "text/run_words.h"

#include <QAction>

#include <algorithm>

namespace wf2des {

namespace {

/// Two values by name, the others as a number.
QString valuesInWords(FilterKey key, const QStringList &values)
{
    QStringList shown;
    for (const QString &value : values.mid(0, 2))
        shown.append(facetValueWord(key, value));
    QString words = shown.join(QStringLiteral(", "));
    if (values.size() > 2)
        words += QStringLiteral(" +%1").arg(values.size() - 2);
    return words;
}

} // namespace

FacetChip::FacetChip(FilterKey key, RunListModel *runs, QWidget *parent)
    : ChipButton(filterKeyTitle(key), parent)
    , m_key(key)
    , m_runs(runs)
    , m_menu(new ValueMenu(this))
{
    setObjectName(QStringLiteral("chip-%1").arg(filterKeyWord(key)));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &FacetChip::fillMenu);
    connect(m_runs, &RunListModel::filterChanged, this, &FacetChip::showFilter);
    showFilter();
}

void FacetChip::showFilter()
{
    const QStringList values = m_runs->filter().values(m_key);
    const QStringList excluded = m_runs->filter().values(m_key, true);
    QStringList parts;
    if (!values.isEmpty())
        parts.append(valuesInWords(m_key, values));
    if (!excluded.isEmpty())
        parts.append(tr("not %1").arg(valuesInWords(m_key, excluded)));
    setValue(parts.isEmpty() ? tr("any") : parts.join(QStringLiteral(", ")));
}

QStringList FacetChip::offeredValues() const
{
    const FacetCounts counts = m_runs->result().facets.value(m_key);
    QStringList values = counts.keys();
    const QStringList chosen = m_runs->filter().values(m_key);
    for (const QString &value : chosen) {
        if (!values.contains(value))
            values.append(value);
    }
    std::stable_sort(values.begin(), values.end(),
                     [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    return values;
}

void FacetChip::fillMenu()
{
    m_menu->clear();
    const FacetCounts counts = m_runs->result().facets.value(m_key);
    const QStringList chosen = m_runs->filter().values(m_key);
    QAction *any = m_menu->addAction(tr("Any"));
    any->setCheckable(true);
    any->setChecked(chosen.isEmpty() && m_runs->filter().values(m_key, true).isEmpty());
    any->setObjectName(QStringLiteral("any"));
    connect(any, &QAction::triggered, this, [this] {
        m_menu->close();
        Q_EMIT filterRequested(m_runs->filter().without(m_key));
    });
    m_menu->addSeparator();
    const QStringList values = offeredValues();
    for (const QString &value : values.mid(0, MaximumValues)) {
        // The part after the tab is set at the right edge, where shortcuts stand.
        QAction *action = m_menu->addAction(buttonText(facetValueWord(m_key, value)) + QLatin1Char('\t')
                                            + countWords(counts.value(value)));
        action->setCheckable(true);
        action->setChecked(chosen.contains(value));
        action->setData(value);
        connect(action, &QAction::triggered, this, [this, value, any](bool on) {
            setOn(value, on);
            any->setChecked(m_runs->filter().values(m_key).isEmpty());
        });
    }
    if (values.size() > MaximumValues) {
        m_menu
            ->addAction(
                tr("%n more: write %1: in the search box", nullptr, static_cast<int>(values.size()) - MaximumValues)
                    .arg(filterKeyWord(m_key)))
            ->setEnabled(false);
    }
}

void FacetChip::setOn(const QString &value, bool on)
{
    QStringList values = m_runs->filter().values(m_key);
    values.removeAll(value);
    if (on)
        values.append(value);
    Q_EMIT filterRequested(m_runs->filter().with(m_key, values));
}

} // namespace wf2des
