#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""scripts/lib/common.sh on machines that are not this one: apt, dpkg, sudo, id and npm are stand-ins that note their calls."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

COMMON = Path(__file__).resolve().parents[2] / "scripts/lib/common.sh"
TOOLS = "bash sh env cat cmp comm cp dirname grep mkdir sed sort".split()
PACKAGES = """# a comment
[build]
cmake
g++
[test]
nodejs  command:node
cmake
elsewhere  not-on:here,there
[other]
never
"""


class Machine(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.bin, self.log = self.folder / "bin", self.folder / "log"
        self.bin.mkdir()
        self.log.touch()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool))
        (self.folder / "packages.txt").write_text(PACKAGES)
        self.stub("apt-get")
        self.stub("id", "echo 0")
        self.installed("cmake", "g++", "nodejs", "elsewhere")

    def stub(self, name, body="", noted=True):
        note = f'echo "{name} $*" >>"{self.log}"\n' if noted else ""
        path = self.bin / name
        path.write_text(f"#!{shutil.which('bash')}\n{note}{body}\n")
        path.chmod(0o755)

    def installed(self, *names):
        lines = "".join(f'case " $* " in *" {n} "*) echo "installed {n}" ;; esac\n' for n in names)
        self.stub("dpkg-query", lines, noted=False)

    def run_shell(self, script):
        done = subprocess.run(["bash", "-c", f'. "{COMMON}"; packages_file="{self.folder}/packages.txt"\n{script}'],
                              capture_output=True, text=True, env={"PATH": str(self.bin), "HOME": str(self.folder)})
        return done

    def calls(self, name):
        return [line for line in self.log.read_text().splitlines() if line.startswith(name)]

    def test_nothing_missing_asks_no_apt(self):
        done = self.run_shell("install_groups build test")
        self.assertEqual((done.returncode, self.calls("apt-get")), (0, []), done.stderr)

    def test_missing_packages_and_only_those_are_installed(self):
        self.installed("cmake")
        done = self.run_shell("codename() { echo here; }; install_groups build test")
        self.assertEqual(done.returncode, 0, done.stderr)
        install = [c for c in self.calls("apt-get") if " install " in c]
        self.assertEqual(len(install), 1)
        self.assertTrue(install[0].endswith(" g++ nodejs"), install)

    def test_a_release_without_the_condition_gets_the_package(self):
        done = self.run_shell('codename() { echo other; }; packages_of "$packages_file" test')
        self.assertEqual(done.stdout.split(), ["cmake", "elsewhere", "nodejs"], done.stderr)

    def test_a_present_command_replaces_its_package(self):
        self.stub("node")
        done = self.run_shell('codename() { echo here; }; packages_of "$packages_file" test')
        self.assertEqual(done.stdout.split(), ["cmake"], done.stderr)

    def test_stale_lists_do_not_stop_the_install(self):
        self.installed("cmake")
        self.stub("apt-get", 'case "$*" in *update*) exit 100 ;; esac')
        self.assertEqual(self.run_shell("install_groups build").returncode, 0)

    def test_a_failed_install_is_said(self):
        self.installed("cmake")
        self.stub("apt-get", "exit 100")
        done = self.run_shell("install_groups build")
        self.assertEqual(done.returncode, 2)
        self.assertIn("g++", done.stderr)

    def test_another_system_is_told_what_to_do(self):
        (self.bin / "apt-get").unlink()
        done = self.run_shell("install_groups build")
        self.assertEqual(done.returncode, 2)
        self.assertIn("scripts/packages.txt", done.stderr)

    def test_a_normal_user_goes_through_sudo(self):
        self.installed("cmake")
        self.stub("id", "echo 1000")
        self.stub("sudo", 'exec "$@"')
        self.assertEqual(self.run_shell("install_groups build").returncode, 0)
        self.assertEqual(len(self.calls("sudo")), 2)

    def test_a_normal_user_without_sudo_is_told(self):
        self.installed("cmake")
        self.stub("id", "echo 1000")
        done = self.run_shell("install_groups build")
        self.assertEqual((done.returncode, self.calls("apt-get")), (2, []))
        self.assertIn("sudo", done.stderr)

    def test_node_tools_come_once_for_a_lock_file(self):
        tools = self.folder / "tools"
        tools.mkdir()
        lock = tools / "package-lock.json"
        lock.write_text("one")
        self.stub("npm", "mkdir -p node_modules")
        for content, calls in (("one", 1), ("one", 1), ("two", 2)):
            lock.write_text(content)
            done = self.run_shell(f'npm_ci "{tools}"')
            self.assertEqual((done.returncode, len(self.calls("npm ci"))), (0, calls), done.stderr)

    def test_node_tools_that_were_interrupted_come_again(self):
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "package-lock.json").write_text("one")
        self.stub("npm", "mkdir -p node_modules; exit 1")
        for calls in (1, 2):
            self.assertEqual(self.run_shell(f'npm_ci "{tools}"').returncode, 2)
            self.assertEqual(len(self.calls("npm ci")), calls)

    def test_ci_runs_the_tests_and_nothing_else(self):
        lines = [line for line in (COMMON.parents[2] / ".ci/run").read_text().splitlines() if not line.startswith("#")]
        self.assertEqual(len(lines), 1)
        self.assertRegex(lines[0], r"^exec .*/scripts/test\"$")
        self.assertTrue(os.access(COMMON.parents[1] / "test", os.X_OK))


if __name__ == "__main__":
    unittest.main()
