// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "idempotency_store.h"

#include <QUuid>

namespace wf2des::sandbox {

namespace {

bool isWorthKeeping(const ApiReply &reply)
{
    return reply.status < 300 || reply.status == 404 || reply.status == 409;
}

} // namespace

IdempotencyStore::Outcome IdempotencyStore::answer(const ApiRequest &request, const std::function<ApiReply()> &work)
{
    const QUuid uuid(request.idempotencyKey);
    if (uuid.isNull() || request.idempotencyKey.startsWith(u'{'))
        return {
            invalidRequest({{QStringLiteral("Idempotency-Key"), QStringLiteral("a UUID is needed on every POST")}})};
    const std::string key = uuid.toString().toStdString();
    const std::string fingerprint = request.path.toStdString() + '\n' + request.body;
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            const auto [entry, isFirst] = m_entries.try_emplace(key, Entry{.fingerprint = fingerprint});
            if (isFirst)
                break;
            if (entry->second.fingerprint != fingerprint)
                return {problem(422, QLatin1String("idempotency_key_reused"),
                                QStringLiteral("This Idempotency-Key was used for another request."))};
            if (entry->second.done)
                return {ApiReply(entry->second.reply).with("Idempotent-Replayed", "true"), true};
            m_settled.wait(lock); // afterwards the entry may be gone
        }
    }
    try {
        const ApiReply reply = work();
        settle(key, isWorthKeeping(reply) ? &reply : nullptr);
        return {reply};
    } catch (...) {
        settle(key, nullptr);
        throw;
    }
}

void IdempotencyStore::settle(const std::string &key, const ApiReply *reply)
{
    const std::lock_guard lock(m_mutex);
    if (reply) {
        Entry &entry = m_entries[key];
        entry.done = true;
        entry.reply = *reply;
        entry.reply.applied = false; // a replay applies nothing
    } else {
        m_entries.erase(key);
    }
    m_settled.notify_all();
}

} // namespace wf2des::sandbox
