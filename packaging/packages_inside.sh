#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What packages_test.sh does inside a bare system, as its root. The package and its manifest lie beside this file, in /given.
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root
XDG_RUNTIME_DIR=$(mktemp -d) # for the window, as each desktop has one
export XDG_RUNTIME_DIR
cd /given
say() { printf '    %s\n' "$*"; }

apt-get -qq update
apt-get -qq -y --no-install-recommends install ./mesaviva.deb >/given/apt.log 2>&1 || { cat /given/apt.log; exit 1; }
say "installed: $(mesaviva --version | tr '\n' ' ')"
mesaviva sums --compare published.sha256 >said || { cat said; exit 1; }
say "$(cat said)"
(cd /usr/bin && sha256sum --quiet --ignore-missing -c /given/published.sha256)

played=0
for file in $(find /usr/share/mesaviva/scenarios -name '*.json' | sort); do
    status=0
    mesaviva run "$file" --record /given/records.sqlite >/dev/null 2>complaints || status=$?
    case $file in
        */unlawful/*) wanted=2 ;;
        *) wanted=0 ;;
    esac
    [ $status = $wanted ] || { say "$file: exit status $status"; cat complaints; exit 1; }
    played=$((played + 1))
done
say "$played scenarios"
for checker in mesaviva-verify mesaviva-chain; do
    $checker /given/records.sqlite >said 2>&1 || { cat said; exit 1; }
done
say "their record is whole"

# The window: it opens, draws, and says nothing.
apt-get -qq -y --no-install-recommends install xvfb xauth x11-utils >/given/apt.log 2>&1 || { cat /given/apt.log; exit 1; }
cat >window.sh <<'WINDOW'
window='"Mesa Viva.* [0-9]{4}x[0-9]{3,4}[+]' # not the small ones that Qt has beside it
mesaviva 2>/given/complaints &
program=$!
for second in $(seq 60); do
    sleep 1
    if xwininfo -root -tree | grep -qE "$window"; then break; fi
done
sleep 10
xwininfo -root -tree | grep -E "$window" >/given/window || true
kill $program 2>/dev/null || echo ended >/given/window
WINDOW
xvfb-run -a -s '-screen 0 1366x768x24' sh window.sh
if [ ! -s window ] || grep -q ended window; then
    say "no window"
    cat complaints
    exit 1
fi
[ ! -s complaints ] || { say "the window's program complains:"; cat complaints; exit 1; }
say "window: $(sed 's/^ *//' window | head -n 1)"

# Nothing stays but what is the user's.
apt-get -qq -y purge mesaviva >/given/apt.log 2>&1 || { cat /given/apt.log; exit 1; }
if find / -xdev -path /given -prune -o -path /proc -prune -o -path /root -prune -o -print | grep -i mesaviva; then
    say "that stays after the package is removed"
    exit 1
fi
say "removed"
