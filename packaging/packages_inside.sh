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
fail() {
    say "$*"
    exit 1
}
get() { apt-get -qq -y --no-install-recommends "$@" >/given/apt.log 2>&1 || { cat /given/apt.log; exit 1; }; }
record="$HOME/.local/share/Mesa Viva/Mesa Viva/records.sqlite"

# shown PICTURE: the window opens, draws, and the program says nothing.
shown() {
    cat >window.sh <<'WINDOW'
window='"Mesa Viva.* [0-9]{4}x[0-9]{3,4}[+]' # not the small ones that Qt has beside it
"$program" 2>/given/complaints &
number=$!
for second in $(seq 120); do
    sleep 1
    if xwininfo -root -tree | grep -qE "$window"; then break; fi
done
sleep 10
xwininfo -root -tree | grep -E "$window" >/given/window || true
xwd -silent -root -out /given/window.xwd || true
kill $number 2>/dev/null || echo ended >/given/window
wait $number 2>/dev/null || true
WINDOW
    program=$program xvfb-run -a -s '-screen 0 1366x768x24' sh window.sh
    if [ ! -s window ] || grep -q ended window; then
        cat complaints
        fail "no window"
    fi
    [ ! -s complaints ] || { cat complaints; fail "the window's program complains"; }
    [ -s "$record" ] || fail "no record where it is said to lie"
    say "window: $(sed 's/^ *//' window | head -n 1)"
}

# played SCENARIOS VERIFIERS: all scenarios end as they should, and their record is whole.
played() {
    count=0
    for file in $(cd "$1" && find . -name '*.json' | sort); do
        status=0
        "$program" run "$1/$file" --record /given/records.sqlite >/dev/null 2>complaints || status=$?
        case $file in
            */unlawful/*) wanted=2 ;;
            *) wanted=0 ;;
        esac
        [ $status = $wanted ] || { cat complaints; fail "$file: exit status $status"; }
        count=$((count + 1))
    done
    [ $count -gt 0 ] || fail "no scenarios"
    say "$count scenarios"
    for checker in mesaviva-verify mesaviva-chain; do
        "$2/$checker" /given/records.sqlite >said 2>&1 || { cat said; fail "$checker"; }
    done
    say "their record is whole"
}

get update
folder='/opt/Mesa à mão'
mkdir -p "$folder"
# What needs no Qt of the system is unpacked, each in its own way.
if [ -e mesaviva.tar.xz ]; then
    get install xz-utils
    tar -C "$folder" -xf mesaviva.tar.xz
elif [ -e mesaviva.run ]; then
    sh mesaviva.run --quiet -- --version >said 2>&1 || { cat said; fail "it does not unpack and start itself"; }
    sh mesaviva.run --quiet --noexec --target "$folder/mesaviva" >said 2>&1 || { cat said; fail "it does not unpack"; }
elif [ -e mesaviva.AppImage ]; then
    chmod +x mesaviva.AppImage
    ./mesaviva.AppImage --appimage-extract-and-run --version >said 2>&1 || { cat said; fail "it does not start itself"; }
    (cd "$folder" && /given/mesaviva.AppImage --appimage-extract >/dev/null)
fi
if [ ! -e mesaviva.deb ]; then
    folder=$(echo "$folder"/*)
    program=$folder/mesaviva
    "$program" --version >said 2>&1 || { cat said; fail "it does not start"; }
    say "started without any Qt: $(tr '\n' ' ' <said)"
    "$program" sums --compare published.sha256 >said 2>&1 || { cat said; exit 1; }
    say "$(cat said)"
    # In its folder, and before anything is installed that it could use instead.
    played "$folder/share/mesaviva/scenarios" "$folder/bin"
    "$program" voice example --language pt /given/voice >said 2>&1 || { cat said; fail "no voice"; }
    say "the house's voice speaks"
    get install xvfb xauth x11-utils x11-apps
    shown
    say "done"
    exit 0
fi

program=mesaviva
get install ./previous.deb
earlier=$(dpkg-query -W -f '${Version}' mesaviva)
mkdir -p "${record%/*}"
mesaviva run /usr/share/mesaviva/scenarios/poker/folded.json --record "$record" >/dev/null
get install ./mesaviva.deb
say "upgraded from $earlier: $(mesaviva --version | tr '\n' ' ')"
[ "$(dpkg-query -W -f '${Version}' mesaviva)" != "$earlier" ] || fail "not upgraded"
mesaviva verify "$record" >said 2>&1 || { cat said; fail "the record of the earlier version"; }
mesaviva sums --compare published.sha256 >said || { cat said; exit 1; }
say "$(cat said)"
(cd /usr/bin && sha256sum --quiet --ignore-missing -c /given/published.sha256)
played /usr/share/mesaviva/scenarios /usr/bin
get install xvfb xauth x11-utils x11-apps
shown

# Nothing stays but what is the user's.
get purge mesaviva
if find / -xdev -path /given -prune -o -path /proc -prune -o -path /root -prune -o -print | grep -i mesaviva; then
    fail "that stays after the package is removed"
fi
[ -s "$record" ] || fail "the user's record went with the package"
say "removed"
