// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "identities.h"

#include <QRandomGenerator>

namespace wf2des::sandbox {

namespace {

QString randomToken()
{
    QByteArray bytes(32, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

QString orRandom(const QString &token)
{
    return token.isEmpty() ? randomToken() : token;
}

} // namespace

const QStringList &Identities::designers()
{
    static const QStringList subs{
        QStringLiteral("6f1c2f0e-58a4-4a7e-9b2a-0d6b8a3f4e21"), QStringLiteral("c2a97d54-1b0e-4f63-8a55-7e91d0b46c38"),
        QStringLiteral("0e4b8f17-93d2-4c0a-b6de-52f7a8c31d90"), QStringLiteral("a85d3c69-7f24-4e1b-9c83-16b0e7d2f54a"),
        QStringLiteral("3d70f6b2-e519-4882-a1c7-94f3058be6d1"), QStringLiteral("91be5a08-2c6f-4d37-8f40-cb7a61e9d325"),
        QStringLiteral("57c8e1d4-a03b-4b96-9de2-38f4b7c05a6e")};
    return subs;
}

QString Identities::serviceAccount()
{
    return QStringLiteral("00000000-5e71-4ce0-8acc-0c0a1d000001");
}

Identities::Identities(const QString &token, const QString &readonlyToken, const QString &serviceToken)
    : m_token(orRandom(token))
    , m_readonlyToken(readonlyToken)
    , m_serviceToken(orRandom(serviceToken))
    , m_workerToken(randomToken())
{
    m_known.insert(m_token, {.sub = designers().first(), .mayWrite = true});
    if (!m_readonlyToken.isEmpty())
        m_known.insert(m_readonlyToken, {.sub = designers().at(1)});
    m_known.insert(m_serviceToken, {.sub = serviceAccount(), .mayWrite = true, .isService = true});
    m_known.insert(m_workerToken, {.sub = serviceAccount(), .mayWrite = true, .isService = true, .isSimulated = true});
    for (const QString &sub : designers()) {
        m_pluginTokens += randomToken();
        m_known.insert(m_pluginTokens.last(),
                       {.sub = sub, .triggerSurface = QLatin1String("1"), .mayWrite = true, .isSimulated = true});
    }
}

std::optional<Identity> Identities::find(const QString &token) const
{
    const auto found = m_known.constFind(token);
    return found == m_known.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace wf2des::sandbox
