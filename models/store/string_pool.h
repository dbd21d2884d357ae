// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/column.h"
#include "store/hash_table.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace wf2des {

/// Distinct strings, each held once as UTF-8 in one arena and named by a 32-bit id. Strings are never taken out one by
/// one. At most 4 GiB of text: what does not fit any more is held as the null string.
class StringPool {
public:
    using Id = quint32;
    static constexpr Id Null = 0; ///< the null QString
    static constexpr Id Empty = 1; ///< the empty one

    StringPool();

    Id intern(const QString &text);
    std::optional<Id> find(const QString &text) const;

    /// Valid until the next intern().
    std::string_view bytes(Id id) const
    {
        const quint32 begin = offset(id);
        return {m_arena.data() + begin, m_ends[id] - begin - 1};
    }
    QString text(Id id) const;

    /// One past the largest id.
    Id size() const { return m_ends.size(); }
    /// Every string in order of id, each followed by a NUL byte.
    std::string_view arena() const { return {m_arena.data(), m_arena.size()}; }
    /// Where a string begins in the arena; for size(), where the arena ends.
    quint32 offset(Id id) const { return id == 0 ? 0 : m_ends[id - 1]; }

    qsizetype memoryBytes() const;

private:
    Id append(std::string_view bytes);
    std::optional<Id> findBytes(std::string_view wanted) const;

    std::vector<char> m_arena;
    Column<quint32> m_ends; ///< one past each string's NUL
    HashTable m_table;
};

} // namespace wf2des
