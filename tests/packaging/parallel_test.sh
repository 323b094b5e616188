#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# parallel_test.sh SOURCE PROGRAM: packaging/slurm/parallel.sh outputs the same bytes as one whole run, plays
# only missing parts, and refuses a folder that holds another simulation.
set -euo pipefail
source=$1 program=$2

if ! command -v parallel >/dev/null || ! parallel --version 2>/dev/null | grep -q 'GNU parallel'; then
    echo "GNU parallel is not installed: skipped"
    exit 77
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export MESAVIVA=$program HOME=$scratch PARALLEL=
mkdir -p "$scratch/.parallel"
: >"$scratch/.parallel/will-cite"
seed=$(printf '5%.0s' $(seq 64))

fail() {
    echo "$*" >&2
    exit 1
}

# compare GAME WORDS: a whole simulation, one in three parts, and one in three parts after losing a part.
compare() {
    local folder=$scratch/$1 words=("$@" --seed "$seed")
    "$program" simulate "${words[@]}" --threads 1 --reproducible >"$scratch/whole"
    "$source/packaging/slurm/parallel.sh" "$folder" 3 "${words[@]}" >"$scratch/parts"
    cmp "$scratch/whole" "$scratch/parts" || fail "$1: three parts are not the whole"
    rm "$folder/part-2.json"
    touch -d 2020-01-01 "$folder/part-1.json"
    "$source/packaging/slurm/parallel.sh" "$folder" 3 "${words[@]}" >"$scratch/parts"
    cmp "$scratch/whole" "$scratch/parts" || fail "$1: a part that was lost is not made up for"
    [ "$(date -r "$folder/part-1.json" +%Y)" = 2020 ] || fail "$1: a part that was there is played again"
}

compare poker --rules pt-803-2015 --rounds 5000 --seats 7 --strategy ace_king
compare roulette --rules pt-894-2002 --rounds 5000 --strategy red
compare bingo --rules pt-425a-2015 --rounds 60

# Interrupts the second part.
cat >"$scratch/interrupted" <<TEXT
#!/usr/bin/env bash
"$program" "\$@" | if [[ "\$*" == *"--shard 2/"* ]]; then sed 's/"rounds":/"interrupted":true,"rounds":/'; else cat; fi
TEXT
chmod +x "$scratch/interrupted"
words=(poker --rules pt-803-2015 --rounds 5000 --seed "$seed")
if MESAVIVA=$scratch/interrupted "$source/packaging/slurm/parallel.sh" "$scratch/ended" 3 "${words[@]}" \
    >"$scratch/parts" 2>"$scratch/said"; then
    fail "an interrupted part is taken for one"
fi
[ ! -f "$scratch/ended/part-2.json" ] || fail "an interrupted part lies where a whole one should"
"$source/packaging/slurm/parallel.sh" "$scratch/ended" 3 "${words[@]}" >"$scratch/parts"
"$program" simulate "${words[@]}" --threads 1 --reproducible | cmp - "$scratch/parts" ||
    fail "an interrupted part is not made up for"

if "$source/packaging/slurm/parallel.sh" "$scratch/poker" 3 poker --rules pt-803-2015 --rounds 9 --seed "$seed" \
    2>"$scratch/said"; then
    fail "another simulation is added to a folder"
fi
grep -q 'holds another simulation' "$scratch/said" || fail "it is not said why a folder is refused"
