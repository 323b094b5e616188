#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm_test.sh SOURCE PROGRAM: packaging/slurm/submit.sh with a stand-in for Slurm, which plays each task of
# the array in the given folder. The result has the same bytes as one whole run, also with a program path
# relative to the caller's folder; an interrupted part does not count; too large an array is refused.
set -euo pipefail
source=$1 program=$(realpath "$2")

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/slurm" "$scratch/bin" "$scratch/here/deeper"
cat >"$scratch/slurm/scontrol" <<'TEXT'
#!/usr/bin/env bash
echo "MaxArraySize            = 5"
TEXT
cat >"$scratch/slurm/sbatch" <<'TEXT'
#!/usr/bin/env bash
set -euo pipefail
while [[ $1 == --* ]]; do
    case $1 in
    --array=*) tasks=${1#*=} ;;
    --chdir=*) cd "${1#*=}" ;;
    --export=ALL,*) for setting in $(tr ',' ' ' <<<"${1#*=ALL,}"); do export "${setting?}"; done ;;
    esac
    shift
done
for task in $(tr ',' ' ' <<<"$tasks"); do
    SLURM_ARRAY_TASK_ID=$task SLURM_CPUS_PER_TASK=1 "$@"
done
TEXT
# Interrupts the second part if the file `interrupt` exists.
cat >"$scratch/bin/mesaviva" <<TEXT
#!/usr/bin/env bash
set -euo pipefail
"$program" "\$@" >"$scratch/said"
if [ -f "$scratch/interrupt" ] && [[ "\$*" == *"--shard 2/"* ]]; then
    sed -i 's/"rounds":/"interrupted":true,"rounds":/' "$scratch/said"
fi
cat "$scratch/said"
TEXT
chmod +x "$scratch"/slurm/* "$scratch"/bin/*
export PATH=$scratch/slurm:$PATH HOME=$scratch
words=(poker --rules pt-803-2015 --rounds 5000 --seed "$(printf '5%.0s' $(seq 64))")

fail() {
    echo "$*" >&2
    exit 1
}

"$program" simulate "${words[@]}" --threads 1 --reproducible >"$scratch/whole"
cd "$scratch/here/deeper"
MESAVIVA=../../bin/mesaviva "$source/packaging/slurm/submit.sh" "$scratch/relative" 3 "${words[@]}" >"$scratch/parts"
cmp "$scratch/whole" "$scratch/parts" || fail "a program named from here gives other bytes"

export MESAVIVA=$scratch/bin/mesaviva
touch "$scratch/interrupt"
if "$source/packaging/slurm/submit.sh" "$scratch/ended" 3 "${words[@]}" >"$scratch/parts" 2>"$scratch/errors"; then
    fail "an interrupted part is taken for one"
fi
[ ! -f "$scratch/ended/part-2.json" ] || fail "an interrupted part lies where a whole one should"
# An earlier version of the scripts may have left it there.
mv "$scratch/ended/part-2.json.new" "$scratch/ended/part-2.json"
rm "$scratch/interrupt"
"$source/packaging/slurm/submit.sh" "$scratch/ended" 3 "${words[@]}" >"$scratch/parts"
cmp "$scratch/whole" "$scratch/parts" || fail "an interrupted part is not made up for"

status=0
"$source/packaging/slurm/submit.sh" "$scratch/many" 5 "${words[@]}" 2>"$scratch/errors" || status=$?
[ "$status" = 2 ] || fail "an array that Slurm does not take: status $status"
grep -q 'arrays of up to 4 tasks' "$scratch/errors" || fail "it is not said how large an array may be"
MESAVIVA=no-such-program "$source/packaging/slurm/submit.sh" "$scratch/none" 3 "${words[@]}" 2>"$scratch/errors" &&
    fail "no program, and nobody says so"
grep -q 'there is no program no-such-program' "$scratch/errors" || fail "it is not said which program is missing"
