// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/connection_breaker.h"
#include "profile/profile.h"
#include "service/result.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

class QSqlError;
class QSqlQuery;

namespace wf2des {

/// How long PostgreSQL may take before a read is given up.
struct PostgresDeadlines {
    std::chrono::milliseconds connect{10'000};
    std::chrono::milliseconds poll{10'000};
    std::chrono::milliseconds history{120'000}; ///< one batch of the range or of a delta; the first may sort
    std::chrono::milliseconds grace{2'000}; ///< from the cancel to the socket's shutdown
};

/// One connection of QPSQL: named, opened, used and removed on the thread that made it (STYLE 11). Every call blocks,
/// at most until its deadline and three times the grace. After a failure it is to be closed.
class PostgresConnection {
public:
    using RowHandler = std::function<void(const QSqlQuery &query)>;

    PostgresConnection(DatabaseSettings database, QString password, PostgresDeadlines deadlines,
                       std::shared_ptr<ConnectionBreaker> breaker);
    ~PostgresConnection();
    PostgresConnection(const PostgresConnection &) = delete;
    PostgresConnection &operator=(const PostgresConnection &) = delete;

    Result<bool> open();
    void close();
    bool isOpen() const { return m_isOpen; }
    /// "15.8 (Debian ...)".
    QString serverVersion() const;

    /// Sends one statement and gives its rows to `onRow`; forward-only, so that a long answer takes no memory here
    /// (RELIABILITY M10).
    Result<bool> run(const QString &sql, std::chrono::milliseconds deadline, const RowHandler &onRow = {});
    /// Sends several statements in one round trip and gives all their rows to `onRow`; for short answers.
    Result<bool> runSeveral(const QString &sql, std::chrono::milliseconds deadline, const RowHandler &onRow);

    const DatabaseSettings &database() const { return m_database; }
    const PostgresDeadlines &deadlines() const { return m_deadlines; }

private:
    Result<bool> execute(const QString &sql, std::chrono::milliseconds deadline, bool forwardOnly,
                         const RowHandler &onRow);
    std::optional<QString> connectOptions(const QString &rootCertificates) const;
    bool isLoopbackSocket() const;
    Error errorOf(const QSqlError &error) const;
    Error cancelled() const;

    DatabaseSettings m_database;
    QString m_password;
    PostgresDeadlines m_deadlines;
    std::shared_ptr<ConnectionBreaker> m_breaker;
    QString m_name;
    bool m_isOpen = false;
};

} // namespace wf2des
