// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/json_cell_delegate.h"

#include "document/json_tree_model.h"
#include "text/plain_text.h"
#include "theme/theme_colors.h"

namespace wf2des {

namespace {

constexpr int rowHeight = 24;
constexpr int longestCell = 200;

using Kind = JsonDocument::Kind;

QColor colorOf(Kind kind, const ThemeColors &colors)
{
    switch (kind) {
    case Kind::Number:
        return colors.tone(Tone::Processing);
    case Kind::True:
    case Kind::False:
        return colors.tone(Tone::Rejected);
    case Kind::Object:
    case Kind::Array:
    case Kind::Null:
        return colors.muted;
    case Kind::String:
        break;
    }
    return colors.text;
}

} // namespace

QSize JsonCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), std::max(rowHeight, option.fontMetrics.height() + 6)};
}

void JsonCellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::HasDisplay;
    const ThemeColors colors(option->palette);
    const QVariant value = index.data(Qt::DisplayRole);
    if (index.column() == JsonTreeModel::KeyColumn) {
        const bool isPosition = value.userType() == QMetaType::Int;
        option->text =
            isPosition ? QStringLiteral("[%1]").arg(value.toInt()) : visibleLine(value.toString(), longestCell);
        option->palette.setColor(QPalette::Text, isPosition ? colors.muted : colors.text);
        return;
    }
    const auto kind = static_cast<Kind>(index.data(JsonTreeModel::KindRole).toInt());
    const int children = index.data(JsonTreeModel::ChildCountRole).toInt();
    if (kind == Kind::Object)
        option->text = QStringLiteral("{ %1 }").arg(children);
    else if (kind == Kind::Array)
        option->text = QStringLiteral("[ %1 ]").arg(children);
    else if (kind == Kind::String) // quoted: "0" is not 0
        option->text = u'"' + visibleLine(value.toString(), longestCell) + u'"';
    else
        option->text = visibleLine(value.toString(), longestCell);
    option->palette.setColor(QPalette::Text, colorOf(kind, colors));
}

} // namespace wf2des
