#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# releases_test.sh SOURCE PROGRAM: the record that each release has left is whole for this program, and can be exported.
# Its lesson is played by tests/engine/training/tst_lessons.cpp.
set -euo pipefail
source=$1 program=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
read_ones=0
for record in "$source"/tests/releases/*/records.sqlite; do
    version=$(basename "$(dirname "$record")")
    # A copy: beside a record other files are made.
    cp "$record" "$scratch/$version.sqlite"
    "$program" verify "$scratch/$version.sqlite" || { echo "$version: not whole"; exit 1; }
    "$program" export "$scratch/$version.sqlite" >"$scratch/export" || { echo "$version: no export"; exit 1; }
    for game in poker roulette bingo; do
        grep -q "\"$game\"" "$scratch/export" || { echo "$version: no round of $game"; exit 1; }
    done
    read_ones=$((read_ones + 1))
done
[ $read_ones -gt 0 ]
