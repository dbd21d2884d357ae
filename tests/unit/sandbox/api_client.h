// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QString>

namespace wf2des {

class SandboxProcess;

/// What the server answered.
struct ApiAnswer {
    int status = 0; ///< 0: no answer
    QByteArray body = {};
    QHash<QByteArray, QByteArray> headers = {}; ///< names in lower case

    QJsonObject json() const;
    QString text(const char *member) const { return json().value(QLatin1String(member)).toString(); }
    QJsonObject run() const { return json().value(QLatin1String("run")).toObject(); }
};

/// A plain client for tests: waits for each answer, follows no redirect, sends what it is told.
class ApiClient {
public:
    explicit ApiClient(const SandboxProcess &sandbox);

    ApiAnswer get(const QString &pathAndQuery, const QHash<QByteArray, QByteArray> &headers = {});
    /// With a new Idempotency-Key.
    ApiAnswer post(const QString &path, const QJsonObject &body);
    ApiAnswer post(const QString &path, const QByteArray &body, const QHash<QByteArray, QByteArray> &headers);
    /// As the workers' service account.
    ApiAnswer postAsService(const QString &path, const QJsonObject &body);

    /// Several POSTs at the same time, each with a key of its own or all with `key`.
    QList<ApiAnswer> postTogether(const QString &path, const QJsonObject &body, int count, const QByteArray &key = {});

    void setToken(const QString &token) { m_token = token; }
    static QByteArray newKey();

private:
    QNetworkRequest request(const QString &pathAndQuery, const QHash<QByteArray, QByteArray> &headers) const;
    static ApiAnswer wait(QNetworkReply *reply);

    const SandboxProcess &m_sandbox;
    QString m_token;
    QNetworkAccessManager m_network;
};

} // namespace wf2des
