// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/plain_text_view.h"

#include "text/plain_text.h"
#include "text/run_words.h"

#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QWheelEvent>
#include <QtMath>
#include <algorithm>

namespace wf2des {

namespace {

constexpr qsizetype longestShown = 20'000;

} // namespace

PlainTextView::PlainTextView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus);
    setUndoRedoEnabled(false);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumWidth(40);
    document()->setDocumentMargin(0);
    setContentsMargins(0, 0, 0, 0);
    viewport()->setAutoFillBackground(false);
    fitHeight();
}

void PlainTextView::setExactText(const QString &text)
{
    m_exactText = text;
    QString shown = visibleText(text.left(longestShown));
    if (text.size() > longestShown)
        shown += u'\n' + tr("… %1 more characters; a copy has them all.").arg(countWords(text.size() - longestShown));
    showText(shown);
}

void PlainTextView::setWords(const QString &words, const QString &exact)
{
    m_exactText = exact;
    showText(words);
}

void PlainTextView::showText(const QString &shown)
{
    m_shownText = shown;
    const QString fitting = fittingText();
    if (fitting == toPlainText())
        return; // keeps selection and scroll position
    setPlainText(fitting);
    fitHeight();
    verticalScrollBar()->setValue(0);
}

QString PlainTextView::fittingText() const
{
    if (!m_oneLine)
        return m_shownText;
    return fontMetrics().elidedText(visibleLine(m_shownText), Qt::ElideMiddle, viewport()->width());
}

void PlainTextView::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    fitHeight();
}

void PlainTextView::setOneLine(bool oneLine)
{
    m_oneLine = oneLine;
    setWordWrapMode(oneLine ? QTextOption::NoWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    showText(m_shownText);
}

void PlainTextView::setTopSpace(int pixels)
{
    if (pixels == m_topSpace)
        return;
    m_topSpace = pixels;
    setViewportMargins(0, pixels, 0, 0);
    fitHeight();
}

qreal PlainTextView::firstAscent() const
{
    const QTextBlock first = document()->firstBlock();
    blockBoundingRect(first); // lays it out
    return first.layout()->lineCount() > 0 ? first.layout()->lineAt(0).ascent() : fontMetrics().ascent();
}

void PlainTextView::setTextColor(const QColor &color)
{
    QPalette changed = palette();
    changed.setColor(QPalette::Text, color);
    setPalette(changed);
}

QMimeData *PlainTextView::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    const QTextCursor cursor = textCursor();
    const bool everything = cursor.selectionStart() == 0 && cursor.selectionEnd() == document()->characterCount() - 1;
    copied->setText(everything ? m_exactText
                               : QString(cursor.selectedText()).replace(QChar::ParagraphSeparator, u'\n'));
    return copied;
}

void PlainTextView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void PlainTextView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (m_oneLine)
        showText(m_shownText);
    fitHeight();
}

void PlainTextView::wheelEvent(QWheelEvent *event)
{
    if (verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
    else
        event->ignore(); // the page scrolls
}

/// As high as the lines really are at the present width: fallback fonts make some lines higher than the font says.
/// Blocks are laid out when they are painted; asking for their rectangle does it now.
void PlainTextView::fitHeight()
{
    int lines = 0;
    qreal textHeight = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= m_maximumLines; block = block.next()) {
        blockBoundingRect(block);
        for (int i = 0; i < block.layout()->lineCount() && lines <= m_maximumLines; ++i) {
            if (++lines <= m_maximumLines)
                textHeight += block.layout()->lineAt(i).height();
        }
    }
    const bool fits = lines <= m_maximumLines;
    const int height = qCeil(textHeight) + 2 + m_topSpace;
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
    if (fits)
        verticalScrollBar()->setValue(0);
}

void alignFirstBaselines(QLabel *label, PlainTextView *value)
{
    QTextLayout layout(label->text(), label->font());
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const int deeper = line.isValid() ? qRound(value->firstAscent()) - qRound(line.ascent()) : 0;
    label->setContentsMargins(0, std::max(0, deeper), 0, 0);
    value->setTopSpace(std::max(0, -deeper));
}

} // namespace wf2des
