#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#SBATCH --job-name=mesaviva-simulate
#SBATCH --cpus-per-task=1
#SBATCH --output=%x-%A_%a.log
#
# One part of a simulation as a task of a Slurm job array: its number and how many there are come from Slurm.
# submit.sh sends the array off and merges the parts.
#
#   sbatch --array=1-16 packaging/slurm/simulate.sh FOLDER poker --rules pt-803-2015 --rounds 1000000000 --seed HEX
set -euo pipefail

folder=$1
shift
program=${MESAVIVA:-mesaviva}
part=${SLURM_ARRAY_TASK_ID:?this is a task of a job array: sbatch --array=1-N}
of=${MESAVIVA_PARTS:-${SLURM_ARRAY_TASK_COUNT:?}}
# Under another name until it is whole: a task that is ended half-way leaves nothing that looks like a result.
"$program" simulate "$@" --shard "$part/$of" --threads "${SLURM_CPUS_PER_TASK:-1}" --reproducible \
    >"$folder/part-$part.json.new"
# Ended early, it has status 0 and says so.
if grep -qF '"interrupted":true' "$folder/part-$part.json.new"; then
    echo "part $part was interrupted" >&2
    exit 1
fi
mv "$folder/part-$part.json.new" "$folder/part-$part.json"
