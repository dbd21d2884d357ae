// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/run_query.h"
#include "theme/theme_colors.h"

#include <QStyledItemDelegate>

namespace wf2des {

/// Paints the cells of the run table (DESIGN 9): quiet ground, a hairline under each row, plain text only.
class RunCellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int Padding = 12; ///< at each side of a cell

    /// The height of a row for a font: 30 at usual sizes.
    static int rowHeight(const QFontMetrics &metrics);

    // What a cell needs between its paddings to be painted whole, in the table's font.
    static int statusWidth(const QFont &font); ///< any status with its usual note
    static int screenWidth(const QString &screen, const QString &node, const QFont &font);
    static int flagsWidth(const QString &count, const QFont &font);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Cell;
    void paintGround(const Cell &cell) const;
    void paintStatus(const Cell &cell) const;
    void paintScreen(const Cell &cell) const;
    void paintFlags(const Cell &cell) const;
    void paintText(const Cell &cell) const;
};

} // namespace wf2des
