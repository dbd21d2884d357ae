// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/figma_link.h"

#include <QRegularExpression>
#include <QUrlQuery>

namespace wf2des {

QString normalizedNodeId(const QString &nodeId)
{
    static const QRegularExpression dashed(QStringLiteral("^I?\\d+-\\d+(;\\d+-\\d+)*\\z"));
    QString id = nodeId;
    return dashed.match(id).hasMatch() ? id.replace(u'-', u':') : id;
}

std::optional<FigmaTarget> parseFigmaLink(const QString &text)
{
    constexpr qsizetype longestAddress = 4096;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > longestAddress)
        return std::nullopt;
    QUrl url(trimmed);
    if (url.scheme().isEmpty())
        url = QUrl(QStringLiteral("https://") + trimmed);
    const QString host = url.host().toLower();
    const bool schemeIsWeb = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (!url.isValid() || !schemeIsWeb
        || (host != QLatin1String("figma.com") && host != QLatin1String("www.figma.com")))
        return std::nullopt;

    const QStringList parts = url.path().split(u'/', Qt::SkipEmptyParts);
    static const QStringList kinds{QStringLiteral("file"), QStringLiteral("design"), QStringLiteral("proto"),
                                   QStringLiteral("board")};
    static const QRegularExpression keyForm(QStringLiteral("^[A-Za-z0-9_-]{1,128}\\z"));
    if (parts.size() < 2 || !kinds.contains(parts.at(0)))
        return std::nullopt;
    FigmaTarget target{parts.at(1), {}};
    if (parts.size() >= 4 && parts.at(2) == QLatin1String("branch"))
        target.fileKey = parts.at(3);
    if (!keyForm.match(target.fileKey).hasMatch())
        return std::nullopt;
    // A node-id that no node can have leaves the file alone to go by.
    static const QRegularExpression nodeForm(QStringLiteral("^[\\x21-\\x7e]{1,255}\\z"));
    const QString node = QUrlQuery(url).queryItemValue(QStringLiteral("node-id"), QUrl::FullyDecoded);
    if (nodeForm.match(node).hasMatch())
        target.nodeId = normalizedNodeId(node);
    return target;
}

QUrl figmaUrl(const FigmaTarget &target)
{
    QUrl url(QStringLiteral("https://www.figma.com/"));
    url.setPath(QStringLiteral("/design/") + QString::fromLatin1(QUrl::toPercentEncoding(target.fileKey)),
                QUrl::TolerantMode);
    if (!target.nodeId.isEmpty()) {
        QString id = target.nodeId;
        id.replace(u':', u'-');
        QUrlQuery query;
        query.addQueryItem(QStringLiteral("node-id"), QString::fromLatin1(QUrl::toPercentEncoding(id)));
        url.setQuery(query);
    }
    return url;
}

} // namespace wf2des
