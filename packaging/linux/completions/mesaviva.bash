# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completion for bash. Commands, options and their values are read from the program's own help, so that they are always those
# of the program that is installed.

_mesaviva() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=("${COMP_WORDS[0]}")
    local help commands values word words
    # shellcheck disable=SC2016 # for awk
    local list_commands='/^Subcommands:/ { on = 1; next } /^[^ ]/ { on = 0 } on && /^  [a-z]/ { print $1 }'
    help=$("${command[@]}" --help 2>/dev/null) || return
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        if awk "$list_commands" <<<"$help" | grep -qxF -e "$word"; then
            command+=("$word")
            help=$("${command[@]}" --help 2>/dev/null) || return
        fi
    done
    commands=$(awk "$list_commands" <<<"$help")
    values=$(sed -nE 's/^  (-[a-z],)?(--[a-z-]+) [A-Z]+:\{([^}]*)\}.*/\2 \3/p' <<<"$help" |
        sed -n "s/^$before //p" | tr , '\n')
    if [ -n "$values" ]; then
        words=$values
    elif [[ $current = -* ]]; then
        words=$(grep -oE '^  (-[a-z],)?--[a-z-]+' <<<"$help" | grep -oE -e '--[a-z-]+')
    else
        words=$commands
    fi
    # Without an answer bash completes names of files.
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

complete -o default -F _mesaviva mesaviva
