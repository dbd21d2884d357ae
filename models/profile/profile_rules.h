// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"

#include <QList>
#include <QString>

namespace wf2des {

/// The part of a profile that a problem or warning is about.
enum class ProfileField : quint8 {
    Name,
    Color,
    DatabaseHost,
    DatabasePort,
    DatabaseName,
    DatabaseUser,
    DatabaseSchema,
    DatabaseTable,
    DatabaseTls,
    ApiBaseUrl,
    ApiPaths,
    OrganizationId,
    ProjectIds,
    StuckLimits,
    Anything, ///< the profile as a whole
};

struct ProfileProblem {
    ProfileField field = ProfileField::Anything;
    QString message; ///< a translated sentence

    friend bool operator==(const ProfileProblem &, const ProfileProblem &) = default;
};

/// What keeps a profile from being used, in the order of the form; empty when it is fine. Plain http is refused off
/// loopback, because the token would travel unprotected.
QList<ProfileProblem> profileProblems(const Profile &profile);

/// The standing warning for a TLS mode that does not check certificate and name, off loopback (RELIABILITY M7); empty
/// when there is nothing to warn of. Translated.
QString tlsWarning(const DatabaseSettings &database);

/// True when every host of a list separated by commas is this computer (localhost, 127.0.0.0/8, ::1 or a socket's
/// folder).
bool isLoopbackHost(const QString &hosts);

} // namespace wf2des
