// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"
#include "faults.h"

#include <deque>
#include <mutex>

namespace wf2des::sandbox {

/// What came in and what became of it, for tests to read. Never holds a token. Thread-safe.
class RequestLog {
public:
    struct Entry {
        qint64 sequence = 0;
        std::string method;
        std::string target; ///< path and query
        std::string path;
        std::string body;
        std::string idempotencyKey;
        std::string requestId;
        std::string caller; ///< cognito_sub; empty for an unknown token
        bool hasAuthorization = false;
        int status = 0; ///< of the answer made, also where a fault kept it from leaving; 0: none was made
        bool applied = false; ///< a row was written by this request
        bool replayed = false;
        Fault fault = Fault::None;
    };

    void add(Entry entry);
    /// The entries with a higher sequence, oldest first: {items, last}.
    Json toJson(qint64 after) const;

private:
    mutable std::mutex m_mutex;
    std::deque<Entry> m_entries;
    qint64 m_last = 0;
};

} // namespace wf2des::sandbox
