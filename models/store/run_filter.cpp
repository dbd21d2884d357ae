// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_filter.h"

#include "store/filter_text.h"
#include "store/filter_values.h"

#include <algorithm>
#include <map>

namespace wf2des {

namespace {

/// Free text comes last, as people write it.
int keyPlace(FilterKey key)
{
    return key == FilterKey::Text ? 255 : static_cast<int>(key);
}

bool comesBefore(const FilterTerm &a, const FilterTerm &b)
{
    return keyPlace(a.key) != keyPlace(b.key) ? keyPlace(a.key) < keyPlace(b.key) : a.excluded < b.excluded;
}

} // namespace

RunFilter RunFilter::fromText(const QString &text, QList<FilterProblem> *problems)
{
    std::map<std::pair<FilterKey, bool>, QStringList> merged;
    const QList<FilterTerm> terms = readFilterText(text, problems);
    for (const FilterTerm &term : terms)
        merged[{term.key, term.excluded}] += term.values;
    RunFilter filter;
    for (const auto &[which, values] : merged)
        filter = filter.with(which.first, values, which.second);
    return filter;
}

QString RunFilter::toText() const
{
    QStringList parts;
    for (const FilterTerm &term : m_terms)
        parts.append(writeFilterTerm(term));
    return parts.join(u' ');
}

QStringList RunFilter::values(FilterKey key, bool excluded) const
{
    for (const FilterTerm &term : m_terms) {
        if (term.key == key && term.excluded == excluded)
            return term.values;
    }
    return {};
}

RunFilter RunFilter::with(FilterKey key, const QStringList &values, bool excluded) const
{
    FilterTerm term{key, excluded, {}};
    for (const QString &value : values) {
        const CanonicalValue canonical = canonicalValue(key, value, true);
        if (!canonical.text.isEmpty() && canonical.problem.isEmpty())
            term.values.append(canonical.text);
    }
    sortValues(key, term.values);

    RunFilter result = *this;
    result.m_terms.removeIf([&](const FilterTerm &old) { return old.key == key && old.excluded == excluded; });
    if (!term.values.isEmpty())
        result.m_terms.insert(std::upper_bound(result.m_terms.begin(), result.m_terms.end(), term, comesBefore), term);
    return result;
}

RunFilter RunFilter::without(FilterKey key) const
{
    RunFilter result = *this;
    result.m_terms.removeIf([key](const FilterTerm &term) { return term.key == key; });
    return result;
}

bool RunFilter::dependsOnNow() const
{
    return std::any_of(m_terms.cbegin(), m_terms.cend(), [](const FilterTerm &term) {
        return term.key == FilterKey::Age
            || (term.key == FilterKey::Is && term.values.contains(QLatin1String("blocked")));
    });
}

} // namespace wf2des
