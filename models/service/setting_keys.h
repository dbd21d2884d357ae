// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/settings.h"

#include <QByteArray>
#include <QStringList>

namespace wf2des::setting {

// Every setting of the program, with its default. Grouped by who uses it.

// app
inline const SettingKey<QByteArray> Profiles{"profiles/list", {}};
inline const SettingKey<QByteArray> UnreadableProfiles{"profiles/unreadable", {}}; ///< a damaged list, kept
inline const SettingKey<QString> LastProfile{"profiles/last", {}};
inline const SettingKey<QString> Language{"general/language", {}}; ///< "", "en" or "ja"; empty follows the system
inline const SettingKey<QString> Appearance{"general/appearance", {}}; ///< "", "light" or "dark"; likewise

// ui
inline const SettingKey<QByteArray> WindowGeometry{"window/geometry", {}};
inline const SettingKey<QByteArray> SplitterState{"window/splitters", {}};
inline const SettingKey<QByteArray> RunTableHeader{"runs/header", {}};
inline const SettingKey<QString> LastFilter{"runs/filter", {}};
inline const SettingKey<QByteArray> OwnViews{"views/own", {}};
inline const SettingKey<int> RunSortColumn{"runs/sort-column", -1}; ///< a RunColumn; -1: the default order
inline const SettingKey<bool> RunSortAscending{"runs/sort-ascending", false};

} // namespace wf2des::setting
