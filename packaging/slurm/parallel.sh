#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail

usage() {
    cat <<'TEXT'
packaging/slurm/parallel.sh FOLDER PARTS GAME --rules ID --rounds N --seed HEX [further words of mesaviva simulate]

The same as submit.sh with GNU parallel instead of Slurm: PARTS parts of a simulation, as many at a time as there are
processors, then the whole. Options for parallel come from PARALLEL, as in PARALLEL="--sshloginfile hosts" for several
machines that see FOLDER and the program under the same names.
TEXT
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/slurm/parts.sh
. "$here/parts.sh"

if [ -n "$missing" ]; then
    command=$(printf '%q ' "$program" simulate "${words[@]}")
    place=$(printf '%q' "$folder")
    tr ',' '\n' <<<"$missing" | parallel --halt soon,fail=1 \
        "$command --shard {}/$parts --threads 1 --reproducible >$place/part-{}.json.new &&
            ! grep -qF '$interrupted' $place/part-{}.json.new &&
            mv $place/part-{}.json.new $place/part-{}.json" >&2
fi
merge_parts
