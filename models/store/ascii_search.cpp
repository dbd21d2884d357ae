// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/ascii_search.h"

#include <algorithm>
#include <array>

namespace wf2des {

namespace {

constexpr std::array<quint8, 256> makeFoldTable()
{
    std::array<quint8, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] = static_cast<quint8>(byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
    return table;
}

constexpr std::array<quint8, 256> foldTable = makeFoldTable();

quint8 folded(char byte)
{
    return foldTable[static_cast<quint8>(byte)];
}

/// How far the search may jump when its window ends with a byte (Horspool), both cases filled in.
std::array<quint32, 256> jumpTable(std::string_view needle)
{
    std::array<quint32, 256> jumps{};
    jumps.fill(static_cast<quint32>(needle.size()));
    for (std::size_t i = 0; i + 1 < needle.size(); ++i) {
        const quint8 byte = folded(needle[i]);
        const auto jump = static_cast<quint32>(needle.size() - 1 - i);
        jumps[byte] = jump;
        if (byte >= 'a' && byte <= 'z')
            jumps[static_cast<std::size_t>(byte - 'a' + 'A')] = jump;
    }
    return jumps;
}

} // namespace

std::string foldedBytes(const QString &text)
{
    std::string bytes = text.toStdString();
    std::transform(bytes.begin(), bytes.end(), bytes.begin(), [](char c) { return static_cast<char>(folded(c)); });
    return bytes;
}

bool equalsFolded(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && startsWithFolded(a, b);
}

bool startsWithFolded(std::string_view text, std::string_view beginning)
{
    return text.size() >= beginning.size()
        && std::equal(beginning.begin(), beginning.end(), text.begin(),
                      [](char a, char b) { return folded(a) == folded(b); });
}

bool lessFolded(std::string_view a, std::string_view b)
{
    const std::size_t shared = std::min(a.size(), b.size());
    for (std::size_t i = 0; i < shared; ++i) {
        if (folded(a[i]) != folded(b[i]))
            return folded(a[i]) < folded(b[i]);
    }
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

void markContaining(const StringPool &pool, std::string_view needle, StringMarks &marks)
{
    const std::string_view arena = pool.arena();
    const std::array<quint32, 256> jumps = jumpTable(needle);
    const std::size_t last = needle.size() - 1;
    const quint8 lastByte = folded(needle[last]);
    StringPool::Id id = 0;
    std::size_t at = 0;
    while (at + needle.size() <= arena.size()) {
        const auto end = static_cast<quint8>(arena[at + last]);
        if (foldTable[end] != lastByte || !startsWithFolded(arena.substr(at, last), needle.substr(0, last))) {
            at += jumps[end];
            continue;
        }
        while (pool.offset(id + 1) <= at)
            ++id;
        // The string's last byte in the arena is its NUL: a match that runs over it is none.
        if (at + needle.size() < pool.offset(id + 1)) {
            marks[id] = 1;
            at = pool.offset(id + 1);
        } else {
            ++at;
        }
    }
}

void markEqual(const StringPool &pool, std::string_view wanted, StringMarks &marks)
{
    for (StringPool::Id id = StringPool::Empty; id < pool.size(); ++id) {
        if (equalsFolded(pool.bytes(id), wanted))
            marks[id] = 1;
    }
}

void markStartingWith(const StringPool &pool, std::string_view beginning, StringMarks &marks)
{
    for (StringPool::Id id = StringPool::Empty; id < pool.size(); ++id) {
        if (startsWithFolded(pool.bytes(id), beginning))
            marks[id] = 1;
    }
}

} // namespace wf2des
