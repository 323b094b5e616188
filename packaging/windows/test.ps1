# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds everything and runs every test; arguments are handed to CTest.
. (Join-Path $PSScriptRoot 'build.ps1')
Build-Release @()
& ctest --test-dir (Join-Path $root 'build\release') --output-on-failure --no-tests=error @args
exit $LASTEXITCODE
