// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/filter_text.h"

#include "run/figma_link.h"
#include "store/filter_scanner.h"
#include "store/filter_values.h"
#include "store/run_columns_storage.h"

#include <algorithm>
#include <array>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunFilter)
};

struct KeyWord {
    FilterKey key;
    const char *word;
};

constexpr std::array keyWords{
    KeyWord{FilterKey::Id, "id"},
    KeyWord{FilterKey::Edge, "edge"},
    KeyWord{FilterKey::Status, "status"},
    KeyWord{FilterKey::Phase, "phase"},
    KeyWord{FilterKey::Organization, "org"},
    KeyWord{FilterKey::Project, "project"},
    KeyWord{FilterKey::File, "file"},
    KeyWord{FilterKey::Node, "node"},
    KeyWord{FilterKey::Screen, "screen"},
    KeyWord{FilterKey::CreatedBy, "by"},
    KeyWord{FilterKey::Surface, "surface"},
    KeyWord{FilterKey::AutoConfirm, "auto"},
    KeyWord{FilterKey::Feedback, "feedback"},
    KeyWord{FilterKey::Flags, "flags"},
    KeyWord{FilterKey::Score, "score"},
    KeyWord{FilterKey::ScoreVersion, "scorev"},
    KeyWord{FilterKey::Age, "age"},
    KeyWord{FilterKey::Created, "created"},
    KeyWord{FilterKey::Error, "error"},
    KeyWord{FilterKey::Is, "is"},
    KeyWord{FilterKey::Prompt, "prompt"},
};

std::optional<FilterKey> keyOf(QStringView word)
{
    for (const KeyWord &known : keyWords) {
        if (word.compare(QLatin1String(known.word), Qt::CaseInsensitive) == 0)
            return known.key;
    }
    return std::nullopt;
}

/// The Figma link in a word, whatever brackets or quotes it was pasted with.
std::optional<FigmaTarget> figmaTargetIn(QStringView word)
{
    const qsizetype host = word.indexOf(QLatin1String("figma.com/"), 0, Qt::CaseInsensitive);
    if (host < 0)
        return std::nullopt;
    qsizetype start = word.left(host).lastIndexOf(QLatin1String("http"), -1, Qt::CaseInsensitive);
    if (start < 0) {
        start = 0;
        while (start < host && !word[start].isLetterOrNumber())
            ++start;
    }
    QStringView link = word.mid(start);
    while (!link.isEmpty() && QStringView(u")]}>.,;\"'").contains(link.back()))
        link.chop(1);
    return parseFigmaLink(link.toString());
}

/// Reads one text; its words of free text become one phrase.
class FilterReader {
public:
    FilterReader(const QString &text, QList<FilterProblem> *problems)
        : m_text(text)
        , m_problems(problems)
    {
    }
    Q_DISABLE_COPY_MOVE(FilterReader)

    QList<FilterTerm> read()
    {
        FilterScanner scanner(m_text);
        while (const std::optional<FilterToken> token = scanner.next())
            readToken(*token);
        if (!m_phrase.isEmpty())
            m_terms.append({FilterKey::Text, false, {m_phrase.join(u' ')}});
        return m_terms;
    }

private:
    void readToken(const FilterToken &token)
    {
        if (token.isUnclosed)
            report(token.position, token.length, Words::tr("The quotation mark is not closed."));
        if (token.keyLength == 0)
            readBare(token);
        else if (const std::optional<FilterKey> key = keyOf(token.key(m_text)))
            readKeyed(token, *key);
        else
            readUnknownKey(token);
    }

    void readKeyed(const FilterToken &token, FilterKey key)
    {
        FilterTerm term{key, token.isExcluded, {}};
        for (const FilterTokenValue &value : token.values) {
            const CanonicalValue canonical = canonicalValue(key, value.text, value.isQuoted);
            if (!value.text.isEmpty() && canonical.problem.isEmpty()) {
                term.values.append(canonical.text);
                continue;
            }
            report(value.position, value.length,
                   value.text.isEmpty() ? Words::tr("A value is missing here.") : canonical.problem);
            addText(token.rest(m_text), token.isExcluded);
            return;
        }
        m_terms.append(term);
    }

    void readUnknownKey(const FilterToken &token)
    {
        const QStringView key = token.key(m_text);
        const bool looksLikeKey = std::all_of(key.cbegin(), key.cend(), [](QChar c) { return c >= u'a' && c <= u'z'; });
        const bool isAddress = token.rest(m_text).mid(key.size() + 1).startsWith(QLatin1String("//"));
        if (!addReference(token) && looksLikeKey && !isAddress && token.rest(m_text).size() > key.size() + 1)
            report(token.position, token.length, Words::tr("There is no filter of this name; it is searched as text."));
    }

    void readBare(const FilterToken &token)
    {
        if (!token.values.isEmpty() && token.values.constFirst().isQuoted)
            addQuoted(token);
        else
            addReference(token);
    }

    void addQuoted(const FilterToken &token)
    {
        QStringList texts;
        for (const FilterTokenValue &value : token.values) {
            if (!value.text.isEmpty())
                texts.append(value.text);
        }
        if (texts.isEmpty())
            report(token.position, token.length, Words::tr("A value is missing here."));
        else if (texts.size() > 1)
            m_terms.append({FilterKey::Text, token.isExcluded, texts});
        else
            addText(texts.constFirst(), token.isExcluded);
    }

    /// A link or a run id; free text when it is neither, and false then.
    bool addReference(const FilterToken &token)
    {
        const QStringView rest = token.rest(m_text);
        if (const std::optional<FigmaTarget> target = figmaTargetIn(rest)) {
            m_terms.append({FilterKey::File, token.isExcluded, {target->fileKey}});
            if (!target->nodeId.isEmpty())
                m_terms.append({FilterKey::Node, token.isExcluded, {target->nodeId}});
            return true;
        }
        if (rest.size() == 36) {
            const QString id = rest.toString().toLower();
            if (uuidKey(id)) {
                m_terms.append({FilterKey::Id, token.isExcluded, {id}});
                return true;
            }
        }
        addText(rest, token.isExcluded);
        return false;
    }

    void addText(QStringView text, bool isExcluded)
    {
        if (isExcluded)
            m_terms.append({FilterKey::Text, true, {text.toString()}});
        else
            m_phrase.append(text.toString());
    }

    void report(qsizetype position, qsizetype length, const QString &message)
    {
        constexpr qsizetype mostProblems = 100; // a pasted document is not read by anybody to its end
        if (m_problems && m_problems->size() < mostProblems)
            m_problems->append({static_cast<int>(position), static_cast<int>(length), message});
    }

    const QString &m_text;
    QList<FilterProblem> *m_problems;
    QList<FilterTerm> m_terms;
    QStringList m_phrase;
};

QString quoted(QString value)
{
    value.replace(u'\\', QLatin1String("\\\\"));
    value.replace(u'"', QLatin1String("\\\""));
    return u'"' + value + u'"';
}

/// True when the text, written without quotes, is read as exactly this piece of free text.
bool readsAsItself(const QString &text, const QString &value, bool isExcluded)
{
    QList<FilterProblem> problems;
    const QList<FilterTerm> terms = readFilterText(text, &problems);
    return problems.isEmpty() && terms == QList<FilterTerm>{{FilterKey::Text, isExcluded, {value}}};
}

QString writeText(const FilterTerm &term)
{
    if (term.excluded) {
        QStringList parts;
        for (const QString &value : term.values) {
            const QString plain = u'-' + value;
            parts.append(readsAsItself(plain, value, true) ? plain : u'-' + quoted(value));
        }
        return parts.join(u' ');
    }
    if (term.values.size() == 1 && readsAsItself(term.values.constFirst(), term.values.constFirst(), false))
        return term.values.constFirst();
    QStringList parts;
    for (const QString &value : term.values)
        parts.append(quoted(value));
    return parts.join(u',');
}

bool needsQuotes(FilterKey key, const QString &value)
{
    const bool mayHoldColons = key == FilterKey::Node || key == FilterKey::Created;
    const bool hasSpecial = std::any_of(value.cbegin(), value.cend(), [mayHoldColons](QChar c) {
        return c.isSpace() || c == u'"' || c == u',' || (c == u':' && !mayHoldColons);
    });
    return hasSpecial || !canonicalValue(key, value, false).problem.isEmpty();
}

} // namespace

QString filterKeyWord(FilterKey key)
{
    for (const KeyWord &known : keyWords) {
        if (known.key == key)
            return QLatin1String(known.word);
    }
    return {};
}

QList<FilterTerm> readFilterText(const QString &text, QList<FilterProblem> *problems)
{
    return FilterReader(text, problems).read();
}

QString writeFilterTerm(const FilterTerm &term)
{
    if (term.key == FilterKey::Text)
        return writeText(term);
    QStringList parts;
    for (const QString &value : term.values)
        parts.append(needsQuotes(term.key, value) ? quoted(value) : value);
    return (term.excluded ? QStringLiteral("-") : QString()) + filterKeyWord(term.key) + u':' + parts.join(u',');
}

} // namespace wf2des
