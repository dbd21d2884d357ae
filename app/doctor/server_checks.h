// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/postgres_probe.h"
#include "profile/profile.h"
#include "service/check_result.h"
#include "service/result.h"

namespace wf2des {

/// What a probe of the system's secret store means for the person. A missing store is a warning: secrets then last
/// until the program ends.
CheckResult secretStoreResult(const Result<bool> &probed);

/// Database reachable, role read-only, schema complete, connection protected.
CheckResults databaseResults(const Profile &profile, const Result<PostgresProbe> &probed);

/// API reachable, token accepted. An API that says 401 is reachable.
CheckResults apiResults(const Profile &profile, const Result<bool> &answered);

} // namespace wf2des
