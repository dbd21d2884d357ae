// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults.h"

#include <algorithm>
#include <array>

namespace wf2des::sandbox {

namespace {

constexpr std::array names{"none",     "error_429",   "error_500",  "error_503",
                           "html_502", "drop_before", "drop_after", "drop_middle"};

template <typename T> bool take(const nlohmann::ordered_json &json, const char *member, double most, T &value)
{
    const auto found = json.find(member);
    if (found == json.end())
        return true;
    if (!found->is_number() || found->get<double>() < 0 || found->get<double>() > most)
        return false;
    value = found->get<T>();
    return true;
}

std::optional<Fault> faultFrom(const nlohmann::ordered_json &json)
{
    const auto found = std::find(names.begin(), names.end(), json.is_string() ? json.get<std::string>() : "");
    return found == names.end() ? std::nullopt : std::optional(static_cast<Fault>(found - names.begin()));
}

} // namespace

Faults::Faults(const FaultRates &rates, std::uint64_t seed)
    : m_rates(rates)
    , m_random(seed)
{
}

const char *Faults::name(Fault fault)
{
    return names[static_cast<std::size_t>(fault)];
}

Fault Faults::next()
{
    const std::lock_guard lock(m_mutex);
    if (!m_queue.empty()) {
        const Fault fault = m_queue.front();
        m_queue.pop_front();
        return fault;
    }
    if (m_random.chance(m_rates.errorRate))
        return std::array{Fault::Error500, Fault::Error503,
                          Fault::Html502}[static_cast<std::size_t>(m_random.below(3))];
    if (m_random.chance(m_rates.dropRate))
        return std::array{Fault::DropBefore, Fault::DropAfter,
                          Fault::DropMiddle}[static_cast<std::size_t>(m_random.below(3))];
    return Fault::None;
}

std::chrono::milliseconds Faults::latency() const
{
    const std::lock_guard lock(m_mutex);
    return std::chrono::milliseconds(m_rates.latencyMs);
}

bool Faults::allows()
{
    const std::lock_guard lock(m_mutex);
    if (m_rates.rateLimit <= 0)
        return true;
    const auto now = std::chrono::steady_clock::now();
    const double seconds = std::chrono::duration<double>(now - m_allowanceAt).count();
    m_allowance = std::min<double>(m_rates.rateLimit, m_allowance + seconds * m_rates.rateLimit);
    m_allowanceAt = now;
    if (m_allowance < 1)
        return false;
    m_allowance -= 1;
    return true;
}

std::optional<std::string> Faults::configure(const nlohmann::ordered_json &json)
{
    constexpr double longestLatency = 600'000;
    constexpr double highestLimit = 1'000'000;
    const std::lock_guard lock(m_mutex);
    FaultRates rates = m_rates;
    std::deque<Fault> queue = m_queue;
    if (!take(json, "latency_ms", longestLatency, rates.latencyMs))
        return "latency_ms";
    if (!take(json, "error_rate", 1, rates.errorRate))
        return "error_rate";
    if (!take(json, "drop_rate", 1, rates.dropRate))
        return "drop_rate";
    if (!take(json, "rate_limit", highestLimit, rates.rateLimit))
        return "rate_limit";
    if (const auto found = json.find("next"); found != json.end()) {
        queue.clear();
        for (const auto &item : *found) {
            const std::optional<Fault> fault = faultFrom(item);
            if (!fault)
                return "next";
            queue.push_back(*fault);
        }
    }
    m_rates = rates;
    m_queue = queue;
    return std::nullopt;
}

nlohmann::ordered_json Faults::toJson() const
{
    const std::lock_guard lock(m_mutex);
    nlohmann::ordered_json next = nlohmann::ordered_json::array();
    for (const Fault fault : m_queue)
        next.push_back(name(fault));
    return {{"latency_ms", m_rates.latencyMs},
            {"error_rate", m_rates.errorRate},
            {"drop_rate", m_rates.dropRate},
            {"rate_limit", m_rates.rateLimit},
            {"next", next}};
}

} // namespace wf2des::sandbox
