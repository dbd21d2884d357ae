// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

class QLabel;

namespace wf2des {

/// Foreign text to read: wraps anywhere, as high as its lines up to a limit and scrolled beyond. Control and direction
/// characters are visible; copying everything gives the text exactly as it arrived.
class PlainTextView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit PlainTextView(QWidget *parent = nullptr);

    /// Shows the beginning of a very long text (huge lines freeze views, FIELD) and says so; the copy is whole.
    void setExactText(const QString &text);
    /// Shows words of this program as they are; a copy gives `exact`.
    void setWords(const QString &words, const QString &exact);
    const QString &exactText() const { return m_exactText; }
    /// What is shown, before it was cut to one line.
    const QString &shownText() const { return m_shownText; }
    void setMaximumLines(int lines);
    /// One line, cut in the middle where it does not fit: for ids, whose parts mean nothing alone.
    void setOneLine(bool oneLine);
    void setTextColor(const QColor &color);
    /// Room above the first line, so that its baseline meets that of a label beside it.
    void setTopSpace(int pixels);
    /// How far below the text's top its first baseline is, fallback fonts included.
    qreal firstAscent() const;

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void showText(const QString &shown);
    QString fittingText() const;
    void fitHeight();

    QString m_exactText;
    QString m_shownText;
    int m_maximumLines = 12;
    int m_topSpace = 0;
    bool m_oneLine = false;
};

/// Puts the first lines of a label and the value beside it on one baseline, whatever fonts their letters take: room is
/// made above the one that sits higher.
void alignFirstBaselines(QLabel *label, PlainTextView *value);

} // namespace wf2des
