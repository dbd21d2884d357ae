// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/detail_pane.h"

#include "action/run_actions.h"
#include "store/run_store.h"

namespace wf2des {

DetailPane::DetailPane(const MainWindowServices &services, RunActions *actions, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_actions(actions)
{
}

void DetailPane::showRun(const QString &id)
{
    m_runId = id;
    const auto slot = m_services.store->find(id);
    m_actions->setSubject(slot ? std::optional(m_services.store->run(*slot)) : std::nullopt);
}

void DetailPane::clear()
{
    m_runId.clear();
    m_actions->setSubject(std::nullopt);
}

} // namespace wf2des
