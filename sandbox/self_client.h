// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <nlohmann/json.hpp>

#include <memory>

namespace httplib {
class Client;
}

namespace wf2des::sandbox {

/// Calls the sandbox's own API over HTTP, as a worker or a plugin would. For one thread.
class SelfClient {
public:
    explicit SelfClient(int port);
    ~SelfClient();
    Q_DISABLE_COPY_MOVE(SelfClient)

    /// The HTTP status; 0 when there was no answer.
    int post(const QString &path, const nlohmann::ordered_json &body, const QString &token);

private:
    std::unique_ptr<httplib::Client> m_client;
};

} // namespace wf2des::sandbox
