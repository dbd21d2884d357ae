// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main_window.h"

namespace wf2des {

MainWindow::MainWindow(const MainWindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
{
}

MainWindow::~MainWindow() = default;

void MainWindow::setProfiles(const QList<ProfileEntry> &) { }

void MainWindow::setFilterText(const QString &) { }

void MainWindow::showProblem(const Error &) { }

void MainWindow::closeEvent(QCloseEvent *event)
{
    QMainWindow::closeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    return QMainWindow::event(event);
}

} // namespace wf2des
