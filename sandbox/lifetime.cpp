// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lifetime.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace wf2des::sandbox {

namespace {

std::atomic<bool> ending = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

void handleSignal(int)
{
    ending = true;
}

void watchStandardInput()
{
    // Not through stdin's buffer: a thread that waits in there keeps its lock, and exit() waits for that in glibc 2.41.
    char ignored = 0;
#ifdef _WIN32
    while (_read(0, &ignored, 1) > 0) { }
#else
    while (::read(STDIN_FILENO, &ignored, 1) > 0) { }
#endif
    ending = true;
}

} // namespace

void installLifetime(bool endsWithParent)
{
    std::signal(SIGINT, handleSignal);
    std::signal(SIGTERM, handleSignal);
#ifdef SIGHUP
    std::signal(SIGHUP, handleSignal);
#endif
    if (endsWithParent)
        std::thread(watchStandardInput).detach(); // it may wait for ever: nothing can wake it
}

bool isEnding()
{
    return ending;
}

void waitForEnd()
{
    // A handler may only set a flag; looking at it now and then works everywhere.
    while (!ending)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

} // namespace wf2des::sandbox
