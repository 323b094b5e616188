#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/package.sh [options] [deb] [rpm] [tarball] [run] [appdir] [windows-cli]

Installs what is missing, builds the program as it is released (build/package) and makes packages in build/packages:
those that are named, or deb and tarball, and rpm where there is rpmbuild. Beside them lie the manifest of the release, with
which anybody can compare an installed program (mesaviva sums --compare), and SHA256SUMS.

  deb          for Debian and its kin
  rpm          for systems with RPM
  tarball      a folder with all that the program needs, for systems without Qt: unpack it anywhere, start ./mesaviva
  run          the same folder as a program that unpacks and starts itself (makeself)
  appdir       the same folder as build/packages/mesaviva.AppDir, which linux/appimage.sh makes an AppImage of
  windows-cli  zip and installer (MSI) for Windows of the command line without a window, cross-compiled with MinGW

  --contact TEXT   who answers for the packages: 'Name <address>'
  --homepage URL   where it is published: packages name it, and desktops take pictures from there
  --dirty          go on although the work tree differs from its commit
  --build DIR      package what has been built in build/DIR instead, without building it
  --yes            install what is missing without asking
  --no-install     install nothing: the tools and libraries are there
  --help           this text
TEXT
}

contact='' homepage='' dirty='' dir=package kinds=()
while [ $# -gt 0 ]; do
    case $1 in
        --contact | --homepage | --build)
            [ $# -gt 1 ] || fail "$1 needs a word; see packaging/package.sh --help"
            case $1 in --contact) contact=$2 ;; --homepage) homepage=$2 ;; *) dir=$2 ;; esac
            shift
            ;;
        --dirty) dirty=1 ;;
        --yes) assume_yes=1 ;;
        --no-install) no_install=1 ;;
        --help | -h)
            usage
            exit 0
            ;;
        deb | rpm | tarball | run | appdir | windows-cli) kinds+=("$1") ;;
        *) fail "unknown word $1; see packaging/package.sh --help" ;;
    esac
    shift
done

if [ -z "$dirty" ] && [ -n "$(git -C "$root" status --porcelain --untracked-files=no)" ]; then
    fail "the work tree differs from its commit: nobody could build this package again (--dirty makes it nevertheless)"
fi

if [ ${#kinds[@]} -eq 0 ]; then
    if [ "$(system_name)" = debian ]; then kinds+=(deb tarball); fi
    if have rpmbuild; then kinds+=(rpm); fi
    [ ${#kinds[@]} -gt 0 ] || fail "name what to make: neither Debian's tools nor rpmbuild are there"
fi
wants() { [[ " ${kinds[*]} " == *" $1 "* ]]; }

packages=$root/build/packages
# The same commit gives the same programs, wherever and whenever it is built: the time is that of the commit.
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
export TZ=UTC LC_ALL=C.UTF-8
umask 022
rm -rf "$packages"
mkdir -p "$packages"

# make_linux: the packages of the program with its window
make_linux() {
    local kind manifest other version name stage
    ensure_packages build package
    if [ "$dir" = package ]; then
        configure package package -D "MESAVIVA_CONTACT=$contact" -D "MESAVIVA_HOMEPAGE=$homepage"
        build package
    fi
    for kind in deb rpm; do
        if ! wants $kind; then continue; fi
        say "Packaging: $kind"
        cpack --config "$root/build/$dir/CPackConfig.cmake" -G "$(tr '[:lower:]' '[:upper:]' <<<"$kind")" -B "$packages" >&2
    done
    version=$(head -n 1 "$root/build/$dir/app/identity.txt")
    name=mesaviva-$version-linux-$(uname -m)
    # CPack leaves there what it has packaged from: the programs of each kind of package are the same, and so is the
    # manifest.
    manifest=
    while read -r other; do
        if [ -z "$manifest" ]; then manifest=$other; fi
        cmp "$manifest" "$other" || fail "the packages have different programs"
        cp "$manifest" "$packages/$name.sha256"
    done < <(find "$packages" -name mesaviva.sha256 | sort)
    rm -rf "$packages/_CPack_Packages"

    if ! wants tarball && ! wants run && ! wants appdir; then return; fi
    say "Packaging: a folder with all that the program needs"
    stage=$root/build/$dir/bundle/${name%-*}
    rm -rf "$root/build/$dir/bundle"
    cmake --install "$root/build/$dir" --strip --prefix "$stage" >/dev/null
    "$root/packaging/linux/bundle.sh" "$stage"
    # Other sums than the package's: these programs look for libraries in their own folder.
    cmake -DOUT="$stage/share/mesaviva/mesaviva.sha256" -DPROGRAM="$stage/bin/mesaviva" \
        -DIDENTITY="$root/build/$dir/app/identity.txt" -DASSETS="$root/build/$dir/app/assets.sha256" \
        -P "$root/packaging/manifest.cmake"
    cp "$stage/share/mesaviva/mesaviva.sha256" "$packages/$name-bundle.sha256"
    if wants tarball; then
        tar -C "${stage%/*}" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
            -cf - "${stage##*/}" | xz -6 -T0 >"$packages/$name.tar.xz"
    fi
    if wants run; then
        have makeself || fail "makeself is needed"
        # gzip, which a bare system has.
        makeself --gzip --tar-quietly --packaging-date "$(date -u -d "@$SOURCE_DATE_EPOCH")" \
            "$stage" "$packages/$name.run" "Mesa Viva $version" ./mesaviva >&2
    fi
    if wants appdir; then
        cp -R "$stage" "$packages/mesaviva.AppDir"
        ln -s mesaviva "$packages/mesaviva.AppDir/AppRun"
        cp "$stage/share/applications/org.mesaviva.MesaViva.desktop" "$packages/mesaviva.AppDir"
        cp "$stage/share/icons/hicolor/256x256/apps/org.mesaviva.MesaViva.png" "$packages/mesaviva.AppDir"
    fi
}

if wants deb || wants rpm || wants tarball || wants run || wants appdir; then make_linux; fi
if wants windows-cli; then "$root/packaging/windows/cross.sh" "$packages"; fi

# Whose work each file of the sources is.
if have reuse; then
    say "SPDX document of the sources"
    name=mesaviva-$(project_version)-sources
    reuse --root "$root" spdx --creator-organization "The Mesa Viva authors" -o "$packages/$name.spdx"
    sed -i "s/^DocumentName: .*/DocumentName: $name/" "$packages/$name.spdx"
fi
cd "$packages"
find . -maxdepth 1 -type f -printf '%P\n' | sort | xargs sha256sum -- >"$root/build/SHA256SUMS"
mv "$root/build/SHA256SUMS" SHA256SUMS
say "In build/packages:"
cat SHA256SUMS
