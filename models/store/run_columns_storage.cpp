// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/run_columns_storage.h"

#include <QUuid>

namespace wf2des {

namespace {

qint64 packTime(const std::optional<EpochMicroseconds> &time)
{
    return time ? std::max(*time, RunColumnsStorage::NullTime + 1) : RunColumnsStorage::NullTime;
}

std::optional<EpochMicroseconds> unpackTime(qint64 time)
{
    return time == RunColumnsStorage::NullTime ? std::nullopt : std::optional(time);
}

qint32 packNumber(const std::optional<qint32> &number)
{
    return number ? std::max(*number, RunColumnsStorage::NullNumber + 1) : RunColumnsStorage::NullNumber;
}

std::optional<qint32> unpackNumber(qint32 number)
{
    return number == RunColumnsStorage::NullNumber ? std::nullopt : std::optional(number);
}

int hexDigit(char16_t unit)
{
    if (unit >= u'0' && unit <= u'9')
        return unit - u'0';
    return unit >= u'a' && unit <= u'f' ? unit - u'a' + 10 : -1;
}

QString uuidText(quint64 high, quint64 low)
{
    static constexpr char digits[] = "0123456789abcdef";
    QString text(36, u'-');
    int nibble = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i == 8 || i == 13 || i == 18 || i == 23)
            continue;
        const quint64 half = nibble < 16 ? high : low;
        text[i] = QLatin1Char(digits[(half >> (60 - 4 * (nibble % 16))) & 0xF]);
        ++nibble;
    }
    return text;
}

} // namespace

std::optional<RunKey> uuidKey(QStringView id)
{
    if (id.size() != 36)
        return std::nullopt;
    RunKey key;
    int nibble = 0;
    for (qsizetype i = 0; i < id.size(); ++i) {
        const char16_t unit = id[i].unicode();
        if (i == 8 || i == 13 || i == 18 || i == 23) {
            if (unit != u'-')
                return std::nullopt;
            continue;
        }
        const int digit = hexDigit(unit);
        if (digit < 0)
            return std::nullopt;
        quint64 &half = nibble < 16 ? key.high : key.low;
        half = (half << 4) | static_cast<quint64>(digit);
        ++nibble;
    }
    return key;
}

quint32 NumberColumn::encode(qint64 number)
{
    const auto found = m_indexes.constFind(number);
    if (found != m_indexes.cend())
        return *found;
    const auto index = static_cast<quint32>(m_numbers.size());
    m_numbers.push_back(number);
    m_indexes.insert(number, index);
    return index;
}

qsizetype NumberColumn::dictionaryBytes() const
{
    return static_cast<qsizetype>(m_numbers.capacity() * sizeof(qint64))
        + m_indexes.capacity() * static_cast<qsizetype>(sizeof(qint64) + sizeof(quint32));
}

template <typename Function> void RunColumnsStorage::forEachColumn(Function &&function)
{
    for (auto *column :
         {&file, &node, &screen, &createdBy, &updatedBy, &error, &scoreVersion, &organization.values, &project.values})
        function(*column);
    for (auto *column :
         {&flags, &status.values, &phase.values, &edge.values, &autoConfirm.values, &surface.values, &feedback.values})
        function(*column);
    for (auto *column : {&idHigh, &idLow})
        function(*column);
    for (auto *column : {&attempt, &flagCount, &score})
        function(*column);
    for (auto *column : {&createdAt, &updatedAt, &materializedAt})
        function(*column);
}

RunColumnsStorage::Slot RunColumnsStorage::allocate()
{
    Slot slot = slotEnd();
    if (!m_free.empty()) {
        slot = m_free.back();
        m_free.pop_back();
    } else {
        forEachColumn([](auto &column) { column.append(); });
    }
    flags[slot] = Used;
    return slot;
}

void RunColumnsStorage::release(Slot slot)
{
    flags[slot] = 0;
    m_rawText.remove(slot);
    m_free.push_back(slot);
}

void RunColumnsStorage::write(Slot slot, const Run &run)
{
    organization.values[slot] = organization.encode(run.organizationId);
    project.values[slot] = project.encode(run.projectId);
    file[slot] = strings.intern(run.figmaFileKey);
    node[slot] = strings.intern(run.wfNodeId);
    screen[slot] = strings.intern(run.screenId);
    createdBy[slot] = strings.intern(run.createdBy);
    updatedBy[slot] = strings.intern(run.updatedBy);
    error[slot] = strings.intern(run.errorMessage);
    scoreVersion[slot] = strings.intern(run.scoreVersion);
    status.values[slot] = status.encode(run.status);
    phase.values[slot] = phase.encode(run.phase);
    edge.values[slot] = edge.encode(run.edge);
    autoConfirm.values[slot] = autoConfirm.encode(run.autoConfirm);
    surface.values[slot] = surface.encode(run.triggerSurface);
    feedback.values[slot] = feedback.encode(run.feedbackStatus);
    attempt[slot] = run.attempt;
    flagCount[slot] = packNumber(run.flagCount);
    score[slot] = packNumber(run.score);
    createdAt[slot] = packTime(run.createdAt);
    updatedAt[slot] = packTime(run.updatedAt);
    materializedAt[slot] = packTime(run.materializedAt);
    if (!run.rawText.isEmpty())
        m_rawText.insert(slot, run.rawText);
    else if (!m_rawText.isEmpty())
        m_rawText.remove(slot);
}

void RunColumnsStorage::setKey(Slot slot, const RunKey &key)
{
    idHigh[slot] = key.high;
    idLow[slot] = key.low;
    flags[slot] = static_cast<quint8>(key.isText ? flags[slot] | TextId : flags[slot] & ~TextId);
}

RunKey RunColumnsStorage::internKey(const QString &id)
{
    if (const std::optional<RunKey> key = uuidKey(id))
        return *key;
    return {0, strings.intern(id), true};
}

std::optional<RunKey> RunColumnsStorage::findKey(const QString &id) const
{
    if (const std::optional<RunKey> key = uuidKey(id))
        return key;
    const std::optional<StringPool::Id> text = strings.find(id);
    return text ? std::optional(RunKey{0, *text, true}) : std::nullopt;
}

QString RunColumnsStorage::id(Slot slot) const
{
    return (flags[slot] & TextId) != 0 ? strings.text(static_cast<StringPool::Id>(idLow[slot]))
                                       : uuidText(idHigh[slot], idLow[slot]);
}

Run RunColumnsStorage::run(Slot slot) const
{
    Run run;
    run.id = id(slot);
    run.organizationId = organization.decode(organization.values[slot]);
    run.projectId = project.decode(project.values[slot]);
    run.figmaFileKey = strings.text(file[slot]);
    run.wfNodeId = strings.text(node[slot]);
    run.screenId = strings.text(screen[slot]);
    run.autoConfirm = autoConfirm.decode(autoConfirm.values[slot]);
    run.triggerSurface = surface.decode(surface.values[slot]);
    run.status = status.decode(status.values[slot]);
    run.phase = phase.decode(phase.values[slot]);
    run.attempt = attempt[slot];
    run.errorMessage = strings.text(error[slot]);
    run.flagCount = unpackNumber(flagCount[slot]);
    run.materializedAt = unpackTime(materializedAt[slot]);
    run.feedbackStatus = feedback.decode(feedback.values[slot]);
    run.createdAt = unpackTime(createdAt[slot]);
    run.updatedAt = unpackTime(updatedAt[slot]);
    run.createdBy = strings.text(createdBy[slot]);
    run.updatedBy = strings.text(updatedBy[slot]);
    run.edge = edge.decode(edge.values[slot]);
    run.score = unpackNumber(score[slot]);
    run.scoreVersion = strings.text(scoreVersion[slot]);
    run.rawText = m_rawText.value(slot);
    return run;
}

RunState RunColumnsStorage::state(Slot slot) const
{
    return {status.decode(status.values[slot]), phase.decode(phase.values[slot]), attempt[slot],
            unpackTime(updatedAt[slot])};
}

bool RunColumnsStorage::idLess(Slot a, Slot b) const
{
    if (((flags[a] | flags[b]) & TextId) == 0)
        return idHigh[a] != idHigh[b] ? idHigh[a] < idHigh[b] : idLow[a] < idLow[b];
    return id(a) < id(b);
}

void RunColumnsStorage::compactStrings()
{
    constexpr StringPool::Id notMoved = std::numeric_limits<StringPool::Id>::max();
    std::vector<StringPool::Id> moved(strings.size(), notMoved);
    StringPool compact;
    const auto move = [&](StringPool::Id old) {
        if (moved[old] == notMoved)
            moved[old] = compact.intern(strings.text(old));
        return moved[old];
    };
    for (Slot slot = 0; slot < slotEnd(); ++slot) {
        const bool used = isUsed(slot);
        for (auto *column : {&file, &node, &screen, &createdBy, &updatedBy, &error, &scoreVersion})
            (*column)[slot] = used ? move((*column)[slot]) : StringPool::Null;
        if (used && (flags[slot] & TextId) != 0)
            idLow[slot] = move(static_cast<StringPool::Id>(idLow[slot]));
    }
    strings = std::move(compact);
}

qsizetype RunColumnsStorage::memoryBytes() const
{
    qsizetype bytes = 0;
    const_cast<RunColumnsStorage *>(this)->forEachColumn([&bytes](auto &column) { bytes += column.memoryBytes(); });
    return bytes + strings.memoryBytes() + static_cast<qsizetype>(m_free.capacity() * sizeof(Slot))
        + organization.dictionaryBytes() + project.dictionaryBytes();
}

} // namespace wf2des
