// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "detail/tinted_label.h"

namespace wf2des {

/// A label of one line, cut at its end where room is short; the tool tip then says all of it. Its height never depends
/// on what it says, so that nothing below it moves.
class LineLabel : public TintedLabel {
    Q_OBJECT
public:
    using TintedLabel::TintedLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString fittingText() const;
};

} // namespace wf2des
