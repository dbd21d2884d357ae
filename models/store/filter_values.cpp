// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/filter_values.h"

#include "run/codes.h"
#include "run/figma_link.h"
#include "store/filter_numbers.h"

#include <algorithm>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunFilter)
};

bool isNumeric(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

template <typename E> CanonicalValue canonicalCode(const QString &value, bool isVerbatim)
{
    if (value.compare(noneWord(), Qt::CaseInsensitive) == 0)
        return {noneWord(), {}};
    if (const std::optional<E> known = codeFromWord<E>(value))
        return {Code<E>(*known).word(), {}};
    if (isVerbatim || isNumeric(value))
        return {value, {}};
    QStringList words;
    for (const char *word : CodeWords<E>::words)
        words.append(QLatin1String(word));
    return {value, Words::tr("There is no such value. Possible: %1.").arg(words.join(QStringLiteral(", ")))};
}

const QStringList &isWords()
{
    static const QStringList words{QStringLiteral("open"),   QStringLiteral("blocked"),  QStringLiteral("flagged"),
                                   QStringLiteral("placed"), QStringLiteral("unplaced"), QStringLiteral("moved")};
    return words;
}

CanonicalValue canonicalIs(const QString &value)
{
    const QString word = value.toLower();
    if (isWords().contains(word))
        return {word, {}};
    return {value, Words::tr("There is no such state. Possible: %1.").arg(isWords().join(QStringLiteral(", ")))};
}

/// The place of a value in the specification's order; everything it does not name comes after.
template <typename E> int codePlace(const QString &value)
{
    const std::optional<E> known = codeFromWord<E>(value);
    return known ? static_cast<int>(*known) : knownCodeCount<E>;
}

int valuePlace(FilterKey key, const QString &value)
{
    switch (key) {
    case FilterKey::Edge:
        return codePlace<Edge>(value);
    case FilterKey::Status:
        return codePlace<Status>(value);
    case FilterKey::Phase:
        return codePlace<Phase>(value);
    case FilterKey::Surface:
        return codePlace<TriggerSurface>(value);
    case FilterKey::AutoConfirm:
        return codePlace<AutoConfirm>(value);
    case FilterKey::Feedback:
        return codePlace<FeedbackStatus>(value);
    case FilterKey::Is:
        return static_cast<int>(isWords().indexOf(value));
    default:
        return 0;
    }
}

} // namespace

QString noneWord()
{
    return QStringLiteral("none");
}

CanonicalValue canonicalValue(FilterKey key, const QString &value, bool isVerbatim)
{
    switch (key) {
    case FilterKey::Edge:
        return canonicalCode<Edge>(value, isVerbatim);
    case FilterKey::Status:
        return canonicalCode<Status>(value, isVerbatim);
    case FilterKey::Phase:
        return canonicalCode<Phase>(value, isVerbatim);
    case FilterKey::Surface:
        return canonicalCode<TriggerSurface>(value, isVerbatim);
    case FilterKey::AutoConfirm:
        return canonicalCode<AutoConfirm>(value, isVerbatim);
    case FilterKey::Feedback:
        return canonicalCode<FeedbackStatus>(value, isVerbatim);
    case FilterKey::Is:
        return canonicalIs(value);
    case FilterKey::Node:
        return {normalizedNodeId(value), {}};
    case FilterKey::Organization:
    case FilterKey::Project:
    case FilterKey::Flags:
    case FilterKey::Score:
    case FilterKey::Age:
    case FilterKey::Created:
        return canonicalRange(key, value);
    default:
        return {value, {}};
    }
}

void sortValues(FilterKey key, QStringList &values)
{
    std::sort(values.begin(), values.end(), [key](const QString &a, const QString &b) {
        const int placeA = valuePlace(key, a);
        const int placeB = valuePlace(key, b);
        return placeA != placeB ? placeA < placeB : a < b;
    });
    values.removeDuplicates();
}

} // namespace wf2des
