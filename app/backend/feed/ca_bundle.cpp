// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/ca_bundle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CaBundle)
};

/// What libpq itself would take: a company's own authority that a person put there goes on working.
QByteArray ownRoots()
{
    QFile file(QDir::home().filePath(QStringLiteral(".postgresql/root.crt")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Result<CaBundle> CaBundle::create()
{
    QByteArray pem = ownRoots();
    const QList<QSslCertificate> certificates = QSslConfiguration::systemCaCertificates();
    for (const QSslCertificate &certificate : certificates)
        pem += '\n' + certificate.toPem();
    if (pem.trimmed().isEmpty())
        return failure({ErrorCode::TlsRefused,
                        Words::tr("This computer has no list of trusted certificates, so the database server cannot "
                                  "be checked. Install the CA certificates of your system.")});
    CaBundle bundle;
    bundle.m_file = std::make_shared<QTemporaryFile>(QDir::temp().filePath(QStringLiteral("wf2des-ca-XXXXXX.pem")));
    if (!bundle.m_file->open() || !bundle.m_file->setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || bundle.m_file->write(pem) != pem.size() || !bundle.m_file->flush())
        return failure(
            {ErrorCode::FileFailed, Words::tr("A temporary file could not be written."), bundle.m_file->errorString()});
    return bundle;
}

} // namespace wf2des
