// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "contract/raw_client.h"
#include "support/sandbox_process.h"

#include <QJsonObject>
#include <QStringList>

namespace wf2des::test {

/// Brings the sandbox's runs into the states that a test needs, by the calls of the plugin and the workers. Everything
/// goes through `url`, so each of these calls is judged too.
class SandboxDriver {
public:
    /// True where $WF2DES_CONTRACT_DATABASE is "postgres"; SQLite otherwise.
    static bool overPostgres();
    /// The arguments that give a sandbox over that database, without workers of its own and with the tokens below.
    static QStringList sandboxArguments(const QStringList &further = {});
    static QString personToken() { return QStringLiteral("person-token"); }
    static QString readerToken() { return QStringLiteral("reader-token"); } ///< may only read
    static QString serviceToken() { return QStringLiteral("service-token"); } ///< the workers' account

    explicit SandboxDriver(const QUrl &url);

    RawClient &person() { return m_person; }
    RawClient &reader() { return m_reader; }
    RawClient &service() { return m_service; }

    /// A trigger on a node that no other run has; `more` adds or replaces members.
    QJsonObject trigger(const QJsonObject &more = {});
    /// New runs; each gives the id.
    QByteArray parsingRun(const QJsonObject &more = {});
    QByteArray awaitingRun();
    QByteArray completedRun();
    QByteArray failedRun();
    QByteArray cancelledRun();
    /// "parsing", "awaiting", "completed", "failed" or "cancelled", for data-driven tests.
    QByteArray runIn(const QString &state);

    /// The body of a worker's report.
    static QJsonObject report(const QByteArray &id, const QJsonObject &more, int attempt = 1);

private:
    RawClient m_person;
    RawClient m_reader;
    RawClient m_service;
    int m_nodes = 0;
};

/// "/wf2des/<id>" and what follows.
QByteArray runPath(const QByteArray &id, const QByteArray &call = {});

} // namespace wf2des::test
