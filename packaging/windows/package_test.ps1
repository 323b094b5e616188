# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Starts the program in the zip from an installed place: its manifest, every scenario, a window that nobody sees. Not
# run on a real Windows yet.
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
Set-Location (Resolve-Path (Join-Path $PSScriptRoot '..\..'))
$installed = Join-Path ([IO.Path]::GetTempPath()) 'Mesa à mão'
Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $installed
Expand-Archive (Get-Item 'build\packages\*.zip') $installed
$program = "$installed\mesaviva\bin\mesaviva.exe"
$env:PATH = "$env:SystemRoot\System32;$env:SystemRoot" # no library but those in the zip

& $program --version
if ($LASTEXITCODE -ne 0) { throw 'it does not start' }
& $program sums --compare (Get-Item 'build\packages\*.sha256')
if ($LASTEXITCODE -ne 0) { throw 'not what the manifest says' }
foreach ($file in Get-ChildItem -Recurse tests\scenarios -Filter *.json) {
    $wanted = if ($file.Directory.Name -eq 'unlawful') { 2 } else { 0 }
    & $program run $file.FullName 2>&1 | Out-Null
    if ($LASTEXITCODE -ne $wanted) { throw "$($file.Name): exit status $LASTEXITCODE" }
}
$env:QT_QPA_PLATFORM = 'offscreen'
$window = Start-Process $program -PassThru -RedirectStandardError complaints.txt
Start-Sleep 15
if ($window.HasExited) { throw 'the window closed' }
$window.Kill()
$complaints = Get-Content complaints.txt
if ($complaints) { throw "$complaints" }
