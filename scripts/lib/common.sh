# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What every script here begins with: the project's folder, messages, packages, configure and build.

set -euo pipefail

root_dir="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
packages_file="$root_dir/scripts/packages.txt"

say() { printf '== %s\n' "$*" >&2; }

# Exit 2 is "this machine cannot do it as it is"; 1 stays for "it was done and failed".
die() {
    printf 'error: %s\n' "$*" >&2
    exit 2
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        die "this step needs root and there is no sudo: run as root: $*"
    fi
}

# This system's release, for instance "bookworm".
codename() { (. /etc/os-release && printf '%s' "${VERSION_CODENAME:-unknown}"); }

# packages_of FILE GROUP... : the package names of these groups, those that a present command replaces left out.
packages_of() {
    local file="$1" wanted=" ${*:2} " group="" package condition
    while read -r package condition; do
        case "$package" in
        '' | '#'*) continue ;;
        '['*']')
            group="${package#[}"
            group="${group%]}"
            continue
            ;;
        esac
        [[ "$wanted" == *" $group "* ]] || continue
        case "$condition" in
        command:*) command -v "${condition#command:}" >/dev/null && continue ;;
        not-on:*) [[ ",${condition#not-on:}," == *",${target_release:-$(codename)},"* ]] && continue ;;
        esac
        printf '%s\n' "$package"
    done <"$file" | sort -u
}

# missing_of PACKAGE... : those that dpkg does not know as installed. Asks no network.
missing_of() {
    [ $# -gt 0 ] || return 0
    comm -23 <(printf '%s\n' "$@" | sort -u) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' | sort -u)
}

other_system_help() {
    cat >&2 <<TEXT
error: this system has no apt, and the script can only install packages on Debian 12 or newer and Ubuntu 24.04 or newer.
On another system install the counterparts of the packages in scripts/packages.txt (groups: $*), then build by hand:
    cmake --preset release && cmake --build --preset release && build/release/bin/wf2des-dashboard --sandbox
    cmake --preset dev && cmake --build --preset dev && ctest --preset dev
TEXT
    exit 2
}

# install_groups GROUP... : installs what is missing; with nothing missing no apt command runs at all.
install_groups() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || other_system_help "$@"
    local wanted missing
    mapfile -t wanted < <(packages_of "$packages_file" "$@")
    mapfile -t missing < <(missing_of "${wanted[@]}")
    [ ${#missing[@]} -gt 0 ] || return 0
    say "installing ${#missing[@]} packages: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || say "the package lists could not be refreshed; trying with those at hand"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" >&2 \
        || die "apt could not install: ${missing[*]}"
}

# npm_ci FOLDER : exactly what the lock file names, fetched only when the lock changed or nothing is there yet.
npm_ci() {
    local folder="$1" stamp="$1/node_modules/.wf2des-lock"
    [ -f "$folder/package-lock.json" ] || return 0
    cmp -s "$folder/package-lock.json" "$stamp" && return 0
    say "installing the Node.js tools of ${folder#"$root_dir"/}"
    (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error >&2) || die "npm could not install the tools of $folder"
    cp "$folder/package-lock.json" "$stamp"
}

jobs() { nproc 2>/dev/null || echo 2; }

# configure_and_build PRESET [TARGET...]
configure_and_build() {
    local preset="$1"
    shift
    cd "$root_dir"
    say "configuring and building (preset $preset)"
    cmake --preset "$preset" >&2
    cmake --build --preset "$preset" -j "$(jobs)" ${1:+--target "$@"} >&2
}
