#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/run.sh [options] [arguments of mesaviva]

Installs what is missing, builds the program in build/release and opens the table. A second run goes straight to the
table. The first argument that is not one of these options, and all after it, are handed to mesaviva:

  --yes          install what is missing without asking
  --no-install   install nothing: the tools and libraries are there
  --build-only   build, but do not start the program
  --             end of these options
  --help         this text

  packaging/run.sh                         opens the window
  packaging/run.sh run FILE.json           plays a scenario without a window, events on standard output
  packaging/run.sh play FILE.json          plays a scenario at the table
  packaging/run.sh -- --help               what mesaviva itself can do
TEXT
}

build_only=
while [ $# -gt 0 ]; do
    case $1 in
        --yes) assume_yes=1 ;;
        --no-install) no_install=1 ;;
        --build-only) build_only=1 ;;
        --help | -h)
            usage
            exit 0
            ;;
        --)
            shift
            break
            ;;
        *) break ;;
    esac
    shift
done

ensure_packages build
configure release release
build release --target mesaviva

program=$root/build/release/mesaviva
if [ -n "$build_only" ]; then
    say "Built: $program"
    exit 0
fi
say "Starting mesaviva${*:+ $*}"
exec "$program" "$@"
