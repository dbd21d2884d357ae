// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/pasted_reference.h"

#include <QRegularExpression>

namespace wf2des {

namespace {

constexpr qsizetype longestLook = 1'000'000;
constexpr qsizetype longestQuery = 2'000; // nobody types more; longer text is a document that was pasted whole

/// The run that a refusal names: `existing_id`, or the id of the `run` it carries (docs/api).
std::optional<RunFilter> runInRefusal(const QString &text)
{
    static const QRegularExpression existing(QStringLiteral("\"existing_id\"\\s*:\\s*\"([^\"\\\\]{1,255})\""));
    static const QRegularExpression carried(
        QStringLiteral("\"run\"\\s*:\\s*\\{[^{}]*\"id\"\\s*:\\s*\"([^\"\\\\]{1,255})\""));
    for (const QRegularExpression &form : {existing, carried}) {
        const QRegularExpressionMatch match = form.match(text);
        if (match.hasMatch())
            return RunFilter().with(FilterKey::Id, {match.captured(1)});
    }
    return std::nullopt;
}

/// The links and ids in a long text, its other words left out.
std::optional<RunFilter> referencesIn(const QString &text)
{
    const RunFilter read = RunFilter::fromText(text);
    RunFilter references;
    for (const FilterKey key : {FilterKey::Id, FilterKey::File, FilterKey::Node})
        references = references.with(key, read.values(key));
    return references.isEmpty() ? std::nullopt : std::optional(references);
}

} // namespace

std::optional<RunFilter> filterFromPaste(const QString &text)
{
    const QString looked = text.left(longestLook).trimmed();
    if (looked.isEmpty())
        return std::nullopt;
    if (const std::optional<RunFilter> refusal = runInRefusal(looked))
        return refusal;
    return looked.size() <= longestQuery ? RunFilter::fromText(looked) : referencesIn(looked);
}

} // namespace wf2des
