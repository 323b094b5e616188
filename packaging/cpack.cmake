# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The packages that CPack makes: .deb and .rpm, on Windows a zip, on macOS a disk image. packaging/package.sh calls it.
set(MESAVIVA_CONTACT "" CACHE STRING "Who answers for a package, as 'Name <address>'; .deb files name it")
set(MESAVIVA_HOMEPAGE "" CACHE STRING "Where the program is published; packages name it")
set(CPACK_PACKAGE_HOMEPAGE_URL "${MESAVIVA_HOMEPAGE}")
set(CPACK_PACKAGE_NAME mesaviva)
set(CPACK_PACKAGE_VENDOR "The Mesa Viva authors")
set(CPACK_PACKAGE_CONTACT "${MESAVIVA_CONTACT}")
if(NOT CPACK_PACKAGE_CONTACT)
    set(CPACK_PACKAGE_CONTACT "The Mesa Viva authors <root@localhost>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "live casino table for points, by the regulations")
set(CPACK_PACKAGE_DESCRIPTION "Roulette, bingo and five-card poker in real time, as Portuguese regulations
and that of Macau say they must look, sound, run and pay. Every rule is
carried out by an engine and can be traced from what happens on the cloth back
to its number in the law.

Every round is on record, can be watched again and checked; trainers write
scenarios and play them at the table. Only points, never money.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_THREADS 0)
if(WIN32)
    set(CPACK_GENERATOR ZIP)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB)
endif()

# What is loaded at run time, which no tool finds: the list of the packages to play (packages/*.txt).
function(mesaviva_runtime_packages out file)
    file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/packages/${file} lines REGEX "${ARGN}")
    list(JOIN lines ", " joined)
    set(${out} "${joined}" PARENT_SCOPE)
endfunction()
mesaviva_runtime_packages(modules debian.txt "^qml6-module-")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education) # what is in "games" has to lie in /usr/games
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# With Qt 6.6 the plugin for SVG pictures became a package of its own.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${modules}, espeak-ng-data, qt6-svg-plugins | libqt6svg6 (<< 6.6)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libgl1-mesa-dri, mosquitto")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later AND OFL-1.1 AND Apache-2.0")
set(CPACK_RPM_PACKAGE_GROUP "Amusements/Games")
set(CPACK_RPM_PACKAGE_REQUIRES "qt6-qtdeclarative, qt6-qtsvg, espeak-ng")
# The programs are stripped, and the manifest has their sums.
set(CPACK_RPM_SPEC_MORE_DEFINE "%define __spec_install_post %{nil}\n%define debug_package %{nil}")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/applications /usr/share/icons /usr/share/icons/hicolor /usr/share/man /usr/share/man/man1 /usr/share/metainfo
    /usr/share/mime /usr/share/mime/packages /usr/share/bash-completion /usr/share/bash-completion/completions
    /usr/share/zsh /usr/share/zsh/site-functions /usr/share/fish /usr/share/fish/vendor_completions.d)

set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/cpack_project.cmake)
set(CPACK_MESAVIVA_BINARY_DIR ${PROJECT_BINARY_DIR})
set(CPACK_MESAVIVA_SOURCE_DIR ${PROJECT_SOURCE_DIR})
include(CPack)
