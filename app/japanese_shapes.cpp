// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "japanese_shapes.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
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

bool hasKanji(const QString &family)
{
    const QList<QFontDatabase::WritingSystem> systems = QFontDatabase::writingSystems(family);
    return systems.contains(QFontDatabase::SimplifiedChinese) || systems.contains(QFontDatabase::TraditionalChinese)
        || systems.contains(QFontDatabase::Japanese);
}

} // namespace

void preferJapaneseShapes()
{
    const QStringList japanese = installedJapaneseFamilies();
    if (japanese.isEmpty())
        return;
    QSet<QString> families{QGuiApplication::font().family()};
    for (const auto role : {QFontDatabase::GeneralFont, QFontDatabase::FixedFont, QFontDatabase::TitleFont,
                            QFontDatabase::SmallestReadableFont})
        families << QFontDatabase::systemFont(role).family();
    for (const QString &family : std::as_const(families)) {
        if (japanese.contains(family) || QFont::substitutes(family).contains(japanese.value(0)))
            continue;
        // A substitute also stands in for an alias ("Sans Serif"): the family that draws it now goes on drawing Latin,
        // unless it is one with Chinese shapes.
        QStringList substitutes = japanese;
        const QString drawing = QFontInfo(QFont(family)).family();
        if (!hasKanji(drawing))
            substitutes.prepend(drawing);
        QFont::insertSubstitutions(family, substitutes);
    }
}

} // namespace wf2des
