// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "request_log.h"

namespace wf2des::sandbox {

namespace {

constexpr std::size_t mostEntries = 20'000;

Json toJson(const RequestLog::Entry &entry)
{
    return {{"sequence", entry.sequence},
            {"method", entry.method},
            {"target", entry.target},
            {"path", entry.path},
            {"body", entry.body},
            {"idempotency_key", entry.idempotencyKey},
            {"request_id", entry.requestId},
            {"caller", entry.caller},
            {"has_authorization", entry.hasAuthorization},
            {"status", entry.status},
            {"applied", entry.applied},
            {"replayed", entry.replayed},
            {"fault", Faults::name(entry.fault)}};
}

} // namespace

void RequestLog::add(Entry entry)
{
    const std::lock_guard lock(m_mutex);
    entry.sequence = ++m_last;
    m_entries.push_back(std::move(entry));
    if (m_entries.size() > mostEntries)
        m_entries.pop_front();
}

Json RequestLog::toJson(qint64 after) const
{
    const std::lock_guard lock(m_mutex);
    Json items = Json::array();
    for (const Entry &entry : m_entries) {
        if (entry.sequence > after)
            items.push_back(sandbox::toJson(entry));
    }
    return {{"items", std::move(items)}, {"last", m_last}};
}

} // namespace wf2des::sandbox
