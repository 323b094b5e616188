#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# install_test.sh BUILD: what `cmake --install` puts in a folder is complete, and is what the manifest beside it says.
set -euo pipefail
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A path with blanks and accents, as people have them.
prefix="$scratch/Programas à mão"
cmake --install "$build" --prefix "$prefix" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }

fail() {
    echo "$*" >&2
    exit 1
}

for file in \
    bin/mesaviva bin/mesaviva-verify bin/mesaviva-chain \
    share/applications/org.mesaviva.MesaViva.desktop share/applications/org.mesaviva.MesaViva.Play.desktop \
    share/metainfo/org.mesaviva.MesaViva.metainfo.xml share/mime/packages/org.mesaviva.MesaViva.xml \
    share/icons/hicolor/{16x16,24x24,32x32,48x48,64x64,128x128,256x256,512x512}/apps/org.mesaviva.MesaViva.png \
    share/icons/hicolor/scalable/apps/org.mesaviva.MesaViva.svg \
    share/icons/hicolor/symbolic/apps/org.mesaviva.MesaViva-symbolic.svg \
    share/bash-completion/completions/mesaviva share/zsh/site-functions/_mesaviva \
    share/fish/vendor_completions.d/mesaviva.fish \
    share/doc/mesaviva/LICENSE share/doc/mesaviva/fonts/EBGaramond-OFL.txt share/doc/mesaviva/fonts/Roboto-Apache-2.0.txt \
    share/mesaviva/mesaviva.sha256 share/mesaviva/scenarios/poker/folded.json \
    share/mesaviva/lessons/poker_01_first_round.json share/mesaviva/schema/mesaviva.rounds.json \
    share/mesaviva/questions/questions.json share/mesaviva/schema/mesaviva.questions.json; do
    [ -f "$prefix/$file" ] || fail "not installed: $file"
done

program=$prefix/bin/mesaviva manifest=$prefix/share/mesaviva/mesaviva.sha256
"$program" sums >"$scratch/own" || fail "mesaviva sums failed"
diff "$manifest" "$scratch/own" || fail "the manifest is not what the program finds"
"$program" sums --compare "$manifest" >"$scratch/said" || fail "as installed, but: $(cat "$scratch/said")"
(cd "$prefix/bin" && sha256sum --quiet --ignore-missing -c "$manifest") || fail "sha256sum does not read the manifest"

printf ' ' >>"$prefix/bin/mesaviva-chain"
status=0
"$program" sums --compare "$manifest" >"$scratch/said" || status=$?
if [ $status != 1 ] || ! grep -qx 'different  mesaviva-chain' "$scratch/said"; then
    fail "an altered checker is not found"
fi
