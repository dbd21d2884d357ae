// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "run/stuck_rule.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace wf2des {

/// What a term of a filter looks at. The words are in run_filter.cpp, once.
enum class FilterKey : quint8 {
    Text, ///< free text: screen, node, file, creator, error (part of), id (its beginning)
    Id, ///< id:           the whole id
    Edge, ///< edge:des2wf
    Status, ///< status:failed
    Phase, ///< phase:awaiting_confirm
    Organization, ///< org:1
    Project, ///< project:12
    File, ///< file:KEY
    Node, ///< node:12:345
    Screen, ///< screen:SCR-0042 (part of)
    CreatedBy, ///< by:name (part of)
    Surface, ///< surface:plugin
    AutoConfirm, ///< auto:auto-confirm
    Feedback, ///< feedback:adopted, feedback:none
    Flags, ///< flags:>0, flags:2..5, flags:none
    Score, ///< score:<0.6
    ScoreVersion, ///< scorev:ds@1.0
    Age, ///< age:>2h (s, m, h, d, w)
    Created, ///< created:2026-11-01..2026-11-02 (UTC days or ISO 8601 times; the end is not included)
    Error, ///< error:timeout (part of)
    Is, ///< is:open, is:blocked, is:flagged, is:placed, is:unplaced, is:moved
    Prompt, ///< prompt:checkout, answered by the server only
};

/// One term: the values are alternatives ("any of"); an excluded term keeps what matches none of them.
struct FilterTerm {
    FilterKey key = FilterKey::Text;
    bool excluded = false;
    QStringList values;

    friend bool operator==(const FilterTerm &, const FilterTerm &) = default;
};

/// A problem in a filter's text: where, and what to write instead. The term is kept as free text.
struct FilterProblem {
    int position = 0;
    int length = 0;
    QString message; ///< translated
};

/// Which runs to show: a value with a text form that round-trips (DESIGN 5.4). Search box, chips, saved views, --query
/// and links are all this one value. Terms of one key are merged; letters compare without case for A to Z only, in the
/// store and on the server alike.
class RunFilter {
public:
    RunFilter() = default;

    /// Reads the text form. Never fails: what cannot be read as a term is free text, and `problems` says why.
    static RunFilter fromText(const QString &text, QList<FilterProblem> *problems = nullptr);

    /// The one canonical text form: fromText(toText()) == *this.
    QString toText() const;

    bool isEmpty() const { return m_terms.isEmpty(); }
    const QList<FilterTerm> &terms() const { return m_terms; }

    /// The values of one key; empty when it is not part of the filter.
    QStringList values(FilterKey key, bool excluded = false) const;
    /// A copy with the values of one key replaced; an empty list takes the key out.
    [[nodiscard]] RunFilter with(FilterKey key, const QStringList &values, bool excluded = false) const;
    [[nodiscard]] RunFilter without(FilterKey key) const;

    /// True when the answer depends on the time of day (age, blocked).
    bool dependsOnNow() const;

    friend bool operator==(const RunFilter &, const RunFilter &) = default;

private:
    QList<FilterTerm> m_terms;
};

/// The word of a key in the text form ("status"); empty for FilterKey::Text.
QString filterKeyWord(FilterKey key);

} // namespace wf2des
