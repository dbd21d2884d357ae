#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in_a_window.sh PROGRAM...: runs it on a screen of its own with a window manager, which gives windows their focus.
set -u
exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1000x24' \
    sh -c 'openbox --config-file /dev/null >/dev/null 2>&1 & exec "$@"' sh "$@"
