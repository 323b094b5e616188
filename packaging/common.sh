# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What run.sh and test.sh share: telling, finding and installing packages, configuring and building. Sourced, with
# "set -euo pipefail" in force. Kept to Bash 3.2, which is what macOS has. Everything said goes to standard error,
# because standard output belongs to the program ("run.sh run FILE.json > events").

# Without it ccache leaves alone whatever uses precompiled headers.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
lists=$root/packaging/packages

say() {
    if [ -t 2 ]; then printf '\033[1m==> %s\033[0m\n' "$*" >&2; else printf '==> %s\n' "$*" >&2; fi
}

fail() {
    printf 'mesaviva: %s\n' "$*" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# The package manager that this system uses: debian, fedora, arch, homebrew, windows or unknown.
system_name() {
    case $(uname -s) in
        Darwin) echo homebrew ;;
        MINGW* | MSYS* | CYGWIN*) echo windows ;;
        *)
            local ids=unknown
            if [ -r /etc/os-release ]; then
                # shellcheck source=/dev/null
                ids=$(. /etc/os-release && echo "${ID:-} ${ID_LIKE:-}")
            fi
            case " $ids " in
                *\ debian\ * | *\ ubuntu\ *) echo debian ;;
                *\ fedora\ * | *\ rhel\ *) echo fedora ;;
                *\ arch\ *) echo arch ;;
                *) echo unknown ;;
            esac
            ;;
    esac
}

# What CMakeLists.txt says.
project_version() { sed -nE 's/^project\(MesaViva VERSION ([0-9.]+) .*/\1/p' "$root/CMakeLists.txt"; }

# As many jobs at a time as CMake would be told to use, else as there are processors.
processors() { echo "${CMAKE_BUILD_PARALLEL_LEVEL:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)}"; }

# The requirements in the named lists, one a line, without comments.
requirements() {
    local list
    for list in "$@"; do
        [ -r "$lists/$list.txt" ] || continue
        sed -e 's/#.*//' -e 's/[[:space:]]*$//' -e '/^$/d' "$lists/$list.txt"
    done
}

# Those of the requirements on standard input of which no alternative is installed.
missing_on() {
    local installed requirement requirement_names name found
    case $1 in
        debian) installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p') ;;
        fedora) installed=$(rpm -qa --qf '%{NAME}\n') ;;
        arch) installed=$(pacman -Qq) ;;
        homebrew) installed=$(brew list --formula -1) ;;
        *) return 0 ;;
    esac
    while IFS= read -r requirement; do
        found=
        requirement_names=${requirement%\?}
        for name in ${requirement_names//|/ }; do
            if grep -qxF -e "$name" <<<"$installed"; then
                found=1
                break
            fi
        done
        [ -n "$found" ] || printf '%s\n' "$requirement"
    done
}

# Whether the package index knows the name.
offered_on_debian() { apt-cache pkgnames "$1" 2>/dev/null | grep -qxF -e "$1"; }

# For "a | b", the first name that the package index knows; for "a ?" the name where it knows it; a requirement without
# a choice as it is.
choose_debian() {
    local requirement name
    while IFS= read -r requirement; do
        case $requirement in
            *\?)
                name=${requirement%%[ ?]*}
                if offered_on_debian "$name"; then printf '%s\n' "$name"; fi
                ;;
            *\|*)
                for name in ${requirement//|/ } ""; do
                    if [ -n "$name" ] && offered_on_debian "$name"; then break; fi
                done
                printf '%s\n' "${name:-${requirement%% *}}"
                ;;
            *) printf '%s\n' "$requirement" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

install_debian() {
    local wanted=$1 packages answer log
    packages=$(cut -d ' ' -f 1 <<<"$wanted" | tr '\n' ' ')
    say "Missing packages: $packages"
    if [ "$(id -u)" -ne 0 ] && ! have sudo; then
        fail "there is no sudo here; as root, run: apt-get install --no-install-recommends $packages"
    fi
    if [ -t 0 ] && [ -t 2 ] && [ -z "${assume_yes:-}" ]; then
        printf 'Install them with apt-get now? [Y/n] ' >&2
        read -r answer
        case $answer in [nN]*) fail "nothing was installed; see packaging/packages for the lists" ;; esac
    fi
    say "Reading the package index"
    as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >&2 || say "The package index could not be read whole; going on"
    packages=$(choose_debian <<<"$wanted")
    say "Installing"
    # shellcheck disable=SC2086 # one word a package
    set -- env DEBIAN_FRONTEND=noninteractive apt-get -y -q -o DPkg::Lock::Timeout=300 install --no-install-recommends \
        $packages
    # A person wants to see it move, a log only what went wrong.
    if [ -t 2 ]; then
        as_root "$@" >&2 && return
    else
        log=$(mktemp)
        if as_root "$@" >"$log" 2>&1; then
            rm -f "$log"
            return
        fi
        cat "$log" >&2
        rm -f "$log"
    fi
    fail "apt-get could not install what is missing; Debian 12 and 13 and Ubuntu 24.04 have all of it (Ubuntu: in 'universe')"
}

# What to type on the systems where we only advise.
install_hint() {
    local system=$1
    shift
    case $system in
        fedora) echo "sudo dnf install $*" ;;
        arch) echo "sudo pacman -S --needed $*" ;;
        homebrew) echo "brew install $*" ;;
    esac
}

hint=

# Makes sure that what the named lists (of this system, without the system's name) ask for is there: "build" is the
# system's own list, anything else an extra one. Debian and its kin get it installed; elsewhere the command is shown
# and the build goes on, because Qt may have come another way.
ensure_packages() {
    [ -z "${no_install:-}" ] || return 0
    local system wanted list names=()
    system=$(system_name)
    for list in "$@"; do
        if [ "$list" = build ]; then names+=("$system"); else names+=("$system-$list"); fi
    done
    case $system in
        windows) fail "on Windows use packaging/windows/run.ps1 or test.ps1" ;;
        homebrew) have brew || fail "Homebrew is needed: https://brew.sh" ;;
        unknown)
            hint="CMake 3.25, Ninja, a C++20 compiler, pkg-config, libsodium, OpenSSL 3, SQLite, nlohmann-json 3.11, CLI11, Qt 6.4 or later (Base, Declarative, Svg, ShaderTools, Tools)"
            have cmake || fail "this system is not one we know the packages of; please install: $hint"
            return 0
            ;;
    esac
    wanted=$(requirements "${names[@]}" | missing_on "$system")
    # What the system need not offer is no reason by itself to read the index anew.
    if [ "$system" = debian ] && ! grep -qv '?$' <<<"$wanted"; then wanted=$(choose_debian <<<"$wanted"); fi
    [ -n "$wanted" ] || return 0
    if [ "$system" = debian ]; then
        install_debian "$wanted"
    else
        # shellcheck disable=SC2046,SC2086 # one word a package
        hint=$(install_hint "$system" $(cut -d ' ' -f 1 <<<"$wanted" | tr '\n' ' '))
        say "These packages are not installed: $(tr '\n' ' ' <<<"$wanted")"
        printf '    %s\n' "$hint" >&2
        have cmake || exit 1
        say "Going on with what is there"
    fi
}

# configure DIR PRESET [CMAKE OPTIONS]: configures build/DIR unless that has been done the same way before. CMake itself
# watches the CMakeLists files, but not the presets.
configure() {
    local dir=$root/build/$1 preset=$2 stamp=$root/build/$1/configured-as
    shift 2
    if [ -f "$dir/CMakeCache.txt" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$preset $*" ] &&
        [ "$stamp" -nt "$root/CMakePresets.json" ]; then
        return 0
    fi
    local options=()
    if [ ! -f "$dir/CMakeCache.txt" ]; then
        if have ccache; then options+=(-D CMAKE_C_COMPILER_LAUNCHER=ccache -D CMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
    fi
    say "Configuring build/${dir##*/} (preset $preset${*:+, $*})"
    if ! (cd "$root" && cmake --preset "$preset" -B "$dir" ${options[@]+"${options[@]}"} "$@") >&2; then
        [ -z "$hint" ] || printf 'mesaviva: what may be missing: %s\n' "$hint" >&2
        return 1
    fi
    printf '%s' "$preset $*" >"$stamp"
}

# build DIR [CMAKE BUILD OPTIONS]
build() {
    local dir=$1
    shift
    say "Building build/$dir${*:+ ($*)}"
    cmake --build "$root/build/$dir" --parallel "$(processors)" "$@" >&2
}
