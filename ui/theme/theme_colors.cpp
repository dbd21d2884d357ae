// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/theme_colors.h"

namespace wf2des {

namespace {

std::array<QColor, toneCount> tonesFor(bool dark)
{
    // DESIGN 9: 4.5:1 or better on their ground.
    if (dark) {
        return {QColor(0x7eaaff), QColor(0xf0b054), QColor(0x68c986), QColor(0xff8b80),
                QColor(0xcfa3ff), QColor(0xa9b1bb), QColor(0xa9b1bb)};
    }
    return {QColor(0x1f5fd0), QColor(0x9a5200), QColor(0x1a7338), QColor(0xb3261e),
            QColor(0x7a3db8), QColor(0x5b6470), QColor(0x5b6470)};
}

} // namespace

QColor blended(const QColor &under, const QColor &over, qreal share)
{
    const auto mix = [share](int a, int b) {
        return qRound(a + (b - a) * share);
    };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

ThemeColors::ThemeColors(const QPalette &palette)
    : dark(palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness())
    , ground(palette.color(QPalette::Base))
    , chrome(palette.color(QPalette::Window))
    , text(palette.color(QPalette::Text))
    , muted(dark ? QColor(0xa3aab4) : QColor(0x5b6470))
    , hairline(blended(ground, text, dark ? 0.16 : 0.13))
    , accent(dark ? QColor(0x7eaaff) : QColor(0x1f5fd0))
    , onAccent(dark ? QColor(0x10141a) : QColor(Qt::white))
    , selection(blended(ground, accent, dark ? 0.22 : 0.13))
    , hover(blended(ground, text, dark ? 0.06 : 0.04))
    , field(dark ? blended(chrome, text, 0.05) : ground)
    , tones(tonesFor(dark))
{
}

Tone toneOf(const RunState &state)
{
    if (!state.status.isKnown())
        return Tone::Unknown;
    switch (*state.status.known()) {
    case Status::Processing:
        return state.phase.is(Phase::AwaitingConfirm) ? Tone::AwaitingConfirm : Tone::Processing;
    case Status::Completed:
        return Tone::Completed;
    case Status::Failed:
        return Tone::Failed;
    case Status::Rejected:
        return Tone::Rejected;
    case Status::Cancelled:
        return Tone::Cancelled;
    }
    return Tone::Unknown;
}

QString stateIconName(const RunState &state)
{
    switch (toneOf(state)) {
    case Tone::Processing:
        return state.phase.is(Phase::Assemble) ? QStringLiteral("status-assemble") : QStringLiteral("status-parse");
    case Tone::AwaitingConfirm:
        return QStringLiteral("status-awaiting");
    case Tone::Completed:
        return QStringLiteral("status-completed");
    case Tone::Failed:
        return QStringLiteral("status-failed");
    case Tone::Rejected:
        return QStringLiteral("status-rejected");
    case Tone::Cancelled:
        return QStringLiteral("status-cancelled");
    case Tone::Unknown:
        break;
    }
    return QStringLiteral("status-unknown");
}

QFont tabularFont(QFont font)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1);
#endif
    return font;
}

} // namespace wf2des
