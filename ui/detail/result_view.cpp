// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/result_view.h"

#include "detail/json_cell_delegate.h"
#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "document/json_tree_model.h"
#include "service/when_done.h"
#include "theme/icon_set.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace wf2des {

ResultView::ResultView(RunApi *api, QWidget *parent)
    : QWidget(parent)
    , m_api(api)
{
    setObjectName(QStringLiteral("resultView"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    m_message = new TintedLabel({}, TintedLabel::muted(), this);
    m_message->setObjectName(QStringLiteral("resultMessage"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(8, 0, 8, 0);
    m_detail = new PlainTextView(this);
    m_detail->setAccessibleName(tr("Technical details"));
    m_retry = new QPushButton(tr("Try again"), this);
    m_retry->setObjectName(QStringLiteral("resultRetryButton"));
    connect(m_retry, &QPushButton::clicked, this, &ResultView::load);
    column->addWidget(m_message);
    column->addWidget(m_detail);
    column->addWidget(m_retry, 0, Qt::AlignLeft);
    buildTree();
    column->addWidget(m_tree, 1);
    column->addStretch();
    clear();
}

void ResultView::buildTree()
{
    m_model = new JsonTreeModel(this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("resultTree"));
    m_tree->setAccessibleName(tr("Result document"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new JsonCellDelegate(m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(14);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setMinimumSectionSize(60);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &ResultView::openMenu);
    auto *copy = new QAction(themeIcon(QStringLiteral("copy")), tr("Copy value"), m_tree);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ResultView::copyValue);
    auto *pointer = new QAction(tr("Copy path"), m_tree);
    pointer->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    pointer->setShortcutContext(Qt::WidgetShortcut);
    connect(pointer, &QAction::triggered, this, &ResultView::copyPointer);
    m_tree->addActions({copy, pointer});
}

void ResultView::setRun(const QString &id, const RunState &version)
{
    if (id == m_runId && version == m_version)
        return;
    if (id != m_shownId) {
        m_model->setDocument({});
        m_shownId.clear();
    }
    m_runId = id;
    m_version = version;
    m_wanted = true;
    ++m_request; // an answer on its way belongs to an older picture
    if (isVisible())
        load();
}

void ResultView::clear()
{
    m_runId.clear();
    m_shownId.clear();
    m_wanted = false;
    ++m_request;
    m_model->setDocument({});
    setState(State::Idle, {});
}

void ResultView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_wanted)
        load();
}

void ResultView::load()
{
    m_wanted = false;
    if (!m_api) {
        setState(State::None, tr("Result documents are read through the API, and this profile has none."));
        return;
    }
    const quint64 request = ++m_request;
    setState(State::Loading, tr("Loading the result …"));
    whenDone(this, m_api->fetchResult(m_runId), [this, request](const Result<ResultDocument> &answer) {
        if (request != m_request)
            return;
        if (answer)
            parse(m_runId, *answer);
        else
            fail(answer.error());
    });
}

void ResultView::parse(const QString &id, const ResultDocument &document)
{
    const quint64 request = m_request;
    const auto show = [this, request, id](const Result<JsonDocument> &parsed) {
        if (request != m_request)
            return;
        m_shownId = id;
        if (parsed)
            showDocument(*parsed);
        else
            fail(parsed.error());
    };
    whenDone(this, QtConcurrent::run(&JsonDocument::parse, document.bytes), show);
}

void ResultView::fail(const Error &error)
{
    if (error.code == ErrorCode::NotFound)
        setState(State::None, tr("There is no result document for this run yet."));
    else
        setState(State::Failed, error.message, error.detail);
}

void ResultView::showDocument(const JsonDocument &document)
{
    m_model->setDocument(document);
    m_tree->expandToDepth(0);
    m_tree->setColumnWidth(JsonTreeModel::KeyColumn, std::max(140, width() * 2 / 5));
    if (document.isContainer(JsonDocument::Root) && document.childCount(JsonDocument::Root) == 0)
        setState(State::Shown, tr("The result document is empty."));
    else
        setState(State::Shown, {});
}

void ResultView::setState(State state, const QString &message, const QString &detail)
{
    // An older document of this run stays on screen while the new one loads, and when that fails.
    const bool showsTree = !m_model->document().isEmpty();
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty() && !(state == State::Loading && showsTree));
    m_message->setTint(state == State::Failed ? TintedLabel::ofTone(Tone::Failed) : TintedLabel::muted());
    m_detail->setExactText(detail);
    m_detail->setVisible(!detail.isEmpty());
    m_retry->setVisible(state == State::Failed);
    m_tree->setVisible(showsTree);
}

void ResultView::openMenu(const QPoint &position)
{
    if (!m_tree->currentIndex().isValid())
        return;
    auto *menu = new QMenu(m_tree);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_tree->actions());
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

void ResultView::copyValue()
{
    const QModelIndex current = m_tree->currentIndex();
    if (current.isValid())
        QGuiApplication::clipboard()->setText(current.data(JsonTreeModel::TextRole).toString());
}

void ResultView::copyPointer()
{
    const QModelIndex current = m_tree->currentIndex();
    if (current.isValid())
        QGuiApplication::clipboard()->setText(current.data(JsonTreeModel::PointerRole).toString());
}

} // namespace wf2des
