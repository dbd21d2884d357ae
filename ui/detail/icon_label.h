// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "detail/tinted_label.h"

#include <QWidget>

namespace wf2des {

/// One of the program's icons in one of the theme's colours, 16 px. Decoration: the word beside it carries the meaning.
class IconLabel : public QWidget {
    Q_OBJECT
public:
    IconLabel(const QString &iconName, TintedLabel::Tint tint, QWidget *parent = nullptr);

    void setIcon(const QString &iconName, TintedLabel::Tint tint);
    QString iconName() const { return m_iconName; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_iconName;
    TintedLabel::Tint m_tint;
};

} // namespace wf2des
