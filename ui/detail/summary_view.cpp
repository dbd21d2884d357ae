// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/summary_view.h"

#include "detail/field_row.h"
#include "detail/tinted_label.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace wf2des {

SummaryView::SummaryView(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("summaryView"));
    setAccessibleName(tr("Summary of the run"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void SummaryView::setGroups(const QList<RunFieldGroup> &groups)
{
    if (!hasSameShape(groups)) {
        rebuild(groups);
        return;
    }
    qsizetype i = 0;
    for (const RunFieldGroup &group : groups) {
        for (const RunField &field : group.fields)
            m_rows.at(i++)->setField(field);
    }
}

bool SummaryView::hasSameShape(const QList<RunFieldGroup> &groups) const
{
    QStringList columns;
    for (const RunFieldGroup &group : groups) {
        for (const RunField &field : group.fields)
            columns << field.column;
    }
    if (columns.size() != m_rows.size())
        return false;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (m_rows.at(i)->field().column != columns.at(i))
            return false;
    }
    return true;
}

void SummaryView::rebuild(const QList<RunFieldGroup> &groups)
{
    m_rows.clear();
    auto *content = new QWidget;
    content->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, 0, 12);
    column->setSpacing(0);
    for (const RunFieldGroup &group : groups)
        addGroup(column, group);
    column->addStretch();
    setWidget(content); // deletes the old one
    content->setAutoFillBackground(false);
    if (!m_rows.isEmpty())
        m_rows.first()->setFocusPolicy(Qt::StrongFocus); // one tab stop; arrows move inside
}

void SummaryView::addGroup(QVBoxLayout *column, const RunFieldGroup &group)
{
    auto *title = new TintedLabel(group.title.toUpper(), TintedLabel::muted(), this);
    title->setWeight(QFont::DemiBold);
    title->scaleFont(0.85);
    title->setContentsMargins(8, 14, 8, 4);
    column->addWidget(title);
    for (const RunField &field : group.fields) {
        auto *row = new FieldRow(field, this);
        row->installEventFilter(this);
        connect(row, &FieldRow::filterRequested, this, &SummaryView::filterRequested);
        m_rows.append(row);
        column->addWidget(row);
    }
}

void SummaryView::moveFocus(qsizetype from, int step)
{
    const qsizetype to = from + step;
    if (to < 0 || to >= m_rows.size())
        return;
    m_rows.at(from)->setFocusPolicy(Qt::ClickFocus);
    m_rows.at(to)->setFocusPolicy(Qt::StrongFocus);
    m_rows.at(to)->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(m_rows.at(to), 0, 24);
}

bool SummaryView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const qsizetype row = m_rows.indexOf(static_cast<FieldRow *>(watched));
        if (row >= 0 && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            moveFocus(row, key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace wf2des
