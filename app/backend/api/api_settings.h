// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace wf2des {

/// Where the API is and how it is spoken to. The token is a secret: it goes into one header and nowhere else.
struct ApiSettings {
    QUrl baseUrl; ///< https, or http on a loopback address; without user name and password
    ApiPaths paths = {};
    QString token = {}; ///< sent as "Authorization: Bearer"; empty sends no such header
    std::chrono::milliseconds transferTimeout{15'000}; ///< without a byte in either direction
    std::chrono::milliseconds deadline{60'000}; ///< for a whole exchange; a result document may take ten times as long
    QByteArray extraCaPem = {}; ///< certificates trusted besides the system's, PEM
};

} // namespace wf2des
