// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <vector>

namespace wf2des {

/// Open addressing over 32-bit values whose keys are held elsewhere. Five bytes a place: the value, and seven bits of
/// its hash, so that a search looks up few keys but the wanted one. Grows by a quarter, not to double its size: seven
/// places in ten or more are in use at any size.
class HashTable {
public:
    using Value = quint32;

    /// The value with this hash for which `isWanted` is true.
    template <typename Predicate> std::optional<Value> find(quint64 hash, Predicate isWanted) const
    {
        if (m_tags.empty())
            return std::nullopt;
        const quint8 tag = tagOf(hash);
        for (std::size_t place = home(hash); m_tags[place] != Free; place = next(place)) {
            if (m_tags[place] == tag && isWanted(m_values[place]))
                return m_values[place];
        }
        return std::nullopt;
    }

    /// Adds a value that is not in the table. `hashOf` gives the hash of any value in it.
    template <typename HashOf> void insert(Value value, HashOf hashOf)
    {
        if ((m_size + 1) * 8 > m_tags.size() * 7)
            grow(hashOf);
        put(value, hashOf(value));
        ++m_size;
    }

    /// Takes a value of the table out.
    template <typename HashOf> void remove(Value value, HashOf hashOf)
    {
        std::size_t hole = home(hashOf(value));
        while (m_tags[hole] == Free || m_values[hole] != value)
            hole = next(hole);
        // Moves later values of the chain back, so that no marker of a removed one is needed.
        for (std::size_t place = next(hole); m_tags[place] != Free; place = next(place)) {
            if (distance(home(hashOf(m_values[place])), place) >= distance(hole, place)) {
                m_tags[hole] = m_tags[place];
                m_values[hole] = m_values[place];
                hole = place;
            }
        }
        m_tags[hole] = Free;
        --m_size;
    }

    std::size_t size() const { return m_size; }
    qsizetype memoryBytes() const
    {
        return static_cast<qsizetype>(m_values.capacity() * sizeof(Value) + m_tags.capacity());
    }

private:
    static constexpr quint8 Free = 0;

    static quint8 tagOf(quint64 hash) { return static_cast<quint8>(hash | 1); }
    /// The upper half of the hash, scaled to the table.
    std::size_t home(quint64 hash) const { return static_cast<std::size_t>(((hash >> 32) * m_tags.size()) >> 32); }
    std::size_t next(std::size_t place) const { return place + 1 == m_tags.size() ? 0 : place + 1; }
    std::size_t distance(std::size_t from, std::size_t to) const
    {
        return to >= from ? to - from : to + m_tags.size() - from;
    }

    void put(Value value, quint64 hash)
    {
        std::size_t place = home(hash);
        while (m_tags[place] != Free)
            place = next(place);
        m_tags[place] = tagOf(hash);
        m_values[place] = value;
    }

    template <typename HashOf> void grow(HashOf hashOf)
    {
        std::vector<bool> isIn;
        for (std::size_t place = 0; place < m_tags.size(); ++place) {
            if (m_tags[place] == Free)
                continue;
            if (m_values[place] >= isIn.size())
                isIn.resize(std::max(std::size_t{m_values[place]} + 1, isIn.size() * 2));
            isIn[m_values[place]] = true;
        }
        const std::size_t places = std::max<std::size_t>(64, m_tags.size() + m_tags.size() / 4);
        m_tags = std::vector<quint8>(places, Free);
        m_values = std::vector<Value>(places);
        // In order of value: the keys of neighbours lie beside each other.
        for (std::size_t value = 0; value < isIn.size(); ++value) {
            if (isIn[value])
                put(static_cast<Value>(value), hashOf(static_cast<Value>(value)));
        }
    }

    std::vector<quint8> m_tags; ///< Free, or the lowest byte of the hash with its last bit set
    std::vector<Value> m_values;
    std::size_t m_size = 0;
};

} // namespace wf2des
