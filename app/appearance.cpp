// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "appearance.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QToolTip>

namespace wf2des {

namespace {

struct Tones {
    QRgb window;
    QRgb base;
    QRgb alternate;
    QRgb text;
    QRgb faint;
    QRgb button;
    QRgb accent;
    QRgb onAccent;
    QRgb line;
};

constexpr Tones light{0xfff2f3f5, 0xfffcfcfd, 0xfff6f7f9, 0xff16181d, 0xff5b6470,
                      0xfffcfcfd, 0xff1f5fd0, 0xffffffff, 0xffd9dce1};
constexpr Tones dark{0xff25282c, 0xff1c1d20, 0xff222428, 0xffe8eaed, 0xffa9b1bb,
                     0xff2d3036, 0xff7eaaff, 0xff0e1626, 0xff3a3e45};

QPalette paletteOf(const Tones &tones)
{
    QPalette palette(QColor::fromRgb(tones.text), QColor::fromRgb(tones.button), QColor::fromRgb(tones.base),
                     QColor::fromRgb(tones.line), QColor::fromRgb(tones.line), QColor::fromRgb(tones.text),
                     QColor::fromRgb(tones.text), QColor::fromRgb(tones.base), QColor::fromRgb(tones.window));
    palette.setColor(QPalette::AlternateBase, QColor::fromRgb(tones.alternate));
    palette.setColor(QPalette::Highlight, QColor::fromRgb(tones.accent));
    palette.setColor(QPalette::HighlightedText, QColor::fromRgb(tones.onAccent));
    palette.setColor(QPalette::Link, QColor::fromRgb(tones.accent));
    palette.setColor(QPalette::LinkVisited, QColor::fromRgb(tones.accent));
    palette.setColor(QPalette::PlaceholderText, QColor::fromRgb(tones.faint));
    palette.setColor(QPalette::ToolTipBase, QColor::fromRgb(tones.base));
    palette.setColor(QPalette::ToolTipText, QColor::fromRgb(tones.text));
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(tones.faint));
    return palette;
}

} // namespace

void applyAppearance(const QString &appearance)
{
    static const QString systemStyle = QApplication::style()->name();
    static const QPalette systemToolTips = QToolTip::palette();
    if (appearance.isEmpty()) {
        if (QApplication::style()->name() != systemStyle)
            QApplication::setStyle(systemStyle);
        QApplication::setPalette(QPalette());
        QToolTip::setPalette(systemToolTips);
    } else {
        QApplication::setStyle(QStringLiteral("fusion")); // native styles paint in the system's colours only
        QApplication::setPalette(paletteOf(appearance == QLatin1String("dark") ? dark : light));
        QToolTip::setPalette(QApplication::palette());
    }
}

} // namespace wf2des
