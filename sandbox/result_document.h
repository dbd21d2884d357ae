// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run_row.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace wf2des::sandbox {

/// The design_generation_result document of a run as it stands (DESIGN 7), drawn from the row and its id: the same row
/// gives the same document. Nothing while the run is parsing: there is no document yet.
std::optional<nlohmann::ordered_json> resultDocument(const RunRow &row, const QString &rejectReason);

} // namespace wf2des::sandbox
