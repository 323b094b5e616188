#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail

usage() {
    cat <<'TEXT'
packaging/slurm/submit.sh FOLDER PARTS GAME --rules ID --rounds N --seed HEX [further words of mesaviva simulate]

Has Slurm play a simulation in PARTS parts and prints the whole, to the byte what one machine would print with
--reproducible. FOLDER, which every node sees, takes the parts and the logs; parts that lie there are not played again,
so that the same call goes on where an earlier one was stopped. MESAVIVA names the program where it is not in the path;
options for sbatch come from its own variables, as SBATCH_PARTITION.
TEXT
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/slurm/parts.sh
. "$here/parts.sh"

# Slurm numbers no task of an array as high as its MaxArraySize.
most=$(scontrol show config 2>/dev/null | awk '$1 == "MaxArraySize" { print $3 - 1 }' || true)
if [ -n "$most" ] && [ "$parts" -gt "$most" ]; then
    echo "PARTS: this cluster takes arrays of up to $most tasks (its MaxArraySize), not $parts" >&2
    exit 2
fi
if [ -n "$missing" ]; then
    # The array has only what is missing; of how many parts that is, the tasks learn from MESAVIVA_PARTS.
    sbatch --wait --array="$missing" --chdir="$folder" --export="ALL,MESAVIVA=$program,MESAVIVA_PARTS=$parts" \
        "$here/simulate.sh" "$folder" "${words[@]}" >&2
fi
merge_parts
