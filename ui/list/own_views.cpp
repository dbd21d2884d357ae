// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "list/own_views.h"

#include "service/setting_keys.h"

#include <QDataStream>
#include <QIODevice>

namespace wf2des {

namespace {

constexpr quint32 FormatVersion = 1;
constexpr quint32 MaximumViews = 1000;

} // namespace

QList<SavedView> readOwnViews(const Settings *settings)
{
    const QByteArray bytes = settings ? settings->value(setting::OwnViews) : QByteArray();
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 version = 0;
    quint32 count = 0;
    stream >> version >> count;
    QList<SavedView> views;
    if (version != FormatVersion || count > MaximumViews)
        return views;
    for (quint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        SavedView view;
        QString filter;
        stream >> view.id >> view.name >> filter;
        view.filter = RunFilter::fromText(filter);
        if (stream.status() == QDataStream::Ok && !view.id.isEmpty() && !view.name.isEmpty())
            views.append(view);
    }
    return views;
}

void writeOwnViews(Settings *settings, const QList<SavedView> &views)
{
    if (!settings)
        return;
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << FormatVersion << static_cast<quint32>(views.size());
    for (const SavedView &view : views)
        stream << view.id << view.name << view.filter.toText();
    settings->setValue(setting::OwnViews, bytes);
}

QList<SavedView> ownViewsOf(const SavedViewModel &model)
{
    QList<SavedView> own;
    for (const SavedView &view : model.views()) {
        if (!view.isBuiltIn())
            own.append(view);
    }
    return own;
}

} // namespace wf2des
