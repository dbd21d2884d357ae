// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/stuck_rule.h"
#include "service/run_feed.h"

#include <QList>
#include <QString>
#include <QUrl>
#include <QUuid>

namespace wf2des {

/// How a profile reaches PostgreSQL. Empty `host` means: no database, the API alone (DESIGN 5.2).
struct DatabaseSettings {
    /// libpq's sslmode. The default checks the certificate and the name; anything weaker off loopback is a standing
    /// warning (RELIABILITY M7).
    enum class Tls : quint8 { VerifyFull, VerifyCa, Require, Off };

    QString host; ///< several hosts separated by commas pass through to libpq
    int port = 5432;
    QString database;
    QString schema = QStringLiteral("public");
    QString table = QStringLiteral("wf2des");
    QString user;
    Tls tls = Tls::VerifyFull;
    QString targetSessionAttributes; ///< libpq's target_session_attrs; empty for any

    bool isSet() const { return !host.isEmpty(); }
    friend bool operator==(const DatabaseSettings &, const DatabaseSettings &) = default;
};

/// The paths of the API, `{id}` standing for the run's id. Defaults: DESIGN 7.
struct ApiPaths {
    QString runs = QStringLiteral("/wf2des");
    QString run = QStringLiteral("/wf2des/{id}");
    QString confirm = QStringLiteral("/wf2des/{id}/confirm");
    QString cancel = QStringLiteral("/wf2des/{id}/cancel");
    QString feedback = QStringLiteral("/wf2des/{id}/feedback");
    QString result = QStringLiteral("/wf2des/{id}/result");
    QString artifact = QStringLiteral("/wf2des/{id}/artifact");

    friend bool operator==(const ApiPaths &, const ApiPaths &) = default;
};

/// One environment. Holds no secret: password and token are in the SecretStore under passwordKey() and tokenKey().
struct Profile {
    QUuid id;
    QString name;
    QString color = QStringLiteral("#1f5fd0"); ///< the stripe over the window, "#rrggbb"
    DatabaseSettings database;
    QUrl apiBaseUrl; ///< empty: no API, the profile can only look
    ApiPaths apiPaths;
    std::optional<qint64> organizationId; ///< nothing: every organization that the credentials see
    QList<qint64> projectIds; ///< empty: every project
    bool lookOnly = false;
    LoadRange range = LoadRange::Days30;
    StuckLimits stuckLimits;

    QString passwordKey() const { return id.toString(QUuid::WithoutBraces) + QStringLiteral("/database-password"); }
    QString tokenKey() const { return id.toString(QUuid::WithoutBraces) + QStringLiteral("/api-token"); }
    /// True when no action can be taken: the flag is set or there is no API.
    bool cannotAct() const { return lookOnly || apiBaseUrl.isEmpty(); }

    friend bool operator==(const Profile &, const Profile &) = default;
};

} // namespace wf2des
