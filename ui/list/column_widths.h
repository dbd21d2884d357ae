// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_query.h"

class QFont;

namespace wf2des {

/// The width in which the title and the usual values of a column are whole, in the language and font of the moment.
/// Foreign texts have no usual length: they get room for a beginning.
int usualColumnWidth(RunColumn column, const QFont &font);

} // namespace wf2des
