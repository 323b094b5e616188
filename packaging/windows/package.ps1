# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the program with MSVC and an official Qt and makes a zip with all that it needs, in build\packages; on Debian,
# installer.sh makes an installer of it. From a 'Developer PowerShell'. Signed with SIGNING_PFX (base64) and
# SIGNING_PASSWORD, where they are set. Not run on a real Windows yet.
param([Parameter(Mandatory)] [string]$Qt, [Parameter(Mandatory)] [string]$Vcpkg)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
Set-Location (Resolve-Path (Join-Path $PSScriptRoot '..\..'))

function Invoke-Checked([string]$Program, [string[]]$Arguments) {
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) { throw "$Program failed" }
}

$build = 'build\package'
$packages = 'build\packages'
$stage = "$build\stage\mesaviva"
$env:QT_RCC_SOURCE_DATE_OVERRIDE = git log -1 --format=%ct
# The libraries without Qt, linked into the program.
Invoke-Checked cmake @('--preset', 'release', '-B', $build, '-DBUILD_TESTING=OFF',
    "-DCMAKE_TOOLCHAIN_FILE=$Vcpkg\scripts\buildsystems\vcpkg.cmake", '-DVCPKG_MANIFEST_DIR=packaging\windows',
    '-DVCPKG_MANIFEST_NO_DEFAULT_FEATURES=ON', '-DVCPKG_TARGET_TRIPLET=x64-windows-static-md',
    "-DPKG_CONFIG_EXECUTABLE=$PWD\$build\vcpkg_installed\x64-windows\tools\pkgconf\pkgconf.exe", "-DCMAKE_PREFIX_PATH=$Qt")
Invoke-Checked cmake @('--build', $build)
Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $stage, $packages
New-Item -ItemType Directory $packages | Out-Null
Invoke-Checked cmake @('--install', $build, '--prefix', $stage)
Invoke-Checked "$Qt\bin\windeployqt.exe" @('--release', '--no-translations', '--qmldir', 'qml', "$stage\bin\mesaviva.exe")
foreach ($licence in Get-Item "$build\vcpkg_installed\x64-windows-static-md\share\*\copyright") {
    $folder = New-Item -ItemType Directory -Force "$stage\share\doc\mesaviva\libraries"
    Copy-Item $licence "$folder\$($licence.Directory.Name).txt"
}
if ($env:SIGNING_PFX) {
    $pfx = Join-Path ([IO.Path]::GetTempPath()) 'signing.pfx'
    try {
        [IO.File]::WriteAllBytes($pfx, [Convert]::FromBase64String($env:SIGNING_PFX))
        foreach ($program in Get-Item "$stage\bin\mesaviva*.exe") {
            Invoke-Checked signtool @('sign', '/fd', 'SHA256', '/f', $pfx, '/p', $env:SIGNING_PASSWORD, '/d', 'Mesa Viva', $program.FullName)
        }
    } finally { Remove-Item -Force -ErrorAction SilentlyContinue $pfx }
}
# Signing changes the programs: the manifest has them as they are now.
Invoke-Checked cmake @("-DOUT=$stage\share\mesaviva\mesaviva.sha256", "-DPROGRAM=$stage\bin\mesaviva.exe",
    "-DIDENTITY=$build\app\identity.txt", "-DASSETS=$build\app\assets.sha256", '-P', 'packaging\manifest.cmake')
$version = Get-Content "$build\app\identity.txt" -First 1
Copy-Item "$stage\share\mesaviva\mesaviva.sha256" "$packages\mesaviva-$version-windows-x86_64.sha256"
Compress-Archive -Path $stage -DestinationPath "$packages\mesaviva-$version-windows-x86_64.zip"
