// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wf2des {

class RunColumnsStorage;
struct StoreData;

/// What one merge did, as slots.
struct StoreChange {
    std::vector<quint32> added;
    std::vector<quint32> changed;
    std::vector<quint32> removed; ///< already empty; may be used again by a later merge
    bool cleared = false; ///< everything is gone; the lists are empty

    bool isEmpty() const { return added.empty() && changed.empty() && removed.empty() && !cleared; }
};

/// The list columns of every loaded run, as columns (DESIGN 5.3): interned or arena strings, packed codes, 64-bit
/// times. A run stays in its slot for as long as it is loaded. UI thread only.
class RunStore : public QObject {
    Q_OBJECT
public:
    using Slot = quint32;

    explicit RunStore(QObject *parent = nullptr);
    ~RunStore() override;

    /// Merges by id: an unknown run is added, a known one replaced when the new picture is newer by (attempt,
    /// updatedAt); an equal or older one changes nothing. A run with deletedAt is taken out. Emits changed() once, and
    /// only when something changed.
    StoreChange merge(const RunBatch &rows);
    /// Takes runs out by id.
    StoreChange remove(const QStringList &ids);
    /// Takes out what was created before `oldest` and is not open: the range became shorter.
    StoreChange removeOlderThan(EpochMicroseconds oldest);
    void clear();

    qsizetype size() const;
    /// One past the largest slot in use; slots below it may be empty.
    Slot slotEnd() const;
    bool isUsed(Slot slot) const;
    /// The slot is used, and its run has status processing.
    bool isOpen(Slot slot) const;
    std::optional<Slot> find(const QString &id) const;

    /// The list columns of one run, as a value; detail columns are null.
    Run run(Slot slot) const;
    QString id(Slot slot) const;
    RunState state(Slot slot) const;
    /// A terminal status of this run turned into another while it was loaded (DESIGN 5.2).
    bool wasTerminalToTerminal(Slot slot) const;
    /// Every used slot, oldest created_at first (ties by id); null times come first. Maintained, not sorted on demand.
    std::span<const Slot> slotsByCreation() const;

    /// The columns themselves, for RunQuery.
    const RunColumnsStorage &columns() const;

    /// Bytes held by columns, arenas and indexes.
    qsizetype memoryBytes() const;

Q_SIGNALS:
    void changed(const wf2des::StoreChange &change);

private:
    StoreChange finish(StoreChange change);

    std::unique_ptr<StoreData> m_data;
};

} // namespace wf2des
