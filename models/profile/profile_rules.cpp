// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_rules.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProfileRules)
};

using Problems = QList<ProfileProblem>;

void checkLooks(const Profile &profile, Problems &problems)
{
    static const QRegularExpression colorForm(QStringLiteral("\\A#[0-9A-Fa-f]{6}\\z"));
    if (profile.name.trimmed().isEmpty())
        problems.append({ProfileField::Name, Words::tr("Give the profile a name.")});
    if (!colorForm.match(profile.color).hasMatch())
        problems.append({ProfileField::Color, Words::tr("The colour is written as # and six hexadecimal digits.")});
}

void checkDatabase(const DatabaseSettings &database, Problems &problems)
{
    if (!database.isSet())
        return;
    constexpr int largestPort = 65535;
    if (database.host.trimmed().isEmpty())
        problems.append({ProfileField::DatabaseHost, Words::tr("Enter the database's host name.")});
    if (database.port < 1 || database.port > largestPort)
        problems.append({ProfileField::DatabasePort, Words::tr("The port is a number from 1 to 65535.")});
    const std::pair<ProfileField, QString> required[] = {{ProfileField::DatabaseName, database.database},
                                                         {ProfileField::DatabaseUser, database.user},
                                                         {ProfileField::DatabaseSchema, database.schema},
                                                         {ProfileField::DatabaseTable, database.table}};
    for (const auto &[field, value] : required) {
        if (value.trimmed().isEmpty())
            problems.append({field, Words::tr("This must not be empty when a database is used.")});
        else if (value.contains(QChar(u'\0')))
            problems.append({field, Words::tr("This holds a character that PostgreSQL cannot take.")});
    }
}

void checkApiUrl(const QUrl &url, Problems &problems)
{
    const auto add = [&problems](const QString &message) {
        problems.append({ProfileField::ApiBaseUrl, message});
    };
    if (url.isEmpty())
        return;
    const QString scheme = url.scheme();
    if (!url.isValid() || url.host().isEmpty() || (scheme != QLatin1String("https") && scheme != QLatin1String("http")))
        add(Words::tr("This is not a web address. It looks like https://api.example.com."));
    else if (scheme == QLatin1String("http") && !isLoopbackHost(url.host()))
        add(Words::tr(
            "Use https: with http the token could be read on the way. Only this computer is reached by http."));
    else if (!url.userInfo().isEmpty())
        add(Words::tr("Leave user name and password out of the address; the token has a field of its own."));
    else if (url.hasQuery() || url.hasFragment())
        add(Words::tr("Leave everything from ? or # on out of the address."));
}

void checkApiPaths(const ApiPaths &paths, Problems &problems)
{
    const QString ofOneRun[] = {paths.run, paths.confirm, paths.cancel, paths.feedback, paths.result, paths.artifact};
    const auto add = [&problems](const QString &message) {
        problems.append({ProfileField::ApiPaths, message});
    };
    const bool allRooted = paths.runs.startsWith(u'/')
        && std::all_of(std::begin(ofOneRun), std::end(ofOneRun), [](const QString &p) { return p.startsWith(u'/'); });
    if (!allRooted)
        add(Words::tr("Every path starts with a slash."));
    for (const QString &path : ofOneRun) {
        if (path.count(QLatin1String("{id}")) != 1) {
            add(Words::tr("Every path of one run holds {id} exactly once, for instance %1.")
                    .arg(QStringLiteral("/wf2des/{id}")));
            break;
        }
    }
}

} // namespace

bool isLoopbackHost(const QString &hosts)
{
    static const QRegularExpression loopback(
        QStringLiteral("\\A(localhost|([a-z0-9-]+\\.)+localhost|127(\\.[0-9]{1,3}){3}|\\[?::1\\]?|/.*)\\z"),
        QRegularExpression::CaseInsensitiveOption);
    const QStringList parts = hosts.split(u',');
    return std::all_of(parts.cbegin(), parts.cend(),
                       [](const QString &host) { return loopback.match(host.trimmed()).hasMatch(); });
}

QList<ProfileProblem> profileProblems(const Profile &profile)
{
    Problems problems;
    checkLooks(profile, problems);
    if (!profile.database.isSet() && profile.apiBaseUrl.isEmpty())
        problems.append({ProfileField::Anything, Words::tr("Enter a database, an API address, or both.")});
    checkDatabase(profile.database, problems);
    checkApiUrl(profile.apiBaseUrl, problems);
    checkApiPaths(profile.apiPaths, problems);
    const StuckLimits &limits = profile.stuckLimits;
    if (std::min({limits.parse, limits.awaitingConfirm, limits.assemble}) <= 0)
        problems.append({ProfileField::StuckLimits, Words::tr("A limit is longer than zero.")});
    return problems;
}

QString tlsWarning(const DatabaseSettings &database)
{
    if (!database.isSet() || isLoopbackHost(database.host))
        return {};
    switch (database.tls) {
    case DatabaseSettings::Tls::VerifyFull:
        break;
    case DatabaseSettings::Tls::VerifyCa:
        return Words::tr("The database's certificate is checked, but not that it belongs to this host.");
    case DatabaseSettings::Tls::Require:
        return Words::tr("The connection is encrypted, but anyone could pretend to be the database: its certificate is "
                         "not checked.");
    case DatabaseSettings::Tls::Off:
        return Words::tr("The connection is not encrypted: password and data can be read on the way.");
    }
    return {};
}

} // namespace wf2des
