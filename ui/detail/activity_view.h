// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "theme/theme_colors.h"

#include <QList>
#include <QScrollArea>

namespace wf2des {

/// One thing that happened to a run.
struct ActivityEntry {
    EpochMicroseconds time = 0;
    QString icon;
    Tone tone = Tone::Unknown;
    QString title; ///< translated
    QString text; ///< may be foreign
    QString detail; ///< foreign, technical

    friend bool operator==(const ActivityEntry &, const ActivityEntry &) = default;
};

/// The milestones that a run's row tells, and what was asked for from this computer; newest first.
QList<ActivityEntry> runActivity(const Run &run, const QList<ActionRecord> &records);

/// What happened to one run, newest first.
class ActivityView : public QScrollArea {
    Q_OBJECT
public:
    explicit ActivityView(QWidget *parent = nullptr);

    void setEntries(const QList<ActivityEntry> &entries);

private:
    void rebuild();

    QList<ActivityEntry> m_entries;
};

} // namespace wf2des
