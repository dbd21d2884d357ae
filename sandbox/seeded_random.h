// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <cstdint>

namespace wf2des::sandbox {

/// A small generator (splitmix64) with the same numbers on every platform, so that a seed always means the same data.
class SeededRandom {
public:
    explicit SeededRandom(std::uint64_t seed)
        : m_state(seed)
    {
    }

    /// Seeded by a text, for instance a run's id.
    static SeededRandom of(QByteArrayView text)
    {
        std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
        return SeededRandom(hash);
    }

    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// 0 to bound - 1.
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
    /// low to high, both included.
    std::int64_t between(std::int64_t low, std::int64_t high)
    {
        return low + static_cast<std::int64_t>(next() % static_cast<std::uint64_t>(high - low + 1));
    }
    /// At least 0, less than 1.
    double real() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    bool chance(double probability) { return real() < probability; }
    template <typename List> const auto &pick(const List &list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

private:
    std::uint64_t m_state;
};

} // namespace wf2des::sandbox
