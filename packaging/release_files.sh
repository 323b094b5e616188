#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# release_files.sh [PROGRAM]: writes tests/releases/VERSION, a record and a lesson as this version makes them, which all later
# versions must read. Run before a release is tagged, with the program that is released (build/release/mesaviva).
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

program=${1:-$root/build/release/mesaviva}
version=$("$program" --version | head -n 1)
folder=$root/tests/releases/$version
mkdir -p "$folder"
rm -f "$folder"/*
for scenario in poker/folded roulette/casino_cash_chips_only bingo/30_column; do
    "$program" run "$root/tests/scenarios/$scenario.json" --record "$folder/records.sqlite" >/dev/null
done
rm -f "$folder/records.sqlite-lock"
cp "$root/assets/lessons/poker_04_kicker.json" "$folder/lesson.json"
say "$folder: $(cd "$folder" && wc -c records.sqlite lesson.json | tr -s ' \n' ' ')"
