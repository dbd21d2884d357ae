// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/color_swatches.h"

#include "theme/theme_colors.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace wf2des {

namespace {

constexpr int extent = 26;

/// One colour to choose.
class Swatch : public QAbstractButton {
public:
    Swatch(const QString &color, const QString &name, QWidget *parent)
        : QAbstractButton(parent)
        , m_color(color)
    {
        setObjectName(color);
        setCheckable(true);
        setFixedSize(extent, extent);
        setToolTip(name); // plain-text: a colour's name, or "#rrggbb" that QColor took
        setAccessibleName(name);
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_color);
        painter.drawEllipse(QRectF(rect()).adjusted(5, 5, -5, -5));
        if (!isChecked() && !hasFocus())
            return;
        const ThemeColors colors(palette());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? colors.text : colors.muted, 2, hasFocus() ? Qt::DotLine : Qt::SolidLine));
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
    }

private:
    QColor m_color;
};

} // namespace

ColorSwatches::ColorSwatches(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("colorSwatches"));
    m_group = new QButtonGroup(this);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addStretch();
    addSwatch(QStringLiteral("#1f5fd0"), tr("Blue"));
    addSwatch(QStringLiteral("#1a7338"), tr("Green"));
    addSwatch(QStringLiteral("#0f7a83"), tr("Teal"));
    addSwatch(QStringLiteral("#d08700"), tr("Amber"));
    addSwatch(QStringLiteral("#b3261e"), tr("Red"));
    addSwatch(QStringLiteral("#c2338f"), tr("Pink"));
    addSwatch(QStringLiteral("#7a3db8"), tr("Purple"));
    addSwatch(QStringLiteral("#5b6470"), tr("Grey"));
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](const QAbstractButton *button) { Q_EMIT colorChanged(button->objectName()); });
    setColor(QStringLiteral("#1f5fd0"));
}

void ColorSwatches::addSwatch(const QString &color, const QString &name)
{
    auto *swatch = new Swatch(color, name, this);
    m_group->addButton(swatch);
    m_row->insertWidget(m_row->count() - 1, swatch);
}

QString ColorSwatches::color() const
{
    return m_group->checkedButton() ? m_group->checkedButton()->objectName() : QString();
}

void ColorSwatches::setColor(const QString &color)
{
    const QString wanted = color.toLower();
    auto *swatch = findChild<QAbstractButton *>(wanted);
    if (!swatch && QColor(wanted).isValid()) {
        addSwatch(wanted, wanted);
        swatch = findChild<QAbstractButton *>(wanted);
    }
    if (swatch)
        swatch->setChecked(true);
}

} // namespace wf2des
