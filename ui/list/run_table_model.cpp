// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_table_model.h"

#include "text/plain_text.h"
#include "text/run_words.h"

namespace wf2des {

namespace {

/// The column of the table that a list column shows, for values that could not be held exactly (Run::rawText).
QString fieldName(RunColumn column)
{
    switch (column) {
    case RunColumn::Age:
    case RunColumn::Created:
        return QStringLiteral("created_at");
    case RunColumn::Updated:
        return QStringLiteral("updated_at");
    case RunColumn::Placed:
        return QStringLiteral("materialized_at");
    case RunColumn::Flags:
        return QStringLiteral("flag_count");
    case RunColumn::Score:
        return QStringLiteral("score");
    case RunColumn::Attempt:
        return QStringLiteral("attempt");
    case RunColumn::Project:
        return QStringLiteral("project_id");
    case RunColumn::Organization:
        return QStringLiteral("organization_id");
    default:
        return {};
    }
}

std::optional<EpochMicroseconds> timeOf(const Run &run, RunColumn column)
{
    switch (column) {
    case RunColumn::Age:
    case RunColumn::Created:
        return run.createdAt;
    case RunColumn::Updated:
        return run.updatedAt;
    case RunColumn::Placed:
        return run.materializedAt;
    default:
        return {};
    }
}

/// The text columns, as stored.
QString foreignText(const Run &run, RunColumn column)
{
    switch (column) {
    case RunColumn::Screen:
        return run.screenId;
    case RunColumn::File:
        return run.figmaFileKey;
    case RunColumn::Node:
        return run.wfNodeId;
    case RunColumn::CreatedBy:
        return run.createdBy;
    case RunColumn::UpdatedBy:
        return run.updatedBy;
    case RunColumn::Error:
        return run.errorMessage;
    case RunColumn::ScoreVersion:
        return run.scoreVersion;
    case RunColumn::Id:
        return run.id;
    default:
        return {};
    }
}

QString codeWords(const Run &run, RunColumn column)
{
    switch (column) {
    case RunColumn::Status:
        return stateWord(run.state());
    case RunColumn::Edge:
        return edgeShortWord(run.edge);
    case RunColumn::Phase:
        return phaseWord(run.phase);
    case RunColumn::Feedback:
        return feedbackWord(run.feedbackStatus);
    case RunColumn::Surface:
        return surfaceWord(run.triggerSurface);
    case RunColumn::AutoConfirm:
        return autoConfirmWord(run.autoConfirm);
    default:
        return {};
    }
}

QString numberWords(const Run &run, RunColumn column)
{
    switch (column) {
    case RunColumn::Flags:
        return run.flagCount ? QString::number(*run.flagCount) : QString();
    case RunColumn::Score:
        return run.score ? scoreWords(*run.score) : QString();
    case RunColumn::Attempt:
        return QString::number(run.attempt);
    case RunColumn::Project:
        return QString::number(run.projectId);
    case RunColumn::Organization:
        return QString::number(run.organizationId);
    default:
        return {};
    }
}

bool isForeignColumn(RunColumn column)
{
    return column == RunColumn::Screen || column == RunColumn::File || column == RunColumn::Node
        || column == RunColumn::CreatedBy || column == RunColumn::UpdatedBy || column == RunColumn::Error
        || column == RunColumn::ScoreVersion || column == RunColumn::Id;
}

QString toolTip(const Run &run, RunColumn column)
{
    if (const auto time = timeOf(run, column))
        return toolTipText(exactTimeWords(*time));
    if (column == RunColumn::Screen)
        return toolTipText(run.screenId + QLatin1Char('\n') + run.wfNodeId);
    if (column == RunColumn::Edge)
        return toolTipText(edgeWord(run.edge));
    return isForeignColumn(column) ? toolTipText(foreignText(run, column)) : QString();
}

} // namespace

bool isNumericColumn(RunColumn column)
{
    return column == RunColumn::Age || column == RunColumn::Flags || column == RunColumn::Score
        || column == RunColumn::Project || column == RunColumn::Attempt || column == RunColumn::Organization;
}

QString cellWords(const Run &run, RunColumn column, EpochMicroseconds now)
{
    if (!run.rawText.isEmpty()) {
        const auto raw = run.rawText.constFind(fieldName(column));
        if (raw != run.rawText.constEnd())
            return visibleLine(*raw);
    }
    if (const auto time = timeOf(run, column))
        return column == RunColumn::Age ? durationWords(now - *time) : localTimeWords(*time);
    if (column == RunColumn::CreatedBy || column == RunColumn::UpdatedBy)
        return personWord(foreignText(run, column));
    if (isForeignColumn(column))
        return visibleLine(foreignText(run, column));
    return isNumericColumn(column) ? numberWords(run, column) : codeWords(run, column);
}

RunTableModel::RunTableModel(RunListModel *runs, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_runs(runs)
{
    setSourceModel(runs);
}

QVariant RunTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<RunColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // plain-text: toolTip() gives the helper's text
    case Qt::AccessibleTextRole: {
        // A row that waits to be taken out, while rows are held, has no run any more.
        const QVariant run = QIdentityProxyModel::data(index, RunListModel::RunRole);
        return run.isValid() ? words(run.value<Run>(), index, role) : QVariant();
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (isNumericColumn(column) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return role < Qt::UserRole ? QVariant() : QIdentityProxyModel::data(index, role);
    }
}

QString RunTableModel::words(const Run &run, const QModelIndex &index, int role) const
{
    const auto column = static_cast<RunColumn>(index.column());
    if (role == Qt::DisplayRole)
        return cellWords(run, column, now());
    return role == Qt::AccessibleTextRole ? accessibleText(run, index) : toolTip(run, column);
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= runColumnCount)
        return {};
    const auto column = static_cast<RunColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
        return columnTitle(column);
    case Qt::ToolTipRole:
        return toolTipText(columnDescription(column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (isNumericColumn(column) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

QString RunTableModel::copyText(const QModelIndex &index) const
{
    const auto column = static_cast<RunColumn>(index.column());
    const Run run = index.data(RunListModel::RunRole).value<Run>();
    if (const auto time = timeOf(run, column))
        return isoUtc(*time);
    return isForeignColumn(column) ? foreignText(run, column) : cellWords(run, column, now());
}

QString RunTableModel::accessibleText(const Run &run, const QModelIndex &index) const
{
    const auto column = static_cast<RunColumn>(index.column());
    const QString words = cellWords(run, column, now());
    if (column != RunColumn::Status)
        return words.isEmpty() ? tr("%1: none").arg(columnTitle(column)) : tr("%1: %2").arg(columnTitle(column), words);
    // The first column stands for the row: a screen reader hears which run this is.
    QStringList parts{words, visibleLine(run.screenId, 120)};
    if (index.data(RunListModel::StuckRole).toBool())
        parts.append(tr("stuck"));
    if (index.data(RunListModel::RequestedRole).toBool())
        parts.append(tr("requested"));
    if (index.data(RunListModel::MovedRole).toBool())
        parts.append(tr("outcome changed"));
    if (run.createdAt)
        parts.append(tr("%1 old").arg(durationWords(now() - *run.createdAt)));
    return parts.join(QStringLiteral(", "));
}

} // namespace wf2des
