// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/string_pool.h"

#include <string>
#include <string_view>
#include <vector>

namespace wf2des {

// Letters compare without case for A to Z only, in the store and on the server alike (run_filter.h).

/// One byte a distinct string of a pool: 1 where it answers a term.
using StringMarks = std::vector<quint8>;

/// UTF-8 with A to Z in lower case.
std::string foldedBytes(const QString &text);
/// Compares two UTF-8 strings with A to Z folded; an already folded `b` stays as it is.
bool equalsFolded(std::string_view a, std::string_view b);
bool startsWithFolded(std::string_view text, std::string_view beginning);
/// Orders by folded bytes, then by bytes.
bool lessFolded(std::string_view a, std::string_view b);

/// Marks every string of the pool that holds `needle` (folded, not empty): one pass over the arena.
void markContaining(const StringPool &pool, std::string_view needle, StringMarks &marks);
void markEqual(const StringPool &pool, std::string_view wanted, StringMarks &marks);
void markStartingWith(const StringPool &pool, std::string_view beginning, StringMarks &marks);

} // namespace wf2des
