#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/packages_test.sh [SUITE...]

Installs the .deb in build/packages in a bare Debian of each suite (bookworm and trixie, if none is named): an earlier
version and its record first, then compares the program with its manifest, runs every shipped scenario, opens the window on a
display that nobody sees, and removes the package again. Starts the tarball in another bare one, from a folder with blanks and
accents. Pictures of the windows lie in build/packages_test afterwards. Needs mmdebstrap and a network; lintian, piuparts and
ImageMagick are used where they are installed.

MESAVIVA_PREVIOUS=FILE.deb is the earlier version; without it, it is the same package under a lower number.
TEXT
}

case ${1:-} in
    --help | -h)
        usage
        exit 0
        ;;
esac
if [ $# -eq 0 ]; then set -- bookworm trixie; fi
have mmdebstrap || fail "mmdebstrap is needed"
shopt -s nullglob
packages=$root/build/packages
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-packages.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# one WHAT FILE...: the only file there is
one() {
    [ $# -eq 2 ] || fail "there must be one $1 in build/packages, not $(($# - 1)): packaging/package.sh makes it"
    printf '%s' "$2"
}
debs=("$packages"/*.deb) tarballs=("$packages"/*.tar.xz)
[ ${#debs[@]} -gt 0 ] || [ ${#tarballs[@]} -gt 0 ] || fail "build/packages has no package: packaging/package.sh makes them"

given_deb=$scratch/deb given_tarball=$scratch/tarball
if [ ${#debs[@]} -gt 0 ]; then
    deb=$(one .deb "${debs[@]}")
    sums=()
    for file in "$packages"/*.sha256; do
        case $file in *-bundle.sha256 | *-windows-*) ;; *) sums+=("$file") ;; esac
    done
    manifest=$(one manifest ${sums[@]+"${sums[@]}"})
    if have lintian; then
        say "lintian"
        lintian --fail-on error,warning "$deb"
    fi
    mkdir "$given_deb"
    cp "$root/packaging/packages_inside.sh" "$given_deb"
    cp "$deb" "$given_deb/mesaviva.deb"
    cp "$manifest" "$given_deb/published.sha256"
    if [ -n "${MESAVIVA_PREVIOUS:-}" ]; then
        cp "$MESAVIVA_PREVIOUS" "$given_deb/previous.deb"
    else
        dpkg-deb -R "$deb" "$scratch/previous"
        sed -i 's/^Version: .*/Version: 0.0.1/' "$scratch/previous/DEBIAN/control"
        dpkg-deb --root-owner-group -Zgzip -b "$scratch/previous" "$given_deb/previous.deb" >/dev/null
    fi
fi
if [ ${#tarballs[@]} -gt 0 ]; then
    tarball=$(one tarball "${tarballs[@]}")
    manifest=$(one "manifest of the tarball" "$packages"/*-bundle.sha256)
    mkdir "$given_tarball"
    cp "$root/packaging/packages_inside.sh" "$given_tarball"
    cp "$tarball" "$given_tarball/mesaviva.tar.xz"
    cp "$manifest" "$given_tarball/published.sha256"
fi

pictures=$root/build/packages_test
rm -rf "$pictures"
mkdir -p "$pictures"
for suite in "$@"; do
    for given in "$given_deb" "$given_tarball"; do
        if [ ! -d "$given" ]; then continue; fi
        kind=${given##*/}
        say "A bare $suite: $kind"
        mkdir "$scratch/given"
        cp -R "$given/." "$scratch/given"
        # shellcheck disable=SC2016 # for mmdebstrap
        mmdebstrap --quiet --variant=apt --customize-hook="copy-in $scratch/given /" \
            --customize-hook='chroot "$1" sh /given/packages_inside.sh' \
            --customize-hook="download /given/window.xwd $pictures/$suite-$kind.xwd" \
            "$suite" /dev/null http://deb.debian.org/debian
        rm -rf "$scratch/given"
    done
done

# All of them show the same lobby: types are drawn a little differently from system to system, nothing else.
if have compare && have convert; then
    first=
    for picture in "$pictures"/*.xwd; do
        convert "$picture" "${picture%.xwd}.png"
        if [ -z "$first" ]; then first=${picture%.xwd}.png; fi
        difference=$(compare -metric RMSE "$first" "${picture%.xwd}.png" null: 2>&1 | sed -n 's/.*(\(.*\)).*/\1/p') || true
        say "$(basename "$picture" .xwd) differs from $(basename "$first" .png) by ${difference:-?}"
        awk "BEGIN { exit !(\"$difference\" != \"\" && ${difference:-1} < 0.05) }" || fail "the windows differ"
    done
fi

if [ -d "$given_deb" ] && have piuparts && [ "$(id -u)" -eq 0 ]; then
    for suite in "$@"; do
        say "piuparts in $suite"
        piuparts --quiet --no-eatmydata -m http://deb.debian.org/debian -d "$suite" "$deb"
    done
fi
say "Installed, run and removed in: $*"
