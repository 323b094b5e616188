#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/package.sh [options] [deb] [rpm]

Installs what is missing, builds the program as it is released (build/package) and makes packages in build/packages:
those that are named, or all that this system can make. Beside them lie the manifest of the release, with which anybody
can compare an installed program (mesaviva sums --compare), and SHA256SUMS.

  --contact TEXT   who answers for the packages: 'Name <address>'
  --dirty          go on although the work tree differs from its commit
  --build DIR      package what has been built in build/DIR instead, without building it
  --yes            install what is missing without asking
  --no-install     install nothing: the tools and libraries are there
  --help           this text
TEXT
}

contact='' dirty='' dir=package kinds=()
while [ $# -gt 0 ]; do
    case $1 in
        --contact | --build)
            [ $# -gt 1 ] || fail "$1 needs a word; see packaging/package.sh --help"
            if [ "$1" = --contact ]; then contact=$2; else dir=$2; fi
            shift
            ;;
        --dirty) dirty=1 ;;
        --yes) assume_yes=1 ;;
        --no-install) no_install=1 ;;
        --help | -h)
            usage
            exit 0
            ;;
        deb | rpm) kinds+=("$1") ;;
        *) fail "unknown word $1; see packaging/package.sh --help" ;;
    esac
    shift
done

if [ -z "$dirty" ] && [ -n "$(git -C "$root" status --porcelain --untracked-files=no)" ]; then
    fail "the work tree differs from its commit: nobody could build this package again (--dirty makes it nevertheless)"
fi

ensure_packages build package

# The same commit gives the same programs, wherever and whenever it is built: the time is that of the commit.
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
export TZ=UTC LC_ALL=C.UTF-8
umask 022
if [ "$dir" = package ]; then
    configure package package -D "MESAVIVA_CONTACT=$contact"
    build package
fi

if [ ${#kinds[@]} -eq 0 ]; then
    if have dpkg-shlibdeps; then kinds+=(deb); fi
    if have rpmbuild; then kinds+=(rpm); fi
    [ ${#kinds[@]} -gt 0 ] || fail "neither dpkg-shlibdeps nor rpmbuild is there to make a package with"
fi

packages=$root/build/packages
rm -rf "$packages"
mkdir -p "$packages"
for kind in "${kinds[@]}"; do
    say "Packaging: $kind"
    cpack --config "$root/build/$dir/CPackConfig.cmake" -G "$(tr '[:lower:]' '[:upper:]' <<<"$kind")" -B "$packages" >&2
done
# CPack leaves there what it has packaged from: the programs of each kind of package are the same, and so is the manifest.
manifest=$(find "$packages/_CPack_Packages" -name mesaviva.sha256 | sort | head -n 1)
while read -r other; do
    cmp "$manifest" "$other" || fail "the packages have different programs"
done < <(find "$packages/_CPack_Packages" -name mesaviva.sha256)
version=$(sed -n '2s/^# //p' "$manifest")
cp "$manifest" "$packages/mesaviva-$version-linux-$(uname -m).sha256"
rm -rf "$packages/_CPack_Packages"
cd "$packages"
sha256sum -- * >SHA256SUMS
say "In build/packages:"
cat SHA256SUMS
