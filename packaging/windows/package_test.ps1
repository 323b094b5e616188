# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Starts what is in build\packages from installed places: the zip, and the installers with and without a window. Compares with
# the manifest, plays every scenario, opens a window that nobody sees. Not run on a real Windows yet.
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
Set-Location (Resolve-Path (Join-Path $PSScriptRoot '..\..'))
$env:PATH = "$env:SystemRoot\System32;$env:SystemRoot" # no library but those that are installed
$env:QT_QPA_PLATFORM = 'offscreen'

function Get-Only([string]$Pattern) {
    $found = @(Get-Item "build\packages\$Pattern")
    if ($found.Count -ne 1) { throw "there must be one $Pattern, not $($found.Count)" }
    $found[0].FullName
}

function Test-Scenarios([string]$Program) {
    & $Program --version
    if ($LASTEXITCODE -ne 0) { throw 'it does not start' }
    foreach ($file in Get-ChildItem -Recurse tests\scenarios -Filter *.json) {
        $wanted = if ($file.Directory.Name -eq 'unlawful') { 2 } else { 0 }
        & $Program run $file.FullName 2>&1 | Out-Null
        if ($LASTEXITCODE -ne $wanted) { throw "$($file.Name): exit status $LASTEXITCODE" }
    }
}

function Test-Window([string]$Bin) {
    & "$Bin\mesaviva.exe" sums --compare (Get-Only 'mesaviva-[0-9]*-windows-x86_64.sha256')
    if ($LASTEXITCODE -ne 0) { throw 'not what the manifest says' }
    Test-Scenarios "$Bin\mesaviva.exe"
    foreach ($name in 'mesaviva', 'mesaviva-window') {
        $window = Start-Process "$Bin\$name.exe" -PassThru -RedirectStandardError complaints.txt
        Start-Sleep 15
        if ($window.HasExited) { throw "the window of $name closed" }
        $window.Kill()
        $window.WaitForExit()
        $complaints = Get-Content complaints.txt
        if ($complaints) { throw "$complaints" }
    }
}

function Invoke-Installer([string]$Action, [string]$Installer) {
    $run = Start-Process msiexec.exe -Wait -PassThru -ArgumentList $Action, "`"$Installer`"", '/qn'
    if ($run.ExitCode -ne 0) { throw "msiexec $Action $Installer`: $($run.ExitCode)" }
}

$unpacked = Join-Path ([IO.Path]::GetTempPath()) 'Mesa à mão'
Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $unpacked
Expand-Archive (Get-Only 'mesaviva-[0-9]*-windows-x86_64.zip') $unpacked
Test-Window "$unpacked\mesaviva\bin"

$installer = Get-Only 'mesaviva-[0-9]*-windows-x86_64.msi'
$installed = Join-Path $env:ProgramFiles 'Mesa Viva'
Invoke-Installer '/i' $installer
Test-Window "$installed\bin"
foreach ($key in 'mesaviva', 'MesaViva.Scenario') {
    $opens = (Get-Item "HKLM:\Software\Classes\$key\shell\open\command").GetValue('')
    if ($opens -ne "`"$installed\bin\mesaviva-window.exe`" play `"%1`"") { throw "$key is opened with $opens" }
}
Invoke-Installer '/x' $installer
if (Test-Path $installed) { throw "$installed stays" }

$installer = Get-Only 'mesaviva-cli-*.msi'
$installed = Join-Path $env:ProgramFiles 'Mesa Viva CLI'
Invoke-Installer '/i' $installer
Test-Scenarios "$installed\bin\mesaviva-cli.exe"
Invoke-Installer '/x' $installer
if (Test-Path $installed) { throw "$installed stays" }
