// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "seeded_random.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace wf2des::sandbox {

/// A simple screen as a Figma-shaped node tree: a form, a list, a detail page or settings.
struct ScreenTree {
    nlohmann::ordered_json root;
    std::vector<std::string> nodeIds; ///< of every node below the root, in tree order
};

/// Draws the screen of one frame. `styled`: with colours and component instances as a design has them, else grey boxes
/// as in a wireframe. The same frame and random state give the same nodes.
ScreenTree drawScreen(const QString &frameId, const QString &name, SeededRandom random, bool styled);

} // namespace wf2des::sandbox
