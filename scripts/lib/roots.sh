# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Clean Debian systems below build/roots, from the archive that this machine's own apt uses. Source common.sh first.

# shellcheck disable=SC2154 # root_dir comes from common.sh
roots_dir="$root_dir/build/roots"
debootstrap_program=/usr/sbin/debootstrap

# The archives this machine's apt uses, one "URI RELEASE COMPONENT" a line.
own_archives() { apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | sort -u; }

# The same archives for another release: "bookworm-security" becomes "trixie-security".
archives_for() {
    local release="$1" own
    own="$(codename)"
    own_archives | awk -v own="$own" -v release="$release" \
        '$2 == own || index($2, own "-") == 1 { sub(own, release, $2); print }'
}

need_debian_archive() {
    (. /etc/os-release && [ "${ID:-}" = debian ]) \
        || die "the clean systems come from a Debian archive, and this machine's apt uses none. Run scripts/package on Debian 12 or 13."
    [ -n "$(archives_for "$1")" ] || die "no archive for $1 in this machine's apt sources"
}

# What a clean system needs to reach the archive the way this machine does: sources, name service, apt's network settings.
connect_root() {
    local root="$1" release="$2"
    archives_for "$release" | sed 's/^/deb /' | as_root tee "$root/etc/apt/sources.list" >/dev/null
    apt-config dump | grep -E '^Acquire::(http|https|ftp|Check-|Retries)' | as_root tee "$root/etc/apt/apt.conf.d/90machine" >/dev/null || true
    as_root cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
}

# ensure_base RELEASE : the smallest Debian of this release, made once.
ensure_base() {
    local release="$1" base="$roots_dir/$1-base" mirror
    [ ! -d "$base" ] || return 0
    need_debian_archive "$release"
    mirror="$(archives_for "$release" | awk -v release="$release" '$2 == release { print $1; exit }')"
    say "making a minimal $release system"
    mkdir -p "$roots_dir"
    as_root rm -rf --one-file-system "$base.part"
    as_root "$debootstrap_program" --variant=minbase "$release" "$base.part" "$mirror" >"$roots_dir/$release-debootstrap.log" 2>&1 \
        || die "debootstrap failed, see build/roots/$release-debootstrap.log"
    connect_root "$base.part" "$release"
    as_root mv "$base.part" "$base"
}

# fresh_root RELEASE NAME : a copy of the minimal system, whatever was there before thrown away. Prints its folder.
fresh_root() {
    local release="$1" root="$roots_dir/$1-$2"
    ensure_base "$release"
    as_root rm -rf --one-file-system "$root"
    as_root cp -a --reflink=auto "$roots_dir/$release-base" "$root"
    connect_root "$root" "$release"
    printf '%s\n' "$root"
}

# in_root [--offline] [--user] [--bind FROM:TO]... ROOT COMMAND... : runs a command inside. Its mounts, processes and, with
# --offline, its network live in namespaces of their own: all of them vanish with the command, however it ends.
in_root() {
    local binds=() spaces=(--mount --pid --fork --kill-child) network=on user=0
    while :; do
        case "$1" in
        --offline) spaces+=(--net) network=off ;;
        --user) user=1000 ;;
        --bind) binds+=("$2") && shift ;;
        *) break ;;
        esac
        shift
    done
    local root="$1"
    shift
    # shellcheck disable=SC2016 # expanded inside the namespace
    as_root env -i PATH="$PATH" LC_ALL=C.UTF-8 http_proxy="${http_proxy:-}" https_proxy="${https_proxy:-}" unshare "${spaces[@]}" bash -euc '
        root=$1 network=$2 user=$3 count=$4
        shift 4
        mount --make-rprivate /
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount --bind /dev/pts "$root/dev/pts"
        mount -t tmpfs tmpfs "$root/dev/shm"
        for ((; count > 0; count--)); do
            mkdir -p "$root/${1##*:}"
            mount --bind "${1%%:*}" "$root/${1##*:}"
            shift
        done
        [ "$network" = on ] || ip link set lo up
        home=/root
        [ "$user" = 0 ] || home=/home/person
        exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME="$home" \
            ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} DEBIAN_FRONTEND=noninteractive chroot --userspec="$user:$user" "$root" "$@"
    ' in_root "$root" "$network" "$user" "${#binds[@]}" "${binds[@]}" "$@"
}

# apt_in ROOT RELEASE ARGUMENTS... : apt-get inside; each package file is fetched once for all systems of a release.
apt_in() {
    local root="$1" archives="$roots_dir/$2-archives"
    shift 2
    mkdir -p "$archives" "$root_dir/build/packages"
    in_root --bind "$archives:/var/cache/apt/archives" --bind "$root_dir/build/packages:/packages" "$root" apt-get -q -y -o APT::Keep-Downloaded-Packages=true "$@"
}

refresh_lists() {
    apt_in "$1" "$2" update >/dev/null 2>&1 || say "the package lists of $2 could not be refreshed; going on with those at hand"
}
