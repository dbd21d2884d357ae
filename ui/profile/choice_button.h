// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace wf2des {

/// A wide button with an icon, a title and a sentence that wraps: a choice that wants explaining.
class ChoiceButton : public QPushButton {
    Q_OBJECT
public:
    ChoiceButton(const QString &iconName, const QString &title, const QString &explanation, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont titleFont() const;

    QString m_iconName;
    QString m_title;
    QString m_explanation;
};

} // namespace wf2des
