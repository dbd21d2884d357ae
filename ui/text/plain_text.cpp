// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/plain_text.h"

#include <QLabel>

namespace wf2des {

namespace {

/// True for what would be invisible or would reorder its surroundings. Joiners (U+200C, U+200D) and variation
/// selectors belong to ordinary words and emoji.
bool isHidden(char32_t c)
{
    if (c < 0x20 || (c >= 0x7f && c < 0xa0)) // C0, DEL, C1
        return true;
    if (c == 0xad || c == 0x61c || c == 0x180e || c == 0xfeff || c == 0x200b || c == 0x200e || c == 0x200f)
        return true;
    if ((c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f)) // separators, direction, invisible operators
        return true;
    if ((c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe0fff)) // annotation, tags
        return true;
    return QChar::isSurrogate(c) || QChar::isNonCharacter(c);
}

QString codePointName(char32_t c)
{
    return QStringLiteral("[U+%1]").arg(QString::number(static_cast<quint32>(c), 16).toUpper(), 4, QLatin1Char('0'));
}

/// The code point at `position`, which moves past it. A lone surrogate is returned as it is.
char32_t nextCodePoint(const QString &text, qsizetype &position)
{
    const QChar first = text.at(position++);
    if (first.isHighSurrogate() && position < text.size() && text.at(position).isLowSurrogate())
        return QChar::surrogateToUcs4(first, text.at(position++));
    return first.unicode();
}

QString shortened(const QString &text, int limit)
{
    if (text.size() <= limit)
        return text;
    const bool splitsPair = text.at(limit - 1).isHighSurrogate();
    return text.left(splitsPair ? limit - 1 : limit) + QChar(0x2026);
}

} // namespace

QString visibleText(const QString &foreign)
{
    QString shown;
    shown.reserve(foreign.size());
    for (qsizetype position = 0; position < foreign.size();) {
        const char32_t c = nextCodePoint(foreign, position);
        if (c == U'\r' && position < foreign.size() && foreign.at(position) == QLatin1Char('\n'))
            continue;
        if (c == U'\n' || c == U'\t')
            shown.append(QChar(static_cast<char16_t>(c)));
        else if (isHidden(c))
            shown.append(codePointName(c));
        else
            shown.append(QChar::fromUcs4(c));
    }
    return shown;
}

QString visibleLine(const QString &foreign, int limit)
{
    QString line = visibleText(shortened(foreign, limit));
    line.replace(QLatin1Char('\n'), QChar(0x23ce));
    line.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return line;
}

QString isolated(const QString &foreign, int limit)
{
    return QChar(0x2068) + visibleLine(foreign, limit) + QChar(0x2069);
}

QString toolTipText(const QString &foreign, int limit)
{
    if (foreign.isEmpty())
        return {};
    // Tooltips have no text format to set: rich text of ours around escaped text is the one way to show it as typed.
    return QStringLiteral("<p style=\"white-space:pre-wrap\">") + visibleText(shortened(foreign, limit)).toHtmlEscaped()
        + QStringLiteral("</p>");
}

QString buttonText(const QString &foreign, int limit)
{
    return visibleLine(foreign, limit).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

QLabel *foreignLabel(const QString &foreign, QWidget *parent)
{
    QLabel *label = plainLabel(visibleText(foreign), parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void setForeignText(QLabel *label, const QString &foreign)
{
    label->setTextFormat(Qt::PlainText);
    label->setText(visibleText(foreign));
}

} // namespace wf2des
