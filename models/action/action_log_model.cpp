// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_log_model.h"

#include <algorithm>

namespace wf2des {

ActionLogModel::ActionLogModel(ActionQueue *queue, QObject *parent)
    : QAbstractListModel(parent)
    , m_queue(queue)
    , m_records(queue->records())
{
    connect(m_queue, &ActionQueue::recordChanged, this, &ActionLogModel::recordChanged);
}

int ActionLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

QVariant ActionLogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ActionRecord &record = m_records.at(index.row());
    switch (role) {
    case RecordRole:
        return QVariant::fromValue(record);
    case Qt::DisplayRole:
    case RunIdRole:
        return record.action.runId;
    case KindRole:
        return static_cast<int>(record.action.kind);
    case StateRole:
        return static_cast<int>(record.state);
    case AskedAtRole:
        return record.action.askedAt;
    default:
        return {};
    }
}

ActionRecord ActionLogModel::recordAt(int row) const
{
    return m_records.value(row);
}

void ActionLogModel::setRunId(const QString &runId)
{
    if (runId == m_runId)
        return;
    // Another subject, so a reset.
    beginResetModel();
    m_runId = runId;
    m_records = m_runId.isEmpty() ? m_queue->records() : m_queue->recordsOf(m_runId);
    endResetModel();
}

void ActionLogModel::recordChanged(const ActionRecord &record)
{
    if (!m_runId.isEmpty() && record.action.runId != m_runId)
        return;
    const auto known = std::find_if(m_records.begin(), m_records.end(), [&record](const ActionRecord &old) {
        return old.action.idempotencyKey == record.action.idempotencyKey;
    });
    if (known == m_records.end()) {
        beginInsertRows({}, 0, 0);
        m_records.prepend(record);
        endInsertRows();
        return;
    }
    *known = record;
    const QModelIndex changed = index(static_cast<int>(known - m_records.begin()));
    Q_EMIT dataChanged(changed, changed);
}

} // namespace wf2des
