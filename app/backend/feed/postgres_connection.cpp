// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_connection.h"

#include "feed/ca_bundle.h"
#include "feed/connect_error.h"
#include "feed/plain_messages.h"

#include <QCoreApplication>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <libpq-fe.h>

#include <atomic>
#include <optional>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PostgresConnection)
};

QString nextConnectionName()
{
    static std::atomic_uint64_t number = 0;
    return QStringLiteral("wf2des-database-%1").arg(++number);
}

QLatin1String sslMode(DatabaseSettings::Tls tls)
{
    switch (tls) {
    case DatabaseSettings::Tls::VerifyFull:
        break;
    case DatabaseSettings::Tls::VerifyCa:
        return QLatin1String("verify-ca");
    case DatabaseSettings::Tls::Require:
        return QLatin1String("require");
    case DatabaseSettings::Tls::Off:
        return QLatin1String("disable");
    }
    return QLatin1String("verify-full");
}

bool checksCertificate(DatabaseSettings::Tls tls)
{
    return tls == DatabaseSettings::Tls::VerifyFull || tls == DatabaseSettings::Tls::VerifyCa;
}

/// A value of libpq's connection string. Qt turns a semicolon into a blank, so none may be in it.
std::optional<QString> quoted(QString value)
{
    if (value.contains(u';') || value.contains(QChar::Null))
        return std::nullopt;
    value.replace(u'\\', QLatin1String("\\\\")).replace(u'\'', QLatin1String("\\'"));
    return u'\'' + value + u'\'';
}

/// libpq's handle of an open connection; null when the driver has none. Qt 5 named its type PGconn*, Qt 6 names it
/// after the structure behind it.
PGconn *handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    const QByteArrayView type(handle.typeName());
    if (!handle.isValid() || (type != QByteArrayView("PGconn*") && type != QByteArrayView("pg_conn*")))
        return nullptr;
    return *static_cast<PGconn *const *>(handle.constData());
}

/// libpq writes the server's notices to stderr by default: foreign text that nobody asked for.
void dropNotice(void *, const char *) { }

} // namespace

PostgresConnection::PostgresConnection(DatabaseSettings database, QString password, PostgresDeadlines deadlines,
                                       std::shared_ptr<ConnectionBreaker> breaker)
    : m_database(std::move(database))
    , m_password(std::move(password))
    , m_deadlines(deadlines)
    , m_breaker(std::move(breaker))
{
}

PostgresConnection::~PostgresConnection()
{
    close();
}

Result<bool> PostgresConnection::open()
{
    close();
    std::optional<CaBundle> bundle; // libpq reads it while it connects and not later
    if (checksCertificate(m_database.tls) && !isLoopbackSocket() && qEnvironmentVariableIsEmpty("PGSSLROOTCERT")) {
        Result<CaBundle> created = CaBundle::create();
        if (!created)
            return failure(created.error());
        bundle = *created;
    }
    const std::optional<QString> options = connectOptions(bundle ? bundle->fileName() : QString());
    if (!options)
        return failure(
            {ErrorCode::Invalid, Words::tr("The profile's database settings hold a character that is not allowed.")});
    m_name = nextConnectionName();
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    if (!database.isValid())
        return failure({ErrorCode::DriverMissing,
                        Words::tr("The PostgreSQL driver cannot be loaded. Install the program again, or the packages "
                                  "for Qt's PostgreSQL driver and libpq."),
                        database.lastError().text()});
    database.setConnectOptions(*options);
    database.setHostName(m_database.host);
    database.setPort(m_database.port);
    database.setDatabaseName(m_database.database);
    database.setUserName(m_database.user);
    database.setPassword(m_password);
    const PlainMessages plainMessages;
    if (!database.open())
        return failure(connectError(database.lastError().databaseText(), m_database));
    m_isOpen = true;
    PGconn *handle = handleOf(database);
    if (!handle) // without it nothing could free this thread from a server that hangs
        return failure({ErrorCode::DriverMissing, Words::tr("The PostgreSQL driver does not fit this program."),
                        QString::fromLatin1(database.driver()->handle().typeName())});
    PQsetNoticeProcessor(handle, dropNotice, nullptr);
    return m_breaker->attach(handle) ? Result<bool>(true) : failure(cancelled());
}

void PostgresConnection::close()
{
    m_breaker->detach();
    m_isOpen = false;
    if (m_name.isEmpty())
        return;
    // Removing closes; no handle of it may be alive by then, so none is a member.
    QSqlDatabase::removeDatabase(std::exchange(m_name, QString()));
}

QString PostgresConnection::serverVersion() const
{
    PGconn *connection = m_isOpen ? handleOf(QSqlDatabase::database(m_name, false)) : nullptr;
    return connection ? QString::fromUtf8(PQparameterStatus(connection, "server_version")) : QString();
}

Result<bool> PostgresConnection::run(const QString &sql, std::chrono::milliseconds deadline, const RowHandler &onRow)
{
    return execute(sql, deadline, true, onRow);
}

Result<bool> PostgresConnection::runSeveral(const QString &sql, std::chrono::milliseconds deadline,
                                            const RowHandler &onRow)
{
    return execute(sql, deadline, false, onRow);
}

Result<bool> PostgresConnection::execute(const QString &sql, std::chrono::milliseconds deadline, bool forwardOnly,
                                         const RowHandler &onRow)
{
    // The server's own limit comes first, so that no late cancel of ours hits the statement after.
    if (!m_breaker->arm(deadline + m_deadlines.grace))
        return failure(cancelled());
    const auto disarm = qScopeGuard([this] { m_breaker->disarm(); });
    const QSqlDatabase database = QSqlDatabase::database(m_name, false);
    if (!database.isOpen()) // the driver has noticed meanwhile that the connection is gone
        return failure(statementError({}, {}, m_database));
    QSqlQuery query(database);
    query.setForwardOnly(forwardOnly);
    if (!query.exec(sql))
        return failure(errorOf(query.lastError()));
    do {
        while (query.next()) {
            if (onRow)
                onRow(query);
        }
        // Without this a list that was cut in the middle looks whole (RELIABILITY M10).
        if (query.lastError().isValid())
            return failure(errorOf(query.lastError()));
    } while (query.nextResult());
    if (query.lastError().isValid())
        return failure(errorOf(query.lastError()));
    return true;
}

std::optional<QString> PostgresConnection::connectOptions(const QString &rootCertificates) const
{
    QStringList options{QStringLiteral("application_name=wf2des-dashboard"),
                        QStringLiteral("connect_timeout=%1").arg(qMax<qint64>(2, m_deadlines.connect.count() / 1000)),
                        QLatin1String("sslmode=") + sslMode(m_database.tls)};
    const auto add = [&](QLatin1String key, const QString &value) {
        const std::optional<QString> text = quoted(value);
        if (text && !value.isEmpty())
            options.append(key + u'=' + *text);
        return text.has_value();
    };
    if (!add(QLatin1String("sslrootcert"), rootCertificates)
        || !add(QLatin1String("target_session_attrs"), m_database.targetSessionAttributes))
        return std::nullopt;
    return options.join(u';');
}

bool PostgresConnection::isLoopbackSocket() const
{
    return m_database.host.startsWith(u'/');
}

Error PostgresConnection::errorOf(const QSqlError &error) const
{
    if (m_breaker->isBroken())
        return cancelled();
    if (m_breaker->deadlinePassed())
        return {ErrorCode::Timeout, Words::tr("The database took too long to answer."), error.databaseText()};
    return statementError(error.nativeErrorCode(), error.databaseText(), m_database);
}

Error PostgresConnection::cancelled() const
{
    return {ErrorCode::Cancelled, Words::tr("The connection was closed.")};
}

} // namespace wf2des
