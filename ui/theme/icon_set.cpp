// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/icon_set.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

// A resource in a static library is linked only when something names it; the macro must stand outside namespaces.
static void initializeIconResource()
{
    static const bool initialized = [] {
        Q_INIT_RESOURCE(icons);
        return true;
    }();
    Q_UNUSED(initialized)
}

namespace wf2des {

namespace {

QPixmap renderedIcon(const QString &name, const QSize &pixels, const QColor &color)
{
    initializeIconResource();
    const QString key = QStringLiteral("wf2des-icon/%1/%2/%3x%4")
                            .arg(name, color.name(QColor::HexArgb))
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return pixmap;
    QByteArray svg = file.readAll();
    svg.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(color.alphaF());
    renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Renders one of our icons in the colour that the palette has at that moment.
class ThemeIconEngine final : public QIconEngine {
public:
    explicit ThemeIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(painter, m_name, rect, color(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return renderedIcon(m_name, size, color(mode));
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    QIconEngine *clone() const override { return new ThemeIconEngine(m_name); }
    bool isNull() override { return false; }

private:
    static QColor color(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

QIcon themeIcon(const QString &name)
{
    return QIcon(new ThemeIconEngine(name));
}

void paintIcon(QPainter *painter, const QString &name, const QRectF &rect, const QColor &color)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QPixmap pixmap = renderedIcon(name, (rect.size() * ratio).toSize(), color);
    painter->drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
}

QIcon applicationIcon()
{
    initializeIconResource();
    return QIcon(QStringLiteral(":/icons/wf2des-dashboard.svg"));
}

} // namespace wf2des
