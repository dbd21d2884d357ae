// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/json_reader.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(JsonReader)
};

} // namespace

JsonReader::JsonReader(const QJsonValue &value, const QString &where, QString *refusal)
    : m_object(value.toObject())
    , m_where(where)
    , m_refusal(refusal)
{
    if (!value.isObject() && !value.isUndefined() && !value.isNull())
        refuse("", Words::tr("it is not an object"));
}

void JsonReader::read(const char *key, QString &value)
{
    const QJsonValue field = present(key);
    if (field.isString())
        value = field.toString();
    else if (!field.isUndefined())
        refuse(key, Words::tr("it is not a text"));
}

void JsonReader::read(const char *key, bool &value)
{
    const QJsonValue field = present(key);
    if (field.isBool())
        value = field.toBool();
    else if (!field.isUndefined())
        refuse(key, Words::tr("it is neither true nor false"));
}

void JsonReader::read(const char *key, qint64 &value, qint64 least, qint64 most)
{
    const QJsonValue field = present(key);
    if (field.isUndefined())
        return;
    const std::optional<qint64> number = integer(field);
    if (number && *number >= least && *number <= most)
        value = *number;
    else
        refuse(key, Words::tr("it is not a whole number from %1 to %2").arg(least).arg(most));
}

void JsonReader::read(const char *key, std::optional<qint64> &value)
{
    const QJsonValue field = present(key);
    if (field.isUndefined())
        return;
    value = integer(field);
    if (!value)
        refuse(key, Words::tr("it is not a whole number"));
}

void JsonReader::read(const char *key, QList<qint64> &value)
{
    const QJsonValue field = present(key);
    if (field.isUndefined())
        return;
    if (!field.isArray()) {
        refuse(key, Words::tr("it is not a list"));
        return;
    }
    value.clear();
    const QJsonArray items = field.toArray();
    for (const QJsonValue &item : items) {
        if (const std::optional<qint64> number = integer(item))
            value.append(*number);
        else
            refuse(key, Words::tr("it holds something that is not a whole number"));
    }
}

JsonReader JsonReader::object(const char *key)
{
    const QString where = m_where + QLatin1String(key);
    return JsonReader(present(key), where + u'.', m_refusal);
}

void JsonReader::refuse(const char *key, const QString &why)
{
    if (!m_refusal->isEmpty())
        return;
    QString name = m_where + QLatin1String(key);
    if (name.endsWith(u'.'))
        name.chop(1);
    *m_refusal = name.isEmpty() ? why : QStringLiteral("%1: %2").arg(name, why);
}

QJsonValue JsonReader::present(const char *key) const
{
    const QJsonValue field = m_object.value(QLatin1String(key));
    return field.isNull() ? QJsonValue(QJsonValue::Undefined) : field;
}

std::optional<qint64> JsonReader::integer(const QJsonValue &value) const
{
    // toInteger() gives its default for everything that is no whole number of 64 bits: two defaults tell.
    const qint64 number = value.toInteger(0);
    return value.isDouble() && number == value.toInteger(1) ? std::optional(number) : std::nullopt;
}

} // namespace wf2des
