#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the checked-out commit twice, in clones with unlike paths and at unlike times, as packages are built, and
# compares the programs. Takes as long as two builds from scratch; arguments are targets to build instead of all three
# programs.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [ $# -eq 0 ]; then set -- mesaviva mesaviva-verify mesaviva-chain; fi
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-reproducible.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
QT_RCC_SOURCE_DATE_OVERRIDE=$(git -C "$root" log -1 --format=%ct)
export QT_RCC_SOURCE_DATE_OVERRIDE SOURCE_DATE_EPOCH=$QT_RCC_SOURCE_DATE_OVERRIDE
for clone in "$scratch/one" "$scratch/another folder, with a longer name"; do
    git clone --quiet --no-local "$root" "$clone"
    say "Building in $clone"
    (cd "$clone" && cmake --preset package && cmake --build --preset package --parallel "$(processors)" --target "$@") >&2
    (cd "$clone/build/package" && sha256sum -- "$@") | tee "$clone.sums"
done
cmp "$scratch/one.sums" "$scratch/another folder, with a longer name.sums" || fail "the same commit gave different programs"
say "The same commit gave the same programs"
