// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QDateTime>

namespace wf2des {

/// Where "now" comes from, so that tests can move it. Called from any thread.
class Clock {
public:
    virtual ~Clock() = default;
    virtual EpochMicroseconds now() const = 0;
};

/// The computer's clock.
class SystemClock final : public Clock {
public:
    EpochMicroseconds now() const override { return QDateTime::currentMSecsSinceEpoch() * 1000; }
};

} // namespace wf2des
