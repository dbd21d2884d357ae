// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace wf2des {

/// Where the API's calls go: a base address and path templates become URLs, or a reason why nothing may be sent.
class ApiAddress {
public:
    explicit ApiAddress(const QUrl &base);

    /// Nothing when requests may go there: https, or http on a loopback address; no user name, no query.
    std::optional<Error> problem() const;
    /// True for this computer itself.
    bool isLoopback() const;

    /// `{id}` in the template becomes the id, percent-encoded as one path segment. Fails for an id that is no segment.
    Result<QUrl> url(const QString &pathTemplate, const QString &id = {}, const QByteArray &encodedQuery = {}) const;

private:
    QUrl m_base;
};

} // namespace wf2des
