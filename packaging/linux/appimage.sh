#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# appimage.sh RUNTIME FOLDER: makes an AppImage of FOLDER/mesaviva.AppDir (package.sh appdir), which goes into it. RUNTIME is
# AppImage's own program for this processor, which unpacks or mounts what follows it in the same file.
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

folder=$(cd "$2" && pwd)
have mksquashfs || fail "mksquashfs is needed"
manifest=$(find "$folder" -name '*-bundle.sha256')
[ -f "$manifest" ] || fail "there must be one manifest of a bundle in $folder"
image=${manifest%-bundle.sha256}.AppImage
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
mksquashfs "$folder/mesaviva.AppDir" "$folder/squashed" -root-owned -noappend -comp zstd -quiet -no-progress
cat "$1" "$folder/squashed" >"$image"
chmod 755 "$image"
(cd "$folder" && sha256sum -- "${image##*/}" >>SHA256SUMS)
rm -rf "$folder/squashed" "$folder/mesaviva.AppDir"
