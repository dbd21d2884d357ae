// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "body_reader.h"

#include <cmath>

namespace wf2des::sandbox {

namespace {

constexpr std::size_t largestBody = 1024 * 1024;
constexpr int deepestBody = 32;

Json parseBody(const std::string &body)
{
    const auto refuse = [](const char *why) {
        throw RefusedRequest(invalidRequest({{QStringLiteral("body"), QString::fromLatin1(why)}}));
    };
    if (body.size() > largestBody)
        refuse("larger than 1 MiB");
    bool tooDeep = false;
    const Json json = Json::parse(
        body,
        [&](int depth, Json::parse_event_t, Json &) {
            tooDeep = tooDeep || depth > deepestBody;
            return !tooDeep;
        },
        false);
    if (tooDeep)
        refuse("nested too deep");
    if (!json.is_object())
        refuse("not a JSON object");
    return json;
}

} // namespace

BodyReader::BodyReader(const std::string &body)
    : m_object(parseBody(body))
{
}

BodyReader::BodyReader(Json object, QString prefix)
    : m_object(std::move(object))
    , m_prefix(std::move(prefix))
{
}

BodyReader BodyReader::nested(const char *member, bool required)
{
    const Json *json = find(member, required);
    if (json && !json->is_object()) {
        refuse(member, QStringLiteral("not an object"));
        json = nullptr;
    }
    return BodyReader(json ? *json : Json::object(), m_prefix + QLatin1String(member) + u'.');
}

bool BodyReader::has(const char *member) const
{
    return m_object.contains(member) && !m_object.at(member).is_null();
}

void BodyReader::refuse(const char *member, const QString &message)
{
    m_errors.push_back({m_prefix + QLatin1String(member), message});
}

const Json *BodyReader::find(const char *member, bool required)
{
    if (has(member))
        return &m_object.at(member);
    if (required)
        refuse(member, QStringLiteral("required"));
    return nullptr;
}

QString BodyReader::text(const char *member, bool required, qsizetype longest, qsizetype shortest)
{
    const Json *json = find(member, required);
    if (!json)
        return {};
    if (!json->is_string()) {
        refuse(member, QStringLiteral("not a string"));
        return {};
    }
    const QString text = QString::fromStdString(json->get<std::string>());
    if (text.size() < shortest || text.size() > longest)
        refuse(member, QStringLiteral("%1 to %2 characters").arg(shortest).arg(longest));
    else if (text.contains(QChar::Null))
        refuse(member, QStringLiteral("holds a NUL character"));
    return text.isNull() ? QStringLiteral("") : text;
}

std::optional<qint64> BodyReader::integer(const char *member, bool required, qint64 least, qint64 most)
{
    const Json *json = find(member, required);
    if (!json)
        return std::nullopt;
    const bool fits = json->is_number_integer()
        && !(json->is_number_unsigned() && json->get<std::uint64_t>() > static_cast<std::uint64_t>(most));
    if (!fits || json->get<qint64>() < least || json->get<qint64>() > most) {
        refuse(member, QStringLiteral("an integer from %1 to %2").arg(least).arg(most));
        return std::nullopt;
    }
    return json->get<qint64>();
}

std::optional<bool> BodyReader::boolean(const char *member, bool required)
{
    const Json *json = find(member, required);
    if (json && !json->is_boolean())
        refuse(member, QStringLiteral("true or false"));
    return json && json->is_boolean() ? std::optional(json->get<bool>()) : std::nullopt;
}

QString BodyReader::code(const char *member, bool required, int count)
{
    const Json *json = find(member, required);
    if (!json)
        return {};
    const QString text = json->is_string() ? QString::fromStdString(json->get<std::string>()) : QString();
    if (text.size() != 1 || text.at(0) < u'0' || text.at(0).unicode() >= u'0' + count)
        refuse(member, QStringLiteral("one of the strings \"0\" to \"%1\"").arg(count - 1));
    return text;
}

std::optional<qint64> BodyReader::score(const char *member)
{
    constexpr double units = 10'000;
    constexpr double largest = 9.9999;
    const Json *json = find(member, false);
    if (!json)
        return std::nullopt;
    if (!json->is_number() || std::abs(json->get<double>()) > largest) {
        refuse(member, QStringLiteral("a number from -9.9999 to 9.9999"));
        return std::nullopt;
    }
    return std::llround(json->get<double>() * units);
}

void BodyReader::takeErrors(const BodyReader &nested)
{
    m_errors.insert(m_errors.end(), nested.m_errors.begin(), nested.m_errors.end());
}

void BodyReader::finish() const
{
    if (!m_errors.empty())
        throw RefusedRequest(invalidRequest(m_errors));
}

} // namespace wf2des::sandbox
