// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "faults.h"
#include "request_log.h"
#include "router.h"

#include <memory>
#include <thread>

namespace wf2des::sandbox {

/// The HTTP side: turns the library's requests into ours, answers through the router, and applies faults on demand.
/// Serves from its own threads on 127.0.0.1.
class HttpServer {
public:
    HttpServer(Router &router, const Identities &identities, Faults &faults, RequestLog &log);
    ~HttpServer();
    Q_DISABLE_COPY_MOVE(HttpServer)

    /// Takes the port, a free one for 0; false when it is taken. Connections wait until start().
    bool bind(int port);
    int port() const { return m_port; }
    void start();
    /// Closes every connection and returns when the last request is done.
    void stop();

private:
    class Private;

    std::unique_ptr<Private> d;
    int m_port = 0;
    std::thread m_thread;
};

} // namespace wf2des::sandbox
