// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "contract/contract_line.h"
#include "contract/sandbox_driver.h"

namespace wf2des::test {

/// A sandbox behind Prism, as one test program uses it.
class JudgedSandbox {
public:
    /// Empty, or why it could not be started and what to do.
    [[nodiscard]] QString start(const QStringList &furtherArguments = {},
                                PrismProxy::Judge judge = PrismProxy::Judge::BothDirections)
    {
        if (!m_sandbox.start(SandboxDriver::sandboxArguments(furtherArguments)))
            return m_sandbox.errorText();
        if (m_sandbox.postgres().has_value() != SandboxDriver::overPostgres())
            return QStringLiteral("The sandbox runs over the other database.");
        if (!m_line.start(m_sandbox.baseUrl(), judge))
            return m_line.errorText();
        m_driver = std::make_unique<SandboxDriver>(m_line.url());
        return {};
    }

    SandboxProcess &sandbox() { return m_sandbox; }
    ContractLine &line() { return m_line; }
    SandboxDriver &driver() { return *m_driver; }
    QUrl url() const { return m_line.url(); }

    /// The violations since the last call. Forgets the exchanges but for their number.
    QByteArrayList takeViolations()
    {
        const QByteArrayList violations = m_line.relay().violations();
        m_judged += m_line.relay().exchanges().size();
        m_line.relay().clear();
        return violations;
    }
    /// How many exchanges takeViolations() has covered.
    qsizetype judged() const { return m_judged; }

private:
    SandboxProcess m_sandbox;
    ContractLine m_line;
    std::unique_ptr<SandboxDriver> m_driver;
    qsizetype m_judged = 0;
};

} // namespace wf2des::test
