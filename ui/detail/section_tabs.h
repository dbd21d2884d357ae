// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTabBar>

namespace wf2des {

/// A quiet row of tabs: words, the current one underlined in the accent.
class SectionTabs : public QTabBar {
    Q_OBJECT
public:
    explicit SectionTabs(QWidget *parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent *event) override;

private:
    QFont currentFont() const;
};

} // namespace wf2des
