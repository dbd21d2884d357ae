// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/icon_label.h"

#include "theme/icon_set.h"

#include <QPainter>

namespace wf2des {

namespace {

constexpr int iconSize = 16;

} // namespace

IconLabel::IconLabel(const QString &iconName, TintedLabel::Tint tint, QWidget *parent)
    : QWidget(parent)
    , m_iconName(iconName)
    , m_tint(std::move(tint))
{
    setFixedSize(iconSize, iconSize);
}

void IconLabel::setIcon(const QString &iconName, TintedLabel::Tint tint)
{
    m_iconName = iconName;
    m_tint = std::move(tint);
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    const int size = std::min(width(), height());
    QPainter painter(this);
    paintIcon(&painter, m_iconName, QRectF((width() - size) / 2, (height() - size) / 2, size, size),
              m_tint(ThemeColors(palette())));
}

} // namespace wf2des
