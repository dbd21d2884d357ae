// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action_queue.h"

#include <QAbstractListModel>

namespace wf2des {

/// The activity log: the records of an ActionQueue, newest first, of every run or of one. Values only; ui/ words them.
class ActionLogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        RecordRole = Qt::UserRole, ///< wf2des::ActionRecord
        RunIdRole, ///< QString; Qt::DisplayRole gives it too
        KindRole, ///< int, ActionKind
        StateRole, ///< int, ActionState
        AskedAtRole, ///< qint64, microseconds
    };

    /// `queue` must outlive the model.
    explicit ActionLogModel(ActionQueue *queue, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    QString runId() const { return m_runId; }
    ActionRecord recordAt(int row) const;

public Q_SLOTS:
    /// Shows one run's records; an empty id shows all.
    void setRunId(const QString &runId);

private:
    void recordChanged(const ActionRecord &record);

    ActionQueue *m_queue;
    QString m_runId;
    QList<ActionRecord> m_records;
};

} // namespace wf2des
