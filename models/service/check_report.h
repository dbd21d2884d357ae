// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/check_result.h"

#include <QByteArray>

namespace wf2des {

/// The results as lines for a terminal, each failure with its remedy.
QString checkReportText(const CheckResults &results);

/// The results as one JSON object: {"passed", "checks": [{"id", "state", "title", "message", "remedy", "detail"}]}.
QByteArray checkReportJson(const CheckResults &results);

} // namespace wf2des
