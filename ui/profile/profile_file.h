// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "service/result.h"

#include <QList>

namespace wf2des {

/// Reads the file that IT handed out.
Result<QList<Profile>> readProfileFile(const QString &path);

/// Writes all or nothing. No secret is in the file.
Result<bool> writeProfileFile(const QString &path, const QList<Profile> &profiles);

} // namespace wf2des
