// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list_query.h"

#include "run_row.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace wf2des::sandbox {

namespace {

constexpr int largestPage = 1000;
constexpr qsizetype mostIds = 100;
constexpr qsizetype mostValues = 1000;
constexpr qsizetype longestText = 1000;

constexpr std::array orderWords{QLatin1String("created_at_desc"), QLatin1String("updated_at_asc")};

/// The columns that a repeated parameter of the same name filters.
const QSet<QString> &filterColumns()
{
    static const QSet<QString> names{QStringLiteral("id"),
                                     QStringLiteral("edge"),
                                     QStringLiteral("status"),
                                     QStringLiteral("phase"),
                                     QStringLiteral("project_id"),
                                     QStringLiteral("organization_id"),
                                     QStringLiteral("figma_file_key"),
                                     QStringLiteral("wf_node_id"),
                                     QStringLiteral("screen_id"),
                                     QStringLiteral("created_by"),
                                     QStringLiteral("trigger_surface"),
                                     QStringLiteral("auto_confirm"),
                                     QStringLiteral("feedback_status")};
    return names;
}

std::optional<ListQuery::Position> positionFrom(const QString &cursor, ListQuery::Order order)
{
    const QByteArray text = QByteArray::fromBase64(cursor.toLatin1(), QByteArray::Base64UrlEncoding);
    const Json parts = Json::parse(text.constData(), text.constData() + text.size(), nullptr, false);
    if (!parts.is_array() || parts.size() != 3 || !parts[0].is_number_integer() || !parts[1].is_number_integer()
        || !parts[2].is_string() || parts[0].get<int>() != static_cast<int>(order))
        return std::nullopt;
    return ListQuery::Position{parts[1].get<qint64>(), QString::fromStdString(parts[2].get<std::string>())};
}

/// Reads the parameters one by one and gathers what is wrong with them.
class ListQueryReader {
public:
    explicit ListQueryReader(const QueryParameters &parameters)
        : m_parameters(parameters)
    {
    }

    ListQuery read()
    {
        for (const Column &column : allColumns()) {
            if (filterColumns().contains(column.name))
                readValues(column);
        }
        readTime("created_after", m_query.createdAfter);
        readTime("created_before", m_query.createdBefore);
        readTime("updated_after", m_query.updatedAfter);
        readWords();
        readDeleted();
        readLimit();
        readOrderAndCursor();
        if (!m_errors.empty())
            throw RefusedRequest(invalidRequest(m_errors));
        return m_query;
    }

private:
    void refuse(const char *field, const QString &message)
    {
        m_errors.push_back({QString::fromLatin1(field), message});
    }

    QStringList all(const char *name) const
    {
        QStringList values;
        for (const auto &[key, value] : m_parameters) {
            if (key == QLatin1String(name))
                values += value;
        }
        return values;
    }

    std::optional<QString> last(const char *name) const
    {
        const QStringList values = all(name);
        return values.isEmpty() ? std::nullopt : std::optional(values.last());
    }

    void readValues(const Column &column)
    {
        const QStringList values = all(column.name.data());
        if (values.isEmpty())
            return;
        if (values.size() > (column.name == QLatin1String("id") ? mostIds : mostValues))
            return refuse(column.name.data(), QStringLiteral("too many values"));
        QVariantList bound;
        for (const QString &value : values) {
            bool good = !value.contains(QChar::Null);
            if (column.kind == ColumnKind::Integer)
                bound += value.toLongLong(&good);
            else
                bound += value;
            if (column.kind == ColumnKind::Code)
                good = value.size() == 1 && value.at(0) >= u'0' && value.at(0).unicode() < u'0' + column.codes;
            if (!good)
                return refuse(column.name.data(), QStringLiteral("not a value of this column"));
        }
        m_query.anyOf.emplace_back(column.name, bound);
    }

    void readTime(const char *name, std::optional<Micros> &time)
    {
        if (const std::optional<QString> text = last(name)) {
            time = fromApiTime(*text);
            if (!time)
                refuse(name, QStringLiteral("not an RFC 3339 time"));
        }
    }

    void readWords()
    {
        const QString text = last("q").value_or(QString());
        if (text.size() > longestText || text.contains(QChar::Null))
            return refuse("q", QStringLiteral("too long, or not a text"));
        m_query.words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    }

    void readDeleted()
    {
        const QString text = last("include_deleted").value_or(QStringLiteral("false"));
        m_query.includeDeleted = text == QLatin1String("true");
        if (!m_query.includeDeleted && text != QLatin1String("false"))
            refuse("include_deleted", QStringLiteral("true or false"));
    }

    void readLimit()
    {
        const std::optional<QString> text = last("limit");
        if (!text)
            return;
        bool good = false;
        m_query.limit = text->toInt(&good);
        if (!good || m_query.limit < 1 || m_query.limit > largestPage)
            refuse("limit", QStringLiteral("1 to %1").arg(largestPage));
    }

    void readOrderAndCursor()
    {
        const QString word = last("order").value_or(QString(orderWords[0]));
        const auto found = std::find(orderWords.begin(), orderWords.end(), word);
        if (found == orderWords.end())
            return refuse("order", QStringLiteral("created_at_desc or updated_at_asc"));
        m_query.order = static_cast<ListQuery::Order>(found - orderWords.begin());
        if (const std::optional<QString> cursor = last("cursor")) {
            m_query.after = positionFrom(*cursor, m_query.order);
            if (!m_query.after)
                refuse("cursor", QStringLiteral("not a cursor of this listing"));
        }
    }

    const QueryParameters &m_parameters;
    ListQuery m_query;
    std::vector<FieldError> m_errors;
};

} // namespace

ListQuery readListQuery(const QueryParameters &parameters)
{
    return ListQueryReader(parameters).read();
}

QString cursorText(ListQuery::Order order, const ListQuery::Position &position)
{
    const std::string text = Json{static_cast<int>(order), position.time, position.id.toStdString()}.dump();
    return QString::fromLatin1(
        QByteArray::fromStdString(text).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

} // namespace wf2des::sandbox
