// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "service/result.h"

#include <QByteArray>
#include <QList>

namespace wf2des {

/// Profiles as a JSON document, for the settings and for the file that IT hands out. Holds no secret. Stuck limits are
/// written in whole seconds.
QByteArray profilesToJson(const QList<Profile> &profiles);

/// Reads what profilesToJson() writes. Fields that are absent have their defaults and unknown ones are passed over, so
/// that older and newer versions read each other; a field of the wrong type or an impossible value is a failure that
/// names the profile and the field. Ids that are missing are made, duplicate ones are refused.
Result<QList<Profile>> profilesFromJson(const QByteArray &bytes);

} // namespace wf2des
