// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "theme/theme_colors.h"

#include <QLabel>

#include <functional>

namespace wf2des {

/// A plain-text label in one of the theme's colours; follows a change of the palette. Text is shown as given: foreign
/// text goes through text/plain_text.h first.
class TintedLabel : public QLabel { // plain-text: its constructor sets Qt::PlainText
    Q_OBJECT
public:
    using Tint = std::function<QColor(const ThemeColors &)>;

    TintedLabel(const QString &text, Tint tint, QWidget *parent = nullptr);

    void setTint(Tint tint);
    void setWeight(QFont::Weight weight);
    /// The font's size as a share of what the label has now.
    void scaleFont(qreal factor);

    static Tint muted();
    static Tint normal();
    static Tint ofTone(Tone tone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTint();

    Tint m_tint;
};

} // namespace wf2des
