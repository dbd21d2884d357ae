// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <optional>

namespace wf2des {

/// Reads the fields of one JSON object into values that already hold their defaults. An absent or null field leaves
/// the value; a field of another type, or out of range, is refused by name. The first refusal is kept.
class JsonReader {
public:
    /// `where` is the path so far ("database."); `refusal` outlives the reader and its children.
    JsonReader(const QJsonValue &value, const QString &where, QString *refusal);

    void read(const char *key, QString &value);
    void read(const char *key, bool &value);
    void read(const char *key, qint64 &value, qint64 least, qint64 most);
    void read(const char *key, std::optional<qint64> &value);
    void read(const char *key, QList<qint64> &value);
    /// The object under `key`; an empty one when it is absent.
    JsonReader object(const char *key);
    /// Notes that the field cannot be used; `why` completes a sentence.
    void refuse(const char *key, const QString &why);

private:
    QJsonValue present(const char *key) const;
    std::optional<qint64> integer(const QJsonValue &value) const;

    QJsonObject m_object;
    QString m_where;
    QString *m_refusal;
};

} // namespace wf2des
