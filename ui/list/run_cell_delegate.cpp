// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_cell_delegate.h"

#include "list/run_list_model.h"
#include "list/run_table_model.h"
#include "text/plain_text.h"
#include "text/run_words.h"
#include "theme/icon_set.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace wf2des {

namespace {

constexpr int IconSize = 14;
constexpr int Gap = 6;
constexpr int NoteGap = 8;
constexpr int FlagGap = 4;

QFont boldFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

/// One cell while it is painted.
struct RunCellDelegate::Cell {
    QPainter *painter;
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    ThemeColors colors;
    QRect area; ///< inside the padding

    /// Draws `text` at the left of `area` and takes its place away.
    void take(const QString &text, const QFont &font, const QColor &color, int gapAfter)
    {
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width());
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
        area.setLeft(area.left() + metrics.horizontalAdvance(shown) + gapAfter);
    }

    void takeIcon(const QString &name, const QColor &color)
    {
        const QRect box(area.left(), area.center().y() - IconSize / 2 + 1, IconSize, IconSize);
        paintIcon(painter, name, box, color);
        area.setLeft(area.left() + IconSize + Gap);
    }
};

int RunCellDelegate::statusWidth(const QFont &font)
{
    const QFontMetrics bold(boldFont(font));
    const int stuck = NoteGap + bold.horizontalAdvance(tr("stuck"));
    int width = 0;
    for (const Phase phase : {Phase::Parse, Phase::AwaitingConfirm, Phase::Assemble}) {
        RunState state;
        state.status = Status::Processing;
        state.phase = phase;
        width = std::max(width, bold.horizontalAdvance(stateWord(state)) + stuck);
    }
    for (const Status status : {Status::Completed, Status::Failed, Status::Rejected, Status::Cancelled})
        width = std::max(width, bold.horizontalAdvance(statusWord(status)));
    return IconSize + Gap + width;
}

int RunCellDelegate::screenWidth(const QString &screen, const QString &node, const QFont &font)
{
    return QFontMetrics(boldFont(font)).horizontalAdvance(screen) + Gap + QFontMetrics(font).horizontalAdvance(node);
}

int RunCellDelegate::flagsWidth(const QString &count, const QFont &font)
{
    return IconSize + FlagGap + QFontMetrics(tabularFont(boldFont(font))).horizontalAdvance(count);
}

int RunCellDelegate::rowHeight(const QFontMetrics &metrics)
{
    return qMax(30, metrics.height() + 12);
}

QSize RunCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString words = index.data(Qt::DisplayRole).toString();
    return {option.fontMetrics.horizontalAdvance(words) + 2 * Padding + IconSize + Gap, rowHeight(option.fontMetrics)};
}

void RunCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Cell cell{painter, option, index, ThemeColors(option.palette), option.rect.adjusted(Padding, 0, -Padding, -1)};
    painter->save();
    painter->setClipRect(option.rect);
    paintGround(cell);
    switch (static_cast<RunColumn>(index.column())) {
    case RunColumn::Status:
        paintStatus(cell);
        break;
    case RunColumn::Screen:
        paintScreen(cell);
        break;
    case RunColumn::Flags:
        paintFlags(cell);
        break;
    default:
        paintText(cell);
        break;
    }
    painter->restore();
}

void RunCellDelegate::paintGround(const Cell &cell) const
{
    const QRect rect = cell.option.rect;
    if (cell.option.state & QStyle::State_Selected)
        cell.painter->fillRect(rect, cell.colors.selection);
    cell.painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), cell.colors.hairline);
}

void RunCellDelegate::paintStatus(const Cell &given) const
{
    const QVariant value = given.index.data(RunListModel::RunRole);
    if (!value.isValid())
        return; // a row that waits to be taken out, while rows are held
    Cell cell = given;
    const Run run = value.value<Run>();
    const QColor tone = cell.colors.tone(toneOf(run.state()));
    cell.takeIcon(stateIconName(run.state()), tone);
    const QFont bold = boldFont(cell.option.font);
    cell.take(stateWord(run.state()), bold, tone, NoteGap);
    if (cell.index.data(RunListModel::RequestedRole).toBool())
        cell.take(tr("requested"), cell.option.font, cell.colors.muted, NoteGap);
    if (cell.index.data(RunListModel::StuckRole).toBool())
        cell.take(tr("stuck"), bold, cell.colors.tone(Tone::Failed), NoteGap);
    if (cell.index.data(RunListModel::MovedRole).toBool())
        cell.take(tr("outcome changed"), bold, cell.colors.tone(Tone::AwaitingConfirm), NoteGap);
}

void RunCellDelegate::paintScreen(const Cell &given) const
{
    Cell cell = given;
    const Run run = cell.index.data(RunListModel::RunRole).value<Run>();
    cell.take(visibleLine(run.screenId, 200), boldFont(cell.option.font), cell.colors.text, Gap);
    if (cell.area.width() > 24)
        cell.take(visibleLine(run.wfNodeId, 200), cell.option.font, cell.colors.muted, 0);
}

void RunCellDelegate::paintFlags(const Cell &given) const
{
    Cell cell = given;
    const QString words = cell.index.data(Qt::DisplayRole).toString();
    const bool flagged = cell.index.data(RunListModel::SortRole).toLongLong() > 0;
    const QFont font = tabularFont(flagged ? boldFont(cell.option.font) : cell.option.font);
    const QColor color = flagged ? cell.colors.tone(Tone::AwaitingConfirm) : cell.colors.muted;
    cell.painter->setFont(font);
    cell.painter->setPen(color);
    cell.painter->drawText(cell.area, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, words);
    if (!flagged)
        return;
    const int left = cell.area.right() - QFontMetrics(font).horizontalAdvance(words) - FlagGap - IconSize;
    paintIcon(cell.painter, QStringLiteral("flag"),
              QRect(left, cell.area.center().y() - IconSize / 2 + 1, IconSize, IconSize), color);
}

void RunCellDelegate::paintText(const Cell &cell) const
{
    const auto column = static_cast<RunColumn>(cell.index.column());
    const bool numeric = isNumericColumn(column);
    const bool strong = column == RunColumn::Age || column == RunColumn::Score;
    const QFont font = tabularFont(cell.option.font);
    const QString words = cell.index.data(Qt::DisplayRole).toString();
    cell.painter->setFont(font);
    cell.painter->setPen(strong ? cell.colors.text : cell.colors.muted);
    // What tells two ids apart is at both ends.
    const Qt::TextElideMode elide =
        column == RunColumn::Id || column == RunColumn::File ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = QFontMetrics(font).elidedText(words, elide, cell.area.width());
    cell.painter->drawText(cell.area,
                           Qt::AlignVCenter | Qt::TextSingleLine | (numeric ? Qt::AlignRight : Qt::AlignLeft), shown);
}

} // namespace wf2des
