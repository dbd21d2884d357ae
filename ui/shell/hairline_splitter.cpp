// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/hairline_splitter.h"

#include "theme/theme_colors.h"

#include <QPainter>

namespace wf2des {

namespace {

/// The line itself; Qt keeps the area that takes the mouse wider.
class HairlineHandle final : public QSplitterHandle {
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), ThemeColors(palette()).hairline); }
};

} // namespace

HairlineSplitter::HairlineSplitter(QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
{
    setHandleWidth(1);
    setChildrenCollapsible(false);
}

QSplitterHandle *HairlineSplitter::createHandle()
{
    return new HairlineHandle(orientation(), this);
}

} // namespace wf2des
