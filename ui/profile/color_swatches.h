// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace wf2des {

/// A row of colours to tell environments apart, each with a name. A colour from elsewhere (an imported profile) joins
/// the row.
class ColorSwatches : public QWidget {
    Q_OBJECT
public:
    explicit ColorSwatches(QWidget *parent = nullptr);

    /// "#rrggbb"
    QString color() const;
    void setColor(const QString &color);

Q_SIGNALS:
    void colorChanged(const QString &color);

private:
    void addSwatch(const QString &color, const QString &name);

    QButtonGroup *m_group = nullptr;
    QHBoxLayout *m_row = nullptr;
};

} // namespace wf2des
