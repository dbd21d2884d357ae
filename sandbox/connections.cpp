// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connections.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#endif

namespace wf2des::sandbox {

#ifdef Q_OS_UNIX

bool shutDownConnections(int localPort, int peerPort)
{
    constexpr rlim_t mostDescriptors = 4096;
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    const int end = static_cast<int>(std::min(limit.rlim_cur, mostDescriptors));
    bool found = false;
    for (int descriptor = 3; descriptor < end; ++descriptor) {
        sockaddr_in local{};
        sockaddr_in peer{};
        socklen_t length = sizeof(local);
        if (::getsockname(descriptor, reinterpret_cast<sockaddr *>(&local), &length) != 0 || local.sin_family != AF_INET
            || ntohs(local.sin_port) != localPort)
            continue;
        length = sizeof(peer);
        if (::getpeername(descriptor, reinterpret_cast<sockaddr *>(&peer), &length) != 0)
            continue; // the listening socket
        if (peerPort != 0 && ntohs(peer.sin_port) != peerPort)
            continue;
        ::shutdown(descriptor, SHUT_RDWR);
        found = true;
    }
    return found;
}

#else

bool shutDownConnections(int, int)
{
    return false;
}

#endif

} // namespace wf2des::sandbox
