// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "service/settings.h"

#include <QList>

#include <optional>

namespace wf2des {

/// The person's profiles in the settings file. No secret is among them. UI thread.
class ProfileStore {
public:
    /// `settings` must outlive the store.
    explicit ProfileStore(Settings *settings);

    QList<Profile> profiles() const { return m_profiles; }
    void setProfiles(const QList<Profile> &profiles);
    /// Changes one profile's range; nothing happens when it is not among them.
    void setRange(const QUuid &id, LoadRange range);
    bool contains(const QUuid &id) const;

    /// By name or id; by nothing: the one that was open last, else the first.
    std::optional<Profile> find(const QString &nameOrId) const;
    void rememberLast(const Profile &profile);

    /// Why the stored list could not be read; nothing when it was fine.
    const std::optional<Error> &problem() const { return m_problem; }

private:
    Settings *m_settings;
    QList<Profile> m_profiles;
    std::optional<Error> m_problem;
};

} // namespace wf2des
