// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QString>
#include <QUrl>

#include <optional>

namespace wf2des::test {

/// An answer as a plain HTTP client sees it.
struct RawAnswer {
    int status = 0; ///< 0: none came
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;

    QJsonObject json() const;
    /// A member of the body that is text: "code" of a problem, "status" of a row.
    QString text(const char *member) const;
};

/// Calls the API without the product's client, the calls that the dashboard never makes included. Blocking, by a spun
/// event loop. Follows no redirect.
class RawClient {
public:
    using Headers = QHash<QByteArray, QByteArray>;

    RawClient(QUrl baseUrl, QString token);

    /// `path` as it goes on the wire, query included.
    RawAnswer get(const QByteArray &path, const Headers &headers = {});
    /// With a new Idempotency-Key unless `headers` has one.
    RawAnswer post(const QByteArray &path, const QJsonObject &body, const Headers &headers = {});
    RawAnswer postBytes(const QByteArray &path, const QByteArray &body, const Headers &headers = {});

private:
    RawAnswer exchange(const QByteArray &path, const std::optional<QByteArray> &body, const Headers &headers);

    QNetworkAccessManager m_manager;
    QUrl m_baseUrl;
    QString m_token;
};

} // namespace wf2des::test
