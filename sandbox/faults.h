// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "seeded_random.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace wf2des::sandbox {

/// What goes wrong with one request.
enum class Fault : quint8 {
    None,
    Error429, ///< problem+json with Retry-After, nothing applied; on demand only, not by a rate
    Error500, ///< problem+json, nothing applied
    Error503, ///< problem+json with Retry-After, nothing applied
    Html502, ///< a gateway's page, nothing applied
    DropBefore, ///< the link closes before anything is read or applied
    DropAfter, ///< applied; the link closes before the answer
    DropMiddle, ///< applied; the link closes in the middle of the answer
};

/// How often things go wrong.
struct FaultRates {
    int latencyMs = 0;
    double errorRate = 0;
    double dropRate = 0;
    int rateLimit = 0; ///< requests a second; 0: no limit
};

/// Decides what goes wrong, by rates and by a queue of faults to come. Thread-safe; can be changed at run time.
class Faults {
public:
    Faults(const FaultRates &rates, std::uint64_t seed);

    Fault next();
    std::chrono::milliseconds latency() const;
    /// Takes one request from the allowance of this second; false when it is used up.
    bool allows();

    /// Takes {latency_ms, error_rate, drop_rate, rate_limit, next: [names]}; each is optional. Nothing is changed and
    /// the name of a member at fault is given where one is wrong.
    std::optional<std::string> configure(const nlohmann::ordered_json &json);
    nlohmann::ordered_json toJson() const;

    static const char *name(Fault fault);

private:
    mutable std::mutex m_mutex;
    FaultRates m_rates;
    SeededRandom m_random;
    std::deque<Fault> m_queue;
    double m_allowance = 0;
    std::chrono::steady_clock::time_point m_allowanceAt;
};

} // namespace wf2des::sandbox
