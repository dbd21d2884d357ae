// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/column_widths.h"

#include "list/run_cell_delegate.h"
#include "list/run_table_header.h"
#include "text/run_words.h"

#include <QFontMetrics>

#include <algorithm>

namespace wf2des {

namespace {

constexpr qint64 Second = 1'000'000;
constexpr qint64 Minute = 60 * Second;
constexpr qint64 Hour = 60 * Minute;
constexpr qint64 Day = 24 * Hour;

int widest(const QStringList &words, const QFont &font)
{
    const QFontMetrics metrics(font);
    int width = 0;
    for (const QString &word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

QString figures(int count)
{
    return QString(count, QLatin1Char('0'));
}

/// Foreign texts and numbers as long as they usually are, and times.
QString usualText(RunColumn column)
{
    switch (column) {
    case RunColumn::Node:
        return figures(7);
    case RunColumn::File:
        return figures(22);
    case RunColumn::CreatedBy:
    case RunColumn::UpdatedBy:
        return personWord(QStringLiteral("00000000-0000-4000-8000-000000000000"));
    case RunColumn::Id:
        return QStringLiteral("00000000-0000-4000-8000-000000000000");
    case RunColumn::Error:
        return figures(36);
    case RunColumn::Score:
        return scoreWords(8888);
    case RunColumn::Created:
    case RunColumn::Updated:
    case RunColumn::Placed:
        return localTimeWords(1'795'953'784 * Second);
    case RunColumn::Project:
    case RunColumn::Organization:
        return figures(6);
    case RunColumn::ScoreVersion:
        return figures(8);
    default:
        return figures(4);
    }
}

QStringList usualWords(RunColumn column)
{
    switch (column) {
    case RunColumn::Edge:
        return {edgeShortWord(Edge::Wf2Des), edgeShortWord(Edge::Des2Wf)};
    case RunColumn::Phase:
        return {phaseWord(Phase::Parse), phaseWord(Phase::AwaitingConfirm), phaseWord(Phase::Assemble)};
    case RunColumn::Feedback:
        return {feedbackWord(FeedbackStatus::Fixed), feedbackWord(FeedbackStatus::Adopted)};
    case RunColumn::Surface:
        return {surfaceWord(TriggerSurface::Api), surfaceWord(TriggerSurface::Plugin)};
    case RunColumn::AutoConfirm:
        return {autoConfirmWord(AutoConfirm::Normal), autoConfirmWord(AutoConfirm::AutoConfirm)};
    case RunColumn::Age:
        return {durationWords(58 * Minute), durationWords(23 * Hour + 58 * Minute),
                durationWords(88 * Day + 23 * Hour)};
    default:
        return {usualText(column)};
    }
}

} // namespace

int usualColumnWidth(RunColumn column, const QFont &font)
{
    int width = RunTableHeader::titleWidth(columnTitle(column), font);
    if (column == RunColumn::Status)
        width = std::max(width, RunCellDelegate::statusWidth(font));
    else if (column == RunColumn::Screen)
        width = std::max(width, RunCellDelegate::screenWidth(QStringLiteral("SCR-0000"), figures(7), font));
    else if (column == RunColumn::Flags)
        width = std::max(width, RunCellDelegate::flagsWidth(figures(2), font));
    else
        width = std::max(width, widest(usualWords(column), font));
    return width + 2 * RunCellDelegate::Padding + 2; // advances are rounded
}

} // namespace wf2des
