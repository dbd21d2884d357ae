# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls that this project does without: string-based and ownerless connects, nested event loops, fixed waits."""

import re

import tree

CONNECT = re.compile(r"(?<![\w.>])(?:QObject::)?connect\s*(?=\()")
STRING_CONNECT = re.compile(r"\b(?:SIGNAL|SLOT)\s*\(")
NESTED = [
    (r"\bQEventLoop\b(?!::)", "a nested event loop"),
    (r"\bprocessEvents\s*\(", "processEvents()"),
    (r"\bwaitFor(?:Finished|Started|ReadyRead|BytesWritten|Connected|Disconnected|NewConnection|Encrypted|Done)\s*\(",
     "a blocking wait"),
    (r"\b\w*(?:[dD]ialog|[mM]enu|[bB]ox)\w*(?:\.|->)exec\s*\(", "exec() of a dialog or menu"),
]
WAITS = [
    (r"\bQTest\s*::\s*qWait\s*\(", "a fixed wait"),
    (r"\bQTest\s*::\s*qSleep\s*\(", "a fixed wait"),
    (r"\bQThread\s*::\s*(?:m|u)?sleep\s*\(", "a fixed wait"),
    (r"\bsleep_for\s*\(", "a fixed wait"),
    (r"(?<![\w:])u?sleep\s*\(\s*\d", "a fixed wait"),
]
NEVER = [
    (r"\bignoreSslErrors\b", "TLS errors are never ignored"),
    (r"\bVerifyNone\b|\bQueryPeer\b", "certificates are always verified"),
]


# Qt 6.4 asserts when the context of then() is destroyed before the answer: only the application outlives every answer.
THEN = re.compile(r"\.then\s*(?=\()")


def then_problems(path, code, lines):
    for match in THEN.finditer(code):
        number = tree.line_of(code, match.start())
        spans = tree.arguments(code, match.end())
        context = code[slice(*spans[0])].strip() if len(spans) == 2 else ""
        if context and context != "QCoreApplication::instance()" and not tree.excused(lines, number, "then"):
            yield f"{path}:{number}: then() bound to {context}, which may be gone first: use whenDone()"


def connect_problems(path, code, lines):
    for match in STRING_CONNECT.finditer(code):
        yield f"{path}:{tree.line_of(code, match.start())}: string-based connect: name the members instead"
    for match in CONNECT.finditer(code):
        spans = tree.arguments(code, match.end())
        if len(spans) == 3 and not tree.excused(lines, tree.line_of(code, match.start()), "connect"):
            yield (f"{path}:{tree.line_of(code, match.start())}: connect() without a context object: the slot would "
                   "outlive what it uses")


def pattern_problems(path, code, lines, patterns, excuse):
    for pattern, words in patterns:
        for match in re.finditer(pattern, code):
            number = tree.line_of(code, match.start())
            if not (excuse and tree.excused(lines, number, excuse)):
                yield f"{path}:{number}: {words}: {match.group(0).strip()}"


def check(root, options):
    problems = []
    for path in tree.cpp_files(root):
        original = tree.read(root, path)
        code, lines = tree.without_strings(original), original.split("\n")
        problems += connect_problems(path, code, lines)
        problems += pattern_problems(path, code, lines, NEVER, None)
        if path.startswith(("models/", "ui/", "app/")):
            # The child process of the sandbox is ended while the program ends: nothing is left to keep responsive.
            nested = [n for n in NESTED if not (path.startswith("app/sandbox/") and "waitFor" in n[0])]
            problems += pattern_problems(path, code, lines, nested, "blocking")
            problems += then_problems(path, code, lines)
        if path.startswith(("models/", "ui/", "app/", "tests/")):
            problems += pattern_problems(path, code, lines, WAITS, "waiting")
    return problems


_INSIDE = "void planted()\n{{\n    {}\n}}\n"
CONTROLS = [("ui/planted.cpp", _INSIDE.format(line)) for line in (
    "connect(a, SIGNAL(clicked()), this, SLOT(go()));",
    "connect(a, &A::clicked, [this] { go(1, 2); });",
    "QObject::connect(a, &A::clicked, &free);",
    "QEventLoop loop;",
    "QCoreApplication::processEvents();",
    "socket.waitForReadyRead();",
    "m_dialog->exec();",
    "QThread::msleep(5);",
    "reply->ignoreSslErrors();",
    "future.then(this, [this](int a) { go(a, 2); });",
)] + [("tests/gui/planted.cpp", _INSIDE.format("QTest::qWait(100);"))]
INNOCENT = [("ui/planted.cpp", _INSIDE.format(line)) for line in (
    "connect(a, &A::clicked, this, [this] { go(1, 2); });",
    "connect(a, &A::clicked, this, &B::go, Qt::QueuedConnection);",
    "query.exec();",
    "feed->connect(profile, a, b);",
    "future.then([](int a) { return go(a, 2); });",
    "future.then(QCoreApplication::instance(), [](int a) { go(a, 2); });",
    "// QEventLoop loop;",
)]
CONTROL_SUPPORT = []
