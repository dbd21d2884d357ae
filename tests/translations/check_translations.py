#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_translations.py --lupdate TOOL [--root DIR]: collects the words of the sources into copies of the .ts files and
says every string that is missing, unfinished, vanished, or whose placeholders differ; exit 1 if there is any.
--self-test: makes a small project with each of these mistakes and demands that it is found."""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

FOLDERS = ("models", "ui", "app")
# language -> (what lupdate collects, plural forms the language has)
LANGUAGES = {"ja": ([], 1), "en": (["-pluralonly"], 2)}
# A class without Q_OBJECT and the like: its words would be looked up under another name than they are filed under.
LUPDATE_COMPLAINT = re.compile(r"lacks Q_OBJECT|Qualifying with unknown|cannot be called without context|Unterminated|"
                               r"Unexpected|Discarding|exceeds", re.IGNORECASE)
ENDINGS = ((r"[:：]$", "colon"), (r"(?:…|\.\.\.)$", "ellipsis"))


def accelerators(text):
    return len(re.findall(r"&(?=[^\s&])", text.replace("&&", "")))


def differences(source, translation):
    """How the translation differs from its source in what the program relies on."""
    places = lambda text: sorted(re.findall(r"%L?\d{1,2}|%n|%L?n", text))
    if places(source) != places(translation):
        yield f"placeholders {places(source)} became {places(translation)}"
    if accelerators(source) != accelerators(translation):
        yield f"{accelerators(source)} accelerator keys became {accelerators(translation)}"
    for pattern, name in ENDINGS:
        if bool(re.search(pattern, source.rstrip())) != bool(re.search(pattern, translation.rstrip())):
            yield f"the trailing {name} differs"
    if source.count("\n") != translation.count("\n"):
        yield "the line breaks differ"
    if re.search(r"^\s|\s$", source) and not re.search(r"^\s|\s$", translation):
        yield "the blanks at the ends differ"


def message_problems(message, forms):
    source, translation = message.findtext("source") or "", message.find("translation")
    kind = translation.get("type") if translation is not None else "unfinished"
    if kind in ("vanished", "obsolete"):
        yield "no longer in the sources"
        return
    if message.get("numerus") == "yes":
        texts = [form.text or "" for form in translation.findall("numerusform")]
        if len(texts) != forms:
            yield f"{len(texts)} plural forms instead of {forms}"
    else:
        texts = [translation.text or ""] if translation is not None else [""]
    if kind == "unfinished" or not all(text.strip() for text in texts):
        yield "not translated"
        return
    for text in texts:
        # "one run" may leave the number out: only the placeholders beside %n must stay then.
        said = source if "%n" in text or forms == 1 else source.replace("%n", "1")
        yield from differences(said, text)


def ts_problems(path, language):
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            for problem in message_problems(message, LANGUAGES[language][1]):
                source = " ".join((message.findtext("source") or "").split())[:80]
                yield f"{language}: {context.findtext('name')}: \"{source}\": {problem}"


def check(root, lupdate):
    problems = []
    folders = [str(Path(root) / name) for name in FOLDERS if (Path(root) / name).is_dir()]
    with tempfile.TemporaryDirectory() as scratch:
        for language, (options, _) in LANGUAGES.items():
            name = f"wf2des_{language}.ts"
            copy = Path(scratch) / name
            if not (Path(root) / "translations" / name).is_file():
                problems.append(f"{language}: translations/{name} is missing")
                continue
            shutil.copyfile(Path(root) / "translations" / name, copy)
            done = subprocess.run([lupdate, *folders, "-extensions", "h,cpp", "-locations", "none", *options, "-ts", copy],
                                  capture_output=True, text=True, check=False, timeout=120)
            said = done.stdout + done.stderr
            problems += [f"lupdate: {line}" for line in said.splitlines() if LUPDATE_COMPLAINT.search(line)]
            if done.returncode != 0:
                problems.append(f"lupdate failed: {said.strip()}")
            problems += ts_problems(copy, language)
    return list(dict.fromkeys(problems))


SOURCE = '''#include <QObject>
class Planted : public QObject {
    Q_OBJECT
    void words(int n)
    {
        tr("Plain"); tr("Name:"); tr("Open %1 of %2"); tr("&Confirm"); tr("Save A && B"); tr("Choose…");
        tr("%n run(s)", nullptr, n);
        %EXTRA%
    }
};
'''
GOOD = {"Plain": "普通", "Name:": "名前:", "Open %1 of %2": "%2 の %1 を開く", "&Confirm": "確認(&C)",
        "Save A && B": "A && B を保存", "Choose…": "選択…", "%n run(s)": ["%n 件"]}


def ts_text(language, messages):
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = "Planted"
    for source, words in messages.items():
        plural = isinstance(words, list)
        message = ET.SubElement(context, "message", {"numerus": "yes"} if plural else {})
        ET.SubElement(message, "source").text = source
        kind = {"type": "unfinished"} if words in ("", "?") else {}
        translation = ET.SubElement(message, "translation", kind)
        if not plural:
            translation.text = words
        for form in words if plural else ():
            ET.SubElement(translation, "numerusform").text = form
    return '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + ET.tostring(root, encoding="unicode") + "\n"


def make_project(folder, extra, japanese, english):
    for name in ("ui", "translations"):
        (folder / name).mkdir(parents=True)
    (folder / "ui/planted.cpp").write_text(SOURCE.replace("%EXTRA%", extra), encoding="utf-8")
    (folder / "translations/wf2des_ja.ts").write_text(ts_text("ja", japanese), encoding="utf-8")
    (folder / "translations/wf2des_en.ts").write_text(ts_text("en", english), encoding="utf-8")


def self_test(lupdate):
    english = {"%n run(s)": ["%n run", "%n runs"]}
    without = lambda source: {k: v for k, v in GOOD.items() if k != source}
    cases = [
        ("nothing wrong", "", GOOD, english, None),
        ("'one run' without its number", "", GOOD, {"%n run(s)": ["One run", "%n runs"]}, None),
        ("a string added to the sources", 'tr("Added");', GOOD, english, "not translated"),
        ("a string not collected", "", without("Plain"), english, "not translated"),
        ("a string of the past", "", {**GOOD, "Gone": "以前"}, english, "no longer in the sources"),
        ("an unfinished string", "", {**GOOD, "Plain": "?"}, english, "not translated"),
        ("an empty string", "", {**GOOD, "Plain": " "}, english, "not translated"),
        ("a placeholder lost", "", {**GOOD, "Open %1 of %2": "%1 を開く"}, english, "placeholders"),
        ("a placeholder twice", "", {**GOOD, "Open %1 of %2": "%1 %2 %2"}, english, "placeholders"),
        ("%n lost", "", {**GOOD, "%n run(s)": ["件"]}, english, "placeholders"),
        ("an accelerator lost", "", {**GOOD, "&Confirm": "確認"}, english, "accelerator"),
        ("a colon lost", "", {**GOOD, "Name:": "名前"}, english, "colon"),
        ("an ellipsis lost", "", {**GOOD, "Choose…": "選択"}, english, "ellipsis"),
        ("an English plural missing", "", GOOD, {}, "en: "),
        ("a class without Q_OBJECT", '} }; class Other : public QObject { void f() { tr("Lost");', {**GOOD}, english,
         "Q_OBJECT"),
    ]
    failures = []
    for number, (title, extra, japanese, plurals, expected) in enumerate(cases):
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch) / str(number)
            make_project(folder, extra, japanese, plurals)
            found = check(folder, lupdate)
        if (expected is None and found) or (expected and not any(expected in line for line in found)):
            failures.append(f"{title}: expected {expected!r}, found {found}")
    print(f"translations: {len(cases)} controls, {len(failures)} failed")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lupdate", required=True)
    parser.add_argument("--root", default=str(Path(__file__).resolve().parents[2]))
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    problems = self_test(options.lupdate) if options.self_test else check(options.root, options.lupdate)
    for problem in problems:
        print(problem)
    print(f"translations: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
