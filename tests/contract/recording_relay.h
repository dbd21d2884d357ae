// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>
#include <QUrl>

namespace wf2des::test {

/// One request and its answer, byte for byte as they crossed the relay.
struct Exchange {
    QByteArray request;
    QByteArray answer;

    /// "POST /wf2des/.../cancel"
    QByteArray call() const;
    /// 0 when no answer came.
    int status() const;
    /// What is wrong in either direction, empty when nothing: Prism's finding, or one of two things that Prism lets
    /// pass: a query parameter that the contract does not name, a refusal as plain application/json.
    QByteArray violation() const;
};

/// Passes bytes between a client and Prism, unchanged, and keeps them. Lives on the thread of the test.
class RecordingRelay : public QTcpServer {
    Q_OBJECT
public:
    /// Listens at once on a free loopback port.
    explicit RecordingRelay(const QUrl &target, QObject *parent = nullptr);

    QUrl url() const;
    const QList<Exchange> &exchanges() const { return m_exchanges; }
    /// Call, status and violation of every exchange that broke the contract.
    QByteArrayList violations() const;
    void clear() { m_exchanges.clear(); }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    QUrl m_target;
    QList<Exchange> m_exchanges;
};

} // namespace wf2des::test
