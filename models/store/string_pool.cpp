// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/string_pool.h"

#include <QHashFunctions>
#include <QVarLengthArray>

#include <algorithm>
#include <limits>

namespace wf2des {

namespace {

quint64 bytesHash(std::string_view bytes)
{
    // Stirred, because qHashBits() has 32 bits on some machines and the table looks at both ends of 64.
    const quint64 hash = quint64{qHashBits(bytes.data(), bytes.size(), 0x5bd1e995U)} * 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 32);
}

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
    append({}); // the null string
    append({}); // the empty one
}

StringPool::Id StringPool::intern(const QString &text)
{
    if (text.isEmpty())
        return text.isNull() ? Null : Empty;
    const Utf8Bytes utf8(text);
    if (const std::optional<Id> known = findBytes(utf8.view()))
        return *known;
    if (m_arena.size() + utf8.view().size() + 1 > std::numeric_limits<quint32>::max())
        return Null;
    const Id id = append(utf8.view());
    m_table.insert(id, [this](Id other) { return bytesHash(bytes(other)); });
    return id;
}

std::optional<StringPool::Id> StringPool::find(const QString &text) const
{
    if (text.isEmpty())
        return text.isNull() ? Null : Empty;
    return findBytes(Utf8Bytes(text).view());
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
    const std::size_t needed = m_arena.size() + bytes.size() + 1;
    if (needed > m_arena.capacity()) // by an eighth: doubling would hold half of the text in reserve
        m_arena.reserve(std::max(needed, m_arena.capacity() + m_arena.capacity() / 8 + 64));
    m_arena.insert(m_arena.end(), bytes.begin(), bytes.end());
    m_arena.push_back('\0');
    m_ends.append();
    m_ends[id] = static_cast<quint32>(m_arena.size());
    return id;
}

std::optional<StringPool::Id> StringPool::findBytes(std::string_view wanted) const
{
    return m_table.find(bytesHash(wanted), [this, wanted](Id id) { return bytes(id) == wanted; });
}

qsizetype StringPool::memoryBytes() const
{
    return static_cast<qsizetype>(m_arena.capacity()) + m_ends.memoryBytes() + m_table.memoryBytes();
}

} // namespace wf2des
