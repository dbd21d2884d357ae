// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/row_holder.h"

#include "list/run_list_model.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>

namespace wf2des {

RowHolder::RowHolder(QWidget *window, RunListModel *runs)
    : QObject(window)
    , m_window(window)
    , m_runs(runs)
{
    qApp->installEventFilter(this);
}

bool RowHolder::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->window() == m_window) {
            m_pressed = true;
            update();
        }
        break;
    }
    case QEvent::MouseButtonRelease:
        if (m_pressed && static_cast<QMouseEvent *>(event)->buttons() == Qt::NoButton) {
            m_pressed = false;
            // After the widget has handled the release: the press belongs to the row that was under it.
            QMetaObject::invokeMethod(this, &RowHolder::update, Qt::QueuedConnection);
        }
        break;
    case QEvent::WindowDeactivate: // a drag out of the window may never bring its release
        m_pressed = m_pressed && QGuiApplication::mouseButtons() != Qt::NoButton;
        QMetaObject::invokeMethod(this, &RowHolder::update, Qt::QueuedConnection);
        break;
    case QEvent::Show:
    case QEvent::Hide:
        if (qobject_cast<QMenu *>(watched))
            QMetaObject::invokeMethod(this, &RowHolder::update, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return false;
}

void RowHolder::update()
{
    m_runs->setHeld(m_pressed || qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr);
}

} // namespace wf2des
