#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Starts the program in the disk image from an installed place: its manifest, every scenario, a window that nobody sees.
# Not run on a real Mac yet.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mount=$(mktemp -d) installed=$(mktemp -d)
hdiutil attach -nobrowse -readonly -mountpoint "$mount" build/packages/*.dmg
cp -R "$mount/mesaviva.app" "$installed"
hdiutil detach "$mount"
program=$installed/mesaviva.app/Contents/MacOS/mesaviva
"$program" --version
"$program" sums --compare build/packages/*.sha256
while read -r file; do
    status=0 wanted=0
    "$program" run "$file" >/dev/null 2>&1 || status=$?
    case $file in */unlawful/*) wanted=2 ;; esac
    if [ $status != $wanted ]; then
        echo "$file: exit status $status"
        exit 1
    fi
done < <(find tests/scenarios -name '*.json' | sort)
QT_QPA_PLATFORM=offscreen "$program" 2>complaints &
sleep 15
kill $!
cat complaints
[ ! -s complaints ]
