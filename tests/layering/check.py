#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py RULE [--root DIR]: says every breach of one rule, exit 1 if there is any.
check.py RULE --self-test: plants each breach the rule knows in a small tree and demands that it is found."""

import argparse
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import rule_calls
import rule_files
import rule_layers
import rule_names
import rule_text
import tree


def rule(check, controls, innocent=(), support=()):
    return SimpleNamespace(check=check, controls=controls, innocent=list(innocent), support=list(support))


RULES = {
    "layering": rule(rule_layers.check, rule_layers.CONTROLS, support=rule_layers.CONTROL_SUPPORT),
    "plain_text": rule(rule_text.check, rule_text.CONTROLS, rule_text.INNOCENT, rule_text.CONTROL_SUPPORT),
    "calls": rule(rule_calls.check, rule_calls.CONTROLS, rule_calls.INNOCENT),
    "unique_names": rule(rule_names.check, rule_names.CONTROLS, rule_names.INNOCENT, rule_names.CONTROL_SUPPORT),
    "spdx": rule(rule_files.check_spdx, rule_files.SPDX_CONTROLS),
    "file_size": rule(rule_files.check_size, rule_files.SIZE_CONTROLS, rule_files.SIZE_INNOCENT),
    "forbidden_words": rule(rule_files.check_words, rule_files.WORD_CONTROLS, rule_files.WORD_INNOCENT),
}


def reports_on(subject, root, options, path):
    return [line for line in subject.check(root, options) if line.startswith(path + ":")]


def self_test(subject, options):
    """The failures of the rule itself: breaches it does not see, and good code it reports."""
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        small = Path(folder)
        for path, content in subject.support:
            (small / path).parent.mkdir(parents=True, exist_ok=True)
            (small / path).write_text(content, encoding="utf-8")
        for path, content, expected in [(*c, True) for c in subject.controls] + [(*c, False) for c in subject.innocent]:
            planted = small / path
            planted.parent.mkdir(parents=True, exist_ok=True)
            planted.write_text(content, encoding="utf-8")
            if bool(reports_on(subject, small, options, path)) is not expected:
                failures.append(f"{path}: {'not found' if expected else 'wrongly reported'}: {content!r}")
            planted.unlink()
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rule", choices=sorted(RULES))
    parser.add_argument("--root", default=str(Path(__file__).resolve().parents[2]))
    parser.add_argument("--qt-include", default="/usr/include/x86_64-linux-gnu/qt6")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    subject = RULES[options.rule]
    problems = self_test(subject, options) if options.self_test else subject.check(options.root, options)
    for problem in problems:
        print(problem)
    files, controls = len(tree.files(options.root)), len(subject.controls) + len(subject.innocent)
    print(f"{options.rule}: {len(problems)} problems in {f'{controls} controls' if options.self_test else f'{files} files'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
