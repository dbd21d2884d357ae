// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/string_pool.h"

#include "store/growing.h"

#include <QHashFunctions>
#include <QVarLengthArray>

#include <limits>

namespace wf2des {

namespace {

constexpr std::size_t smallestTable = 64;

/// The UTF-8 bytes of a string; without an allocation for short ASCII text, which nearly every value is.
class Utf8Bytes {
public:
    explicit Utf8Bytes(const QString &text)
    {
        m_ascii.resize(text.size());
        for (qsizetype i = 0; i < text.size(); ++i) {
            const char16_t unit = text.at(i).unicode();
            if (unit >= 0x80) {
                m_encoded = text.toUtf8();
                m_view = {m_encoded.constData(), static_cast<std::size_t>(m_encoded.size())};
                return;
            }
            m_ascii[i] = static_cast<char>(unit);
        }
        m_view = {m_ascii.constData(), static_cast<std::size_t>(m_ascii.size())};
    }
    Q_DISABLE_COPY_MOVE(Utf8Bytes)

    std::string_view view() const { return m_view; }

private:
    QVarLengthArray<char, 512> m_ascii;
    QByteArray m_encoded;
    std::string_view m_view;
};

} // namespace

StringPool::StringPool()
{
    clear();
}

void StringPool::clear()
{
    m_arena.assign(2, '\0'); // the null and the empty string
    m_offsets = {0, 1, 2};
    m_table.assign(smallestTable, Null);
}

StringPool::Id StringPool::intern(const QString &text)
{
    if (text.isEmpty())
        return text.isNull() ? Null : Empty;
    const Utf8Bytes utf8(text);
    const std::size_t place = probe(utf8.view());
    if (m_table[place] != Null)
        return m_table[place];
    if (m_arena.size() + utf8.view().size() + 1 > std::numeric_limits<quint32>::max())
        return Null;
    const Id id = append(utf8.view());
    m_table[place] = id;
    if (std::size_t{size()} * 4 > m_table.size() * 3)
        growTable();
    return id;
}

std::optional<StringPool::Id> StringPool::find(const QString &text) const
{
    if (text.isEmpty())
        return text.isNull() ? Null : Empty;
    const Utf8Bytes utf8(text);
    const Id id = m_table[probe(utf8.view())];
    return id == Null ? std::nullopt : std::optional(id);
}

QString StringPool::text(Id id) const
{
    if (id == Null)
        return {};
    const std::string_view view = bytes(id);
    return view.empty() ? QLatin1String("") : QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

StringPool::Id StringPool::append(std::string_view bytes)
{
    const Id id = size();
    makeRoom(m_arena, bytes.size() + 1);
    m_arena.insert(m_arena.end(), bytes.begin(), bytes.end());
    m_arena.push_back('\0');
    makeRoom(m_offsets, 1);
    m_offsets.push_back(static_cast<quint32>(m_arena.size()));
    return id;
}

std::size_t StringPool::probe(std::string_view wanted) const
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t place = qHashBits(wanted.data(), wanted.size(), 0x5bd1e995U) & mask;
    while (m_table[place] != Null && bytes(m_table[place]) != wanted)
        place = (place + 1) & mask;
    return place;
}

void StringPool::growTable()
{
    m_table.assign(m_table.size() * 2, Null);
    for (Id id = Empty + 1; id < size(); ++id)
        m_table[probe(bytes(id))] = id;
}

qsizetype StringPool::memoryBytes() const
{
    return capacityBytes(m_arena) + capacityBytes(m_offsets) + capacityBytes(m_table);
}

} // namespace wf2des
