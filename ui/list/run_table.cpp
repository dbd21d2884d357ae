// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/run_table.h"

#include "list/column_layout.h"
#include "list/run_cell_delegate.h"
#include "list/run_table_header.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace wf2des {

RunTable::RunTable(RunListModel *runs, Settings *settings, QWidget *parent)
    : QTableView(parent)
    , m_runs(runs)
    , m_words(new RunTableModel(runs, this))
    , m_columns(nullptr)
{
    setObjectName(QStringLiteral("runTable"));
    setAccessibleName(tr("Runs"));
    setHorizontalHeader(new RunTableHeader(this));
    setModel(m_words);
    setUpView();
    m_columns = new ColumnLayout(horizontalHeader(), settings, this);
    setUpHeader();
    wireSelection();
    wireAnchor();
}

void RunTable::setUpView()
{
    setItemDelegate(new RunCellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(RunCellDelegate::rowHeight(fontMetrics()));
}

void RunTable::setUpHeader()
{
    QHeaderView *header = horizontalHeader();
    header->setObjectName(QStringLiteral("runTableHeader"));
    header->setAccessibleName(tr("Columns of the run list"));
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignVCenter | Qt::AlignLeft);
    header->setSortIndicatorShown(true);
    header->setSortIndicatorClearable(false);
    showOrder();
    connect(header, &QHeaderView::sortIndicatorChanged, m_runs, &RunListModel::sort);
}

void RunTable::showOrder()
{
    RunOrder order = m_runs->order();
    // Newest first is youngest first where only the age is on show.
    if (order.column == RunColumn::Created && isColumnHidden(static_cast<int>(RunColumn::Created))) {
        order.column = RunColumn::Age;
        order.direction = order.direction == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    }
    const QSignalBlocker blocker(horizontalHeader());
    horizontalHeader()->setSortIndicator(static_cast<int>(order.column), order.direction);
}

void RunTable::wireSelection()
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(SettleTime);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        const QString id = currentRunId();
        if (id == m_settledId)
            return;
        m_settledId = id;
        Q_EMIT currentRunSettled(id);
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunTable::selectionMoved);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &RunTable::selectionMoved);
    connect(m_words, &QAbstractItemModel::rowsRemoved, this, &RunTable::selectionMoved);
    for (auto signal : {&QAbstractItemModel::rowsRemoved, &QAbstractItemModel::rowsInserted})
        connect(m_words, signal, this, &RunTable::visibleRunsChanged);
    connect(m_words, &QAbstractItemModel::layoutChanged, this, &RunTable::visibleRunsChanged);
}

void RunTable::wireAnchor()
{
    connect(m_words, &QAbstractItemModel::rowsAboutToBeInserted, this, &RunTable::dropAnchor);
    connect(m_words, &QAbstractItemModel::rowsAboutToBeRemoved, this, &RunTable::dropAnchor);
    connect(m_words, &QAbstractItemModel::layoutAboutToBeChanged, this, &RunTable::dropAnchor);
    connect(m_runs, &RunListModel::resultChanged, this, &RunTable::returnToAnchor);
    connect(m_runs, &RunListModel::filterChanged, this, [this] {
        m_newFilter = true;
        // The model answers before the event loop turns; an answer that changes nothing sends no signal.
        QMetaObject::invokeMethod(
            this, [this] { m_newFilter = false; }, Qt::QueuedConnection);
    });
}

void RunTable::dropAnchor()
{
    // At the very top the newest run is what the person looks at: it comes in above.
    if (!m_anchor.isValid() && verticalScrollBar()->value() > 0)
        m_anchor = m_words->index(rowAt(0), 0);
}

void RunTable::returnToAnchor()
{
    const QPersistentModelIndex anchor = std::exchange(m_anchor, {});
    executeDelayedItemsLayout(); // the scroll bar must know the new rows
    if (m_newFilter) {
        if (selectionModel()->hasSelection() && currentIndex().isValid())
            scrollTo(currentIndex());
        else
            scrollToTop();
    } else if (anchor.isValid()) {
        verticalScrollBar()->setValue(anchor.row()); // by item: the value is the row
    }
}

void RunTable::selectionMoved()
{
    // Ranges, not indexes: "select all" of a million rows is one range.
    qsizetype count = 0;
    const QItemSelection selection = selectionModel()->selection();
    for (const QItemSelectionRange &range : selection)
        count += range.height();
    Q_EMIT selectionCountChanged(count);
    m_settle.start();
}

QString RunTable::currentRunId() const
{
    const QModelIndex current = currentIndex();
    if (!current.isValid() || !selectionModel()->hasSelection())
        return {};
    return m_runs->idAt(current.row());
}

QStringList RunTable::selectedRunIds() const
{
    QStringList ids;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        ids.append(m_runs->idAt(row.row()));
    return ids;
}

QStringList RunTable::visibleRunIds() const
{
    QStringList ids;
    const int rows = m_words->rowCount();
    const int first = qMax(0, rowAt(0));
    const int last = rowAt(viewport()->height() - 1);
    for (int row = first; row <= (last < 0 ? rows - 1 : last); ++row)
        ids.append(m_runs->idAt(row));
    return ids;
}

bool RunTable::selectRun(const QString &id)
{
    const std::optional<int> row = m_runs->rowOf(id);
    if (!row)
        return false;
    const QModelIndex index = m_words->index(*row, 0);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
    return true;
}

void RunTable::selectFirstIfNone()
{
    if (!selectionModel()->hasSelection())
        selectRow(0);
}

QString RunTable::selectionText() const
{
    QList<int> rows;
    const QModelIndexList selected = selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    const QList<RunColumn> columns = m_columns->visibleColumns();
    QStringList lines;
    for (const int row : std::as_const(rows)) {
        QStringList cells;
        for (const RunColumn column : columns)
            cells.append(m_words->copyText(m_words->index(row, static_cast<int>(column))));
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n'));
}

void RunTable::copySelection() const
{
    const QString text = selectionText();
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void RunTable::repaintAges()
{
    const int column = static_cast<int>(RunColumn::Age);
    if (isColumnHidden(column))
        return;
    viewport()->update(QRect(columnViewportPosition(column), 0, columnWidth(column), viewport()->height()));
}

void RunTable::moveCurrent(int rows)
{
    const int count = m_words->rowCount();
    if (count == 0)
        return;
    // Where the selected row left the list, the one in its place comes next.
    const bool selected = currentIndex().isValid() && selectionModel()->hasSelection();
    if (!selected && currentIndex().isValid())
        rows = 0;
    const int from = currentIndex().isValid() ? currentIndex().row() : (rows > 0 ? -1 : count);
    const QModelIndex target = m_words->index(qBound(0, from + rows, count - 1), 0);
    selectionModel()->setCurrentIndex(target, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(target);
}

void RunTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && event->key() == Qt::Key_J)
        return moveCurrent(1);
    if (plain && event->key() == Qt::Key_K)
        return moveCurrent(-1);
    if (plain && event->key() == Qt::Key_Home)
        return moveCurrent(-m_words->rowCount());
    if (plain && event->key() == Qt::Key_End)
        return moveCurrent(m_words->rowCount());
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (currentIndex().isValid())
            Q_EMIT detailRequested();
        return;
    }
    // Letters are commands of the window (C, R, X), never a search by typing.
    if (plain && !event->text().isEmpty() && event->text().at(0).isLetterOrNumber())
        return event->ignore();
    QTableView::keyPressEvent(event);
}

void RunTable::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QPoint position = byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos();
    Q_EMIT rowMenuRequested(index, position);
}

void RunTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dy != 0)
        Q_EMIT visibleRunsChanged();
}

void RunTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    Q_EMIT visibleRunsChanged();
}

void RunTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        verticalHeader()->setDefaultSectionSize(RunCellDelegate::rowHeight(fontMetrics()));
}

} // namespace wf2des
