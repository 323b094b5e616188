#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cross.sh FOLDER: cross-compiles the command line without a window (mesaviva-cli) and the two checkers for Windows on Debian,
# with MinGW and libraries from Debian's sources, and puts a zip, an installer and the programs' sums into FOLDER. Signed as
# sign.sh says.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

out=$(cd "$1" && pwd)
ensure_packages mingw
libraries=$root/build/windows-libraries
prefix=$libraries/prefix
sources=$libraries/sources
host=x86_64-w64-mingw32
mkdir -p "$prefix/lib/pkgconfig" "$prefix/include" "$sources"

# Debian's sources, without touching the system's lists.
if ! compgen -G "$sources/sqlite3_*.orig.tar.*" >/dev/null; then
    say "Fetching the libraries' sources"
    suite=$(. /etc/os-release && echo "$ID $VERSION_CODENAME")
    case $suite in debian\ *) suite=${suite#* } ;; *) fail "the sources of the libraries are Debian's: build this on Debian" ;; esac
    mkdir -p "$libraries/apt/lists/partial" "$libraries/apt/cache/archives/partial"
    printf 'deb-src http://deb.debian.org/%s main\n' "debian $suite" "debian-security $suite-security" \
        >"$libraries/apt/sources.list"
    apt=(apt-get -qq -o "Dir::Etc::sourcelist=$libraries/apt/sources.list" -o Dir::Etc::sourceparts=-
        -o "Dir::State::lists=$libraries/apt/lists" -o "Dir::Cache=$libraries/apt/cache")
    "${apt[@]}" update
    # With the latest corrections, where they are to be had.
    for library in libsodium openssl sqlite3; do
        (cd "$sources" && { "${apt[@]}" source --download-only $library ||
            "${apt[@]}" source --download-only "$library/$suite"; }) >"$libraries/sources.log" 2>&1 || {
            cat "$libraries/sources.log" >&2
            fail "the sources of $library can't be had"
        }
    done
fi

# unpacked NAME: a fresh folder with the sources of that package, as Debian patches them
unpacked() {
    local description
    description=$(find "$sources" -name "$1_*.dsc" | sort -V | tail -n 1)
    rm -rf "${libraries:?}/$1"
    dpkg-source --no-check --extract "$description" "$libraries/$1" >"$libraries/$1.log" 2>&1
    echo "$libraries/$1"
}

# logged NAME FUNCTION: makes a library; what its tools say is shown only if they fail
logged() {
    say "$1"
    (cd "$(unpacked "$1")" && "made_$1") >>"$libraries/$1.log" 2>&1 || {
        tail -n 20 "$libraries/$1.log" >&2
        fail "$1: see $libraries/$1.log"
    }
}
made_libsodium() {
    { [ -x configure ] || autoreconf -fi; } &&
        ./configure --host=$host --prefix="$prefix" --disable-shared --enable-static CC=$host-gcc-posix CFLAGS=-O2 &&
        make -j "$(processors)" -C src install && make install-pkgconfigDATA
}
# Only the one file that all is gathered in is made with its own tools.
made_sqlite3() {
    ./configure --disable-tcl && make sqlite3.c && cp sqlite3.h "$prefix/include" &&
        $host-gcc-posix -O2 -DSQLITE_THREADSAFE=1 -DSQLITE_OMIT_LOAD_EXTENSION -c sqlite3.c -o sqlite3.o &&
        $host-ar rcs "$prefix/lib/libsqlite3.a" sqlite3.o
}
made_openssl() {
    ./Configure mingw64 --cross-compile-prefix=$host- CC=gcc-posix --prefix="$prefix" --libdir=lib \
        no-shared no-tests no-dso no-engine no-legacy no-ssl no-tls no-dtls no-cms no-ct no-ocsp no-ts no-srp no-comp \
        no-sock no-ui-console no-gost no-aria no-bf no-camellia no-cast no-des no-idea no-md4 no-mdc2 no-rc2 no-rc4 \
        no-rmd160 no-seed no-siphash no-sm2 no-sm3 no-sm4 no-whirlpool no-dh no-dsa no-ec &&
        make -j "$(processors)" build_generated libcrypto.a &&
        cp -R include/openssl "$prefix/include" && cp libcrypto.a "$prefix/lib"
}
[ -f "$prefix/lib/libsodium.a" ] || logged libsodium
[ -f "$prefix/lib/libsqlite3.a" ] || logged sqlite3
[ -f "$prefix/lib/libcrypto.a" ] || logged openssl
# These are headers alone.
cp -R /usr/include/nlohmann /usr/include/CLI "$prefix/include"
mkdir -p "$prefix/share/cmake"
cp -R /usr/share/cmake/nlohmann_json "$prefix/share/cmake"

configure windows-cli windows-cli
build windows-cli
name=mesaviva-cli-$(project_version)-windows-x86_64
stage=$root/build/windows-cli/stage/$name
rm -rf "${stage%/*}"
cmake --install "$root/build/windows-cli" --strip --prefix "$stage" >/dev/null
mkdir -p "$stage/share/doc/mesaviva/libraries"
cp "$libraries/libsodium/LICENSE" "$stage/share/doc/mesaviva/libraries/libsodium.txt"
cp "$libraries/openssl/LICENSE.txt" "$stage/share/doc/mesaviva/libraries/openssl.txt"
cp "$libraries/sqlite3/debian/copyright" "$stage/share/doc/mesaviva/libraries/sqlite3.txt"
for library in nlohmann-json3-dev libcli11-dev gcc-mingw-w64-base mingw-w64-x86-64-dev; do
    cp "/usr/share/doc/$library/copyright" "$stage/share/doc/mesaviva/libraries/$library.txt"
done

"$root/packaging/windows/sign.sh" "$stage"/bin/*.exe
(cd "$stage/bin" && sha256sum -- *.exe) >"$out/$name.sha256"

# The same commit gives the same zip.
find "$stage" -exec touch -h -d "@${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}" {} +
(cd "${stage%/*}" && rm -f "$out/$name.zip" && find "$name" -type f | LC_ALL=C sort >files &&
    cmake -E tar cf "$out/$name.zip" --format=zip --files-from=files)

"$root/packaging/windows/installer.sh" "$out/$name.zip"
