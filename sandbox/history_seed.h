// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run_row.h"
#include "seeded_random.h"

#include <QSet>

#include <vector>

namespace wf2des::sandbox {

/// A screen somewhere in a Figma file, to be generated.
struct ScreenPlace {
    qint64 projectId = 0;
    QString figmaFileKey;
    QString wfNodeId;
    QString screenId;
};

/// Invents runs: the same seed and time give the same rows, ids included. Open runs come last and never share a node
/// on one edge.
class HistorySeed {
public:
    HistorySeed(std::uint64_t seed, Micros now);

    /// `count` rows, oldest first, the youngest a little before now: about 12 awaiting confirmation, 3 stuck, 30
    /// running (fewer in a small history), the rest ended.
    std::vector<RunRow> rows(int count);

    /// A screen of the five projects.
    static ScreenPlace place(SeededRandom &random);
    /// A prompt, or a null string.
    static QString prompt(SeededRandom &random);

private:
    RunRow request(Micros createdAt);
    RunRow ended(Micros createdAt);
    void openRuns(int count, std::vector<RunRow> &rows);
    RunRow open(Micros createdAt, const QString &phase, bool stuck);
    Micros momentInPast(Micros span);
    QString uuid();
    void complete(RunRow &row);
    void addFollowUp(RunRow &row);

    SeededRandom m_random;
    Micros m_now;
    QSet<QString> m_heldNodes;
};

} // namespace wf2des::sandbox
