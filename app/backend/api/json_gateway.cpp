// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/json_gateway.h"

#include "api/api_words.h"

#include <nlohmann/json.hpp>

namespace wf2des {

namespace {

/// Builds a JsonBody from the parser's events and stops it at a limit.
class DocumentBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit DocumentBuilder(const JsonLimits &limits)
        : m_limits(limits)
    {
    }

    JsonBody takeDocument() { return std::move(m_document); }
    QString problem() const { return m_problem; }

    bool null() override { return add(JsonValue(JsonValue::Kind::Null)); }
    bool boolean(bool value) override { return add(JsonValue(JsonValue::Kind::Bool, value ? "true" : "false")); }
    bool number_integer(number_integer_t value) override { return addNumber(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return addNumber(std::to_string(value)); }
    bool number_float(number_float_t, const string_t &written) override { return addNumber(written); }
    bool string(string_t &value) override { return add(JsonValue(JsonValue::Kind::String, std::move(value))); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonValue::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &name) override
    {
        m_open.back().name = std::move(name);
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &) override
    {
        // The parser's own words quote the input, which may be anything: the position is enough.
        return refuse(QStringLiteral("not valid JSON at byte %1").arg(position));
    }

private:
    struct Open {
        JsonValue value;
        std::string name; ///< of the member that comes next
    };

    bool refuse(const QString &problem)
    {
        m_problem = problem;
        return false;
    }

    bool addNumber(std::string written) { return add(JsonValue(JsonValue::Kind::Number, std::move(written))); }

    bool add(JsonValue value)
    {
        if (++m_values > m_limits.values)
            return refuse(QStringLiteral("more than %1 values").arg(m_limits.values));
        place(std::move(value));
        return true;
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_open.size() >= m_limits.depth)
            return refuse(QStringLiteral("nested deeper than %1 levels").arg(m_limits.depth));
        if (++m_values > m_limits.values)
            return refuse(QStringLiteral("more than %1 values").arg(m_limits.values));
        m_open.push_back({JsonValue(kind), {}});
        return true;
    }

    bool close()
    {
        JsonValue finished = std::move(m_open.back().value);
        m_open.pop_back();
        place(std::move(finished));
        return true;
    }

    void place(JsonValue value)
    {
        if (m_open.empty()) {
            m_document.root = std::move(value);
            return;
        }
        Open &parent = m_open.back();
        if (parent.value.kind() == JsonValue::Kind::Array) {
            parent.value.append(std::move(value));
            return;
        }
        const QString name = QString::fromStdString(parent.name);
        if (!parent.value.insert(std::move(parent.name), std::move(value)) && !m_document.duplicateNames.contains(name)
            && m_document.duplicateNames.size() < 20)
            m_document.duplicateNames.append(name);
    }

    JsonLimits m_limits;
    qsizetype m_values = 0;
    std::vector<Open> m_open;
    JsonBody m_document;
    QString m_problem;
};

Result<JsonBody> parse(const QByteArray &body, const JsonLimits &limits)
{
    // The parser takes a NUL for the end of its input.
    if (const qsizetype nul = body.indexOf('\0'); nul >= 0) {
        return failure({ErrorCode::UnexpectedAnswer, ApiWords::unreadableAnswer(),
                        QStringLiteral("not valid JSON at byte %1").arg(nul + 1)});
    }
    DocumentBuilder builder(limits);
    if (nlohmann::json::sax_parse(body.cbegin(), body.cend(), &builder))
        return builder.takeDocument();
    return failure({ErrorCode::UnexpectedAnswer, ApiWords::unreadableAnswer(), builder.problem()});
}

} // namespace

QString JsonValue::text() const
{
    switch (m_kind) {
    case Kind::Null:
        return QStringLiteral("null");
    case Kind::Array:
        return QStringLiteral("[...]");
    case Kind::Object:
        return QStringLiteral("{...}");
    case Kind::Bool:
    case Kind::Number:
    case Kind::String:
        break;
    }
    return m_text.empty() ? QStringLiteral("") : QString::fromStdString(m_text);
}

std::optional<qint64> JsonValue::integer(qint64 lowest, qint64 highest) const
{
    if (m_kind != Kind::Number)
        return std::nullopt;
    bool ok = false;
    const qint64 value = QByteArray::fromStdString(m_text).toLongLong(&ok);
    return ok && value >= lowest && value <= highest ? std::optional(value) : std::nullopt;
}

const JsonValue *JsonValue::member(std::string_view name) const
{
    const auto found = m_members.find(name);
    return found == m_members.end() ? nullptr : &found->second;
}

Result<JsonBody> readJson(const QByteArray &body, const JsonLimits &limits)
{
    if (body.size() > limits.bytes) {
        return failure({ErrorCode::UnexpectedAnswer, ApiWords::answerTooLarge(),
                        QStringLiteral("more than %1 bytes").arg(limits.bytes)});
    }
    Result<JsonBody> document = parse(body, limits);
    if (document)
        return document;
    const QByteArray valid = QString::fromUtf8(body).toUtf8();
    if (valid == body)
        return document;
    Result<JsonBody> repaired = parse(valid, limits);
    if (!repaired)
        return document;
    repaired->repaired = true;
    return repaired;
}

} // namespace wf2des
