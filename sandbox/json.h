// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

namespace wf2des::sandbox {

/// Members keep their order: the columns' in a row.
using Json = nlohmann::ordered_json;

} // namespace wf2des::sandbox
