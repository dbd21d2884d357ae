// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "doctor/server_checks.h"

#include <QCoreApplication>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

using State = CheckResult::State;

QString remedyForDatabase(ErrorCode code)
{
    switch (code) {
    case ErrorCode::HostNotFound:
    case ErrorCode::ConnectionRefused:
    case ErrorCode::ConnectionLost:
    case ErrorCode::Timeout:
        return Words::tr("Check host and port in the profile, the network and a VPN, and that PostgreSQL is running.");
    case ErrorCode::AuthenticationFailed:
        return Words::tr("Check user and password in the profile.");
    case ErrorCode::DatabaseMissing:
        return Words::tr("Check the name of the database in the profile.");
    case ErrorCode::TableMissing:
        return Words::tr("Check schema and table in the profile, or ask IT for SELECT on the table.");
    case ErrorCode::PermissionDenied:
        return Words::tr("Ask IT to grant SELECT on the table to this user.");
    case ErrorCode::TlsRefused:
        return Words::tr("Ask IT for the server's certificate, or choose another TLS mode in the profile.");
    case ErrorCode::DriverMissing:
        return Words::tr("Install the package that holds Qt's PostgreSQL driver, or reinstall this program.");
    default:
        return Words::tr("Show the detail to IT.");
    }
}

QString remedyForApi(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
        return Words::tr("Enter a valid token in the profile.");
    case ErrorCode::NotFound:
    case ErrorCode::UnexpectedAnswer:
    case ErrorCode::UnexpectedRedirect:
        return Words::tr("Check the base URL and the paths in the profile.");
    case ErrorCode::TlsRefused:
        return Words::tr("Ask IT to install the certificate authority of the API on this computer.");
    default:
        return Words::tr("Check the base URL in the profile and the network, and ask whether wf2des-api is running.");
    }
}

QString databaseName(const DatabaseSettings &database)
{
    return QStringLiteral("%1:%2/%3").arg(database.host, QString::number(database.port), database.database);
}

CheckResult databaseReached(const Profile &profile, const PostgresProbe &probe)
{
    return {QStringLiteral("database"),
            State::Ok,
            Words::tr("Database"),
            Words::tr("PostgreSQL at %1 answers.").arg(databaseName(profile.database)),
            {},
            probe.serverVersion};
}

CheckResult roleResult(const PostgresProbe &probe)
{
    CheckResult result{QStringLiteral("database-role"), State::Ok, Words::tr("Database role"), {}, {}, {}};
    if (probe.roleMayWrite) {
        result.state = State::Warning;
        result.message = Words::tr("The role may write to the table. The dashboard never does, but it should not be "
                                   "able to.");
        result.remedy = Words::tr("Ask IT for a role that can only SELECT.");
    } else {
        result.message = Words::tr("The role can only read.");
    }
    return result;
}

CheckResult schemaResult(const PostgresProbe &probe)
{
    CheckResult result{QStringLiteral("database-schema"), State::Ok, Words::tr("Table"), {}, {}, {}};
    QStringList missing;
    const QStringList optional = RunColumns::optional();
    for (const QString &name : optional) {
        const bool present = name == QLatin1String("edge") ? probe.columns.edge
            : name == QLatin1String("score")               ? probe.columns.score
                                                           : probe.columns.scoreVersion;
        if (!present)
            missing.append(name);
    }
    if (missing.isEmpty()) {
        result.message = Words::tr("The table has every column.");
    } else {
        result.state = State::Warning;
        result.message = Words::tr("The table lacks optional columns: %1. Their features are hidden.")
                             .arg(missing.join(QStringLiteral(", ")));
        result.remedy = Words::tr("Nothing to do on an older deployment.");
    }
    return result;
}

} // namespace

CheckResult secretStoreResult(const Result<bool> &probed)
{
    CheckResult result{QStringLiteral("secret-store"), State::Ok, Words::tr("Secret store"), {}, {}, {}};
    if (probed) {
        result.message = Words::tr("Passwords and tokens can be stored.");
    } else {
        result.state = State::Warning;
        result.message = probed.error().message;
        result.detail = probed.error().detail;
        result.remedy = Words::tr("Passwords and tokens are kept in memory until the program ends. To store them, "
                                  "install and unlock a secret service, for instance GNOME Keyring or KWallet.");
    }
    return result;
}

CheckResults databaseResults(const Profile &profile, const Result<PostgresProbe> &probed)
{
    if (!probed) {
        const Error &error = probed.error();
        return {{QStringLiteral("database"), State::Failed, Words::tr("Database"),
                 Words::tr("PostgreSQL at %1: %2").arg(databaseName(profile.database), error.message),
                 remedyForDatabase(error.code), error.detail}};
    }
    CheckResults results{databaseReached(profile, *probed), roleResult(*probed), schemaResult(*probed)};
    if (!probed->warnings.isEmpty()) {
        results.append({QStringLiteral("database-warnings"),
                        State::Warning,
                        Words::tr("Database connection"),
                        probed->warnings.join(u' '),
                        Words::tr("Look at the profile's PostgreSQL settings."),
                        {}});
    }
    return results;
}

CheckResults apiResults(const Profile &profile, const Result<bool> &answered)
{
    const QString address = profile.apiBaseUrl.toDisplayString();
    CheckResult api{
        QStringLiteral("api"), State::Ok, Words::tr("API"), Words::tr("The API at %1 answers.").arg(address), {}, {}};
    CheckResult token{QStringLiteral("api-token"),         State::Ok, Words::tr("API token"),
                      Words::tr("The token is accepted."), {},        {}};
    if (answered)
        return {api, token};
    const Error &error = answered.error();
    const bool tokenRefused = error.code == ErrorCode::Unauthorized || error.code == ErrorCode::Forbidden;
    CheckResult &wrong = tokenRefused ? token : api;
    wrong.state = State::Failed;
    wrong.message = tokenRefused ? error.message : Words::tr("The API at %1: %2").arg(address, error.message);
    wrong.remedy = remedyForApi(error.code);
    wrong.detail = error.detail;
    if (!tokenRefused)
        return {api};
    return {api, token};
}

} // namespace wf2des
