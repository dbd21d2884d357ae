// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/creation_order.h"

#include <algorithm>

namespace wf2des {

void CreationOrder::insert(const RunColumnsStorage &columns, std::vector<Slot> batch)
{
    const auto earlier = [&columns](Slot a, Slot b) {
        const qint64 timeA = columns.createdAt[a];
        const qint64 timeB = columns.createdAt[b];
        return timeA != timeB ? timeA < timeB : columns.idLess(a, b);
    };
    std::sort(batch.begin(), batch.end(), earlier);

    // From the back: find where each element belongs by bisection, and move the block after it in one go.
    std::size_t unmoved = m_slots.size();
    const std::size_t needed = m_slots.size() + batch.size();
    if (needed > m_slots.capacity()) // by an eighth: doubling would hold up to half in reserve
        m_slots.reserve(needed + needed / 8);
    m_slots.resize(m_slots.size() + batch.size());
    const auto begin = m_slots.begin();
    using Distance = std::ptrdiff_t;
    for (std::size_t left = batch.size(); left > 0; --left) {
        const auto unmovedEnd = begin + static_cast<Distance>(unmoved);
        // New runs are the usual case: they belong at the end.
        const bool isLast = unmoved == 0 || earlier(*(unmovedEnd - 1), batch[left - 1]);
        const auto place = isLast ? unmovedEnd : std::upper_bound(begin, unmovedEnd, batch[left - 1], earlier);
        std::move_backward(place, unmovedEnd, unmovedEnd + static_cast<Distance>(left));
        unmoved = static_cast<std::size_t>(place - begin);
        m_slots[unmoved + left - 1] = batch[left - 1];
    }
}

} // namespace wf2des
