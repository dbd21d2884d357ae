// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_probe.h"

#include "feed/postgres_feed.h"
#include "feed/postgres_link.h"

namespace wf2des {

QFuture<Result<PostgresProbe>> PostgresFeed::probe(const Profile &profile, const QString &password,
                                                   const PostgresDeadlines &deadlines)
{
    auto *link = new PostgresLink(profile, password, deadlines);
    const auto limit = deadlines.connect + deadlines.poll + 4 * deadlines.grace;
    return link->ask<PostgresProbe>(limit, [](PostgresWorker &worker) { return worker.probe(); })
        // then: only this continuation deletes the link.
        .then(link, [link](const Result<PostgresProbe> &result) {
            link->close();
            link->deleteLater();
            return result;
        });
}

} // namespace wf2des
