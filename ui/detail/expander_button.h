// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace wf2des {

/// A quiet "Details" button that opens and closes the widget below it.
class ExpanderButton : public QToolButton {
    Q_OBJECT
public:
    ExpanderButton(const QString &text, QWidget *parent = nullptr);

    bool isExpanded() const { return m_expanded; }
    void setExpanded(bool expanded);

Q_SIGNALS:
    void expandedChanged(bool expanded);

private:
    bool m_expanded = false;
};

} // namespace wf2des
