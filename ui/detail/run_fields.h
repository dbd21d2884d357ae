// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/run_columns.h"
#include "store/run_filter.h"

#include <QList>
#include <QString>
#include <QUrl>

namespace wf2des {

/// One column of a run as the Summary shows it.
struct RunField {
    QString column; ///< its own name in the table
    QString label; ///< translated
    QString shown; ///< words; foreign text as it arrived: the view makes it visible
    QString copied; ///< exact: the stored text, ISO 8601 UTC for times
    QString hint; ///< more for the tool tip: UTC for a time, the stored code for a word
    bool isNull = false;
    bool isWords = false; ///< `shown` is words of this program, safe as they are
    bool isRaw = false; ///< shown as the text that could not be read (Run::rawText)
    bool isLong = false; ///< prose: below its label, over the whole width, unless it is short
    bool isId = false; ///< one line, cut in the middle where room is short
    RunFilter filter = {}; ///< all runs like this; empty when that makes no sense
    QUrl link = {}; ///< opens in Figma

    friend bool operator==(const RunField &, const RunField &) = default;
};

struct RunFieldGroup {
    QString title;
    QList<RunField> fields;

    friend bool operator==(const RunFieldGroup &, const RunFieldGroup &) = default;
};

/// Every column of spec/wf2des-table, grouped for reading. `columns` hides what the deployment lacks.
QList<RunFieldGroup> runFields(const Run &run, const RunColumns &columns = {});

} // namespace wf2des
