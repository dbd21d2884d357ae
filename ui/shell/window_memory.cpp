// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/window_memory.h"

#include "list/run_list_model.h"
#include "service/setting_keys.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSplitter>
#include <QWidget>

namespace wf2des {

namespace {

constexpr QSize DefaultSize(1440, 900);
/// So much of the title's height must be on a screen that the window can be taken hold of.
constexpr int ReachableMargin = 40;

bool isReachable(const QRect &frame)
{
    const QRect grip(frame.left(), frame.top(), frame.width(), ReachableMargin);
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *screen : screens) {
        const QRect shown = screen->availableGeometry().intersected(grip);
        if (shown.width() >= ReachableMargin && shown.height() >= ReachableMargin / 2)
            return true;
    }
    return false;
}

void placeOnFirstScreen(QWidget *window)
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    const QRect room = screen ? screen->availableGeometry() : QRect(QPoint(), DefaultSize);
    const QSize size = DefaultSize.boundedTo(room.size() * 0.94);
    window->setGeometry(QRect(room.center() - QPoint(size.width() / 2, size.height() / 2), size));
}

/// Writes only what is new: this is asked every few seconds.
template <typename T> void remember(Settings &settings, const SettingKey<T> &key, const T &value)
{
    if (settings.value(key) != value)
        settings.setValue(key, value);
}

} // namespace

void restoreWindow(QWidget *window, QSplitter *splitter, const Settings &settings)
{
    const QByteArray geometry = settings.value(setting::WindowGeometry);
    if (geometry.isEmpty() || !window->restoreGeometry(geometry) || !isReachable(window->frameGeometry()))
        placeOnFirstScreen(window);
    const QByteArray state = settings.value(setting::SplitterState);
    if (!state.isEmpty())
        splitter->restoreState(state);
}

void saveWindow(const QWidget *window, const QSplitter *splitter, Settings &settings)
{
    remember(settings, setting::WindowGeometry, window->saveGeometry());
    remember(settings, setting::SplitterState, splitter->saveState());
}

void restoreList(RunListModel *runs, const Settings &settings)
{
    const int column = settings.value(setting::RunSortColumn);
    if (column >= 0 && column < runColumnCount) {
        const bool ascending = settings.value(setting::RunSortAscending);
        runs->setOrder({static_cast<RunColumn>(column), ascending ? Qt::AscendingOrder : Qt::DescendingOrder});
    }
    runs->setFilter(RunFilter::fromText(settings.value(setting::LastFilter)));
}

void saveList(const RunListModel *runs, Settings &settings)
{
    remember(settings, setting::RunSortColumn, static_cast<int>(runs->order().column));
    remember(settings, setting::RunSortAscending, runs->order().direction == Qt::AscendingOrder);
    remember(settings, setting::LastFilter, runs->filter().toText());
}

} // namespace wf2des
