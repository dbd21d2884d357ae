// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QString>

class QColor;
class QPainter;
class QRectF;

namespace wf2des {

// The program's own icons (resources/icons), drawn in the palette's colours at the screen's own resolution.

/// The icon `name` in the text colour of the application's palette; follows a change of the palette by itself.
QIcon themeIcon(const QString &name);

/// Draws the icon `name` in one colour.
void paintIcon(QPainter *painter, const QString &name, const QRectF &rect, const QColor &color);

/// The program's icon.
QIcon applicationIcon();

} // namespace wf2des
