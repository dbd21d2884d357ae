#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_manual.py PROGRAM PAGE: the manual page describes exactly the options that the program's --help lists."""

import re
import subprocess
import sys
from pathlib import Path

OPTION = re.compile(r"(?<![\w-])--([a-z][a-z-]+)")
# Every Qt program has it; it says nothing about this one.
OF_QT = {"help-all"}


def main():
    program, page = sys.argv[1:3]
    said = subprocess.run([program, "--help"], capture_output=True, text=True, timeout=30, check=True).stdout
    offered = set(OPTION.findall(said)) - OF_QT
    source = Path(page).read_text(encoding="utf-8").replace("\\-", "-")
    section = source.partition(".SH OPTIONS")[2].partition(".SH")[0]
    described = {name for entry in re.findall(r"\.TP\n(.*)", section) for name in OPTION.findall(entry)}
    problems = [f"not in the manual: --{name}" for name in sorted(offered - described)]
    problems += [f"in the manual only: --{name}" for name in sorted(described - offered)]
    if not offered:
        problems.append("--help lists no option")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
