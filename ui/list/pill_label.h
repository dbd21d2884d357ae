// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace wf2des {

/// A small rounded note over the table: "12 new" while rows are held still.
class PillLabel : public QWidget {
    Q_OBJECT
public:
    explicit PillLabel(QWidget *parent);

    void setText(const QString &text);
    QString text() const { return m_text; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace wf2des
