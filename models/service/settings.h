// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QSettings>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

namespace wf2des {

/// One setting: its name in the file and the value it has until the person changes it. Declared once, in
/// setting_keys.h (STYLE 17).
template <typename T> struct SettingKey {
    const char *name;
    T defaultValue;
};

/// The program's settings: one file that only its owner can read. Tests give a path of their own. UI thread only.
class Settings {
public:
    /// Opens or creates the file. An unreadable one is kept aside as "<file>.unreadable-<time>", problem() says so, and
    /// every setting has its default.
    explicit Settings(const QString &filePath);

    template <typename T> T value(const SettingKey<T> &key) const
    {
        const QVariant stored = m_file->value(QLatin1String(key.name));
        return stored.isValid() && stored.canConvert<T>() ? stored.value<T>() : key.defaultValue;
    }

    template <typename T> void setValue(const SettingKey<T> &key, const T &value)
    {
        m_file->setValue(QLatin1String(key.name), QVariant::fromValue(value));
    }

    template <typename T> void reset(const SettingKey<T> &key) { m_file->remove(QLatin1String(key.name)); }

    /// Writes now, and says when that failed (a full disk, a folder that cannot be written).
    Result<bool> save();
    QString filePath() const;
    /// What was wrong with the file at the start; nothing when it was fine or absent.
    const std::optional<Error> &problem() const { return m_problem; }

private:
    void restrictToOwner() const;

    std::unique_ptr<QSettings> m_file;
    std::optional<Error> m_problem;
};

} // namespace wf2des
