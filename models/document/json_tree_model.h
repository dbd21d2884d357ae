// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "document/json_document.h"

#include <QAbstractItemModel>

namespace wf2des {

/// A JSON document as a read-only tree. The members of the root container are the top level; a root that is a single
/// value is the one row. Values only: ui/ words containers and colours kinds. Resets for a new document alone.
class JsonTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { KeyColumn, ValueColumn, ColumnCount };
    enum Role {
        KindRole = Qt::UserRole, ///< int(JsonDocument::Kind)
        ChildCountRole, ///< int
        TextRole, ///< QString: the whole text, where the display role has its beginning
        PointerRole, ///< QString: JSON pointer
    };
    /// A cell shows at most this many bytes of a text (word by word layout of huge lines freezes views, FIELD).
    static constexpr qsizetype CellBytes = 400;

    using QAbstractItemModel::QAbstractItemModel;

    void setDocument(const JsonDocument &document);
    const JsonDocument &document() const { return m_document; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// Display role: the key (an int for elements of an array, nothing for a single value) or the text's beginning
    /// (nothing for a container).
    QVariant data(const QModelIndex &index, int role) const override;

private:
    bool hasContainerRoot() const { return !m_document.isEmpty() && m_document.isContainer(JsonDocument::Root); }
    QVariant keyData(JsonDocument::Node node) const;
    QVariant valueData(JsonDocument::Node node) const;

    JsonDocument m_document;
};

} // namespace wf2des
