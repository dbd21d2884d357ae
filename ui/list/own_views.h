// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "list/saved_view_model.h"

#include <QList>

namespace wf2des {

class Settings;

/// The person's own views as they are kept in the settings: id, name and the filter's text form.
QList<SavedView> readOwnViews(const Settings *settings);
void writeOwnViews(Settings *settings, const QList<SavedView> &views);

/// The views of `model` that are not built in.
QList<SavedView> ownViewsOf(const SavedViewModel &model);

} // namespace wf2des
