#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bundle.sh TREE: makes the installed tree TREE run on systems without any Qt: libraries, plug-ins, QML modules and voices
# of this system are copied into it, with their licences. Not Qt's own deploy script: that does not know a distribution's Qt.
# TREE/mesaviva starts the program. Needs patchelf and dpkg.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

tree=$(cd "$1" && pwd)
for tool in patchelf dpkg-query ldd; do have $tool || fail "$tool is needed"; done
paths=$(command -v qtpaths6 qtpaths | head -n 1)
[ -n "$paths" ] || fail "qtpaths6 is needed"
qt_plugins=$("$paths" --query QT_INSTALL_PLUGINS)
qt_qml=$("$paths" --query QT_INSTALL_QML)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-bundle.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
touch "$scratch/copied"

# What every system has and what has to fit the rest of it: the C and C++ libraries.
never='^(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|stdc[+][+]|gcc_s))\.so'
# What a desktop has, and has to be its own: its graphics drivers use the same. Ours are for systems that lack them.
systems='^lib(GL|EGL|GLX|OpenGL|GLdispatch|GLESv2|X11|X11-xcb|xcb|Xau|Xdmcp|drm|gbm|fontconfig|freetype|expat|asound|dbus-1|glib-2[.]0|wayland-.*|z)\.so'

# plug NAME...: plug-ins of Qt, as far as this system has them.
plug() {
    local name file
    for name in "$@"; do
        for file in "$qt_plugins"/$name; do
            [ -f "$file" ] || continue
            install -D -m 644 "$file" "$tree/plugins/${file#"$qt_plugins"/}"
            printf '%s\n' "$file" >>"$scratch/copied"
        done
    done
}
plug platforms/lib{qxcb,qoffscreen,'qwayland*'}.so 'xcbglintegrations/*' 'platforminputcontexts/*' \
    'imageformats/*' 'iconengines/libqsvgicon.so' 'wayland-*/*'
for needed in platforms/libqxcb.so imageformats/libqsvg.so; do
    [ -f "$tree/plugins/$needed" ] || fail "Qt's plug-in $needed is not installed"
done

# module FOLDER [FILTER]: a QML module, or what of it no filter of `find` leaves out.
module() {
    local folder=$1
    shift
    [ -d "$qt_qml/$folder" ] || fail "the QML module $folder is not installed"
    mkdir -p "$tree/qml"
    (cd "$qt_qml" && find "$folder" "$@" -type f -print0 | xargs -0 cp --parents -t "$tree/qml")
    find "$qt_qml/$folder" "$@" -type f >>"$scratch/copied"
}
module QtQml
module QtQuick -maxdepth 1
module QtQuick/Controls -maxdepth 1
for folder in Controls/Basic Controls/impl Dialogs Layouts Shapes Templates Window; do module "QtQuick/$folder"; done
module Qt/labs/folderlistmodel
# The other styles of the file dialog.
rm -rf "$tree"/qml/QtQuick/Dialogs/quickimpl/qml/+{Fusion,Imagine,Material,Universal}

# All libraries that these and the programs need.
find "$tree/bin" "$tree/plugins" "$tree/qml" -type f \( -name '*.so' -o -perm -u+x \) -print0 |
    xargs -0 ldd 2>/dev/null | sed -nE 's/^\t(\S+) => (\/\S+).*/\1 \2/p' | sort -u >"$scratch/libraries"
while read -r name file; do
    if [[ $name =~ $never ]]; then continue; fi
    folder=$tree/lib
    if [[ $name =~ $systems ]]; then folder=$tree/lib/system/$name; fi
    install -D -m 644 "$file" "$folder/$name"
    printf '%s\n' "$file" >>"$scratch/copied"
done <"$scratch/libraries"
# Where they would look for libraries on the system that they come from.
find "$tree/lib" "$tree/plugins" "$tree/qml" -type f -name '*.so*' -print0 | xargs -0 -n 1 patchelf --remove-rpath
for program in mesaviva mesaviva-verify mesaviva-chain; do
    # The old kind of path: it is used for what libraries and plug-ins need, too.
    # shellcheck disable=SC2016 # for the loader
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$tree/bin/$program"
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nQmlImports = qml\n' >"$tree/bin/qt.conf"

# The house's voice.
for voices in /usr/lib/*/espeak-ng-data /usr/share/espeak-ng-data; do
    [ -f "$voices/phontab" ] || continue
    mkdir -p "$tree/share"
    cp -R "$voices" "$tree/share/espeak-ng-data"
    printf '%s\n' "$voices/phontab" >>"$scratch/copied"
    break
done
[ -d "$tree/share/espeak-ng-data" ] || fail "espeak-ng-data is not installed"

cat >"$tree/share/fonts.conf" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
XML
cat >"$tree/mesaviva" <<'SH'
#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts Mesa Viva from this folder, wherever it lies.
here=$(dirname "$(readlink -f "$0")")
unset QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH # of another Qt
# Libraries of the desktop that are missing here.
known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null)
missing=
for library in "$here"/lib/system/*; do
    case $known in
        *"${library##*/} "*) ;;
        *) missing=$missing:$library ;;
    esac
done
if [ -n "$missing" ]; then
    LD_LIBRARY_PATH=${missing#:}${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export LD_LIBRARY_PATH
fi
if [ ! -e /etc/fonts/fonts.conf ]; then
    FONTCONFIG_FILE=$here/share/fonts.conf
    export FONTCONFIG_FILE
fi
exec "$here/bin/mesaviva" "$@"
SH
chmod 755 "$tree/mesaviva"

# Whose work all that is: each package's licences, and the list in SPDX's format.
doc=$tree/share/doc/mesaviva/libraries
mkdir -p "$doc"
# dpkg knows files by where they lie or by where a merged /usr has them.
sort -u "$scratch/copied" >"$scratch/files"
xargs -d '\n' readlink -f <"$scratch/files" >"$scratch/real"
cat "$scratch/files" "$scratch/real" | sed -E 's|^/usr||; p; s|^|/usr|' | sort -u >"$scratch/names"
xargs -d '\n' dpkg-query -S <"$scratch/names" 2>/dev/null >"$scratch/owners" || true
unknown=$(paste "$scratch/files" "$scratch/real" | awk -F '\t' '
    function where(path) { sub(/^\/usr/, "", path); return path }
    FNR == NR { sub(/.*: /, ""); owned[where($0)]; next }
    !(where($1) in owned) && !(where($2) in owned) { print $1 }' "$scratch/owners" -)
[ -z "$unknown" ] || fail "no package has $unknown"
sed -E 's/: .*//; s/, .*//; s/:[a-z0-9]+$//' "$scratch/owners" | grep -v '^diversion' | sort -u >"$scratch/packages"
version=$(sed -n '2s/^# //p' "$tree/share/mesaviva/mesaviva.sha256")
{
    cat <<SPDX
SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: mesaviva-$version-linux-$(uname -m)
DocumentNamespace: https://spdx.org/spdxdocs/mesaviva-$version-linux-$(uname -m)-$(sha256sum "$scratch/packages" | cut -c 1-32)
Creator: Tool: mesaviva-bundle.sh
Created: $(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%Y-%m-%dT%H:%M:%SZ)

PackageName: mesaviva
SPDXID: SPDXRef-mesaviva
PackageVersion: $version
PackageDownloadLocation: NOASSERTION
FilesAnalyzed: false
PackageLicenseDeclared: GPL-3.0-or-later
Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-mesaviva
SPDX
    while read -r package; do
        cp -L "/usr/share/doc/$package/copyright" "$doc/$package.copyright"
        # shellcheck disable=SC2016 # for dpkg-query
        read -r found source source_version < <(
            dpkg-query -W -f '${Version} ${source:Package} ${source:Version}\n' "$package" | head -n 1)
        cat <<SPDX

PackageName: $package
SPDXID: SPDXRef-${package//[^A-Za-z0-9.-]/-}
PackageVersion: $found
PackageDownloadLocation: NOASSERTION
PackageSourceInfo: Debian's source package $source $source_version
FilesAnalyzed: false
PackageLicenseDeclared: NOASSERTION
PackageLicenseComments: its text is $package.copyright
Relationship: SPDXRef-mesaviva DYNAMIC_LINK SPDXRef-${package//[^A-Za-z0-9.-]/-}
SPDX
    done <"$scratch/packages"
} >"$doc/libraries.spdx"
cat >"$tree/README.txt" <<TXT
Mesa Viva $version

Start it with ./mesaviva from this folder, which may lie anywhere. Nothing is installed; to remove it, remove the folder.
share/doc/mesaviva has the licences, those of all libraries in share/doc/mesaviva/libraries; the sources of the libraries
are Debian's source packages that libraries.spdx there names. Where the program keeps its data: share/man/man1/mesaviva.1.
TXT
chmod -R u=rwX,go=rX "$tree"
