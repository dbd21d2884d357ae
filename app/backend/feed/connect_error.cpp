// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/connect_error.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QStringList>

#include <algorithm>
#include <array>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PostgresErrors)
};

enum class Cause : quint8 {
    WrongPassword,
    NoPassword,
    NotAllowed,
    NotAllowedWithoutTls,
    DatabaseMissing,
    NoTls,
    BadCertificate,
    TooMany,
    NotReady,
    NoSuitableServer,
    TimedOut,
    HostNotFound,
    Unreachable,
    Refused,
    Lost,
};

struct Sign {
    const char *text;
    Cause cause;
};

/// Looked for from top to bottom. With several hosts or addresses the text names a cause for each: the one that the
/// person can do something about comes first.
constexpr std::array signs{
    Sign{"password authentication failed", Cause::WrongPassword},
    Sign{"no password supplied", Cause::NoPassword},
    Sign{"is not permitted to log in", Cause::WrongPassword},
    Sign{"FATAL:  role ", Cause::WrongPassword},
    Sign{"authentication failed", Cause::WrongPassword},
    Sign{"authentication method", Cause::WrongPassword},
    Sign{", no encryption", Cause::NotAllowedWithoutTls},
    Sign{", SSL off", Cause::NotAllowedWithoutTls},
    Sign{"no pg_hba.conf entry", Cause::NotAllowed},
    Sign{"pg_hba.conf rejects", Cause::NotAllowed},
    Sign{"permission denied for database", Cause::NotAllowed},
    Sign{"certificate", Cause::BadCertificate},
    Sign{"does not match host name", Cause::BadCertificate},
    Sign{"server does not support SSL", Cause::NoTls},
    Sign{"SSL error", Cause::BadCertificate},
    Sign{"too many clients", Cause::TooMany},
    Sign{"too many connections", Cause::TooMany},
    Sign{"connection slots are reserved", Cause::TooMany},
    Sign{"no more connections allowed", Cause::TooMany},
    Sign{"the database system is", Cause::NotReady},
    Sign{"is not currently accepting connections", Cause::NotReady},
    Sign{"session is read-only", Cause::NoSuitableServer},
    Sign{"session is not read-only", Cause::NoSuitableServer},
    Sign{"hot standby mode", Cause::NoSuitableServer},
    Sign{"could not translate host name", Cause::HostNotFound},
    Sign{"timeout expired", Cause::TimedOut},
    Sign{"Connection timed out", Cause::TimedOut},
    Sign{"unreachable", Cause::Unreachable},
    Sign{"No route to host", Cause::Unreachable},
    Sign{"Connection refused", Cause::Refused},
    Sign{"No such file or directory", Cause::Refused},
};

Cause causeOf(const QString &text)
{
    const auto found = std::find_if(signs.begin(), signs.end(),
                                    [&](const Sign &sign) { return text.contains(QLatin1String(sign.text)); });
    if (found != signs.end())
        return found->cause;
    // Last, since the name may hold any other sign's words.
    if (text.contains(QLatin1String("database \"")) && text.contains(QLatin1String("does not exist")))
        return Cause::DatabaseMissing;
    return Cause::Lost;
}

ErrorCode codeOf(Cause cause)
{
    switch (cause) {
    case Cause::WrongPassword:
    case Cause::NoPassword:
        return ErrorCode::AuthenticationFailed;
    case Cause::NotAllowed:
    case Cause::NotAllowedWithoutTls:
        return ErrorCode::PermissionDenied;
    case Cause::DatabaseMissing:
        return ErrorCode::DatabaseMissing;
    case Cause::NoTls:
    case Cause::BadCertificate:
        return ErrorCode::TlsRefused;
    case Cause::TooMany:
    case Cause::NotReady:
    case Cause::NoSuitableServer:
    case Cause::Unreachable:
    case Cause::Refused:
        return ErrorCode::ConnectionRefused;
    case Cause::TimedOut:
        return ErrorCode::Timeout;
    case Cause::HostNotFound:
        return ErrorCode::HostNotFound;
    case Cause::Lost:
        break;
    }
    return ErrorCode::ConnectionLost;
}

QString accessWords(Cause cause, const DatabaseSettings &database)
{
    switch (cause) {
    case Cause::WrongPassword:
        return Words::tr("The database does not accept the user %1 with this password.").arg(database.user);
    case Cause::NoPassword:
        return Words::tr("The database wants a password for the user %1, and the profile has none.").arg(database.user);
    case Cause::NotAllowed:
        return Words::tr("The database server does not let the user %1 into the database %2 from this computer.")
            .arg(database.user, database.database);
    case Cause::NotAllowedWithoutTls:
        return Words::tr("The database server lets nobody in from this computer without encryption. Choose a "
                         "protected connection in the profile, or ask for access.");
    case Cause::DatabaseMissing:
        return Words::tr("There is no database named %1 on this server.").arg(database.database);
    case Cause::NoTls:
        return Words::tr("The database server offers no encryption, and the profile asks for it.");
    case Cause::BadCertificate:
        return Words::tr("The database server could not prove who it is: its certificate is not trusted, has expired, "
                         "or belongs to another name.");
    default:
        return {};
    }
}

QString reachWords(Cause cause, const DatabaseSettings &database)
{
    switch (cause) {
    case Cause::TooMany:
        return Words::tr("The database server has no connection free at the moment.");
    case Cause::NotReady:
        return Words::tr("The database server is starting up or shutting down.");
    case Cause::NoSuitableServer:
        return Words::tr("None of the database servers has the role that the profile asks for.");
    case Cause::TimedOut:
        return Words::tr("The database server %1 does not answer.").arg(database.host);
    case Cause::HostNotFound:
        return Words::tr("The database server %1 cannot be found. Check its name and your network.").arg(database.host);
    case Cause::Unreachable:
        return Words::tr("There is no way to the database server %1 from here. Check your network or VPN.")
            .arg(database.host);
    case Cause::Refused:
        return Words::tr("No database server answers at %1, port %2.").arg(database.host).arg(database.port);
    default:
        return Words::tr("The connection to the database was lost.");
    }
}

} // namespace

Error connectError(const QString &libpqText, const DatabaseSettings &database)
{
    const Cause cause = causeOf(libpqText);
    const QString access = accessWords(cause, database);
    return {codeOf(cause), access.isEmpty() ? reachWords(cause, database) : access, libpqText.trimmed()};
}

Error statementError(const QString &sqlState, const QString &serverText, const DatabaseSettings &database)
{
    const QString detail = serverText.trimmed();
    const QString table = database.schema + u'.' + database.table;
    const QString group = sqlState.left(2);
    if (sqlState.isEmpty() || group == QLatin1String("08") || sqlState.startsWith(QLatin1String("57P")))
        return {ErrorCode::ConnectionLost, Words::tr("The connection to the database was lost."), detail};
    if (sqlState == QLatin1String("57014"))
        return {ErrorCode::Timeout, Words::tr("The database took too long to answer."), detail};
    if (sqlState == QLatin1String("42P01") || sqlState == QLatin1String("3F000"))
        return {ErrorCode::TableMissing, Words::tr("The database has no table %1.").arg(table), detail};
    if (sqlState == QLatin1String("42703"))
        return {ErrorCode::ColumnMissing, Words::tr("The table %1 lacks a column that is needed.").arg(table), detail};
    if (sqlState == QLatin1String("42501"))
        return {ErrorCode::PermissionDenied, Words::tr("The user %1 may not read %2.").arg(database.user, table),
                detail};
    return {ErrorCode::QueryFailed, Words::tr("The database refused to answer a question about %1.").arg(table),
            detail};
}

bool isLoopback(const DatabaseSettings &database)
{
    const QStringList hosts = database.host.split(u',');
    return std::all_of(hosts.cbegin(), hosts.cend(), [](const QString &host) {
        const QString name = host.trimmed();
        return name == QLatin1String("localhost") || name.startsWith(u'/') || QHostAddress(name).isLoopback();
    });
}

} // namespace wf2des
