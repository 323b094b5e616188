#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the program on macOS and makes a disk image with all that it needs, in build/packages. Signed where there is
# MESAVIVA_SIGNING_IDENTITY (with MESAVIVA_SIGNING_P12, base64, and MESAVIVA_SIGNING_PASSWORD, where it is in no keychain),
# notarised where there is MESAVIVA_NOTARY_ID, _TEAM and _PASSWORD besides. Not run on a real Mac yet.
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
# The controls draw themselves: no style but the basic one is loaded, nor the file dialog's other looks.
for style in Fusion FluentWinUI3 Imagine Material Universal iOS macOS designer; do
    rm -rf $app/Contents/Resources/qml/QtQuick/Controls/$style \
        $app/Contents/Resources/qml/QtQuick/Dialogs/quickimpl/qml/+$style
done
# The house's voice, where the program looks for it, and whose work the libraries are.
cp -R "$(brew --prefix espeak-ng)/share/espeak-ng-data" $app/Contents/Resources
mkdir -p $app/Contents/Resources/libraries
for library in libsodium openssl@3 sqlite nlohmann-json cli11 espeak-ng qt; do
    for licence in "$(brew --prefix "$library")"/{LICENSE,COPYING,LICENSE.txt,LICENSE.MIT}; do
        if [ -f "$licence" ]; then cp "$licence" "$app/Contents/Resources/libraries/$library-${licence##*/}"; fi
    done
done
# Deploying and signing change the programs: the manifest is made afterwards, and lies beside the bundle, whose seal it
# would break.
rm -f $app/Contents/Resources/mesaviva.sha256 $app/Contents/MacOS/mesaviva.sha256
if [ -n "${MESAVIVA_SIGNING_P12:-}" ]; then
    keychain=$(mktemp -d)/signing.keychain-db
    password=$(openssl rand -hex 16)
    base64 --decode <<<"$MESAVIVA_SIGNING_P12" >"$keychain.p12"
    security create-keychain -p "$password" "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$keychain.p12" -k "$keychain" -P "${MESAVIVA_SIGNING_PASSWORD:-}" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain
    rm -f "$keychain.p12"
fi
if [ -n "${MESAVIVA_SIGNING_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$MESAVIVA_SIGNING_IDENTITY" $app
else
    codesign --force --deep --sign - $app # so that the system starts it at all
fi
version=$(head -n 1 $build/app/identity.txt)
manifest=$packages/mesaviva-$version-macos-$(uname -m).sha256
cmake -DOUT="$manifest" -DPROGRAM=$app/Contents/MacOS/mesaviva -DIDENTITY=$build/app/identity.txt \
    -DASSETS=$build/app/assets.sha256 -P packaging/manifest.cmake
image=$packages/mesaviva-$version-macos-$(uname -m).dmg
hdiutil create -volname "Mesa Viva" -srcfolder $stage -format UDZO "$image"
if [ -n "${MESAVIVA_NOTARY_ID:-}" ]; then
    xcrun notarytool submit "$image" --wait --apple-id "$MESAVIVA_NOTARY_ID" --team-id "$MESAVIVA_NOTARY_TEAM" \
        --password "$MESAVIVA_NOTARY_PASSWORD"
    xcrun stapler staple "$image"
fi
