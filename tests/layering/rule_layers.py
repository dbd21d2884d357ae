# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may include whom (docs/ARCHITECTURE.md): ui -> models <- app/backend; only app/ knows both."""

import os
import re
from pathlib import Path, PurePosixPath

import tree

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(<[^>\n]+>|"[^"\n]+")', re.MULTILINE)
QT_TARGET = re.compile(r"\bQt6?::(\w+)")
MODULE_PREFIX = re.compile(r"^<Qt[A-Z0-9]\w*/")

CORE = {"QtCore"}
FACE = CORE | {"QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtConcurrent", "QtCharts"}
BACKEND = CORE | {"QtNetwork", "QtSql", "QtConcurrent", "QtNetworkAuth"}

# Folder -> the Qt modules it may use, the folders whose headers it may include, other libraries it may not use.
# The longest matching folder decides.
NO_JSON, NO_SOCKETS = "nlohmann/", ("libpq-fe.h", "httplib.h", "sys/socket.h", "qt6keychain/", "qtkeychain/", "sqlite3.h")
LAYERS = {
    "models": (CORE, {"models"}, (NO_JSON, *NO_SOCKETS)),
    "models/document": (CORE, {"models"}, NO_SOCKETS),
    "ui": (FACE, {"models", "ui"}, (NO_JSON, *NO_SOCKETS)),
    "app": (FACE | BACKEND, {"models", "ui", "app", "app/backend", "translations"}, ("libpq-fe.h", "httplib.h")),
    "app/backend": (BACKEND, {"models", "app/backend"}, ("httplib.h",)),
    "sandbox": (CORE | {"QtNetwork", "QtSql"}, {"sandbox"}, ("qt6keychain/", "qtkeychain/")),
    "translations": (CORE, {"translations"}, (NO_JSON, *NO_SOCKETS)),
    "tests/unit/models": (CORE | {"QtTest"}, {"models", "tests"}, NO_SOCKETS),
    "tests/unit/backend": (BACKEND | {"QtTest"}, {"models", "app/backend", "tests"}, ()),
}
# A private PostgreSQL server is the sandbox's business, and what the backend is tested against.
SHARED_WITH_TESTS = {"postgres_cluster.h"}
INCLUDE_ROOTS = ("models", "ui", "app", "sandbox", "translations", "tests")


def longest(path, folders):
    fitting = [f for f in folders if path == f or path.startswith(f + "/")]
    return max(fitting, key=len, default=None)


def qt_modules(qt_include):
    """Header name -> the modules that have it, from the installed Qt."""
    owners = {}
    for module in sorted(os.listdir(qt_include)):
        folder = Path(qt_include) / module
        if module.startswith("Qt") and folder.is_dir():
            for header in os.listdir(folder):
                owners.setdefault(header, set()).add(module)
    return owners


def owner_of(root, path, name):
    """The folder of LAYERS that the quoted include `name` of `path` belongs to; None when no file of ours has it."""
    own = PurePosixPath(path).parent
    for base in (str(own), *INCLUDE_ROOTS):
        candidate = os.path.normpath(f"{base}/{name}")
        if (Path(root) / candidate).is_file():
            return longest(candidate, LAYERS) or candidate.split("/")[0]
    return None


def belongs(owner, allowed):
    """models/document is models to the others; app/backend is not app."""
    return owner in allowed or (owner == "models/document" and "models" in allowed) or (
        owner.startswith("tests/") and "tests" in allowed)


def judge(root, path, include, qt):
    """What is wrong with one include, or None."""
    name, folder = include[1:-1], longest(path, LAYERS)
    if MODULE_PREFIX.match(include):
        return f"module-prefixed Qt include {include}: it compiles without linking the module, so it hides a dependency"
    if folder is None:
        return None
    modules, friends, libraries = LAYERS[folder]
    if any(name.startswith(prefix) for prefix in libraries):
        return f"{folder} must not use {include}"
    if name.startswith(NO_JSON) and folder == "models/document" and path.endswith(".h"):
        return f"the JSON library stays out of headers: {include}"
    if include.startswith('"'):
        if ".." in PurePosixPath(name).parts:
            return f'include {include} climbs out of its folder'
        if name in SHARED_WITH_TESTS and folder == "tests/unit/backend":
            return None
        owner = owner_of(root, path, name)
        return f"{folder} must not include {owner}: {include}" if owner and not belongs(owner, friends) else None
    owners = qt.get(name)
    if owners and not owners & modules:
        return f"{folder} must not use {'/'.join(sorted(owners))}: {include}"
    return None


def check(root, options):
    qt, problems = qt_modules(options.qt_include), []
    for path in tree.cpp_files(root):
        text = tree.without_comments(tree.read(root, path))
        for match in INCLUDE.finditer(text):
            problem = judge(root, path, match.group(1), qt)
            if problem:
                problems.append(f"{path}:{tree.line_of(text, match.start(1))}: {problem}")
    for path in (f for f in tree.files(root) if f.endswith("CMakeLists.txt")):
        folder = longest(path, LAYERS)
        text = re.sub(r"#[^\n]*", "", tree.read(root, path))
        for match in QT_TARGET.finditer(text) if folder else ():
            module = "Qt" + match.group(1)
            if module not in LAYERS[folder][0] and re.match(r"Qt[A-Z]", module):
                problems.append(f"{path}:{tree.line_of(text, match.start())}: {folder} must not link {match.group(0)}")
    return problems


CONTROLS = [
    ("models/run/planted.cpp", "#include <QWidget>\n"),
    ("models/run/planted.cpp", "#include <QColor>\n"),
    ("models/run/planted.cpp", "#include <nlohmann/json.hpp>\n"),
    ("models/document/planted.h", "#include <nlohmann/json.hpp>\n"),
    ("models/store/planted.cpp", "#include <QtCore/QString>\n"),
    ("models/planted/CMakeLists.txt", "target_link_libraries(wf2des_models PRIVATE Qt6::Gui)\n"),
    ("ui/planted.cpp", "#include <QSqlQuery>\n"),
    ("ui/planted.cpp", "#  include <QNetworkReply>\n"),
    ("ui/planted.cpp", "#include <QtSql/QSqlDatabase>\n"),
    ("ui/planted.cpp", "#include <nlohmann/json.hpp>\n"),
    ("ui/planted.cpp", '#include "backend/planted.h"\n'),
    ("ui/planted.cpp", '#include "../app/backend/planted.h"\n'),
    ("app/backend/planted.cpp", "#include <QWidget>\n"),
    ("app/backend/planted.cpp", "#include <QPixmap>\n"),
    ("app/backend/planted.cpp", '#include "main_window.h"\n'),
    ("sandbox/planted.cpp", '#include "run/run.h"\n'),
    ("sandbox/planted.cpp", "#include <QWidget>\n"),
    ("tests/unit/models/planted.cpp", "#include <QSqlQuery>\n"),
    ("tests/gui/planted.cpp", "#include <QtWidgets/QWidget>\n"),
]
# What a control refers to must exist to be resolved.
CONTROL_SUPPORT = [("app/backend/planted.h", "\n"), ("ui/main_window.h", "\n"), ("models/run/run.h", "\n")]
