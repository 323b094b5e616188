#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# wine_test.sh [PROGRAM]: runs under Wine what package.sh windows-cli has made, from a folder with blanks and accents: every
# shipped scenario, records written there verified here and the other way round, exports, odds, rules; then the installer.
# PROGRAM is a mesaviva or mesaviva-cli of this system, with which all is compared; without it, that of build/release.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

program=${1:-$root/build/release/mesaviva}
packages=$root/build/packages
have wine || fail "wine is needed"
[ -x "$program" ] || fail "$program is needed: what Windows' results are compared with"
scratch=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-wine.XXXXXX")
export WINEPREFIX=$scratch/wine WINEDEBUG=-all LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
finish() {
    WINEPREFIX=$WINEPREFIX wineserver -k 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT
wineboot -i >/dev/null 2>&1 || fail "Wine does not start"

folder="$scratch/Mesa à mão"
mkdir "$folder"
zip=$(find "$packages" -name 'mesaviva-cli-*.zip')
[ -f "$zip" ] || fail "there must be one zip in build/packages: packaging/package.sh windows-cli makes it"
(cd "$folder" && cmake -E tar xf "$zip")
bin=$(find "$folder" -type d -name bin)
(cd "$bin" && sha256sum --quiet -c "${zip%.zip}.sha256") || fail "the programs are not those of the manifest"
there() { wine "$bin/$1.exe" "${@:2}"; }
# Each run seals a seed of its own.
masked() { sed -i -E 's/"[0-9a-f]{64}"/SEALED/g' "$@"; }

# same WORDS...: the same bytes, the same errors and the same exit status as here
same() {
    local here=0 windows=0
    "$program" "$@" >"$scratch/here" 2>"$scratch/here.errors" || here=$?
    there mesaviva-cli "$@" >"$scratch/windows" 2>"$scratch/windows.errors" || windows=$?
    [ $here = $windows ] || fail "$*: exit status $windows, here $here: $(cat "$scratch/windows.errors")"
    if [ "$1" = run ]; then masked "$scratch/here" "$scratch/windows"; fi
    cmp "$scratch/here" "$scratch/windows" || fail "$*: not the same"
    # What goes to standard error has Windows' line ends.
    tr -d '\r' <"$scratch/windows.errors" | cmp - "$scratch/here.errors" || fail "$*: not the same errors"
}

[ "$(there mesaviva-cli --version | tr -d '\r')" = "$("$program" --version | head -n 1)" ] || fail "not the same version"
played=0
while read -r file; do
    same run "$file"
    played=$((played + 1))
done < <(find "$root/tests/scenarios" -name '*.json' ! -path '*/docs/*' | sort)
[ $played -gt 0 ] || fail "no scenarios"
say "$played scenarios, the same events byte for byte"

# A name that only UTF-8 can say.
record="$folder/registo à mão.sqlite" other="$folder/outro.sqlite"
for file in poker/folded roulette/casino_cash_chips_only bingo/30_column; do
    there mesaviva-cli run "$root/tests/scenarios/$file.json" --record "$record" >/dev/null
    "$program" run "$root/tests/scenarios/$file.json" --record "$other" >/dev/null
done
[ -s "$record" ] || fail "no record under the name that was given"
for checked in "$record" "$other"; do
    "$program" verify "$checked" >/dev/null || fail "here: $checked"
    there mesaviva-verify "$checked" >/dev/null || fail "mesaviva-verify: $checked"
    there mesaviva-chain "$checked" >/dev/null || fail "mesaviva-chain: $checked"
    same verify "$checked"
    for format in json csv; do same export "$checked" --format $format; done
done
say "records written there are whole here, and the other way round; exports are the same files"

same odds poker --hand "As Kd 9c 9h 2s" --upcard Th
same edge poker
same simulate poker --rules pt-803-2015 --rounds 2000 --reproducible \
    --seed 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
there mesaviva-cli rules --format json >"$scratch/rules"
wanted=$(grep -cE '^ *"id": ' "$root/assets/regulations/register.json")
[ "$(grep -cE '^ *"id": ' "$scratch/rules")" = "$wanted" ] || fail "rules: not the $wanted of the register"
say "odds, edge, simulation, $wanted rules"

installer=$(find "$packages" -name 'mesaviva-cli-*.msi')
wine msiexec /i "$installer" /qn || fail "the installer failed"
installed="$WINEPREFIX/drive_c/Program Files/Mesa Viva"
(cd "$installed/bin" && sha256sum --quiet -c "${zip%.zip}.sha256") || fail "the installer installed something else"
wine "$installed/bin/mesaviva-cli.exe" run "$root/tests/scenarios/poker/folded.json" >"$scratch/windows"
"$program" run "$root/tests/scenarios/poker/folded.json" >"$scratch/here"
masked "$scratch/here" "$scratch/windows"
cmp "$scratch/here" "$scratch/windows" || fail "installed it plays otherwise"
wine msiexec /x "$installer" /qn || fail "it can't be removed"
[ ! -e "$installed" ] || fail "that stays: $(find "$installed")"
say "installed, run, removed"
