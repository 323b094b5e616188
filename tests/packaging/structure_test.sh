#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# structure_test.sh SOURCE: folders of engine and app include each other without cycles, downwards only.
set -euo pipefail
cd "$1"

# includes FOLDER: "from to" for each pair of its folders in which one includes a header of the other.
includes() {
    grep -rE --include='*.h' --include='*.cpp' "^#include \"$1/" "$1" |
        sed -E 's#^([^:]*)/[^/:]+:\#include "([^"]*)/[^/"]+".*#\1 \2#' | awk '$1 != $2' | sort -u
}

for top in engine app; do
    edges=$(includes "$top")
    if ! loop=$(tsort <<<"$edges" 2>&1 >/dev/null); then
        printf 'Folders of %s include each other in a circle:\n%s\n' "$top" "$loop"
        exit 1
    fi
    # A lower layer must not include a higher one, nor a game another game.
    wrong=$(awk '
        function layer(folder) {
            if (folder ~ /^engine\/games|^app\/games/) return 3
            if (folder ~ /^engine\/(training|chance|verifier)|^app\/desks/) return 4
            if (folder ~ /^app\/(media|cli)/) return 1
            if (folder ~ /^engine|^app\/core/) return 2
            return 5
        }
        function game(folder, parts) { return split(folder, parts, "/") > 2 && parts[2] == "games" ? parts[3] : "" }
        layer($1) < layer($2) { print $1 " must not know " $2 }
        game($1) != "" && game($2) != "" && game($1) != game($2) { print $1 " must not know another game: " $2 }
    ' <<<"$edges")
    if [ -n "$wrong" ]; then
        printf '%s\n' "$wrong"
        exit 1
    fi
done

# Services for any game must not know a single one.
if grep -rnE '^#include "(engine|app)/games/[a-z]+/' app/core app/media \
    engine/base engine/table engine/record engine/scenario engine/faults engine/simulation engine/study engine/remote; then
    echo 'services for any game must not include a single game'
    exit 1
fi

# MinGW destroys an object that ends with its thread when its memory is gone.
if grep -rn --include='*.cpp' --include='*.h' 'thread_local ' engine app |
    grep -vE 'thread_local (int|bool|const [A-Za-z]+\*) [a-zA-Z]+ = '; then
    echo 'nothing that is destroyed may be thread_local: QThreadStorage in app'
    exit 1
fi
