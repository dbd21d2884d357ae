// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/json_document.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>
#include <vector>

namespace wf2des {

/// The table: one entry a value, texts in one arena.
struct JsonTable {
    struct Entry {
        qsizetype keyStart = 0;
        qsizetype textStart = 0;
        qint32 keyLength = -1; ///< -1: no key
        qint32 textLength = -1; ///< -1: no text
        JsonDocument::Node parent = -1;
        qint32 row = 0;
        qint32 childCount = 0;
        qint32 firstChild = 0; ///< index into `children`
        JsonDocument::Kind kind = JsonDocument::Kind::Null;
    };
    std::vector<Entry> entries;
    std::vector<JsonDocument::Node> children; ///< grouped by parent, in document order
    std::string arena;

    void indexChildren()
    {
        qint32 next = 0;
        for (Entry &entry : entries) {
            entry.firstChild = next;
            next += entry.childCount;
        }
        children.resize(static_cast<std::size_t>(next));
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (const JsonDocument::Node parent = entries[i].parent; parent >= 0) {
                const Entry &owner = entries[static_cast<std::size_t>(parent)];
                children[static_cast<std::size_t>(owner.firstChild + entries[i].row)] =
                    static_cast<JsonDocument::Node>(i);
            }
        }
    }
};

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(JsonDocument)
};

/// Fills a table from nlohmann's SAX events.
class TableBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TableBuilder(JsonTable *table)
        : m_table(table)
    {
    }

    const Error &error() const { return m_error; }

    bool null() override { return add(JsonDocument::Kind::Null, "null"); }
    bool boolean(bool value) override
    {
        return value ? add(JsonDocument::Kind::True, "true") : add(JsonDocument::Kind::False, "false");
    }
    // JSON allows neither leading zeros nor a plus, so an integer printed again is the text as written; a negative
    // zero is the one exception, and the only zero that arrives here as signed.
    bool number_integer(number_integer_t value) override { return value == 0 ? number("-0") : integer(value); }
    bool number_unsigned(number_unsigned_t value) override { return integer(value); }
    bool number_float(number_float_t, const string_t &written) override
    {
        // The parser puts the C locale's decimal point into the text it hands out.
        string_t text = written;
        std::replace_if(
            text.begin(), text.end(),
            [](char c) { return std::string_view("0123456789+-eE").find(c) == std::string_view::npos; }, '.');
        return number(text);
    }
    bool string(string_t &value) override { return add(JsonDocument::Kind::String, value); }
    bool binary(binary_t &) override { return false; } // not in JSON text

    bool start_object(std::size_t) override { return open(JsonDocument::Kind::Object); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(JsonDocument::Kind::Array); }
    bool end_array() override { return close(); }
    bool key(string_t &name) override
    {
        m_keyStart = append(name);
        m_keyLength = static_cast<qint32>(name.size());
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &exception) override
    {
        constexpr qsizetype longestDetail = 1000;
        const std::size_t offset = position > 0 ? position - 1 : 0;
        m_error = {ErrorCode::UnexpectedAnswer,
                   Words::tr("The document is not valid JSON: it breaks at byte %1.").arg(offset),
                   QString::fromUtf8(exception.what()).left(longestDetail)};
        return false;
    }

private:
    template <typename Integer> bool integer(Integer value)
    {
        std::array<char, std::numeric_limits<Integer>::digits10 + 3> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        return number({digits.data(), static_cast<std::size_t>(end - digits.data())});
    }
    bool number(std::string_view written) { return add(JsonDocument::Kind::Number, written); }

    qsizetype append(std::string_view text)
    {
        const auto start = static_cast<qsizetype>(m_table->arena.size());
        m_table->arena.append(text);
        return start;
    }

    bool add(JsonDocument::Kind kind, std::string_view text)
    {
        if (!addEntry(kind))
            return false;
        JsonTable::Entry &entry = m_table->entries.back();
        entry.textStart = append(text);
        entry.textLength = static_cast<qint32>(text.size());
        return true;
    }

    bool addEntry(JsonDocument::Kind kind)
    {
        // Nodes and lengths are 32 bits wide: more than two thousand million values are refused, not wrapped.
        if (m_table->entries.size() >= static_cast<std::size_t>(std::numeric_limits<qint32>::max())) {
            m_error = {ErrorCode::UnexpectedAnswer, Words::tr("The document is too large to be shown.")};
            return false;
        }
        JsonTable::Entry entry;
        entry.kind = kind;
        entry.keyStart = m_keyStart;
        entry.keyLength = std::exchange(m_keyLength, -1);
        entry.parent = m_open;
        if (m_open >= 0)
            entry.row = m_table->entries[static_cast<std::size_t>(m_open)].childCount++;
        m_table->entries.push_back(entry);
        return true;
    }

    bool open(JsonDocument::Kind kind)
    {
        if (!addEntry(kind))
            return false;
        m_open = static_cast<JsonDocument::Node>(m_table->entries.size()) - 1;
        return true;
    }

    bool close()
    {
        m_open = m_table->entries[static_cast<std::size_t>(m_open)].parent;
        return true;
    }

    JsonTable *m_table;
    Error m_error;
    JsonDocument::Node m_open = -1; ///< the container that new values go into
    qsizetype m_keyStart = 0;
    qint32 m_keyLength = -1;
};

const JsonTable::Entry &entryOf(const JsonTable &table, JsonDocument::Node node)
{
    return table.entries[static_cast<std::size_t>(node)];
}

QString arenaText(const JsonTable &table, qsizetype start, qsizetype length)
{
    return length < 0 ? QString() : QString::fromUtf8(table.arena.data() + start, length);
}

} // namespace

Result<JsonDocument> JsonDocument::parse(const QByteArray &bytes)
{
    if (bytes.size() > std::numeric_limits<qint32>::max())
        return failure({ErrorCode::UnexpectedAnswer, Words::tr("The document is too large to be shown.")});
    auto table = std::make_shared<JsonTable>();
    TableBuilder builder(table.get());
    if (!nlohmann::json::sax_parse(bytes.cbegin(), bytes.cend(), &builder))
        return failure(builder.error());
    table->indexChildren();
    JsonDocument document;
    document.m_table = std::move(table);
    return document;
}

JsonDocument::Node JsonDocument::nodeCount() const
{
    return m_table ? static_cast<Node>(m_table->entries.size()) : 0;
}

JsonDocument::Kind JsonDocument::kind(Node node) const
{
    return entryOf(*m_table, node).kind;
}

QString JsonDocument::key(Node node) const
{
    const JsonTable::Entry &entry = entryOf(*m_table, node);
    return arenaText(*m_table, entry.keyStart, entry.keyLength);
}

QString JsonDocument::text(Node node) const
{
    const JsonTable::Entry &entry = entryOf(*m_table, node);
    return arenaText(*m_table, entry.textStart, entry.textLength);
}

QString JsonDocument::textStart(Node node, qsizetype bytes) const
{
    const JsonTable::Entry &entry = entryOf(*m_table, node);
    qsizetype length = std::min<qsizetype>(entry.textLength, bytes);
    const auto continues = [&](qsizetype at) { // in the middle of a character of several bytes
        return at > 0 && at < entry.textLength
            && (static_cast<uchar>(m_table->arena[static_cast<std::size_t>(entry.textStart + at)]) & 0xC0U) == 0x80U;
    };
    while (continues(length))
        --length;
    return arenaText(*m_table, entry.textStart, length);
}

qsizetype JsonDocument::textBytes(Node node) const
{
    return std::max<qsizetype>(entryOf(*m_table, node).textLength, 0);
}

qint32 JsonDocument::childCount(Node node) const
{
    return entryOf(*m_table, node).childCount;
}

JsonDocument::Node JsonDocument::child(Node node, qint32 row) const
{
    return m_table->children[static_cast<std::size_t>(entryOf(*m_table, node).firstChild + row)];
}

JsonDocument::Node JsonDocument::parent(Node node) const
{
    return entryOf(*m_table, node).parent;
}

qint32 JsonDocument::row(Node node) const
{
    return entryOf(*m_table, node).row;
}

QString JsonDocument::pointer(Node node) const
{
    QStringList steps;
    for (; parent(node) >= 0; node = parent(node)) {
        QString step = kind(parent(node)) == Kind::Array ? QString::number(row(node)) : key(node);
        steps.prepend(step.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1")));
    }
    return steps.isEmpty() ? QString() : u'/' + steps.join(u'/');
}

} // namespace wf2des
