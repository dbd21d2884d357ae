// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_repository.h"

namespace wf2des::sandbox {

namespace {

/// Lower case for A to Z only: what LOWER() does in SQLite and in PostgreSQL's C locale.
QString asciiLower(QString text)
{
    for (QChar &c : text) {
        if (c >= u'A' && c <= u'Z')
            c = QChar(c.unicode() + (u'a' - u'A'));
    }
    return text;
}

QString containsPattern(const QString &word)
{
    QString pattern = asciiLower(word);
    for (const QChar special : {u'!', u'%', u'_'})
        pattern.replace(special, QString(u'!') + special);
    return u'%' + pattern + u'%';
}

/// The WHERE clause of a list and its values.
class Conditions {
public:
    Conditions(const ListQuery &query, const Schema &schema)
    {
        if (!query.includeDeleted)
            m_parts += QStringLiteral("deleted_at IS NULL");
        for (const auto &[column, values] : query.anyOf) {
            if (schema.has(column))
                add(QStringLiteral("%1 IN (%2)")
                        .arg(column, QStringList(values.size(), QStringLiteral("?")).join(QLatin1String(", "))),
                    values);
        }
        addTime(QStringLiteral("created_at >= ?"), query.createdAfter);
        addTime(QStringLiteral("created_at < ?"), query.createdBefore);
        addTime(QStringLiteral("updated_at >= ?"), query.updatedAfter);
        for (const QString &word : query.words)
            addWord(word);
        if (query.after)
            add(query.order == ListQuery::Order::CreatedDescending ? QStringLiteral("(created_at, id) < (?, ?)")
                                                                   : QStringLiteral("(updated_at, id) > (?, ?)"),
                {toSqlTime(query.after->time), query.after->id});
    }

    QString sql() const
    {
        return m_parts.isEmpty() ? QString() : QStringLiteral(" WHERE ") + m_parts.join(QLatin1String(" AND "));
    }
    const QVariantList &values() const { return m_values; }

private:
    void add(const QString &part, const QVariantList &values)
    {
        m_parts += part;
        m_values += values;
    }
    void addTime(const QString &part, const std::optional<Micros> &time)
    {
        if (time)
            add(part, {toSqlTime(*time)});
    }
    void addWord(const QString &word)
    {
        QStringList alternatives;
        QVariantList values;
        for (const char *column :
             {"id", "screen_id", "figma_file_key", "wf_node_id", "prompt", "error_message", "created_by"}) {
            alternatives += QStringLiteral("LOWER(%1) LIKE ? ESCAPE '!'").arg(QLatin1String(column));
            values += containsPattern(word);
        }
        add(QStringLiteral("(%1)").arg(alternatives.join(QLatin1String(" OR "))), values);
    }

    QStringList m_parts;
    QVariantList m_values;
};

} // namespace

RunRepository::Page RunRepository::list(const ListQuery &query)
{
    Page page;
    page.asOf = m_database.settledNow();
    const bool byCreation = query.order == ListQuery::Order::CreatedDescending;
    const Conditions conditions(query, m_schema);
    QSqlQuery rows = m_database.run(
        QStringLiteral("SELECT %1 FROM %2%3 ORDER BY %4 LIMIT %5")
            .arg(m_schema.selectList(), Schema::table(), conditions.sql(),
                 byCreation ? QStringLiteral("created_at DESC, id DESC") : QStringLiteral("updated_at ASC, id ASC"))
            .arg(query.limit + 1),
        conditions.values());
    while (rows.next())
        page.rows.push_back(m_schema.readRow(rows));
    if (page.rows.size() > static_cast<std::size_t>(query.limit)) {
        page.rows.resize(static_cast<std::size_t>(query.limit));
        const RunRow &last = page.rows.back();
        page.next = ListQuery::Position{byCreation ? last.createdAt : last.updatedAt, last.id};
    }
    return page;
}

} // namespace wf2des::sandbox
