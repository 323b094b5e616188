#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# desktop_test.sh SOURCE: the desktop finds the program's window by the class that Qt gives it on X11, the program's name.
set -euo pipefail
cd "$1"
name=$(sed -n 's/.*setApplicationName(QStringLiteral("\(.*\)")).*/\1/p' app/shell/window.cpp)
test -n "$name"
grep -qx "StartupWMClass=$name" packaging/linux/org.mesaviva.MesaViva.desktop || {
    echo "StartupWMClass is not \"$name\""
    exit 1
}
