#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sign.sh FILE...: signs programs and installers for Windows with MESAVIVA_SIGNING_CERTIFICATE and MESAVIVA_SIGNING_KEY (PEM
# files); without them nothing happens. MESAVIVA_TIMESTAMP=URL asks there for the time.
set -euo pipefail
[ -n "${MESAVIVA_SIGNING_CERTIFICATE:-}" ] || exit 0
for file in "$@"; do
    osslsigncode sign -certs "$MESAVIVA_SIGNING_CERTIFICATE" -key "$MESAVIVA_SIGNING_KEY" -h sha256 -n "Mesa Viva" \
        ${MESAVIVA_TIMESTAMP:+-ts "$MESAVIVA_TIMESTAMP"} -in "$file" -out "$file.signed" >&2
    mv "$file.signed" "$file"
done
