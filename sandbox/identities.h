// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace wf2des::sandbox {

/// Who holds which token. Fixed once the server runs.
class Identities {
public:
    /// Empty tokens are replaced by random ones; an empty read-only token means that there is none.
    Identities(const QString &token, const QString &readonlyToken, const QString &serviceToken);

    std::optional<Identity> find(const QString &token) const;

    QString token() const { return m_token; }
    QString readonlyToken() const { return m_readonlyToken; }
    /// The workers' service account as others may use it: faults apply.
    QString serviceToken() const { return m_serviceToken; }
    /// The simulated workers' own token.
    QString workerToken() const { return m_workerToken; }
    /// One token for each simulated designer's plugin.
    const QStringList &pluginTokens() const { return m_pluginTokens; }

    /// The cognito_subs of the simulated designers: UUIDs, no names.
    static const QStringList &designers();
    static QString serviceAccount();

private:
    QString m_token;
    QString m_readonlyToken;
    QString m_serviceToken;
    QString m_workerToken;
    QStringList m_pluginTokens;
    QHash<QString, Identity> m_known;
};

} // namespace wf2des::sandbox
