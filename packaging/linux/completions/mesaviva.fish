# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for fish. Commands, options and their values are read from the program's own help, so that they are always those
# of the program that is installed.

function __mesaviva_commands
    awk '/^Subcommands:/ { on = 1; next } /^[^ ]/ { on = 0 } on && /^  [a-z]/ { print $1; found = 1 }
         END { exit !found }'
end

function __mesaviva_words
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    set -l command $typed[1]
    set -l help ($command --help 2>/dev/null)
    for word in $typed[2..-1]
        if contains -- $word (printf '%s\n' $help | __mesaviva_commands)
            set -a command $word
            set help ($command --help 2>/dev/null)
        end
    end
    set -l values (printf '%s\n' $help | string replace -rf '^  (?:-[a-z],)?(--[a-z-]+) [A-Z]+:\{([^}]*)\}.*' '$1 $2' |
        string replace -f -- "$typed[-1] " '' | string split ,)
    if set -q values[1]
        printf '%s\n' $values
    else if string match -q -- '-*' $current
        printf '%s\n' $help | string replace -rf '^  (?:-[a-z],)?(--[a-z-]+).*' '$1'
    else
        printf '%s\n' $help | __mesaviva_commands
        or __fish_complete_path $current
    end
end

complete -c mesaviva -f -a '(__mesaviva_words)'
