// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "japanese_shapes.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QSet>

namespace wf2des {

namespace {

/// The families of the platforms, the best first.
QStringList installedJapaneseFamilies()
{
    const QStringList wanted{QStringLiteral("Hiragino Sans"),      QStringLiteral("Yu Gothic UI"),
                             QStringLiteral("Meiryo UI"),          QStringLiteral("Meiryo"),
                             QStringLiteral("Noto Sans CJK JP"),   QStringLiteral("Noto Sans JP"),
                             QStringLiteral("Source Han Sans JP"), QStringLiteral("IPAexGothic"),
                             QStringLiteral("IPAPGothic"),         QStringLiteral("TakaoPGothic"),
                             QStringLiteral("VL PGothic")};
    QStringList installed;
    for (const QString &family : wanted) {
        if (QFontDatabase::hasFamily(family))
            installed << family;
    }
    return installed;
}

} // namespace

void preferJapaneseShapes()
{
    const QStringList japanese = installedJapaneseFamilies();
    QSet<QString> families{QGuiApplication::font().family()};
    for (const auto role : {QFontDatabase::GeneralFont, QFontDatabase::FixedFont, QFontDatabase::TitleFont,
                            QFontDatabase::SmallestReadableFont})
        families << QFontDatabase::systemFont(role).family();
    for (const QString &family : std::as_const(families)) {
        if (!japanese.contains(family) && QFont::substitutes(family) != japanese)
            QFont::insertSubstitutions(family, japanese);
    }
}

} // namespace wf2des
