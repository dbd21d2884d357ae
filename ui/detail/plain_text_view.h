// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

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
    void setMaximumLines(int lines);
    void setTextColor(const QColor &color);

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void showText(const QString &shown);
    int lineCount() const;
    void fitHeight();

    QString m_exactText;
    int m_maximumLines = 12;
};

} // namespace wf2des
