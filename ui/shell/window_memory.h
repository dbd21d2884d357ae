// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QSplitter;
class QWidget;

namespace wf2des {

class RunListModel;
class Settings;

// What a window remembers between two starts: its place, the splitters, filter and sort.

/// Restores the window's place when a screen still shows it; otherwise a place on the first screen.
void restoreWindow(QWidget *window, QSplitter *splitter, const Settings &settings);
void saveWindow(const QWidget *window, const QSplitter *splitter, Settings &settings);

void restoreList(RunListModel *runs, const Settings &settings);
void saveList(const RunListModel *runs, Settings &settings);

} // namespace wf2des
