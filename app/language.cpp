// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "language.h"

#include "japanese_shapes.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace wf2des {

namespace {

QLocale localeFor(const QString &code)
{
    if (code.isEmpty())
        return QLocale::system().language() == QLocale::Japanese ? QLocale::system() : QLocale(QLocale::English);
    // The person's own country decides the form of numbers and dates where the language is the same.
    const QLocale wanted(code);
    return QLocale::system().language() == wanted.language() ? QLocale::system() : wanted;
}

void replaceTranslator(QTranslator *&slot, const QLocale &locale, const QString &name, const QString &folder)
{
    if (slot) {
        QCoreApplication::removeTranslator(slot);
        delete slot;
    }
    slot = new QTranslator(QCoreApplication::instance());
    if (slot->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(slot);
}

} // namespace

void installLanguage(const QString &code)
{
    static QTranslator *ownWords = nullptr;
    static QTranslator *qtWords = nullptr;
    const QLocale locale = localeFor(code);
    QLocale::setDefault(locale);
    replaceTranslator(ownWords, locale, QStringLiteral("wf2des"), QStringLiteral(":/i18n"));
    replaceTranslator(qtWords, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    preferJapaneseShapes();
}

} // namespace wf2des
