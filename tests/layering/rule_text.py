# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Text from outside reaches a widget through ui/text/plain_text.h and no other way (no widget may guess rich text)."""

import re

import tree

HELPERS = "ui/text/plain_text.h"
HOME = "ui/text/"
EXCUSE = "plain-text"

# A place that guesses rich text -> which of its arguments carries the text (None: the place itself is forbidden).
PLACES = [
    (r"\bnew\s+QLabel\s*(?=[({;])", 0),
    (r"\bQLabel\s+\w+\s*(?=[({])", 0),
    (r"\bmake_unique<\s*QLabel\s*>\s*(?=\()", 0),
    (r":\s*public\s+QLabel\b", None),
    (r"\bQMessageBox\s*::\s*(?:information|warning|critical|question|about)\s*(?=\()", None),
    (r"\bnew\s+QMessageBox\b", None),
    (r"\bQMessageBox\s+\w+\s*(?=[({;])", None),
    (r"\bQErrorMessage\b(?=\s*[(\w])", None),
    (r"\bQToolTip\s*::\s*showText\s*(?=\()", 1),
    (r"\bQWhatsThis\s*::\s*showText\s*(?=\()", 1),
    (r"\bsetToolTip\s*(?=\()", 0),
    (r"\bsetWhatsThis\s*(?=\()", 0),
    (r"\bnew\s+QProgressDialog\s*(?=[({])", 0),
    (r"\bQProgressDialog\s+\w+\s*(?=[({])", 0),
    (r"\bQInputDialog\s*::\s*get\w+\s*(?=\()", 2),
    (r"\bQt\s*::\s*(?:ToolTipRole|WhatsThisRole)\b", None),
    (r"\bsetTextFormat\s*\(\s*Qt\s*::\s*(?:RichText|AutoText|MarkdownText)", None),
    (r"\b(?:setHtml|insertHtml|setMarkdown)\s*(?=\()", None),
    (r"\bnew\s+QTextBrowser\b", None),
]
# Words of our own: tr("...") alone, with an optional disambiguation and count, and nothing put into it.
OWN_WORDS = re.compile(r'^(?:\w+::)*(?:tr|translate)\s*\(\s*"[^"]*"(?:\s*"[^"]*")*(?:\s*,[^()]*)?\)$')
OWNER_ONLY = re.compile(r"^(?:this|parent|parentWidget|nullptr|\w*[pP]arent\(\))?$")
EMPTY = re.compile(r"^(?:QString\(\)|QVariant\(\)|\{\})$")
TERNARY = re.compile(r"^[^?]+\?(?P<then>.+?)(?<!:):(?!:)(?P<otherwise>.+)$")
ROLE_ANSWER = re.compile(r"\s*:\s*return\s+(?P<answer>[^;]+);")


def helper_names(root):
    try:
        text = tree.without_strings(tree.read(root, HELPERS))
    except FileNotFoundError:
        return set()
    return set(re.findall(r"\b(?:QString|QLabel \*)\s*(\w+)\s*\(", text))


def closes_at_end(argument, opening):
    """Whether the bracket at `opening` is closed by the last character: nothing is added to what the call returns."""
    spans = tree.arguments(tree.without_strings(argument), opening)
    return bool(spans) and spans[-1][1] == len(argument) - 1


def argument_is_safe(argument, helpers):
    """Whether an expression is words of our own or comes out of a helper, on both sides of a condition."""
    argument = " ".join(argument.split())
    called = re.match(r"^(?:wf2des::)?(\w+)\s*\(", argument)
    if called and called.group(1) in helpers and closes_at_end(argument, called.end() - 1):
        return True
    choice = TERNARY.match(argument)
    if choice and '"' not in argument.split("?")[0]:
        return all(argument_is_safe(choice[side].strip(), helpers) for side in ("then", "otherwise"))
    return bool(OWN_WORDS.match(argument) or EMPTY.match(argument))


def call_is_safe(blanked, code, at, index, helpers):
    """Whether the place that ends at `at` (its bracket, if any) is given our own words, or the helpers' output."""
    if at >= len(code) or code[at] not in "({":
        return True
    spans = tree.arguments(blanked, at)
    values = [code[start:end].strip() for start, end in spans]
    if len(values) <= index:
        return True
    if index == 0 and len(values) == 1 and OWNER_ONLY.match(values[0]) and code[:at].rstrip().endswith("QLabel"):
        return True
    return argument_is_safe(values[index], helpers)


def check(root, options):
    helpers, problems = helper_names(root), []
    for path in tree.cpp_files(root, "models", "ui", "app"):
        if path.startswith(HOME):
            continue
        original = tree.read(root, path)
        code, blanked, lines = tree.without_comments(original), tree.without_strings(original), original.split("\n")
        for pattern, index in PLACES:
            for match in re.finditer(pattern, blanked):
                number = tree.line_of(code, match.start())
                if tree.excused(lines, number, EXCUSE):
                    continue
                if "Role" in pattern:
                    answer = ROLE_ANSWER.match(code, match.end())
                    if answer and argument_is_safe(answer["answer"], helpers):
                        continue
                if index is None or not call_is_safe(blanked, code, match.end(), index, helpers):
                    problems.append(f"{path}:{number}: '{match.group(0).strip()}' may guess rich text: use {HELPERS}, or "
                                    f"say why it is safe: // {EXCUSE}: reason")
    return problems


_INSIDE = "void planted(QWidget *w, const QString &foreign)\n{{\n    {}\n}}\n"
CONTROLS = [("ui/planted.cpp", _INSIDE.format(line)) for line in (
    "auto *l = new QLabel(foreign, w);",
    "QLabel l(foreign);",
    "auto *l = new QLabel(tr(\"Run %1\").arg(foreign), w);",
    "QMessageBox::warning(w, tr(\"Failed\"), foreign);",
    "QMessageBox box(w);",
    "QToolTip::showText(at, foreign, w);",
    "w->setToolTip(foreign);",
    "w->setToolTip(\n        tr(\"Run %1\").arg(foreign));",
    "w->setWhatsThis(foreign);",
    "auto *d = new QProgressDialog(foreign, tr(\"Cancel\"), 0, 1);",
    "QInputDialog::getText(w, tr(\"A\"), foreign);",
    "if (role == Qt::ToolTipRole) return foreign;",
    "case Qt::ToolTipRole: return known ? toolTipText(foreign) : foreign;",
    "w->setToolTip(known ? toolTipText(foreign) : foreign);",
    "w->setToolTip(toolTipText(foreign) + foreign.trimmed());",
    "label->setTextFormat(Qt::RichText);",
    "view->setHtml(foreign);",
    "w->setToolTip(foreign); // plain-text:",
)] + [("ui/planted.h", "class Planted : public QLabel {\n};\n")]
# Files that must not be reported: the rule is not to fail whatever it is shown.
INNOCENT = [("ui/planted.cpp", _INSIDE.format(line)) for line in (
    "w->setToolTip(tr(\"Confirm the parse (C)\"));",
    "w->setToolTip(toolTipText(foreign));",
    "// new QLabel(foreign)",
    "auto *l = new QLabel(this);",
    "w->setToolTip(foreign); // plain-text: a number",
    "w->setToolTip(QString());",
    "w->setToolTip(known ? toolTipText(times::words(*known)) : QString());",
    "case Qt::ToolTipRole: return known ? QVariant() : toolTipText(foreign);",
    "w->setToolTip(toolTipText(known ? words(a) : foreign));",
)]
CONTROL_SUPPORT = [(HELPERS, "QString toolTipText(const QString &foreign);\n")]
