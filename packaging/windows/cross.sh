#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cross.sh FOLDER: cross-compiles the command line without a window (mesaviva-cli) and the two checkers for Windows, with
# MinGW and libraries from Debian's sources, and puts a zip and an installer into FOLDER. With osslsigncode and
# MESAVIVA_SIGNING_CERTIFICATE and MESAVIVA_SIGNING_KEY (PEM files), what is in them is signed.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

out=$1
ensure_packages mingw
here=$root/packaging/windows
build=$root/build/windows-cli
prefix=$build/prefix
sources=${MESAVIVA_SOURCES:-$build/sources}
host=x86_64-w64-mingw32
jobs=${MESAVIVA_JOBS:-$(processors)}
mkdir -p "$build" "$prefix/lib/pkgconfig" "$prefix/include" "$sources"

# Debian's sources, without touching the system's lists.
if ! compgen -G "$sources/openssl_*.orig.tar.gz" >/dev/null; then
    say "Fetching the libraries' sources"
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    mkdir -p "$build/apt/lists/partial" "$build/apt/cache/archives/partial"
    echo "deb-src http://deb.debian.org/debian $suite main" >"$build/apt/sources.list"
    apt=(apt-get -qq -o "Dir::Etc::sourcelist=$build/apt/sources.list" -o Dir::Etc::sourceparts=-
        -o "Dir::State::lists=$build/apt/lists" -o "Dir::Cache=$build/apt/cache")
    "${apt[@]}" update
    (cd "$sources" && "${apt[@]}" source --download-only libsodium openssl sqlite3)
fi

# unpacked NAME: a fresh folder with the sources of that package
unpacked() {
    local archive
    archive=$(find "$sources" -name "$1_*.orig.tar.*" ! -name '*.asc' | sort | tail -n 1)
    rm -rf "${build:?}/$1"
    mkdir "$build/$1"
    tar -C "$build/$1" --strip-components=1 -xf "$archive"
    echo "$build/$1"
}

if [ ! -f "$prefix/lib/libsodium.a" ]; then
    say "libsodium"
    cd "$(unpacked libsodium)"
    if [ ! -x configure ]; then autoreconf -fi >&2; fi
    {
        ./configure --host=$host --prefix="$prefix" --disable-shared --enable-static CC=$host-gcc-posix CFLAGS=-O2
        make -j "$jobs" -C src install
        make install-pkgconfigDATA
    } >"$build/libsodium.log" 2>&1 || { tail -n 20 "$build/libsodium.log" >&2; exit 1; }
fi
if [ ! -f "$prefix/lib/libsqlite3.a" ]; then
    say "SQLite"
    cd "$(unpacked sqlite3)"
    # Only the one file that all is gathered in is made with its own tools.
    {
        ./configure --disable-tcl
        make sqlite3.c
        $host-gcc-posix -O2 -DSQLITE_THREADSAFE=1 -DSQLITE_OMIT_LOAD_EXTENSION -c sqlite3.c -o sqlite3.o
        $host-ar rcs "$prefix/lib/libsqlite3.a" sqlite3.o
        cp sqlite3.h "$prefix/include"
    } >"$build/sqlite3.log" 2>&1 || { tail -n 20 "$build/sqlite3.log" >&2; exit 1; }
fi
if [ ! -f "$prefix/lib/libcrypto.a" ]; then
    say "OpenSSL (libcrypto)"
    cd "$(unpacked openssl)"
    {
        ./Configure mingw64 --cross-compile-prefix=$host- CC=gcc-posix --prefix="$prefix" --libdir=lib \
            no-shared no-tests no-dso no-engine no-legacy no-ssl no-tls no-dtls no-cms no-ct no-ocsp no-ts no-srp no-comp \
            no-sock no-ui-console no-gost no-aria no-bf no-camellia no-cast no-des no-idea no-md4 no-mdc2 no-rc2 no-rc4 \
            no-rmd160 no-seed no-siphash no-sm2 no-sm3 no-sm4 no-whirlpool no-dh no-dsa no-ec
        make -j "$jobs" build_generated libcrypto.a
        cp -R include/openssl "$prefix/include"
        cp libcrypto.a "$prefix/lib"
    } >"$build/openssl.log" 2>&1 || { tail -n 20 "$build/openssl.log" >&2; exit 1; }
fi
# These are headers alone.
cp -R /usr/include/nlohmann /usr/include/CLI "$prefix/include"
mkdir -p "$prefix/share/cmake"
cp -R /usr/share/cmake/nlohmann_json "$prefix/share/cmake"

say "mesaviva-cli and the checkers"
cd "$root"
export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig
options=()
if have ccache; then options+=(-D CMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
cmake --preset release -B "$build/build" -D "CMAKE_TOOLCHAIN_FILE=$here/mingw.cmake" -D "MESAVIVA_PREFIX=$prefix" \
    -D "CMAKE_CXX_FLAGS=\"-ffile-prefix-map=$root/=\" -fstack-protector-strong" \
    -D MESAVIVA_APP=OFF -D MESAVIVA_CLI=ON -D BUILD_TESTING=OFF ${options[@]+"${options[@]}"} >&2
cmake --build "$build/build" --parallel "$jobs" >&2
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/build/CMakeCache.txt")
name=mesaviva-cli-$version-windows-x86_64
stage=$build/stage/$name
rm -rf "$build/stage"
cmake --install "$build/build" --strip --prefix "$stage" >/dev/null
# Beside the program, where it looks first.
mv "$stage/share/mesaviva/register.json" "$stage/bin"
mkdir -p "$stage/share/doc/mesaviva/libraries"
cp "$build/libsodium/LICENSE" "$stage/share/doc/mesaviva/libraries/libsodium.txt"
cp "$build/openssl/LICENSE.txt" "$stage/share/doc/mesaviva/libraries/openssl.txt"
for library in nlohmann-json3-dev libcli11-dev gcc-mingw-w64-base mingw-w64-x86-64-dev; do
    cp "/usr/share/doc/$library/copyright" "$stage/share/doc/mesaviva/libraries/$library.txt"
done
if have osslsigncode && [ -n "${MESAVIVA_SIGNING_CERTIFICATE:-}" ]; then
    for program in "$stage"/bin/*.exe; do
        osslsigncode sign -certs "$MESAVIVA_SIGNING_CERTIFICATE" -key "$MESAVIVA_SIGNING_KEY" -n "Mesa Viva" \
            -in "$program" -out "$program.signed"
        mv "$program.signed" "$program"
    done
fi
find "$stage" -exec touch -h -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" {} +
(cd "$build/stage" && rm -f "$out/$name.zip" &&
    find "$name" -type f | LC_ALL=C sort | cmake -E tar cf "$out/$name.zip" --format=zip --files-from=/dev/stdin)

say "Installer"
find "$stage" -type f | LC_ALL=C sort | sed "s|^$stage/||" >"$build/files"
# One component for each file; wixl-heat wants names without a folder of the build.
(cd "$build/stage" && sed "s|^|$name/|" "$build/files" |
    wixl-heat -p "$name/" --component-group Files --var var.Stage --directory-ref INSTALLDIR --win64) >"$build/files.wxs"
sed -e "s/@VERSION@/$version/" "$here/mesaviva-cli.wxs.in" >"$build/mesaviva-cli.wxs"
wixl --arch x64 -D "Stage=$stage" -D Win64=yes -o "$out/$name.msi" "$build/mesaviva-cli.wxs" "$build/files.wxs"
