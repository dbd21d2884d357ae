// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/json_tree_model.h"

namespace wf2des {

namespace {

JsonDocument::Node nodeOf(const QModelIndex &index)
{
    return static_cast<JsonDocument::Node>(index.internalId());
}

} // namespace

void JsonTreeModel::setDocument(const JsonDocument &document)
{
    beginResetModel();
    m_document = document;
    endResetModel();
}

QModelIndex JsonTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    JsonDocument::Node node = JsonDocument::Root;
    if (parent.isValid())
        node = m_document.child(nodeOf(parent), row);
    else if (hasContainerRoot())
        node = m_document.child(JsonDocument::Root, row);
    return createIndex(row, column, static_cast<quintptr>(node));
}

QModelIndex JsonTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const JsonDocument::Node parent = m_document.parent(nodeOf(child));
    if (parent <= JsonDocument::Root)
        return {};
    return createIndex(m_document.row(parent), 0, static_cast<quintptr>(parent));
}

int JsonTreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0 || m_document.isEmpty())
        return 0;
    if (parent.isValid())
        return m_document.childCount(nodeOf(parent));
    return hasContainerRoot() ? m_document.childCount(JsonDocument::Root) : 1;
}

int JsonTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant JsonTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const JsonDocument::Node node = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == KeyColumn ? keyData(node) : valueData(node);
    case KindRole:
        return static_cast<int>(m_document.kind(node));
    case ChildCountRole:
        return m_document.childCount(node);
    case TextRole:
        return m_document.text(node);
    case PointerRole:
        return m_document.pointer(node);
    default:
        return {};
    }
}

QVariant JsonTreeModel::keyData(JsonDocument::Node node) const
{
    if (m_document.parent(node) < 0)
        return {};
    const bool inArray = m_document.kind(m_document.parent(node)) == JsonDocument::Kind::Array;
    return inArray ? QVariant(m_document.row(node)) : QVariant(m_document.key(node));
}

QVariant JsonTreeModel::valueData(JsonDocument::Node node) const
{
    return m_document.isContainer(node) ? QVariant() : QVariant(m_document.textStart(node, CellBytes));
}

} // namespace wf2des
