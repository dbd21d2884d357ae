#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_install.py CMAKE BUILD_DIR: installs the build into a scratch folder and demands exactly the files a person or a
packager expects, each with what it refers to."""

import configparser
import gzip
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

SHARE = "share"
EXPECTED = [
    "bin/wf2des-dashboard",
    "bin/wf2des-sandbox",
    f"{SHARE}/applications/wf2des-dashboard.desktop",
    f"{SHARE}/metainfo/org.wf2des.dashboard.metainfo.xml",
    f"{SHARE}/icons/hicolor/scalable/apps/wf2des-dashboard.svg",
    f"{SHARE}/man/man1/wf2des-dashboard.1.gz",
    f"{SHARE}/man/man1/wf2des-sandbox.1.gz",
    f"{SHARE}/doc/wf2des-dashboard/copyright",
]
FOLDERS = ("bin/", f"{SHARE}/applications/", f"{SHARE}/metainfo/", f"{SHARE}/icons/hicolor/", f"{SHARE}/man/man1/",
           f"{SHARE}/doc/wf2des-dashboard/", f"{SHARE}/lintian/overrides/")


def installed_files(prefix):
    return sorted(p.relative_to(prefix).as_posix() for p in prefix.rglob("*") if p.is_file())


def problems_of(prefix):
    files = installed_files(prefix)
    for path in EXPECTED:
        if path not in files:
            yield f"not installed: {path}"
    for path in files:
        if not path.startswith(FOLDERS):
            yield f"installed where nobody expects it: {path}"
        if path.startswith("bin/") and not os.access(prefix / path, os.X_OK):
            yield f"not executable: {path}"
        if path.endswith(".1.gz") and not gzip.open(prefix / path).read().lstrip().startswith(b".\\\""):
            yield f"no manual page: {path}"
    desktop = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    desktop.read(prefix / EXPECTED[2], encoding="utf-8")
    for section in desktop.sections():
        command = desktop[section].get("Exec", "").split(" ")[0]
        if f"bin/{command}" not in files:
            yield f"the desktop entry starts {command}, which is not installed"
    launchable = ET.parse(prefix / EXPECTED[3]).getroot().findtext("launchable")
    if f"{SHARE}/applications/{launchable}" not in files:
        yield f"the metainfo launches {launchable}, which is not installed"


def main():
    cmake, build = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([cmake, "--install", build, "--prefix", scratch], check=True, stdout=subprocess.DEVNULL)
        problems = list(problems_of(Path(scratch)))
    for problem in problems:
        print(problem)
    print(f"install: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
