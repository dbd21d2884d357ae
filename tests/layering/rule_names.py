# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One name, one class: two classes of one name, linked into one program, silently share their functions."""

import re

import tree

DEFINITION = re.compile(r"^(?:class|struct|enum(?: class)?)\s+(?:\w+_EXPORT\s+)?(\w+)(?:\s+final)?\s*(?::[^:;{]|\{|:$)",
                        re.MULTILINE)
ROOMS = ("models", "ui", "app")


def check(root, options):
    places, problems = {}, []
    for path in (path for room in ROOMS for path in tree.cpp_files(root, room) if path.endswith(".h")):
        code = tree.without_strings(tree.read(root, path))
        for match in DEFINITION.finditer(code):
            places.setdefault(match.group(1), []).append((path, tree.line_of(code, match.start())))
    for name, found in sorted(places.items()):
        for path, line in found[1:]:
            problems.append(f"{path}:{line}: {name} is also defined in {found[0][0]}")
    return problems


CONTROL_SUPPORT = [("models/known.h", "namespace wf2des {\nclass Known final : public QObject {\n};\n}\n")]
CONTROLS = [
    ("ui/planted.h", "namespace wf2des {\nstruct Known {\n    int a;\n};\n}\n"),
    ("app/planted.h", "namespace wf2des {\nenum class Known : quint8 { A };\n}\n"),
]
INNOCENT = [
    ("ui/planted.h", "namespace wf2des {\nclass Known;\nstruct Other {\n    struct Known {\n    };\n};\n}\n"),
]
