// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model_fixtures.h"
#include "store/run_store.h"

namespace wf2des::test {

inline QStringList idsOf(const RunStore &store, std::span<const RunStore::Slot> slotsOfRuns)
{
    QStringList ids;
    for (const RunStore::Slot slot : slotsOfRuns)
        ids.append(store.id(slot));
    return ids;
}

inline QStringList idsByCreation(const RunStore &store)
{
    return idsOf(store, store.slotsByCreation());
}

inline Run deleted(Run run)
{
    run.deletedAt = noon;
    return run;
}

} // namespace wf2des::test
