#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/packages_test.sh [SUITE...]

Installs the .deb in build/packages in a bare Debian of each suite (bookworm and trixie, if none is named), compares the
program with its manifest, runs every shipped scenario, opens the window on a display that nobody sees, and removes the
package again. Needs mmdebstrap and a network.
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
debs=("$root"/build/packages/*.deb)
[ ${#debs[@]} -eq 1 ] || fail "there must be one package in build/packages: packaging/package.sh deb makes it"
manifests=("$root"/build/packages/*.sha256)
[ ${#manifests[@]} -eq 1 ] || fail "there must be one manifest beside it"
if have lintian; then lintian --fail-on error,warning "${debs[0]}"; fi

scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-packages.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/given"
cp "${debs[0]}" "$scratch/given/mesaviva.deb"
cp "${manifests[0]}" "$scratch/given/published.sha256"

cp "$root/packaging/packages_inside.sh" "$scratch/given"

for suite in "$@"; do
    say "Installing ${debs[0]##*/} in a bare $suite"
    # shellcheck disable=SC2016 # for mmdebstrap
    mmdebstrap --quiet --variant=apt --customize-hook="copy-in $scratch/given /" \
        --customize-hook='chroot "$1" sh /given/packages_inside.sh' "$suite" /dev/null http://deb.debian.org/debian
done
say "Installed, run and removed in: $*"
