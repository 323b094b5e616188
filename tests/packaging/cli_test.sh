#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cli_test.sh SOURCE PROGRAM CLI: mesaviva-cli does what mesaviva does without its window, and offers nothing else.
set -euo pipefail
source=$1 program=$2 cli=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

# same WORDS...: both programs print the same and end alike
same() {
    local one=0 other=0
    "$program" "$@" >"$scratch/one" 2>"$scratch/one.errors" || one=$?
    "$cli" "$@" >"$scratch/other" 2>"$scratch/other.errors" || other=$?
    [ $one = $other ] || fail "$*: exit status $one and $other"
    # Each run seals a seed of its own.
    sed -i -E 's/"[0-9a-f]{64}"/SEALED/g' "$scratch/one" "$scratch/other"
    cmp "$scratch/one" "$scratch/other" || fail "$*: not the same"
    cmp "$scratch/one.errors" "$scratch/other.errors" || fail "$*: not the same errors"
}

same run "$source/tests/scenarios/poker/folded.json"
same run "$(find "$source/tests/scenarios" -path '*/unlawful/*.json' | sort | head -n 1)"
same odds poker --hand "As Kd 9c 9h 2s" --upcard Th
"$cli" run "$source/tests/scenarios/poker/folded.json" --record "$scratch/records.sqlite" >/dev/null
same export "$scratch/records.sqlite"
same verify "$scratch/records.sqlite"

# Each rule of the register, none twice, and the same words as there.
"$program" rules --format json >"$scratch/rules" || fail "mesaviva rules failed"
"$cli" rules --format json >"$scratch/rules.alone" || fail "mesaviva-cli rules failed"
for file in rules rules.alone; do
    grep -oE '^ +"id": "[^"]+"' "$scratch/$file" | sed 's/^ *//' | sort >"$scratch/$file.ids"
done
[ -s "$scratch/rules.ids" ] || fail "no rules"
diff "$scratch/rules.ids" "$scratch/rules.alone.ids" || fail "not the same rules"
"$cli" rules --game bingo --language en >"$scratch/bingo"
grep -q '^B1 ' "$scratch/bingo" || fail "mesaviva-cli rules lists no rule of bingo"

for needs_qt in play voice sums; do
    status=0
    "$cli" $needs_qt >/dev/null 2>&1 || status=$?
    [ $status = 2 ] || fail "mesaviva-cli $needs_qt: exit status $status"
done
if ldd "$cli" | grep -i qt; then fail "mesaviva-cli needs Qt"; fi
