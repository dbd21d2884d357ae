// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/settings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

/// QSettings reads any garbage as "no error, no keys" (RELIABILITY): a file with content but without one readable line
/// of the INI form, or with a NUL in it, is not a settings file.
bool looksLikeSettings(const QByteArray &content)
{
    if (content.trimmed().isEmpty())
        return true;
    if (content.contains('\0'))
        return false;
    bool sawSection = false;
    const QList<QByteArray> lines = content.split('\n');
    for (const QByteArray &rawLine : lines) {
        const QByteArray line = rawLine.trimmed();
        if (line.isEmpty() || line.startsWith(';') || line.startsWith('#'))
            continue;
        if (line.startsWith('[') && line.endsWith(']'))
            sawSection = true;
        else if (!sawSection || !line.contains('='))
            return false;
    }
    return sawSection;
}

QString freeNameAside(const QString &filePath)
{
    const QString base = filePath + QStringLiteral(".unreadable-")
        + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddTHHmmssZ"));
    QString name = base;
    for (int number = 2; QFile::exists(name); ++number)
        name = base + u'-' + QString::number(number);
    return name;
}

} // namespace

Settings::Settings(const QString &filePath)
{
    QDir().mkpath(QFileInfo(filePath).absolutePath());
    QFile file(filePath);
    if (file.exists()) {
        const bool readable = file.open(QIODevice::ReadOnly) && looksLikeSettings(file.readAll());
        file.close();
        if (!readable) {
            const QString aside = freeNameAside(filePath);
            const bool kept = file.rename(aside);
            m_problem = Error{ErrorCode::SettingsUnreadable,
                              Words::tr("The settings file could not be read. It was kept aside and the program starts "
                                        "with its defaults."),
                              kept ? aside : file.errorString()};
        }
    }
    // Created by us before QSettings can: it would make the file readable for everybody.
    QFile created(filePath);
    if (!created.exists() && created.open(QIODevice::WriteOnly))
        created.close();
    m_file = std::make_unique<QSettings>(filePath, QSettings::IniFormat);
    restrictToOwner();
}

Result<bool> Settings::save()
{
    m_file->sync();
    restrictToOwner();
    if (m_file->status() == QSettings::NoError && m_file->isWritable())
        return true;
    return failure({ErrorCode::FileFailed,
                    Words::tr("The settings could not be saved. They last until the program ends."),
                    m_file->fileName()});
}

QString Settings::filePath() const
{
    return m_file->fileName();
}

void Settings::restrictToOwner() const
{
    QFile::setPermissions(m_file->fileName(), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

} // namespace wf2des
