#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# wine_test.sh [PROGRAM]: runs what package.sh windows-cli has made under Wine, from a folder with blanks and accents: every
# shipped scenario, records written there verified here and the other way round, exports, odds, rules; then the installer.
# PROGRAM is a mesaviva or mesaviva-cli of this system; without it, that of build/release.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

program=${1:-$root/build/release/mesaviva}
have wine || fail "wine is needed"
[ -x "$program" ] || fail "$program is needed: what Windows' results are compared with"
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-wine.XXXXXX")
finish() {
    wineserver -k 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT
export WINEPREFIX=$scratch/wine WINEDEBUG=-all LC_ALL=C.UTF-8 DISPLAY=
wineboot -i >/dev/null 2>&1

folder="$scratch/Mesa à mão"
mkdir "$folder"
(cd "$folder" && cmake -E tar xf "$(find "$root/build/packages" -name 'mesaviva-cli-*.zip')")
bin=$(find "$folder" -type d -name bin)
there() { wine "$bin/$1.exe" "${@:2}"; }
say "$(there mesaviva-cli --version | tr -d '\r')"

# same WORDS...: the same bytes and exit status as here
same() {
    local here=0 windows=0
    "$program" "$@" >"$scratch/here" 2>"$scratch/here.errors" || here=$?
    there mesaviva-cli "$@" >"$scratch/windows" 2>"$scratch/windows.errors" || windows=$?
    [ $here = $windows ] || fail "$*: exit status $windows, here $here: $(cat "$scratch/windows.errors")"
    cmp "$scratch/here" "$scratch/windows" || fail "$*: not the same"
}

played=0
while read -r file; do
    same run "$file"
    played=$((played + 1))
done < <(find "$root/tests/scenarios" -name '*.json' | sort)
say "$played scenarios, the same events byte for byte"

# A name that only UTF-8 can say.
record="$folder/registo à mão.sqlite" other="$folder/outro.sqlite"
for file in poker/folded.json roulette bingo; do
    file=$(find "$root/tests/scenarios/$file" -name '*.json' | sort | head -n 1)
    there mesaviva-cli run "$file" --record "$record" >/dev/null
    "$program" run "$file" --record "$other" >/dev/null
done
for checked in "$record" "$other"; do
    "$program" verify "$checked" >/dev/null || fail "here: $checked"
    there mesaviva-cli verify "$checked" >/dev/null || fail "there: $checked"
    there mesaviva-verify "$checked" >/dev/null || fail "mesaviva-verify: $checked"
    there mesaviva-chain "$checked" >/dev/null || fail "mesaviva-chain: $checked"
    same export "$checked"
    same export "$checked" --format csv
done
say "records written there are whole here, and the other way round; exports are the same files"
same odds poker --hand "As Kd 9c 9h 2s" --upcard Th
same simulate poker --rules pt-803-2015 --rounds 2000 --reproducible \
    --seed 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
there mesaviva-cli rules --format json >"$scratch/rules"
grep -q '"id": "P31"' "$scratch/rules" || fail "rules"
say "odds, simulation, rules"

installer=$(find "$root/build/packages" -name 'mesaviva-cli-*.msi')
wine msiexec /i "$installer" /qn
installed="$WINEPREFIX/drive_c/Program Files/Mesa Viva"
[ -f "$installed/bin/mesaviva-cli.exe" ] || fail "the installer installed nothing"
wine "$installed/bin/mesaviva-cli.exe" run "$root/tests/scenarios/poker/folded.json" >"$scratch/windows"
"$program" run "$root/tests/scenarios/poker/folded.json" | cmp - "$scratch/windows"
wine msiexec /x "$installer" /qn
[ ! -e "$installed/bin/mesaviva-cli.exe" ] || fail "the installer did not remove it"
say "installed, run, removed"
