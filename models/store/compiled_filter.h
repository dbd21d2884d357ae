// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/ascii_search.h"
#include "store/filter_values.h"
#include "store/run_columns_storage.h"
#include "store/run_query.h"

#include <array>
#include <vector>

namespace wf2des {

/// A RunFilter made ready for one state of one store: code terms as 256-entry tables, text terms as a mark for each
/// distinct string. Valid until the store's next merge. prompt: is not loaded, so a filter with it matches no run here.
class CompiledFilter {
public:
    using Slot = RunColumnsStorage::Slot;

    /// The failures of a run, a bit for each facet and one for all other terms; 0 when it matches.
    enum Failure : quint8 {
        EdgeFails = 1,
        StatusFails = 2,
        PhaseFails = 4,
        ProjectFails = 8,
        SurfaceFails = 16,
        AutoConfirmFails = 32,
        FeedbackFails = 64,
        OtherFails = 128,
        NotUsed = 255,
    };

    CompiledFilter(const RunColumnsStorage &columns, const RunFilter &filter, const QueryContext &context);

    /// Writes the Failure bits of the slots from `begin` to before `end`, all in one block of the columns.
    void judge(Slot begin, Slot end, quint8 *failures) const;

private:
    using CodeTable = std::array<quint8, 256>;
    struct CodeTerm {
        const Column<quint8> *values;
        CodeTable failures;
    };
    struct NumberTerm {
        const Column<quint32> *values;
        std::vector<quint8> failures; ///< by dictionary index
    };
    struct RangeTerm {
        const Column<qint64> *times = nullptr; ///< one of times and numbers is set
        const Column<qint32> *numbers = nullptr;
        std::vector<ValueRange> ranges;
        bool excluded = false;
    };
    struct StringTerm {
        const Column<StringPool::Id> *values;
        StringMarks marks;
        bool excluded;
    };
    /// The beginning of a UUID: bits to look at, and what they must be.
    struct UuidBeginning {
        quint64 highMask = 0;
        quint64 high = 0;
        quint64 lowMask = 0;
        quint64 low = 0;
    };
    struct IdTerm {
        std::vector<UuidBeginning> beginnings;
        StringMarks textMarks; ///< for ids that are no UUID
        StringMarks fieldMarks; ///< free text: the strings of the searched columns; empty for id:
        bool excluded;
    };
    struct StateTerm {
        QStringList words;
        bool excluded;
    };

    void addTerm(const FilterTerm &term, const QueryContext &context);
    template <typename E> void addCodes(const CodeColumn<E> &column, const FilterTerm &term, quint8 failure);
    void addNumbers(const NumberColumn &column, const FilterTerm &term, quint8 failure);
    void addRanges(const FilterTerm &term, const QueryContext &context);
    void addStrings(const Column<StringPool::Id> &column, const FilterTerm &term, bool isWhole);
    void addIds(const FilterTerm &term, bool isFreeText);
    static std::optional<UuidBeginning> uuidBeginning(std::string_view folded);

    bool isInState(Slot slot, const QString &word) const;
    bool idAnswers(Slot slot, const IdTerm &term) const;

    const RunColumnsStorage &m_columns;
    std::vector<CodeTerm> m_codes;
    std::vector<NumberTerm> m_numbers;
    std::vector<RangeTerm> m_ranges;
    std::vector<StringTerm> m_strings;
    std::vector<IdTerm> m_ids;
    std::vector<StateTerm> m_states;
    std::array<qint64, 256> m_stuckBefore{}; ///< by phase code: an open run is stuck when it last moved before this
    bool m_needsServer = false;
};

} // namespace wf2des
