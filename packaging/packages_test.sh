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
accents, and so .run and AppImage, where there are. Pictures of the windows lie in build/packages_test afterwards; they are
compared with that of tests/packaging/lobby.png. What windows-cli has made is run under Wine (windows/wine_test.sh), where that
is installed. Needs mmdebstrap and a network; lintian, piuparts and ImageMagick are used where they are installed.

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
debs=("$packages"/*.deb) unpacked=("$packages"/*.tar.xz "$packages"/*.run "$packages"/*.AppImage)
windows=("$packages"/mesaviva-cli-*.zip)
[ $((${#debs[@]} + ${#unpacked[@]} + ${#windows[@]})) -gt 0 ] ||
    fail "build/packages has no package: packaging/package.sh makes them"

given_deb=$scratch/deb
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
for file in ${unpacked[@]+"${unpacked[@]}"}; do
    manifest=$(one "manifest of what needs no Qt" "$packages"/*-bundle.sha256)
    ending=${file##*-"$(uname -m)".}
    mkdir "$scratch/$ending"
    cp "$root/packaging/packages_inside.sh" "$scratch/$ending"
    cp "$file" "$scratch/$ending/mesaviva.$ending"
    cp "$manifest" "$scratch/$ending/published.sha256"
done

pictures=$root/build/packages_test
rm -rf "$pictures"
mkdir -p "$pictures"
for suite in "$@"; do
    for given in "$given_deb" "$scratch"/{tar.xz,run,AppImage}; do
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
reference=$root/tests/packaging/lobby.png
if have compare && have convert; then
    for picture in "$pictures"/*.xwd; do
        convert "$picture" -resize 25% "${picture%.xwd}.png"
        difference=$(compare -metric RMSE "$reference" "${picture%.xwd}.png" null: 2>&1 | sed -n 's/.*(\(.*\)).*/\1/p') || true
        say "$(basename "$picture" .xwd) differs from the reference by ${difference:-?}"
        awk "BEGIN { exit !(\"$difference\" != \"\" && ${difference:-1} < 0.05) }" || fail "another window"
    done
fi

if [ -d "$given_deb" ] && have piuparts && [ "$(id -u)" -eq 0 ]; then
    for suite in "$@"; do
        say "piuparts in $suite"
        piuparts --quiet --no-eatmydata -m http://deb.debian.org/debian -d "$suite" "$deb"
    done
fi
if [ ${#windows[@]} -gt 0 ]; then
    if ! have wine; then
        say "Not checked: the command line for Windows (there is no wine)"
    else
        # Compared with the program of the package, where nothing has been built.
        program=$root/build/release/mesaviva
        if [ -d "$given_deb" ]; then
            dpkg-deb -x "$deb" "$scratch/here"
            program=$scratch/here/usr/bin/mesaviva
        fi
        say "Wine"
        "$root/packaging/windows/wine_test.sh" "$program"
    fi
fi
say "Installed, run and removed in: $*"
