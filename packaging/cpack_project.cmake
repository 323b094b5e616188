# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Read by CPack for each kind of package.
if(CPACK_GENERATOR STREQUAL "DEB")
    # No second copy of licences: linux/debian.cmake writes them as Debian has them.
    set(CPACK_INSTALL_CMAKE_PROJECTS "${CPACK_MESAVIVA_BINARY_DIR};MesaViva;Unspecified;/"
        "${CPACK_MESAVIVA_BINARY_DIR};MesaViva;debian;/")
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
elseif(CPACK_GENERATOR STREQUAL "RPM")
    set(CPACK_INSTALL_CMAKE_PROJECTS "${CPACK_MESAVIVA_BINARY_DIR};MesaViva;Unspecified;/"
        "${CPACK_MESAVIVA_BINARY_DIR};MesaViva;licences;/")
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
