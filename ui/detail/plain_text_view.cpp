// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/plain_text_view.h"

#include "text/plain_text.h"
#include "text/run_words.h"

#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

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
    if (shown == toPlainText())
        return; // keeps selection and scroll position
    setPlainText(shown);
    fitHeight();
}

void PlainTextView::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    fitHeight();
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

void PlainTextView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void PlainTextView::wheelEvent(QWheelEvent *event)
{
    if (verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
    else
        event->ignore(); // the page scrolls
}

/// Lines at the present width, counted until there are more than are shown. Blocks are laid out when they are painted;
/// asking for their rectangle does it now.
int PlainTextView::lineCount() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= m_maximumLines; block = block.next()) {
        blockBoundingRect(block);
        lines += block.layout()->lineCount();
    }
    return lines;
}

void PlainTextView::fitHeight()
{
    const int all = lineCount();
    const int height = qBound(1, all, m_maximumLines) * fontMetrics().lineSpacing() + 2;
    setVerticalScrollBarPolicy(all > m_maximumLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

} // namespace wf2des
