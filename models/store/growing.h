// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace wf2des {

/// Room for `more` elements, growing by an eighth: a column of a million rows must not hold half of its bytes in
/// reserve, which doubling would.
template <typename T> void makeRoom(std::vector<T> &column, std::size_t more)
{
    const std::size_t needed = column.size() + more;
    if (needed > column.capacity())
        column.reserve(std::max(needed, column.capacity() + column.capacity() / 8 + 64));
}

template <typename T> qsizetype capacityBytes(const std::vector<T> &column)
{
    return static_cast<qsizetype>(column.capacity() * sizeof(T));
}

} // namespace wf2des
