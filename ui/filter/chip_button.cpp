// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter/chip_button.h"

#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QMenu>
#include <QPainter>

namespace wf2des {

namespace {

constexpr int Padding = 10;
constexpr int Gap = 5;
constexpr int ArrowSize = 10;
constexpr int IconSize = 14;
constexpr int MaximumValueWidth = 220;

} // namespace

ChipButton::ChipButton(const QString &title, QWidget *parent)
    : QToolButton(parent)
    , m_title(title)
{
    setText(QString(title).replace(QLatin1Char('&'), QStringLiteral("&&"))); // no mnemonic in foreign words
    setAccessibleName(title);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::ArrowCursor);
}

void ChipButton::setValue(const QString &value)
{
    if (m_value == value)
        return;
    m_value = value;
    setAccessibleName(value.isEmpty() ? m_title : tr("%1: %2", "filter and its value").arg(m_title, value));
    updateGeometry();
    update();
}

void ChipButton::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void ChipButton::setFrameless(bool frameless)
{
    m_frameless = frameless;
    updateGeometry();
    update();
}

QFont ChipButton::valueFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QString ChipButton::shownValue() const
{
    return QFontMetrics(valueFont()).elidedText(m_value, Qt::ElideRight, MaximumValueWidth);
}

QSize ChipButton::sizeHint() const
{
    // Advances are rounded: without the slack a title may be elided in a button of just its own size.
    int width = 2 * Padding + QFontMetrics(titleFont()).horizontalAdvance(m_title) + 2;
    if (!icon().isNull())
        width += IconSize + Gap;
    if (!m_value.isEmpty())
        width += Gap + QFontMetrics(valueFont()).horizontalAdvance(shownValue());
    if (menu() && !m_quiet)
        width += Gap + ArrowSize;
    return {width, qMax(28, fontMetrics().height() + 10)};
}

QSize ChipButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {m_frameless ? qMin(whole.width(), MaximumValueWidth) : whole.width(), whole.height()};
}

void ChipButton::paintGround(QPainter &painter) const
{
    const ThemeColors colors(palette());
    const bool pressed = isDown() || (menu() && menu()->isVisible());
    const bool marked = pressed || underMouse();
    if (m_frameless && !marked && !hasFocus())
        return;
    QColor ground = m_frameless ? colors.chrome : colors.field;
    if (marked)
        ground = blended(ground, colors.text, pressed ? 0.12 : 0.05);
    painter.setPen(QPen(hasFocus() ? colors.accent : colors.hairline, 1));
    painter.setBrush(isEnabled() ? ground : colors.chrome);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

void ChipButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors colors(palette());
    paintGround(painter);
    QRect area = rect().adjusted(Padding, 0, -Padding, 0);
    if (!icon().isNull()) {
        icon().paint(&painter, QRect(area.left(), (height() - IconSize) / 2, IconSize, IconSize));
        area.setLeft(area.left() + IconSize + Gap);
    }
    const QFontMetrics titleMetrics(titleFont());
    painter.setFont(titleFont());
    painter.setPen(m_quiet || !isEnabled() ? colors.muted : colors.text);
    const int room = menu() && !m_quiet ? area.width() - Gap - ArrowSize : area.width();
    // Advances are rounded: a title in a button of just its own size is whole.
    const QString title = titleMetrics.elidedText(m_title, Qt::ElideRight, room + 2);
    painter.drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, title);
    area.setLeft(area.left() + titleMetrics.horizontalAdvance(m_title) + Gap);
    if (!m_value.isEmpty()) {
        painter.setFont(valueFont());
        painter.setPen(colors.accent);
        painter.drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, shownValue());
    }
    if (menu() && !m_quiet) {
        const QRect arrow(width() - Padding - ArrowSize + 1, (height() - ArrowSize) / 2, ArrowSize, ArrowSize);
        paintIcon(&painter, QStringLiteral("chevron-down"), arrow, colors.muted);
    }
}

} // namespace wf2des
