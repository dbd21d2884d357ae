// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/api_address.h"

#include "api/api_words.h"

#include <QHostAddress>

namespace wf2des {

namespace {

const QString &placeholder()
{
    static const QString text = QStringLiteral("{id}");
    return text;
}

/// An empty id or one of dots alone would change which path is meant.
bool isPathSegment(const QString &id)
{
    return std::any_of(id.cbegin(), id.cend(), [](QChar c) { return c != u'.'; });
}

} // namespace

ApiAddress::ApiAddress(const QUrl &base)
    : m_base(base)
{
}

bool ApiAddress::isLoopback() const
{
    return m_base.host() == QLatin1String("localhost") || QHostAddress(m_base.host()).isLoopback();
}

std::optional<Error> ApiAddress::problem() const
{
    if (m_base.isEmpty())
        return Error{ErrorCode::Invalid, ApiWords::noAddress()};
    const bool http = m_base.scheme() == QLatin1String("http");
    if (!m_base.isValid() || m_base.host().isEmpty() || m_base.hasQuery() || m_base.hasFragment()
        || !m_base.userInfo().isEmpty() || (!http && m_base.scheme() != QLatin1String("https")))
        return Error{ErrorCode::Invalid, ApiWords::addressUnusable()};
    if (http && !isLoopback())
        return Error{ErrorCode::Invalid, ApiWords::addressNotEncrypted()};
    return std::nullopt;
}

Result<QUrl> ApiAddress::url(const QString &pathTemplate, const QString &id, const QByteArray &encodedQuery) const
{
    const bool needsId = pathTemplate.contains(placeholder());
    if (needsId && !isPathSegment(id))
        return failure({ErrorCode::Invalid, ApiWords::idUnusable()});
    QByteArrayList literals;
    for (const QString &literal : pathTemplate.split(placeholder()))
        literals.append(QUrl::toPercentEncoding(literal, "/%?&=:@!$'()*+,;"));
    QByteArray path = literals.join(QUrl::toPercentEncoding(id));
    if (!path.startsWith('/'))
        path.prepend('/');
    QByteArray whole = m_base.adjusted(QUrl::StripTrailingSlash).toEncoded();
    while (whole.endsWith('/'))
        whole.chop(1);
    whole += path;
    if (!encodedQuery.isEmpty())
        whole += (path.contains('?') ? '&' : '?') + encodedQuery;
    const QUrl url = QUrl::fromEncoded(whole, QUrl::StrictMode);
    if (!url.isValid() || url.authority() != m_base.authority())
        return failure({ErrorCode::Invalid, ApiWords::addressUnusable()});
    return url;
}

} // namespace wf2des
