// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/socket_shutdown.h"

#ifdef _WIN32
#include <winsock2.h>
#else
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace wf2des {

#ifdef _WIN32

std::intptr_t duplicateSocket(std::intptr_t socket)
{
    return socket;
}

void closeDuplicate(std::intptr_t) { }

void shutDownSocket(std::intptr_t socket)
{
    if (socket != -1)
        ::shutdown(static_cast<SOCKET>(socket), SD_BOTH);
}

#else

std::intptr_t duplicateSocket(std::intptr_t socket)
{
    return socket == -1 ? -1 : ::fcntl(static_cast<int>(socket), F_DUPFD_CLOEXEC, 0);
}

void closeDuplicate(std::intptr_t socket)
{
    if (socket != -1)
        ::close(static_cast<int>(socket));
}

void shutDownSocket(std::intptr_t socket)
{
    if (socket != -1)
        ::shutdown(static_cast<int>(socket), SHUT_RDWR);
}

#endif

} // namespace wf2des
