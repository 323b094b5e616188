# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the program and opens the table; arguments are handed to mesaviva.
. (Join-Path $PSScriptRoot 'build.ps1')
Build-Release @('--target', 'mesaviva')
& (Join-Path $root 'build\release\mesaviva.exe') @args
exit $LASTEXITCODE
