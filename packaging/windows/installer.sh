#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# installer.sh ZIP: makes of a zip for Windows the installer (MSI) that lies beside it then. One with the window in it also
# registers scenario files and mesaviva:// links, and has an entry in the menu. Needs wixl and msibuild; signed as sign.sh says.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

zip=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$root/packaging/windows
for tool in wixl msibuild; do have $tool || fail "$tool is needed"; done
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-installer.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/unpacked"
(cd "$scratch/unpacked" && cmake -E tar xf "$zip")
folder=$(cd "$scratch/unpacked" && echo *)
version=$(sed -nE 's/.*-([0-9]+\.[0-9]+\.[0-9]+)-windows-.*/\1/p' <<<"${zip##*/}")
[ -n "$version" ] || fail "$zip names no version"
(cd "$scratch/unpacked" && find "$folder" -type f | LC_ALL=C sort |
    wixl-heat -p "$folder/" --component-group Files --var var.Stage --directory-ref INSTALLDIR --win64) >"$scratch/files.wxs"
if [ -f "$scratch/unpacked/$folder/bin/mesaviva-window.exe" ]; then
    cp "$here/installer.wxs" "$scratch"
    words=(-D "Name=Mesa Viva" -D UpgradeCode=3f0c5d62-8b0f-4f7e-9c1d-0d8f6d1f8e21
        -D PathGuid=0d1f5b0c-61a0-4c56-8f8d-6a4f7c2c1b02)
else
    sed '/<!-- window -->/,/<!-- [/]window -->/d' "$here/installer.wxs" >"$scratch/installer.wxs"
    words=(-D "Name=Mesa Viva CLI" -D UpgradeCode=7c1b63a8-6f0e-4f0b-9a3e-3c1d2a5b7e44
        -D PathGuid=2f6d4d0c-51a7-4d0f-8c63-0f9f2b1d9a10)
fi
# wixl finds files by relative names only.
(cd "$scratch/unpacked" && wixl --arch x64 -D "Stage=$folder" -D Win64=yes -D "Version=$version" "${words[@]}" \
    -o "${zip%.zip}.msi" "$scratch/installer.wxs" "$scratch/files.wxs")
# wixl knows nothing of the system's path.
printf '%s\r\n' "$(printf 'Environment\tName\tValue\tComponent_')" "$(printf 's72\tl255\tL255\ts72')" \
    "$(printf 'Environment\tEnvironment')" "$(printf 'Path\t=-*PATH\t[~];[INSTALLDIR]bin\tPath')" >"$scratch/Environment.idt"
msibuild "${zip%.zip}.msi" -i "$scratch/Environment.idt"
for action in "'RemoveEnvironmentStrings', 3300" "'WriteEnvironmentStrings', 5200"; do
    msibuild "${zip%.zip}.msi" -q "INSERT INTO InstallExecuteSequence (Action, Sequence) VALUES ($action)"
done
"$here/sign.sh" "${zip%.zip}.msi"
