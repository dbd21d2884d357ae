// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_json.h"

#include "profile/json_reader.h"
#include "profile/profile_rules.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <utility>

namespace wf2des {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 second = 1'000'000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProfileJson)
};

using Tls = DatabaseSettings::Tls;
constexpr std::array<std::pair<Tls, const char *>, 4> tlsWords{
    {{Tls::VerifyFull, "verify-full"}, {Tls::VerifyCa, "verify-ca"}, {Tls::Require, "require"}, {Tls::Off, "off"}}};
constexpr std::array<std::pair<LoadRange, const char *>, 6> rangeWords{{{LoadRange::Day, "24h"},
                                                                        {LoadRange::Week, "7d"},
                                                                        {LoadRange::Days30, "30d"},
                                                                        {LoadRange::Days90, "90d"},
                                                                        {LoadRange::Year, "1y"},
                                                                        {LoadRange::All, "all"}}};

template <typename Table, typename Value> QString wordOf(const Table &table, Value value)
{
    for (const auto &[known, word] : table) {
        if (known == value)
            return QString::fromLatin1(word);
    }
    return {};
}

template <typename Table, typename Value>
void readWord(JsonReader &reader, const char *key, const Table &table, Value &value)
{
    QString text;
    reader.read(key, text);
    if (text.isNull())
        return;
    for (const auto &[known, word] : table) {
        if (text == QLatin1String(word)) {
            value = known;
            return;
        }
    }
    reader.refuse(key, Words::tr("it is not one of the known words"));
}

QJsonObject databaseToJson(const DatabaseSettings &database)
{
    return {{QStringLiteral("host"), database.host},
            {QStringLiteral("port"), database.port},
            {QStringLiteral("database"), database.database},
            {QStringLiteral("schema"), database.schema},
            {QStringLiteral("table"), database.table},
            {QStringLiteral("user"), database.user},
            {QStringLiteral("tls"), wordOf(tlsWords, database.tls)},
            {QStringLiteral("target_session_attrs"), database.targetSessionAttributes}};
}

void readDatabase(JsonReader reader, DatabaseSettings &database)
{
    reader.read("host", database.host);
    qint64 port = database.port;
    reader.read("port", port, 1, 65535);
    database.port = static_cast<int>(port);
    reader.read("database", database.database);
    reader.read("schema", database.schema);
    reader.read("table", database.table);
    reader.read("user", database.user);
    readWord(reader, "tls", tlsWords, database.tls);
    reader.read("target_session_attrs", database.targetSessionAttributes);
}

/// The paths by their names in the document, for a const or a changeable ApiPaths.
template <typename Paths, typename Visit> void forEachPath(Paths &paths, const Visit &visit)
{
    visit("runs", paths.runs);
    visit("run", paths.run);
    visit("confirm", paths.confirm);
    visit("cancel", paths.cancel);
    visit("feedback", paths.feedback);
    visit("result", paths.result);
    visit("artifact", paths.artifact);
}

QJsonObject apiToJson(const Profile &profile)
{
    QJsonObject paths;
    forEachPath(profile.apiPaths,
                [&paths](const char *name, const QString &path) { paths.insert(QLatin1String(name), path); });
    return {{QStringLiteral("base_url"), profile.apiBaseUrl.toString(QUrl::FullyEncoded)},
            {QStringLiteral("paths"), paths}};
}

void readApi(JsonReader reader, Profile &profile)
{
    QString url;
    reader.read("base_url", url);
    profile.apiBaseUrl = QUrl(url, QUrl::StrictMode);
    if (!url.isEmpty() && !profile.apiBaseUrl.isValid())
        reader.refuse("base_url", Words::tr("it is not a web address"));
    JsonReader pathReader = reader.object("paths");
    forEachPath(profile.apiPaths, [&pathReader](const char *name, QString &path) { pathReader.read(name, path); });
}

QJsonObject limitsToJson(const StuckLimits &limits)
{
    return {{QStringLiteral("parse_seconds"), limits.parse / second},
            {QStringLiteral("awaiting_confirm_seconds"), limits.awaitingConfirm / second},
            {QStringLiteral("assemble_seconds"), limits.assemble / second}};
}

void readLimits(JsonReader reader, StuckLimits &limits)
{
    constexpr qint64 longest = 366LL * 24 * 3600;
    const auto read = [&reader](const char *key, qint64 &limit) {
        qint64 seconds = limit / second;
        reader.read(key, seconds, 1, longest);
        limit = seconds * second;
    };
    read("parse_seconds", limits.parse);
    read("awaiting_confirm_seconds", limits.awaitingConfirm);
    read("assemble_seconds", limits.assemble);
}

QJsonObject profileToJson(const Profile &profile)
{
    QJsonArray projects;
    for (const qint64 id : profile.projectIds)
        projects.append(id);
    return {{QStringLiteral("id"), profile.id.toString(QUuid::WithoutBraces)},
            {QStringLiteral("name"), profile.name},
            {QStringLiteral("color"), profile.color},
            {QStringLiteral("database"), databaseToJson(profile.database)},
            {QStringLiteral("api"), apiToJson(profile)},
            {QStringLiteral("organization_id"),
             profile.organizationId ? QJsonValue(*profile.organizationId) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("project_ids"), projects},
            {QStringLiteral("look_only"), profile.lookOnly},
            {QStringLiteral("range"), wordOf(rangeWords, profile.range)},
            {QStringLiteral("stuck_limits"), limitsToJson(profile.stuckLimits)}};
}

void readId(JsonReader &reader, QUuid &id)
{
    QString text;
    reader.read("id", text);
    id = text.isEmpty() ? QUuid::createUuid() : QUuid::fromString(text);
    if (id.isNull())
        reader.refuse("id", Words::tr("it is not a UUID"));
}

Profile readProfile(JsonReader &reader)
{
    Profile profile;
    readId(reader, profile.id);
    reader.read("name", profile.name);
    reader.read("color", profile.color);
    readDatabase(reader.object("database"), profile.database);
    readApi(reader.object("api"), profile);
    reader.read("organization_id", profile.organizationId);
    reader.read("project_ids", profile.projectIds);
    reader.read("look_only", profile.lookOnly);
    readWord(reader, "range", rangeWords, profile.range);
    readLimits(reader.object("stuck_limits"), profile.stuckLimits);
    return profile;
}

Error unreadable(const QString &detail)
{
    return {ErrorCode::SettingsUnreadable, Words::tr("This is not a list of profiles of this program."), detail};
}

Result<QJsonArray> profileArray(const QByteArray &bytes)
{
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parseError);
    if (parseError.error != QJsonParseError::NoError)
        return failure(unreadable(
            QStringLiteral("%1 (byte %2)").arg(parseError.errorString(), QString::number(parseError.offset))));
    const QJsonObject root = document.object();
    const QJsonValue version = root.value(QLatin1String("version"));
    const QJsonValue profiles = root.value(QLatin1String("profiles"));
    if (!version.isDouble() || !profiles.isArray())
        return failure(unreadable(QStringLiteral("\"version\" or \"profiles\" is missing")));
    if (version.toDouble() != formatVersion)
        return failure({ErrorCode::SettingsUnreadable,
                        Words::tr("These profiles were written by a newer version of this program."),
                        QStringLiteral("version %1").arg(version.toDouble())});
    return profiles.toArray();
}

} // namespace

QByteArray profilesToJson(const QList<Profile> &profiles)
{
    QJsonArray list;
    for (const Profile &profile : profiles)
        list.append(profileToJson(profile));
    return QJsonDocument(QJsonObject{{QStringLiteral("version"), formatVersion}, {QStringLiteral("profiles"), list}})
        .toJson();
}

Result<QList<Profile>> profilesFromJson(const QByteArray &bytes)
{
    const Result<QJsonArray> array = profileArray(bytes);
    if (!array)
        return failure(array.error());
    QList<Profile> profiles;
    for (qsizetype i = 0; i < array->size(); ++i) {
        QString refusal;
        JsonReader reader(array->at(i), {}, &refusal);
        const Profile profile = readProfile(reader);
        for (const Profile &earlier : std::as_const(profiles)) {
            if (earlier.id == profile.id)
                reader.refuse("id", Words::tr("another profile has it too"));
        }
        const QList<ProfileProblem> problems = refusal.isEmpty() ? profileProblems(profile) : QList<ProfileProblem>();
        if (!problems.isEmpty())
            refusal = problems.first().message;
        if (!refusal.isEmpty())
            return failure({ErrorCode::SettingsUnreadable,
                            Words::tr("Profile %1 in the list cannot be used.").arg(i + 1), refusal});
        profiles.append(profile);
    }
    return profiles;
}

} // namespace wf2des
