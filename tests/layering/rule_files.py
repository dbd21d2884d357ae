# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every file must be: licensed in its first lines, short, free of machine paths, hosts and keys."""

import re
from pathlib import Path

import tree

SOURCES = {".h", ".cpp", ".py", ".sh", ".js", ".mjs", ".sql", ".cmake", ".yaml", ".yml"}
SOURCE_NAMES = {"CMakeLists.txt"}
SCRIPT_FOLDERS = ("scripts/", ".ci/")
LINE_LIMIT = 400
# Long by nature: one document each.
NOT_COUNTED = {".yaml", ".yml"}

# Pieces put together here, so that this file holds none of the words it looks for.
_DOT = r"\."
WORDS = [
    (r"(?<![\w.-])/wo" + r"rk/(?:main|shared|\w+/)", "a path of somebody's machine"),
    (r"(?<![\w.-])/tm" + r"p/(?:wf2des|bash_jobs)", "a path of somebody's machine"),
    (r"(?<![\w.-])/ho" + r"me/(?!(?:you|user|wf2des)\b)[a-z]\w*/", "a path of somebody's machine"),
    (r"\bregis" + "try" + _DOT + r"(?:npmjs|yarnpkg)" + _DOT, "the host of a package registry"),
    (r"\b(?:deb|security|snapshot|ftp)(?:" + _DOT + r"\w+)?" + _DOT + "debi" + "an" + _DOT + r"org/?(?:debian)?",
     "the host of a package registry"),
    (r"\b(?:archive|security|ports)" + _DOT + "ubun" + "tu" + _DOT, "the host of a package registry"),
    (r"\b(?:pypi" + _DOT + r"org|files" + _DOT + "pythonho" + r"sted)", "the host of a package registry"),
    (r"-----BEG" + r"IN (?:[A-Z]+ )*PRIVATE KEY", "a private key"),
    (r"\bgh[pousr]_" + r"[A-Za-z0-9]{30,}", "an access token"),
]


def is_source(path):
    name = Path(path)
    return name.suffix in SOURCES or name.name in SOURCE_NAMES or (path.startswith(SCRIPT_FOLDERS) and not name.suffix)


def check_spdx(root, options):
    problems = []
    for path in filter(is_source, tree.files(root)):
        head = tree.read(root, path).split("\n")[:6]
        if not any("SPDX-File" + "CopyrightText:" in line for line in head) or not any(
                "SPDX-License-" + "Identifier:" in line for line in head):
            problems.append(f"{path}:1: no SPDX header")
        if path.endswith(".h") and "#pragma once" not in tree.read(root, path):
            problems.append(f"{path}:1: no #pragma once")
    return problems


def check_size(root, options):
    problems = []
    for path in filter(is_source, tree.files(root)):
        count = tree.read(root, path).count("\n")
        if count > LINE_LIMIT and Path(path).suffix not in NOT_COUNTED:
            problems.append(f"{path}:{LINE_LIMIT + 1}: {count} lines; no source file is longer than {LINE_LIMIT}")
    return problems


def check_words(root, options):
    problems = []
    for path in tree.files(root):
        raw = (Path(root) / path).read_bytes()
        if b"\0" in raw[:4096]:
            continue
        text = raw.decode("utf-8", errors="replace")
        for pattern, words in WORDS:
            for match in re.finditer(pattern, text):
                problems.append(f"{path}:{tree.line_of(text, match.start())}: {words}: {match.group(0)}")
    return problems


SPDX_CONTROLS = [
    ("models/planted.h", "#pragma once\n"),
    ("models/planted.h", "// SPDX-File" + "CopyrightText: x\n// SPDX-License-" + "Identifier: GPL-3.0-or-later\n"),
    ("scripts/planted", "#!/bin/sh\n"),
    ("tests/planted.py", "pass\n"),
]
SIZE_CONTROLS = [("ui/planted.cpp", "\n" * (LINE_LIMIT + 1))]
WORD_CONTROLS = [("docs/planted.md", text) for text in (
    "see /wo" + "rk/main/x\n", "see /tm" + "p/wf2des/x\n", "cd /ho" + "me/somebody/src\n",
    "https://regis" + "try.npmjs.org/a\n", "http://de" + "b.debian.org/debian\n", "http://arch" + "ive.ubuntu.com/\n",
    "-----BEG" + "IN PRIVATE KEY-----\n", "-----BEG" + "IN RSA PRIVATE KEY-----\n",
)]
WORD_INNOCENT = [("docs/planted.md", text) for text in (
    "a network/main path\n", "the work/life balance\n", "/home/you/wf2des\n", "apt on Debian\n")]
SIZE_INNOCENT = [("ui/planted.cpp", "\n" * LINE_LIMIT)]
