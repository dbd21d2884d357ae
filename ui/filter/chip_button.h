// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace wf2des {

/// A small rounded button: a title and, in the accent, a value. Used for filter chips and their neighbours.
class ChipButton : public QToolButton {
    Q_OBJECT
public:
    explicit ChipButton(const QString &title, QWidget *parent = nullptr);

    /// `value` is shown after the title, elided; both are plain text, safe to show.
    void setValue(const QString &value);
    QString value() const { return m_value; }
    /// Drawn quietly: a command, not a filter in force.
    void setQuiet(bool quiet);
    /// Drawn without a border until the pointer is over it, its title in bold.
    void setFrameless(bool frameless);

    QSize sizeHint() const override;
    /// The words are never cut off, but for a name that somebody chose.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont titleFont() const { return m_frameless ? valueFont() : font(); }
    QFont valueFont() const;
    void paintGround(QPainter &painter) const;
    QString shownValue() const;

    QString m_title;
    QString m_value;
    bool m_quiet = false;
    bool m_frameless = false;
};

} // namespace wf2des
