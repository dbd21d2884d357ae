// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wf2des {

/// At most `length` UTF-16 units from the left, without cutting a character in two. A null string stays null.
inline QString wholeLeft(const QString &text, qsizetype length)
{
    if (text.size() <= length)
        return text;
    return text.left(text.at(length).isLowSurrogate() && length > 0 ? length - 1 : length);
}

} // namespace wf2des
