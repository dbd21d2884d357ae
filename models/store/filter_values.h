// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "store/run_filter.h"

#include <limits>

namespace wf2des {

/// What the value of a number or time term stands for: a closed range, or "no value".
struct ValueRange {
    qint64 low = std::numeric_limits<qint64>::min();
    qint64 high = std::numeric_limits<qint64>::max();
    bool isNone = false; ///< matches null, and nothing else

    bool contains(qint64 value) const { return !isNone && value >= low && value <= high; }
};

/// A value in its canonical form, or why it cannot be one.
struct CanonicalValue {
    QString text;
    QString problem; ///< translated; empty when the value is fine
};

/// Reads one value of a key. `isVerbatim` (it stood in quotes, or came from code) lets a code column's unknown word
/// through; without it only digits may name a code that the specification does not know.
CanonicalValue canonicalValue(FilterKey key, const QString &value, bool isVerbatim);

/// The range of a canonical value. Flags: as they are; Score: ten-thousandths; Age and Created: microseconds;
/// Organization and Project: one number. Everything else is undefined.
ValueRange valueRange(FilterKey key, const QString &canonical);

/// Puts the values of one key in canonical order: codes as the specification numbers them, anything else by its text.
void sortValues(FilterKey key, QStringList &values);

/// The word for "null" as a value: feedback:none.
QString noneWord();

} // namespace wf2des
