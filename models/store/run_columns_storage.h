// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"
#include "store/column.h"
#include "store/string_pool.h"

#include <limits>
#include <vector>

namespace wf2des {

/// One code column: a byte a row. Known values are their code, unknown texts are numbered after them in a dictionary.
template <typename E> class CodeColumn {
public:
    static constexpr quint8 Null = 255;
    static constexpr quint8 Overflow = 254; ///< an unknown text after the dictionary is full: its text is lost

    quint8 encode(const Code<E> &code)
    {
        if (code.isNull())
            return Null;
        if (const std::optional<E> known = code.known())
            return static_cast<quint8>(*known);
        const QString text = code.text();
        qsizetype index = m_unknown.indexOf(text);
        if (index < 0 && m_unknown.size() < Overflow - knownCodeCount<E>) {
            index = m_unknown.size();
            m_unknown.append(text);
        }
        return index < 0 ? Overflow : static_cast<quint8>(knownCodeCount<E> + index);
    }

    Code<E> decode(quint8 value) const
    {
        if (value == Null)
            return {};
        if (value < knownCodeCount<E>)
            return Code<E>(static_cast<E>(value));
        return Code<E>::fromText(value == Overflow ? QStringLiteral("?") : m_unknown.at(value - knownCodeCount<E>));
    }

    /// One past the largest value in use below Overflow.
    int dictionaryEnd() const { return knownCodeCount<E> + static_cast<int>(m_unknown.size()); }

    Column<quint8> values;

private:
    QStringList m_unknown;
};

/// One column of 64-bit numbers with few distinct values (organization, project): a 32-bit index a row.
class NumberColumn {
public:
    quint32 encode(qint64 number);
    qint64 decode(quint32 index) const { return m_numbers[index]; }
    const std::vector<qint64> &numbers() const { return m_numbers; }
    qsizetype dictionaryBytes() const;

    Column<quint32> values;

private:
    std::vector<qint64> m_numbers;
    QHash<qint64, quint32> m_indexes;
};

/// A run id in 16 bytes: a canonical lower-case UUID in binary, or (RowFlag::TextId) the text's id in the string pool.
struct RunKey {
    quint64 high = 0;
    quint64 low = 0;
    bool isText = false;

    friend bool operator==(const RunKey &, const RunKey &) = default;
};

/// The binary form of a canonical lower-case UUID; nothing for any other text.
std::optional<RunKey> uuidKey(QStringView id);

/// The list columns of the loaded runs, one array a column, indexed by slot (DESIGN 5.3). No rules in here: RunStore
/// writes it, RunQuery reads it.
class RunColumnsStorage {
public:
    using Slot = quint32;
    static constexpr qint64 NullTime = std::numeric_limits<qint64>::min();
    static constexpr qint32 NullNumber = std::numeric_limits<qint32>::min();
    enum RowFlag : quint8 { Used = 1, TextId = 2, TerminalMoved = 4 };

    Slot slotEnd() const { return flags.size(); }
    bool isUsed(Slot slot) const { return slot < flags.size() && (flags[slot] & Used) != 0; }

    /// A slot for one more run: a free one, or a new one at the end. Its values are undefined.
    Slot allocate();
    /// The slot may be allocated again.
    void release(Slot slot);
    /// Writes every column of a row but its key.
    void write(Slot slot, const Run &run);
    void setKey(Slot slot, const RunKey &key);

    RunKey key(Slot slot) const { return {idHigh[slot], idLow[slot], (flags[slot] & TextId) != 0}; }
    /// The key of an id, its text put into the pool where needed.
    RunKey internKey(const QString &id);
    /// The key of an id that may be loaded.
    std::optional<RunKey> findKey(const QString &id) const;
    QString id(Slot slot) const;
    Run run(Slot slot) const;
    RunState state(Slot slot) const;
    /// Orders ids as their texts.
    bool idLess(Slot a, Slot b) const;

    /// Renumbers the pool so that it holds only what the used rows name. Text keys change: the id index is stale after.
    void compactStrings();
    qsizetype memoryBytes() const;

    Column<quint8> flags; ///< RowFlag
    Column<quint64> idHigh;
    Column<quint64> idLow;
    NumberColumn organization;
    NumberColumn project;
    Column<StringPool::Id> file;
    Column<StringPool::Id> node;
    Column<StringPool::Id> screen;
    Column<StringPool::Id> createdBy;
    Column<StringPool::Id> updatedBy;
    Column<StringPool::Id> error;
    Column<StringPool::Id> scoreVersion;
    CodeColumn<Status> status;
    CodeColumn<Phase> phase;
    CodeColumn<Edge> edge;
    CodeColumn<AutoConfirm> autoConfirm;
    CodeColumn<TriggerSurface> surface;
    CodeColumn<FeedbackStatus> feedback;
    Column<qint32> attempt;
    Column<qint32> flagCount; ///< NullNumber for null
    Column<qint32> score; ///< ten-thousandths; NullNumber for null
    Column<qint64> createdAt; ///< microseconds; NullTime for null
    Column<qint64> updatedAt;
    Column<qint64> materializedAt;
    StringPool strings;

private:
    template <typename Function> void forEachColumn(Function &&function);

    std::vector<Slot> m_free;
    QHash<Slot, QHash<QString, QString>> m_rawText; ///< Run::rawText of the few rows that have one
};

} // namespace wf2des
