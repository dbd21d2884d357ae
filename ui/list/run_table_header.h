// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace wf2des {

/// The header of the run table: quiet words over a hairline, the sort direction beside them.
class RunTableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit RunTableHeader(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// What a title with the sort arrow beside it needs between the paddings.
    static int titleWidth(const QString &title, const QFont &font);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace wf2des
