// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace wf2des {

// The enum types of the table (spec/wf2des-table, Type Codes). The table stores each value as a numeric string.
enum class Status : quint8 { Processing = 0, Completed = 1, Failed = 2, Rejected = 3, Cancelled = 4 };
enum class Phase : quint8 { Parse = 0, AwaitingConfirm = 1, Assemble = 2 };
enum class Edge : quint8 { Wf2Des = 0, Des2Wf = 1 };
enum class AutoConfirm : quint8 { Normal = 0, AutoConfirm = 1 };
enum class TriggerSurface : quint8 { Api = 0, Plugin = 1 };
enum class FeedbackStatus : quint8 { Fixed = 0, Adopted = 1 };

/// The specification's own English words for the values of one enum, in code order. Untranslated: the filter's text
/// form and the API use them; ui/ has the words for people.
template <typename E> struct CodeWords;

template <> struct CodeWords<Status> {
    static constexpr std::array words{"processing", "completed", "failed", "rejected", "cancelled"};
};
template <> struct CodeWords<Phase> {
    static constexpr std::array words{"parse", "awaiting_confirm", "assemble"};
};
template <> struct CodeWords<Edge> {
    static constexpr std::array words{"wf2des", "des2wf"};
};
template <> struct CodeWords<AutoConfirm> {
    static constexpr std::array words{"normal", "auto-confirm"};
};
template <> struct CodeWords<TriggerSurface> {
    static constexpr std::array words{"api", "plugin"};
};
template <> struct CodeWords<FeedbackStatus> {
    static constexpr std::array words{"fixed", "adopted"};
};

/// How many codes the specification defines for one enum.
template <typename E> inline constexpr int knownCodeCount = static_cast<int>(CodeWords<E>::words.size());

/// One code as the table holds it: null, a known value, or a text this version does not know. Nothing is ever lost:
/// text() gives back exactly what was read.
template <typename E> class Code {
public:
    Code() = default;
    Code(E value) // NOLINT(google-explicit-constructor): a known value is a code
        : m_index(static_cast<qint16>(value))
    {
    }

    /// Reads a stored code: "0" is the first known value; a null string is null; anything else is kept as unknown.
    static Code fromText(const QString &stored)
    {
        Code code;
        if (stored.isNull())
            return code;
        if (stored.size() == 1) {
            const int digit = stored.at(0).unicode() - u'0';
            if (digit >= 0 && digit < knownCodeCount<E>) {
                code.m_index = static_cast<qint16>(digit);
                return code;
            }
        }
        code.m_index = Unknown;
        code.m_unknownText = stored;
        return code;
    }

    bool isNull() const { return m_index == Null; }
    bool isKnown() const { return m_index >= 0; }
    bool isUnknown() const { return m_index == Unknown; }
    bool is(E value) const { return m_index == static_cast<qint16>(value); }
    std::optional<E> known() const { return isKnown() ? std::optional(static_cast<E>(m_index)) : std::nullopt; }

    /// The code as stored: "0", the unknown text, or a null string.
    QString text() const { return isKnown() ? QString::number(m_index) : m_unknownText; }

    /// The specification's word ("processing"), "unknown (7)" for a code it does not name, empty for null.
    QString word() const
    {
        if (isKnown())
            return QString::fromLatin1(CodeWords<E>::words[static_cast<std::size_t>(m_index)]);
        return isNull() ? QString() : QStringLiteral("unknown (%1)").arg(m_unknownText);
    }

    friend bool operator==(const Code &a, const Code &b) = default;

private:
    static constexpr qint16 Null = -1;
    static constexpr qint16 Unknown = -2;
    qint16 m_index = Null;
    QString m_unknownText;
};

/// The known value whose specification word or stored code is `text` ("failed" or "2"); nothing when there is none.
template <typename E> std::optional<E> codeFromWord(QStringView text)
{
    for (int i = 0; i < knownCodeCount<E>; ++i) {
        const auto word = QLatin1String(CodeWords<E>::words[static_cast<std::size_t>(i)]);
        if (text.compare(word, Qt::CaseInsensitive) == 0 || (text.size() == 1 && text[0].unicode() == u'0' + i))
            return static_cast<E>(i);
    }
    return std::nullopt;
}

} // namespace wf2des
