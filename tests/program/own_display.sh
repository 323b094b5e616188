#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# own_display.sh PROGRAM...: runs a program on a separate virtual display, so that several can run in parallel; without
# Xvfb on the current display. The display closes with its last window, however the program ends. With
# MESAVIVA_OWN_BUS the program has a separate message bus, too.
if command -v Xvfb >/dev/null 2>&1; then
    folder=$(mktemp -d "${TMPDIR:-/tmp}/mesaviva-display.XXXXXX")
    mkfifo "$folder/number"
    Xvfb -displayfd 3 -screen 0 3840x2160x24 -nolisten tcp -terminate +extension GLX 3>"$folder/number" >/dev/null 2>&1 &
    # Xvfb writes its number once it is ready, or closes the pipe on failure.
    read -r number <"$folder/number"
    rm -r "$folder"
    if [ -z "$number" ]; then
        echo "Xvfb did not start" >&2
        exit 1
    fi
    export DISPLAY=":$number"
    unset WAYLAND_DISPLAY XAUTHORITY
fi
if [ -n "${MESAVIVA_OWN_BUS:-}" ] && command -v dbus-run-session >/dev/null 2>&1; then
    # Discards the messages of the bus daemon and shows those of the program.
    exec dbus-run-session -- sh -c 'exec "$@" 2>&7 7>&-' sh "$@" 7>&2 2>/dev/null
fi
exec "$@"
