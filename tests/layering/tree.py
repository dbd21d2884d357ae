# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's files as the checks see them: which there are, and their C++ with comments blanked out."""

import os
import re
from pathlib import Path

SKIPPED_FOLDERS = {".git", ".cache", "node_modules", "__pycache__"}
CPP = {".h", ".cpp"}

_TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'',
    re.DOTALL,
)


def files(root):
    """Every file of the project below `root`, as sorted relative paths with forward slashes; build folders left out."""
    found = []
    for folder, folders, names in os.walk(root):
        here = Path(folder).relative_to(root)
        folders[:] = [f for f in folders if f not in SKIPPED_FOLDERS and not (here == Path(".") and f.startswith("build"))]
        found += [(here / name).as_posix() for name in names if not (Path(folder) / name).is_symlink()]
    return sorted(found)


def cpp_files(root, *folders):
    """The C++ sources below these top folders; all of the project's without a folder named."""
    prefixes = tuple(f.rstrip("/") + "/" for f in folders)
    return [f for f in files(root) if Path(f).suffix in CPP and (not prefixes or f.startswith(prefixes))]


def read(root, path):
    return (Path(root) / path).read_text(encoding="utf-8", errors="replace")


def without_comments(text):
    """The same text, line for line, with every comment turned into blanks. Strings stay."""

    def blank(match):
        token = match.group(0)
        return re.sub(r"[^\n]", " ", token) if token.startswith(("//", "/*")) else token

    return _TOKEN.sub(blank, text)


def without_strings(text):
    """As without_comments(), with the inside of every string blanked out too."""

    def blank(match):
        token = match.group(0)
        body = re.sub(r"[^\n]", " ", token)
        return body if token.startswith(("//", "/*")) else token[0] + body[1:-1] + token[-1]

    return _TOKEN.sub(blank, text)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def arguments(text, opening):
    """The top-level arguments of the call whose "(" stands at `opening` in a text from without_strings()."""
    depth, start, found = 0, opening + 1, []
    for at in range(opening, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
            if depth == 0:
                last = text[start:at]
                return found + [(start, at)] if found or last.strip() else []
        elif text[at] == "," and depth == 1:
            found.append((start, at))
            start = at + 1
    return found


def excused(lines, number, word):
    """Whether line `number` (from 1), or the comment right above it, says why: a comment "// WORD: a reason"."""
    pattern = re.compile(r"//\s*" + re.escape(word) + r":\s*\S+")
    if pattern.search(lines[number - 1]):
        return True
    above = number - 2
    while above >= 0 and lines[above].strip().startswith("//"):
        if pattern.search(lines[above]):
            return True
        above -= 1
    return False
