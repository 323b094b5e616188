#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# completions_test.sh SOURCE PROGRAM: in each shell that is installed, what is completed is what the program's help offers.
set -euo pipefail
completions=$1/packaging/linux/completions program=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME=$scratch
ln -s "$program" "$scratch/mesaviva"
PATH=$scratch:$PATH

# The typed words, then what is offered; "" is the word not yet begun.
cases=(
    "ver:verify"
    "edge :poker roulette bingo"
    "edge poker --ti:--ties"
    "edge poker --ties :suit exactly colour none"
    "export --format :json csv scenario"
    "simulate --thr:--threads"
    "voice ch:check"
    "--vers:--version"
    "sums --c:--compare"
)

in_bash() {
    # shellcheck disable=SC1091 # checked by itself
    . "$completions/mesaviva.bash"
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _mesaviva
    printf '%s\n' "${COMPREPLY[@]}"
}

# What zsh would be offered is filtered by what is typed, as the shell does itself.
in_zsh() {
    # shellcheck disable=SC2016 # for zsh
    zsh -f -c '
        compadd() { shift; print -l -- $@ }
        _files() { }
        file=$1; shift
        words=("$@") CURRENT=$#
        complete_word() { source $file }
        complete_word | grep -e "^${words[-1]}" || true' zsh "$completions/_mesaviva" "$@"
}

in_fish() {
    # shellcheck disable=SC2016 # for fish
    fish --no-config -c 'source $argv[1]; complete -C "$argv[2]"' "$completions/mesaviva.fish" "$*" | cut -f 1
}

tested=
for shell in bash zsh fish; do
    if ! command -v "$shell" >/dev/null; then continue; fi
    for case in "${cases[@]}"; do
        line=${case%%:*}
        mapfile -t -d ' ' typed <<<"$line"
        typed[-1]=${typed[-1]%$'\n'}
        wanted=$(tr ' ' '\n' <<<"${case#*:}" | sort)
        offered=$("in_$shell" mesaviva "${typed[@]}" | sort)
        if [ "$wanted" != "$offered" ]; then
            printf '%s, "mesaviva %s": offered\n%s\nnot\n%s\n' "$shell" "$line" "$offered" "$wanted" >&2
            exit 1
        fi
    done
    tested="$tested $shell"
done
echo "tested:$tested"
