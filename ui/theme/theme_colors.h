// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

namespace wf2des {

/// What a status colour stands for, in the order of TimeHistogram's bands.
enum class Tone : quint8 { Processing, AwaitingConfirm, Completed, Failed, Rejected, Cancelled, Unknown };
inline constexpr int toneCount = static_cast<int>(Tone::Unknown) + 1;

Tone toneOf(const RunState &state);
/// The icon (theme/icon_set.h) that goes with a run's state: never colour alone (DESIGN 9).
QString stateIconName(const RunState &state);

/// The colours of DESIGN 9 for one palette, light or dark by the palette's own lightness. Cheap to make.
struct ThemeColors {
    explicit ThemeColors(const QPalette &palette);

    QColor tone(Tone which) const { return tones[static_cast<std::size_t>(which)]; }

    bool dark = false;
    QColor ground; ///< lists and the detail
    QColor chrome; ///< bars and the rail
    QColor text;
    QColor muted; ///< secondary text, 4.5:1 on ground and chrome
    QColor hairline;
    QColor accent;
    QColor onAccent;
    QColor selection; ///< ground of a selected row; every text colour stays readable on it
    QColor hover;
    QColor field; ///< ground of a chip or an input on chrome
    std::array<QColor, toneCount> tones;
};

/// `share` of `over` on `under`, 0 to 1.
QColor blended(const QColor &under, const QColor &over, qreal share);

/// `font` with figures of one width, where the font and the Qt version have them.
QFont tabularFont(QFont font);

} // namespace wf2des
