#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What submit.sh and parallel.sh share; sourced. Takes FOLDER, PARTS and the words of the simulation, and sets folder,
# parts, words, program, and missing: the numbers of the parts that do not lie in the folder, with commas between.
set -euo pipefail

if [ $# -lt 3 ] || [ "$1" = --help ]; then
    usage >&2
    exit 2
fi
mkdir -p "$1"
folder=$(cd "$1" && pwd)
parts=$2
shift 2
words=("$@")
# With its whole name: tasks run in another folder than the caller's.
if ! program=$(command -v "${MESAVIVA:-mesaviva}"); then
    echo "there is no program ${MESAVIVA:-mesaviva}" >&2
    exit 2
fi
program=$(realpath -s "$program")

# What makes no sense is refused here, not once in each part.
"$program" simulate "${words[@]}" --shard "1/1000000" --reproducible >/dev/null
if ! [ "$parts" -ge 1 ] 2>/dev/null; then
    echo "PARTS is no number: $parts" >&2
    exit 2
fi
# One folder, one simulation.
if [ -f "$folder/words" ] && [ "$(cat "$folder/words")" != "$parts ${words[*]}" ]; then
    echo "$folder holds another simulation: $(cat "$folder/words")" >&2
    exit 2
fi
printf '%s\n' "$parts ${words[*]}" >"$folder/words"

# A part that Ctrl+C or a signal has ended early is a whole file with status 0, but says so.
interrupted='"interrupted":true'

missing=
for part in $(seq "$parts"); do
    if ! [ -f "$folder/part-$part.json" ] || grep -qF "$interrupted" "$folder/part-$part.json"; then
        missing=${missing:+$missing,}$part
    fi
done

merge_parts() {
    local files=() part
    for part in $(seq "$parts"); do files+=("$folder/part-$part.json"); done
    exec "$program" simulate --merge "${files[@]}" --reproducible
}
