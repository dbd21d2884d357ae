// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QStringList>

namespace wf2des::test {

/// The options of `openssl x509` for a certificate that is valid for so many days from now; a negative number gives one
/// that has expired. OpenSSL 3.4 refuses an end before its start and has options for dates instead.
inline QStringList validityOptions(int days)
{
    const QStringList byDays{QStringLiteral("-days"), QString::number(days)};
    if (days >= 0)
        return byDays;
    QProcess openssl;
    openssl.setProcessChannelMode(QProcess::MergedChannels);
    openssl.start(QStringLiteral("openssl"), {QStringLiteral("x509"), QStringLiteral("-help")});
    openssl.waitForFinished();
    if (!openssl.readAll().contains("-not_after"))
        return byDays;
    return {QStringLiteral("-not_before"), QStringLiteral("20200101000000Z"), QStringLiteral("-not_after"),
            QStringLiteral("20200102000000Z")};
}

} // namespace wf2des::test
