// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile_store.h"

#include "profile/profile_json.h"
#include "service/setting_keys.h"

#include <algorithm>

namespace wf2des {

ProfileStore::ProfileStore(Settings *settings)
    : m_settings(settings)
{
    const QByteArray stored = settings->value(setting::Profiles);
    if (stored.isEmpty())
        return;
    const Result<QList<Profile>> read = profilesFromJson(stored);
    if (read)
        m_profiles = *read;
    else
        m_problem = read.error();
}

void ProfileStore::setProfiles(const QList<Profile> &profiles)
{
    if (m_problem) // nothing is lost: what could not be read is kept beside the new list
        m_settings->setValue(setting::UnreadableProfiles, m_settings->value(setting::Profiles));
    m_problem.reset();
    m_profiles = profiles;
    m_settings->setValue(setting::Profiles, profilesToJson(profiles));
}

void ProfileStore::setRange(const QUuid &id, LoadRange range)
{
    QList<Profile> profiles = m_profiles;
    for (Profile &profile : profiles) {
        if (profile.id == id)
            profile.range = range;
    }
    if (profiles != m_profiles)
        setProfiles(profiles);
}

bool ProfileStore::contains(const QUuid &id) const
{
    return std::any_of(m_profiles.begin(), m_profiles.end(),
                       [&id](const Profile &profile) { return profile.id == id; });
}

std::optional<Profile> ProfileStore::find(const QString &nameOrId) const
{
    const QString wanted = nameOrId.isEmpty() ? m_settings->value(setting::LastProfile) : nameOrId;
    const auto named = std::find_if(m_profiles.begin(), m_profiles.end(), [&](const Profile &profile) {
        return profile.name == wanted || profile.id.toString(QUuid::WithoutBraces) == wanted;
    });
    if (named != m_profiles.end())
        return *named;
    if (nameOrId.isEmpty() && !m_profiles.isEmpty())
        return m_profiles.first();
    return std::nullopt;
}

void ProfileStore::rememberLast(const Profile &profile)
{
    m_settings->setValue(setting::LastProfile, profile.id.toString(QUuid::WithoutBraces));
}

} // namespace wf2des
