// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "profile/profile.h"

#include <QByteArray>
#include <QString>

namespace wf2des {

/// What a transition looks like on the wire (DESIGN 7).
struct TransitionRequest {
    QString pathTemplate;
    QByteArray body; ///< JSON
};

/// Fenced by the attempt that the person saw; feedback has none.
TransitionRequest transitionRequest(const Action &action, const ApiPaths &paths);

} // namespace wf2des
