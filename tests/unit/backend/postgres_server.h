// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "postgres_cluster.h"
#include "profile/profile.h"

#include <QList>
#include <QStringList>

namespace wf2des {

/// A real PostgreSQL server with the table of the specification, for the tests of the feed. One database a test.
/// What a test does to it goes through an administrator's connection of its own.
class PostgresServer {
public:
    enum class Codes : quint8 { Enum, Varchar };

    /// False: skip or fail with errorText().
    bool start();
    QString errorText() const { return m_cluster.errorText(); }
    PostgresCluster &cluster() { return m_cluster; }

    /// A new database with the table, without some of its columns, and with the role `reader`, who may only select.
    bool createDatabase(const QString &name, Codes codes = Codes::Enum, const QStringList &without = {});
    /// A profile of the last database, as the reader.
    Profile profile() const;
    static QString readerPassword() { return QStringLiteral("it's a \\ secret"); }

    /// Runs SQL in the last database; the test fails when that fails.
    void execute(const QString &sql);
    /// The rows of a SELECT, each value as text, null as a null string.
    QList<QStringList> select(const QString &sql);
    /// A row with the given columns in SQL ("status" to "'1'"); the others have ordinary values.
    void insertRun(const QString &id, const QList<QPair<QString, QString>> &values = {});

    /// How many connections the dashboard has at this moment, whatever their state.
    int dashboardConnections();
    /// Waits until the dashboard has no connection. Asks once a turn: one that is still being given up may flicker.
    bool isLeftByTheDashboard();
    /// The dashboard's transactions that have been open and idle for longer than a poll takes.
    int dashboardIdleInTransaction();
    /// Process ids of the dashboard's backends.
    QList<qint64> dashboardBackends();
    /// The refused log-ins that the server has logged.
    QStringList loggedFailures() const;
    /// The statements that the server has logged for a role.
    QStringList loggedStatements(const QString &role) const;

private:
    bool connectAsAdmin(const QString &database);

    PostgresCluster m_cluster;
    QString m_database;
    QStringList m_columns;
};

} // namespace wf2des
