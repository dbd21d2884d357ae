// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/pasted_text.h"

#include "run/figma_link.h"

#include <QRegularExpression>

namespace wf2des {

std::optional<RunFilter> filterFromPastedText(const QString &text)
{
    // A link or an answer, not a document that somebody pasted by mistake.
    if (text.size() > 10'000)
        return {};
    if (text.contains(QLatin1String("figma.com"), Qt::CaseInsensitive)) {
        const QStringList words = text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
        for (const QString &word : words) {
            const std::optional<FigmaTarget> target = parseFigmaLink(word);
            if (!target)
                continue;
            const RunFilter filter = RunFilter().with(FilterKey::File, {target->fileKey});
            return target->nodeId.isEmpty() ? filter : filter.with(FilterKey::Node, {target->nodeId});
        }
    }
    static const QRegularExpression existingId(QStringLiteral("\"existing_id\"\\s*:\\s*\"([^\"\\\\]{1,255})\""));
    const QRegularExpressionMatch match = existingId.match(text);
    if (match.hasMatch())
        return RunFilter().with(FilterKey::Id, {match.captured(1)});
    return {};
}

} // namespace wf2des
