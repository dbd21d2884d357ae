// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/filter_scanner.h"

namespace wf2des {

std::optional<FilterToken> FilterScanner::next()
{
    while (m_at < m_text.size() && m_text.at(m_at).isSpace())
        ++m_at;
    if (m_at >= m_text.size())
        return std::nullopt;
    FilterToken token;
    token.position = m_at;
    if (m_text.at(m_at) == u'-' && m_at + 1 < m_text.size() && !m_text.at(m_at + 1).isSpace()) {
        token.isExcluded = true;
        ++m_at;
    }
    scanKey(token);
    if (token.keyLength > 0 || m_text.at(m_at) == u'"')
        scanValues(token);
    while (!atSpace())
        ++m_at;
    token.length = m_at - token.position;
    return token;
}

void FilterScanner::scanKey(FilterToken &token)
{
    qsizetype end = m_at;
    while (end < m_text.size() && m_text.at(end).isLetter())
        ++end;
    if (end == m_at || end >= m_text.size() || m_text.at(end) != u':')
        return;
    token.keyLength = end - m_at;
    m_at = end + 1;
}

void FilterScanner::scanValues(FilterToken &token)
{
    while (true) {
        const bool isQuoted = m_at < m_text.size() && m_text.at(m_at) == u'"';
        token.values.append(isQuoted ? scanQuoted(token) : scanPlain());
        if (m_at >= m_text.size() || m_text.at(m_at) != u',')
            return;
        ++m_at;
    }
}

FilterTokenValue FilterScanner::scanQuoted(FilterToken &token)
{
    FilterTokenValue value;
    value.isQuoted = true;
    value.position = m_at;
    ++m_at;
    while (m_at < m_text.size() && m_text.at(m_at) != u'"') {
        if (m_text.at(m_at) == u'\\' && m_at + 1 < m_text.size())
            ++m_at;
        value.text.append(m_text.at(m_at));
        ++m_at;
    }
    if (m_at < m_text.size())
        ++m_at;
    else
        token.isUnclosed = true;
    // What is glued to the closing quote belongs to the value: nothing that was typed gets lost.
    value.text.append(scanPlain().text);
    value.length = m_at - value.position;
    return value;
}

FilterTokenValue FilterScanner::scanPlain()
{
    FilterTokenValue value;
    value.position = m_at;
    while (!atSpace() && m_text.at(m_at) != u',')
        ++m_at;
    value.length = m_at - value.position;
    value.text = m_text.mid(value.position, value.length);
    return value;
}

} // namespace wf2des
