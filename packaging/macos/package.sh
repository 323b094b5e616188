#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the program on macOS and makes a disk image with all that it needs, in build/packages. Not run on a real Mac yet.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
build=build/package stage=build/package/stage packages=build/packages

cmake --preset release -B $build -D BUILD_TESTING=OFF \
    -D "CMAKE_PREFIX_PATH=$(brew --prefix qt);$(brew --prefix openssl@3);$(brew --prefix sqlite)"
cmake --build $build
rm -rf $stage $packages
mkdir -p $packages
cmake --install $build --strip --prefix $stage
app=$stage/mesaviva.app
"$(brew --prefix qt)/bin/macdeployqt" $app -qmldir=qml \
    -executable=$app/Contents/MacOS/mesaviva-verify -executable=$app/Contents/MacOS/mesaviva-chain
# Deploying and signing change the programs: the manifest is made afterwards, and lies beside the bundle, whose seal it
# would break.
rm -f $app/Contents/Resources/mesaviva.sha256 $app/Contents/MacOS/mesaviva.sha256
# With an identity if there is one, else so that the system starts it at all.
codesign --force --deep --sign "${MESAVIVA_SIGNING_IDENTITY:--}" $app
version=$(head -n 1 $build/app/identity.txt)
manifest=$packages/mesaviva-$version-macos-$(uname -m).sha256
cmake -DOUT="$manifest" -DPROGRAM=$app/Contents/MacOS/mesaviva -DIDENTITY=$build/app/identity.txt \
    -DASSETS=$build/app/assets.sha256 -P packaging/manifest.cmake
hdiutil create -volname "Mesa Viva" -srcfolder $stage -format UDZO "$packages/mesaviva-$version-macos-$(uname -m).dmg"
