// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace wf2des {

/// Distinct strings, each held once as UTF-8 in one arena and named by a 32-bit id. Strings are never taken out one by
/// one; clear() empties the pool. At most 4 GiB of text: what does not fit any more is held as the null string.
class StringPool {
public:
    using Id = quint32;
    static constexpr Id Null = 0; ///< the null QString
    static constexpr Id Empty = 1; ///< the empty one

    StringPool();

    Id intern(const QString &text);
    std::optional<Id> find(const QString &text) const;

    /// Valid until the next intern() or clear().
    std::string_view bytes(Id id) const
    {
        return {m_arena.data() + m_offsets[id], m_offsets[id + 1] - m_offsets[id] - 1};
    }
    QString text(Id id) const;

    /// One past the largest id.
    Id size() const { return static_cast<Id>(m_offsets.size() - 1); }
    /// Every string in order of id, each followed by a NUL byte.
    std::string_view arena() const { return {m_arena.data(), m_arena.size()}; }
    quint32 offset(Id id) const { return m_offsets[id]; }

    void clear();
    qsizetype memoryBytes() const;

private:
    Id append(std::string_view bytes);
    std::size_t probe(std::string_view bytes) const;
    void growTable();

    std::vector<char> m_arena;
    std::vector<quint32> m_offsets; ///< size() + 1 of them
    std::vector<Id> m_table; ///< open addressing; Null means free
};

} // namespace wf2des
