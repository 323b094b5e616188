#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# version_test.sh SOURCE: the version stands in CMakeLists.txt; whatever else has to name it names the same.
set -euo pipefail
cd "$1"
version=$(sed -nE 's/^project\(MesaViva VERSION ([0-9]+\.[0-9]+\.[0-9]+) .*/\1/p' CMakeLists.txt)
[ -n "$version" ] || { echo 'CMakeLists.txt names no version'; exit 1; }

status=0
# same FILE FOUND
same() {
    if [ "$2" != "$version" ]; then
        echo "$1 has version '$2', CMakeLists.txt $version"
        status=1
    fi
}
same packaging/windows/vcpkg.json "$(sed -nE 's/^ *"version": "([^"]*)".*/\1/p' packaging/windows/vcpkg.json)"
metainfo=packaging/linux/org.mesaviva.MesaViva.metainfo.xml
same $metainfo "$(sed -nE 's/.*<release version="([^"]*)".*/\1/p' $metainfo | head -n 1)"
same CHANGELOG.md "$(sed -nE 's/^## \[([^]]*)\].*/\1/p' CHANGELOG.md | head -n 1)"

# It is written nowhere else in what is built.
if grep -rnF --include=CMakeLists.txt --include='*.cmake' --include='*.in' --include='*.ps1' --include='*.sh' \
    "\"$version\"" app engine qml packaging; then
    echo "The version is written a second time there"
    status=1
fi
exit $status
