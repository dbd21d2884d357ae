// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_file.h"

#include "profile/profile_json.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProfileFile)
};

} // namespace

Result<QList<Profile>> readProfileFile(const QString &path)
{
    constexpr qint64 largest = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileFailed, Words::tr("The file could not be opened."), file.errorString()});
    return profilesFromJson(file.read(largest));
}

Result<bool> writeProfileFile(const QString &path, const QList<Profile> &profiles)
{
    const QByteArray bytes = profilesToJson(profiles);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    return failure({ErrorCode::FileFailed, Words::tr("The file could not be written."), file.errorString()});
}

} // namespace wf2des
