// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/compiled_filter.h"

#include <algorithm>

namespace wf2des {

namespace {

using Slot = CompiledFilter::Slot;

template <typename Predicate> void judgeEach(Slot count, quint8 *failures, bool excluded, Predicate answers)
{
    for (Slot i = 0; i < count; ++i) {
        if (answers(i) == excluded)
            failures[i] |= CompiledFilter::OtherFails;
    }
}

template <typename Index, typename Table>
void judgeByTable(const Index *values, Slot count, quint8 *failures, const Table &failuresByValue)
{
    for (Slot i = 0; i < count; ++i)
        failures[i] |= failuresByValue[values[i]];
}

/// The created_at range of an age range, without overflow at the open ends.
ValueRange createdRange(const ValueRange &age, EpochMicroseconds now)
{
    constexpr qint64 lowest = std::numeric_limits<qint64>::min();
    constexpr qint64 highest = std::numeric_limits<qint64>::max();
    return {age.high == highest ? lowest : now - age.high, age.low == lowest ? highest : now - age.low, false};
}

template <typename Number, typename Term>
void judgeByRanges(const Number *values, Slot count, quint8 *failures, const Term &term, Number null)
{
    judgeEach(count, failures, term.excluded, [&](Slot i) {
        return std::any_of(term.ranges.cbegin(), term.ranges.cend(),
                           [value = values[i], null](const ValueRange &range) {
                               return value == null ? range.isNone : range.contains(value);
                           });
    });
}

} // namespace

CompiledFilter::CompiledFilter(const RunColumnsStorage &columns, const RunFilter &filter, const QueryContext &context)
    : m_columns(columns)
{
    for (std::size_t code = 0; code < m_stuckBefore.size(); ++code) {
        const bool isKnown = code < static_cast<std::size_t>(knownCodeCount<Phase>);
        const Code<Phase> phase = isKnown ? Code<Phase>(static_cast<Phase>(code)) : Code<Phase>();
        m_stuckBefore[code] = context.now - context.stuckLimits.of(phase);
    }
    for (const FilterTerm &term : filter.terms())
        addTerm(term, context);
}

void CompiledFilter::addTerm(const FilterTerm &term, const QueryContext &context)
{
    switch (term.key) {
    case FilterKey::Text:
        return addIds(term, true);
    case FilterKey::Id:
        return addIds(term, false);
    case FilterKey::Edge:
        return addCodes(m_columns.edge, term, EdgeFails);
    case FilterKey::Status:
        return addCodes(m_columns.status, term, StatusFails);
    case FilterKey::Phase:
        return addCodes(m_columns.phase, term, PhaseFails);
    case FilterKey::Surface:
        return addCodes(m_columns.surface, term, SurfaceFails);
    case FilterKey::AutoConfirm:
        return addCodes(m_columns.autoConfirm, term, AutoConfirmFails);
    case FilterKey::Feedback:
        return addCodes(m_columns.feedback, term, FeedbackFails);
    case FilterKey::Organization:
        return addNumbers(m_columns.organization, term, OtherFails);
    case FilterKey::Project:
        return addNumbers(m_columns.project, term, ProjectFails);
    case FilterKey::File:
        return addStrings(m_columns.file, term, true);
    case FilterKey::Node:
        return addStrings(m_columns.node, term, true);
    case FilterKey::Screen:
        return addStrings(m_columns.screen, term, false);
    case FilterKey::CreatedBy:
        return addStrings(m_columns.createdBy, term, false);
    case FilterKey::ScoreVersion:
        return addStrings(m_columns.scoreVersion, term, true);
    case FilterKey::Error:
        return addStrings(m_columns.error, term, false);
    case FilterKey::Flags:
    case FilterKey::Score:
    case FilterKey::Age:
    case FilterKey::Created:
        return addRanges(term, context);
    case FilterKey::Is:
        m_states.push_back({term.values, term.excluded});
        return;
    case FilterKey::Prompt:
        m_needsServer = true;
        return;
    }
}

template <typename E> void CompiledFilter::addCodes(const CodeColumn<E> &column, const FilterTerm &term, quint8 failure)
{
    CodeTerm compiled{&column.values, {}};
    for (int value = 0; value < 256; ++value) {
        const bool isInUse = value < column.dictionaryEnd() || value >= CodeColumn<E>::Overflow;
        const Code<E> code = isInUse ? column.decode(static_cast<quint8>(value)) : Code<E>();
        const QString word = code.isNull() ? noneWord() : code.isKnown() ? code.word() : code.text();
        const bool answers = std::any_of(term.values.cbegin(), term.values.cend(), [&word](const QString &wanted) {
            return equalsFolded(word.toStdString(), foldedBytes(wanted));
        });
        compiled.failures[static_cast<std::size_t>(value)] = answers == term.excluded ? failure : quint8{0};
    }
    m_codes.push_back(compiled);
}

void CompiledFilter::addNumbers(const NumberColumn &column, const FilterTerm &term, quint8 failure)
{
    NumberTerm compiled{&column.values, {}};
    for (const qint64 number : column.numbers()) {
        const bool answers = term.values.contains(QString::number(number));
        compiled.failures.push_back(answers == term.excluded ? failure : quint8{0});
    }
    m_numbers.push_back(std::move(compiled));
}

void CompiledFilter::addRanges(const FilterTerm &term, const QueryContext &context)
{
    RangeTerm compiled;
    compiled.excluded = term.excluded;
    for (const QString &value : term.values) {
        const ValueRange range = valueRange(term.key, value);
        compiled.ranges.push_back(term.key == FilterKey::Age ? createdRange(range, context.now) : range);
    }
    if (term.key == FilterKey::Flags)
        compiled.numbers = &m_columns.flagCount;
    else if (term.key == FilterKey::Score)
        compiled.numbers = &m_columns.score;
    else
        compiled.times = &m_columns.createdAt;
    m_ranges.push_back(std::move(compiled));
}

void CompiledFilter::addStrings(const Column<StringPool::Id> &column, const FilterTerm &term, bool isWhole)
{
    StringTerm compiled{&column, StringMarks(m_columns.strings.size()), term.excluded};
    for (const QString &value : term.values) {
        const std::string bytes = foldedBytes(value);
        if (isWhole)
            markEqual(m_columns.strings, bytes, compiled.marks);
        else
            markContaining(m_columns.strings, bytes, compiled.marks);
        // scorev:none is the only text column that can be asked for null.
        if (term.key == FilterKey::ScoreVersion && value == noneWord())
            compiled.marks[StringPool::Null] = 1;
    }
    m_strings.push_back(std::move(compiled));
}

void CompiledFilter::addIds(const FilterTerm &term, bool isFreeText)
{
    IdTerm compiled{{}, StringMarks(m_columns.strings.size()), {}, term.excluded};
    if (isFreeText)
        compiled.fieldMarks.resize(m_columns.strings.size());
    for (const QString &value : term.values) {
        const std::string bytes = foldedBytes(value);
        const std::optional<UuidBeginning> beginning = uuidBeginning(bytes);
        if (beginning && (isFreeText || bytes.size() == 36))
            compiled.beginnings.push_back(*beginning);
        if (isFreeText) {
            markStartingWith(m_columns.strings, bytes, compiled.textMarks);
            markContaining(m_columns.strings, bytes, compiled.fieldMarks);
        } else {
            markEqual(m_columns.strings, bytes, compiled.textMarks);
        }
    }
    m_ids.push_back(std::move(compiled));
}

std::optional<CompiledFilter::UuidBeginning> CompiledFilter::uuidBeginning(std::string_view folded)
{
    UuidBeginning beginning;
    if (folded.size() > 36)
        return std::nullopt;
    int nibble = 0;
    for (std::size_t i = 0; i < folded.size(); ++i) {
        const bool isDash = i == 8 || i == 13 || i == 18 || i == 23;
        const char c = folded[i];
        const bool isHex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        if (isDash ? c != '-' : !isHex)
            return std::nullopt;
        if (isDash)
            continue;
        const int shift = 60 - 4 * (nibble % 16);
        const auto digit = static_cast<quint64>(c <= '9' ? c - '0' : c - 'a' + 10);
        (nibble < 16 ? beginning.high : beginning.low) |= digit << shift;
        (nibble < 16 ? beginning.highMask : beginning.lowMask) |= quint64{15} << shift;
        ++nibble;
    }
    return beginning;
}

void CompiledFilter::judge(Slot begin, Slot end, quint8 *failures) const
{
    const Slot count = end - begin;
    const quint8 *flags = m_columns.flags.from(begin);
    for (Slot i = 0; i < count; ++i) {
        const bool isUsed = (flags[i] & RunColumnsStorage::Used) != 0;
        failures[i] = !isUsed ? quint8{NotUsed} : m_needsServer ? quint8{OtherFails} : quint8{0};
    }
    for (const CodeTerm &term : m_codes)
        judgeByTable(term.values->from(begin), count, failures, term.failures);
    for (const NumberTerm &term : m_numbers)
        judgeByTable(term.values->from(begin), count, failures, term.failures);
    for (const RangeTerm &term : m_ranges) {
        if (term.times)
            judgeByRanges(term.times->from(begin), count, failures, term, RunColumnsStorage::NullTime);
        else
            judgeByRanges(term.numbers->from(begin), count, failures, term, RunColumnsStorage::NullNumber);
    }
    for (const StringTerm &term : m_strings) {
        const StringPool::Id *values = term.values->from(begin);
        judgeEach(count, failures, term.excluded, [&](Slot i) { return term.marks[values[i]] != 0; });
    }
    for (const IdTerm &term : m_ids)
        judgeEach(count, failures, term.excluded, [&](Slot i) { return idAnswers(begin + i, term); });
    for (const StateTerm &term : m_states) {
        judgeEach(count, failures, term.excluded, [&](Slot i) {
            return std::any_of(term.words.cbegin(), term.words.cend(),
                               [&](const QString &word) { return isInState(begin + i, word); });
        });
    }
}

bool CompiledFilter::idAnswers(Slot slot, const IdTerm &term) const
{
    if (!term.fieldMarks.empty()
        && (term.fieldMarks[m_columns.screen[slot]] | term.fieldMarks[m_columns.node[slot]]
            | term.fieldMarks[m_columns.file[slot]] | term.fieldMarks[m_columns.createdBy[slot]]
            | term.fieldMarks[m_columns.error[slot]])
            != 0)
        return true;
    if ((m_columns.flags[slot] & RunColumnsStorage::TextId) != 0)
        return term.textMarks[m_columns.idLow[slot]] != 0;
    return std::any_of(term.beginnings.cbegin(), term.beginnings.cend(), [this, slot](const UuidBeginning &beginning) {
        return (m_columns.idHigh[slot] & beginning.highMask) == beginning.high
            && (m_columns.idLow[slot] & beginning.lowMask) == beginning.low;
    });
}

bool CompiledFilter::isInState(Slot slot, const QString &word) const
{
    const bool isOpen = m_columns.status.values[slot] == static_cast<quint8>(Status::Processing);
    if (word == QLatin1String("open"))
        return isOpen;
    if (word == QLatin1String("blocked")) {
        const qint64 updated = m_columns.updatedAt[slot];
        return isOpen && updated != RunColumnsStorage::NullTime
            && updated < m_stuckBefore[m_columns.phase.values[slot]];
    }
    if (word == QLatin1String("flagged"))
        return m_columns.flagCount[slot] > 0;
    if (word == QLatin1String("placed"))
        return m_columns.materializedAt[slot] != RunColumnsStorage::NullTime;
    if (word == QLatin1String("unplaced"))
        return m_columns.materializedAt[slot] == RunColumnsStorage::NullTime;
    return (m_columns.flags[slot] & RunColumnsStorage::TerminalMoved) != 0; // moved
}

} // namespace wf2des
