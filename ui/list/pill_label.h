// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace wf2des {

/// A small rounded note over the table: "12 new" while rows are held still.
class PillLabel : public QLabel {
    Q_OBJECT
public:
    explicit PillLabel(QWidget *parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace wf2des
