#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Judges the raw stream behind all chance with dieharder (Debian: dieharder):
#
#   tests/chance/dieharder.sh [--quick] [--rounds] [--seed HEX] [-- OPTIONS OF DIEHARDER]
#
# Without --quick it runs all tests (dieharder -a), which takes hours and some 300 GB of the stream; with it,
# only those that need little of it. --rounds judges the first 256 bytes of each round in turn instead of one
# long stream. Exit status: 0 no test failed; 1 a test failed; 2 something is missing. A few WEAK among a
# hundred p-values are normal for fair chance; dieharder repeats weak tests until the result is clear (-Y 1).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${MESAVIVA_RAW_STREAM:-$root/build/release/tests/chance/raw_stream}
arguments=()
seed=
quick=
while [ $# -gt 0 ]; do
    case $1 in
        --quick) quick=1 ;;
        --rounds) arguments+=(--rounds) ;;
        --seed)
            shift
            seed=${1:-}
            ;;
        --)
            shift
            break
            ;;
        *)
            sed -n '4,11s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
            exit 2
            ;;
    esac
    shift
done
command -v dieharder >/dev/null || { echo "dieharder is not installed (apt-get install dieharder)" >&2; exit 2; }
[ -x "$program" ] || { echo "$program is not built (ninja raw_stream)" >&2; exit 2; }
[ -z "$seed" ] || arguments+=("$seed")

# One run of the stream for each test, so that each starts with the seed and can be repeated alone.
judge() {
    { "$program" ${arguments[@]+"${arguments[@]}"} 2>"$scratch/seed" || true; } |
        dieharder -g 200 -Y 1 -D test_name -D ntuple -D tsamples -D psamples -D pvalues -D assessment "$@" |
        grep -v '^#' | tee -a "$scratch/results"
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
: >"$scratch/results"
if [ -n "$quick" ]; then
    # Birthdays, ranks of 32x32 and 6x8, bit stream, count the 1s, parking lot, spheres, squeeze, runs, craps; monobit, runs
    # and serial of the STS; distribution of bits, distances, permutations, lagged sums, KS; DAB's byte distribution, DCT,
    # tree and monobit.
    for test in 0 2 3 4 8 9 10 11 12 13 15 16 100 101 102 204 205 206 207 208 209; do
        judge -d "$test" "$@"
    done
    judge -d 200 -n 4 "$@"
    judge -d 203 -n 2 "$@"
else
    judge -a "$@"
fi
weak=$(grep -c WEAK "$scratch/results" || true)
failed=$(grep -c FAILED "$scratch/results" || true)
passed=$(grep -c PASSED "$scratch/results" || true)
echo "$(cat "$scratch/seed"): $passed passed, $weak weak, $failed failed"
[ "$failed" -eq 0 ] && [ "$((passed + weak))" -gt 0 ]
