// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "contract/prism_proxy.h"
#include "contract/recording_relay.h"

#include <memory>

namespace wf2des::test {

/// The way from a client to a server with the judge on it: client -> relay -> Prism -> server.
class ContractLine {
public:
    /// False when Prism cannot be started: errorText() says what to do.
    [[nodiscard]] bool start(const QUrl &server, PrismProxy::Judge judge = PrismProxy::Judge::BothDirections)
    {
        if (!m_prism.start(server, judge))
            return false;
        m_relay = std::make_unique<RecordingRelay>(m_prism.url());
        return m_relay->isListening();
    }

    /// Where clients go.
    QUrl url() const { return m_relay->url(); }
    RecordingRelay &relay() { return *m_relay; }
    const PrismProxy &prism() const { return m_prism; }
    QString errorText() const { return m_prism.errorText(); }

private:
    PrismProxy m_prism;
    std::unique_ptr<RecordingRelay> m_relay;
};

} // namespace wf2des::test
