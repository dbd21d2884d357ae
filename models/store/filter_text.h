// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_filter.h"

namespace wf2des {

// The text form of a filter (DESIGN 5.4). Terms are separated by white space:
//   [-]key:value[,value...]   a value in quotes may hold anything; \" and \\ stand for a quote and a backslash
//   [-]"value"[,"value"...]   free text as it stands; several are alternatives
//   word word                 free text: one phrase, its words joined by single spaces
//   -word                     without this text
// A Figma link stands for file: and node:, a UUID for id:.

/// The terms of a text, in the order they stand, not merged. A quote that is not closed ends with the text.
QList<FilterTerm> readFilterText(const QString &text, QList<FilterProblem> *problems);

/// The canonical text of one term.
QString writeFilterTerm(const FilterTerm &term);

} // namespace wf2des
