// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "doctor/computer_checks.h"

#include "sandbox/sandbox_launcher.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSslConfiguration>
#include <QSslSocket>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

using State = CheckResult::State;

/// drivers() lists QPSQL even when libpq is missing (RELIABILITY M6): only a database object tells.
CheckResult checkDriver()
{
    const QString name = QStringLiteral("doctor-driver");
    bool loads = false;
    QString detail;
    {
        const QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        loads = database.isValid();
        detail = loads ? QString() : database.lastError().text();
    }
    QSqlDatabase::removeDatabase(name);
    CheckResult result{QStringLiteral("database-driver"), State::Ok, Words::tr("PostgreSQL driver"), {}, {}, detail};
    if (loads) {
        result.message = Words::tr("The driver loads.");
    } else {
        result.state = State::Failed;
        result.message = Words::tr("The driver for PostgreSQL (QPSQL) or its library libpq is missing.");
        result.remedy = Words::tr("Install the package that holds Qt's PostgreSQL driver, or reinstall this program.");
    }
    return result;
}

CheckResult checkTls()
{
    CheckResult result{QStringLiteral("tls"), State::Ok, Words::tr("Encryption (TLS)"), {}, {}, {}};
    if (QSslSocket::supportsSsl()) {
        result.message = Words::tr("Encrypted connections work.");
        result.detail = QSslSocket::activeBackend() + QStringLiteral(", ") + QSslSocket::sslLibraryVersionString();
    } else {
        result.state = State::Failed;
        result.message = Words::tr("Encrypted connections are not possible: no TLS library was found.");
        result.remedy = Words::tr("Install OpenSSL and Qt's TLS plugin, or reinstall this program.");
        result.detail = QSslSocket::availableBackends().join(QStringLiteral(", "));
    }
    return result;
}

CheckResult checkCertificates()
{
    CheckResult result{QStringLiteral("ca-certificates"), State::Ok, Words::tr("Certificate authorities"), {}, {}, {}};
    const qsizetype count = QSslConfiguration::systemCaCertificates().size();
    if (count > 0) {
        result.message = Words::tr("%n certificate authorities are trusted.", nullptr, static_cast<int>(count));
    } else {
        result.state = State::Failed;
        result.message = Words::tr("The system's list of trusted certificate authorities is empty or missing.");
        result.remedy = Words::tr("Install the package ca-certificates, or ask IT.");
    }
    return result;
}

CheckResult checkJapaneseGlyphs()
{
    CheckResult result{QStringLiteral("japanese-glyphs"), State::Ok, Words::tr("Japanese letters"), {}, {}, {}};
    const QStringList families = QFontDatabase::families(QFontDatabase::Japanese);
    if (!families.isEmpty()) {
        result.message = Words::tr("A font for Japanese is installed.");
        result.detail = families.first();
    } else {
        // The program works without: only Japanese names would show as boxes.
        result.state = State::Warning;
        result.message = Words::tr("No font for Japanese is installed: Japanese text shows as boxes.");
        result.remedy = Words::tr("Install a Japanese font, for instance Noto Sans CJK.");
    }
    return result;
}

CheckResult checkSettings(Settings &settings)
{
    CheckResult result{QStringLiteral("settings"), State::Ok, Words::tr("Settings"), {}, {}, settings.filePath()};
    if (settings.problem()) {
        result.state = State::Warning;
        result.message = settings.problem()->message;
        result.detail = settings.problem()->detail;
        return result;
    }
    const Result<bool> saved = settings.save();
    result.message = saved ? Words::tr("Settings can be saved.") : saved.error().message;
    if (!saved) {
        result.state = State::Failed;
        result.remedy = Words::tr("Make the folder writable for you, or free some disk space.");
    }
    return result;
}

CheckResult checkSampleServer()
{
    CheckResult result{QStringLiteral("sample-server"), State::Ok, Words::tr("Sample data"), {}, {}, {}};
    if (SandboxLauncher::executablePath().isEmpty()) {
        result.state = State::Warning;
        result.message = Words::tr("The sample server is not installed: \"Explore with sample data\" will not work.");
        result.remedy = Words::tr("Reinstall this program.");
    } else {
        result.message = Words::tr("The sample server is installed.");
    }
    return result;
}

} // namespace

CheckResults checkThisComputer(Settings &settings)
{
    return {checkDriver(),           checkTls(),         checkCertificates(), checkJapaneseGlyphs(),
            checkSettings(settings), checkSampleServer()};
}

} // namespace wf2des
