// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "self_client.h"

#include <QUuid>

#include <httplib.h>

namespace wf2des::sandbox {

SelfClient::SelfClient(int port)
    : m_client(std::make_unique<httplib::Client>("127.0.0.1", port))
{
    constexpr time_t timeoutSeconds = 30;
    // No connection is kept: each would hold one of the server's threads.
    m_client->set_keep_alive(false);
    m_client->set_read_timeout(timeoutSeconds);
}

SelfClient::~SelfClient() = default;

int SelfClient::post(const QString &path, const nlohmann::ordered_json &body, const QString &token)
{
    const httplib::Headers headers{
        {"Authorization", "Bearer " + token.toStdString()},
        {"Idempotency-Key", QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString()},
        {"X-Request-Id", "simulation-" + QUuid::createUuid().toString(QUuid::Id128).toStdString()},
    };
    const httplib::Result result = m_client->Post(path.toStdString(), headers, body.dump(), "application/json");
    return result ? result->status : 0;
}

} // namespace wf2des::sandbox
