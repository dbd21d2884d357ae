// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wf2des {

/// One value of a JSON text. Numbers keep the text they were written with, so that nothing is rounded on the way.
class JsonValue {
public:
    enum class Kind : quint8 { Null, Bool, Number, String, Array, Object };
    using Members = std::map<std::string, JsonValue, std::less<>>;

    explicit JsonValue(Kind kind = Kind::Null, std::string text = {})
        : m_kind(kind)
        , m_text(std::move(text))
    {
    }

    Kind kind() const { return m_kind; }
    bool isNull() const { return m_kind == Kind::Null; }

    /// A string's characters (never a null string), or what stands in the JSON for a number, true, false or null;
    /// "[...]" and "{...}" for the others.
    QString text() const;
    /// A whole number written as such and within the range; nothing else.
    std::optional<qint64> integer(qint64 lowest, qint64 highest) const;
    /// The member of that name; null when this is no object or has none.
    const JsonValue *member(std::string_view name) const;

    const std::vector<JsonValue> &items() const { return m_items; }
    const Members &members() const { return m_members; }

    void append(JsonValue item) { m_items.push_back(std::move(item)); }
    /// The last of several members of one name wins. False when there was one already.
    bool insert(std::string name, JsonValue value)
    {
        return m_members.insert_or_assign(std::move(name), std::move(value)).second;
    }

private:
    Kind m_kind;
    std::string m_text;
    std::vector<JsonValue> m_items;
    Members m_members;
};

/// How much of a body is taken. Documents for the viewer do not come this way.
struct JsonLimits {
    qsizetype bytes = 64 * 1024 * 1024;
    qsizetype values = 1'000'000;
    std::size_t depth = 64;
};

/// A body that was read.
struct JsonBody {
    JsonValue root;
    QStringList duplicateNames; ///< members that came twice in one object
    bool repaired = false; ///< it held bytes that are not UTF-8; each became U+FFFD
};

/// The one way in for the API's bodies (RELIABILITY M11): iterative, bounded in size, depth and number of values. Any
/// thread. The error is an UnexpectedAnswer whose detail says where and why.
Result<JsonBody> readJson(const QByteArray &body, const JsonLimits &limits = {});

} // namespace wf2des
