// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace wf2des {

/// One alternative of a token: its text without quotes, and where it stands.
struct FilterTokenValue {
    QString text;
    bool isQuoted = false;
    qsizetype position = 0;
    qsizetype length = 0;
};

/// What stands between two white spaces outside of quotes.
struct FilterToken {
    qsizetype position = 0;
    qsizetype length = 0;
    bool isExcluded = false; ///< a minus stands before it
    bool isUnclosed = false; ///< a quote in it is not closed
    qsizetype keyLength = 0; ///< the letters before its first colon; 0 for a token without a key
    QList<FilterTokenValue> values; ///< empty for a token of free text that begins without a quote

    /// The token without its minus, in the text it was scanned from.
    QStringView rest(const QString &text) const
    {
        return QStringView(text).mid(position + (isExcluded ? 1 : 0), length - (isExcluded ? 1 : 0));
    }
    QStringView key(const QString &text) const { return rest(text).left(keyLength); }
};

/// Cuts a filter's text into tokens, in one pass.
class FilterScanner {
public:
    explicit FilterScanner(const QString &text)
        : m_text(text)
    {
    }
    Q_DISABLE_COPY_MOVE(FilterScanner)

    std::optional<FilterToken> next();

private:
    bool atSpace() const { return m_at >= m_text.size() || m_text.at(m_at).isSpace(); }
    void scanKey(FilterToken &token);
    void scanValues(FilterToken &token);
    FilterTokenValue scanQuoted(FilterToken &token);
    FilterTokenValue scanPlain();

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace wf2des
