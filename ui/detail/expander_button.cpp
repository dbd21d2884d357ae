// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/expander_button.h"

namespace wf2des {

ExpanderButton::ExpanderButton(const QString &text, QWidget *parent)
    : QToolButton(parent)
{
    setText(text);
    setAccessibleName(text);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setArrowType(Qt::RightArrow);
    connect(this, &QToolButton::clicked, this, [this] { setExpanded(!m_expanded); });
}

void ExpanderButton::setExpanded(bool expanded)
{
    if (m_expanded == expanded)
        return;
    m_expanded = expanded;
    setArrowType(expanded ? Qt::DownArrow : Qt::RightArrow);
    setAccessibleDescription(expanded ? tr("open") : tr("closed"));
    Q_EMIT expandedChanged(expanded);
}

} // namespace wf2des
