// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <unordered_map>

namespace wf2des::sandbox {

/// Remembers the first answer to every Idempotency-Key for as long as the sandbox lives. Thread-safe.
class IdempotencyStore {
public:
    struct Outcome {
        ApiReply reply;
        bool replayed = false;
    };

    /// Runs `work` for a key's first request; gives the stored answer to the same request again (also while the first
    /// is still at work: it waits), and 422 idempotency_key_reused to another one. Only answers of finished work are
    /// stored: 2xx, 404 and 409.
    Outcome answer(const ApiRequest &request, const std::function<ApiReply()> &work);

private:
    struct Entry {
        std::string fingerprint;
        bool done = false;
        ApiReply reply = {};
    };

    void settle(const std::string &key, const ApiReply *reply);

    std::mutex m_mutex;
    std::condition_variable m_settled;
    std::unordered_map<std::string, Entry> m_entries;
};

} // namespace wf2des::sandbox
