// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/view_rail.h"

#include "list/own_views.h"
#include "list/rail_delegate.h"
#include "list/rail_model.h"
#include "list/run_list_model.h"
#include "list/saved_view_model.h"

#include <QContextMenuEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QUuid>

#include <algorithm>

namespace wf2des {

ViewRail::ViewRail(SavedViewModel *views, RunListModel *runs, Settings *settings, QWidget *parent)
    : QListView(parent)
    , m_views(views)
    , m_runs(runs)
    , m_settings(settings)
    , m_rail(new RailModel(views, runs, this))
{
    setUpView();
    m_views->setOwnViews(readOwnViews(settings));
    connect(this, &QListView::clicked, this, &ViewRail::apply);
}

void ViewRail::setUpView()
{
    setObjectName(QStringLiteral("viewList"));
    setAccessibleName(tr("Views"));
    setModel(m_rail);
    setItemDelegate(new RailDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setResizeMode(QListView::Adjust);
    setMinimumWidth(180);
    viewport()->setBackgroundRole(QPalette::Window);
    viewport()->setAttribute(Qt::WA_Hover);
    setViewportMargins(0, 8, 0, 8);
}

void ViewRail::setDeployment(const RunColumns &deployment)
{
    m_rail->setEdgeShown(deployment.edge);
}

void ViewRail::apply(const QModelIndex &index)
{
    if (const std::optional<RunFilter> filter = m_rail->filterAt(index.row()))
        m_runs->setFilter(*filter);
}

void ViewRail::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        return apply(currentIndex());
    // Letters are commands of the window, never a search by typing.
    if (!event->text().isEmpty() && event->text().at(0).isLetterOrNumber())
        return event->ignore();
    QListView::keyPressEvent(event);
}

void ViewRail::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *save = menu->addAction(tr("Save the Filter as a View…"));
    save->setEnabled(!m_runs->filter().isEmpty());
    connect(save, &QAction::triggered, this, &ViewRail::saveCurrentFilter);
    const int viewRow = index.isValid() ? index.data(RailModel::ViewRowRole).toInt() : -1;
    const SavedView view = viewRow < 0 ? SavedView() : m_views->views().value(viewRow);
    if (viewRow >= 0 && !view.isBuiltIn()) {
        menu->addSeparator();
        connect(menu->addAction(tr("Rename…")), &QAction::triggered, this, [this, id = view.id] { renameView(id); });
        connect(menu->addAction(tr("Delete View")), &QAction::triggered, this,
                [this, id = view.id] { removeView(id); });
    }
    menu->popup(event->globalPos());
}

void ViewRail::saveCurrentFilter()
{
    askName(tr("Save View"), {}, [this, filter = m_runs->filter()](const QString &name) { addView(name, filter); });
}

void ViewRail::askName(const QString &title, const QString &name, const std::function<void(const QString &)> &done)
{
    auto *dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("viewNameDialog"));
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name of the view:"));
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [done](const QString &text) {
        const QString trimmed = text.trimmed();
        if (!trimmed.isEmpty())
            done(trimmed);
    });
    dialog->open();
}

void ViewRail::addView(const QString &name, const RunFilter &filter)
{
    QList<SavedView> own = ownViewsOf(*m_views);
    own.append({QUuid::createUuid().toString(QUuid::WithoutBraces), name, filter});
    m_views->setOwnViews(own);
    storeOwnViews();
}

void ViewRail::renameView(const QString &id)
{
    const QList<SavedView> views = ownViewsOf(*m_views);
    const auto found = std::find_if(views.begin(), views.end(), [&id](const SavedView &view) { return view.id == id; });
    if (found == views.end())
        return;
    askName(tr("Rename View"), found->name, [this, id](const QString &name) {
        QList<SavedView> own = ownViewsOf(*m_views);
        for (SavedView &view : own) {
            if (view.id == id)
                view.name = name;
        }
        m_views->setOwnViews(own);
        storeOwnViews();
    });
}

void ViewRail::removeView(const QString &id)
{
    QList<SavedView> own = ownViewsOf(*m_views);
    own.removeIf([&id](const SavedView &view) { return view.id == id; });
    m_views->setOwnViews(own);
    storeOwnViews();
}

void ViewRail::storeOwnViews()
{
    writeOwnViews(m_settings, ownViewsOf(*m_views));
}

} // namespace wf2des
