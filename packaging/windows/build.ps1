# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What run.ps1 and test.ps1 share. vcpkg brings the libraries of vcpkg.json; the first time it builds Qt, which takes
# hours. Not tried on a real Windows yet.
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$root = (Resolve-Path (Join-Path $PSScriptRoot '..\..')).Path

$missing = @()
foreach ($tool in 'cmake', 'ninja', 'cl') {
    if (-not (Get-Command $tool -ErrorAction SilentlyContinue)) { $missing += $tool }
}
if (-not $env:VCPKG_ROOT) { $missing += 'vcpkg' }
if ($missing.Count -gt 0) {
    Write-Host "Missing: $($missing -join ', '). Install them like this, then start again from a 'Developer PowerShell':"
    Write-Host '    winget install Kitware.CMake Ninja-build.Ninja Git.Git'
    Write-Host '    winget install Microsoft.VisualStudio.2022.BuildTools --override "--add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"'
    Write-Host '    git clone https://github.com/microsoft/vcpkg C:\vcpkg; C:\vcpkg\bootstrap-vcpkg.bat; setx VCPKG_ROOT C:\vcpkg'
    exit 1
}

# Runs a program and ends the script with its exit status when it fails.
function Invoke-Checked([string]$Program, [string[]]$Arguments) {
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
}

function Build-Release([string[]]$Options) {
    $build = Join-Path $root 'build\release'
    $installed = Join-Path $build 'vcpkg_installed\x64-windows'
    Write-Host '==> Configuring build\release'
    Push-Location $root
    try {
        Invoke-Checked cmake (@('--preset', 'release', '-G', 'Ninja',
                "-DCMAKE_TOOLCHAIN_FILE=$env:VCPKG_ROOT\scripts\buildsystems\vcpkg.cmake",
                "-DVCPKG_MANIFEST_DIR=$PSScriptRoot", '-DVCPKG_TARGET_TRIPLET=x64-windows',
                "-DPKG_CONFIG_EXECUTABLE=$installed\tools\pkgconf\pkgconf.exe"))
        Write-Host '==> Building build\release'
        Invoke-Checked cmake (@('--build', $build) + $Options)
    } finally { Pop-Location }
    $env:PATH = "$installed\bin;$env:PATH"
    $env:QT_PLUGIN_PATH = "$installed\Qt6\plugins"
    $env:QML_IMPORT_PATH = "$installed\Qt6\qml"
}
