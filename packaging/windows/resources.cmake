# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later

# mesaviva_add_windows_resources(PROGRAM PURPOSE): icon, version and manifest of a program.
function(mesaviva_add_windows_resources program purpose)
    configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/mesaviva.rc.in ${PROJECT_BINARY_DIR}/packaging/${program}.rc @ONLY)
    target_sources(${program} PRIVATE ${PROJECT_BINARY_DIR}/packaging/${program}.rc)
    if(MSVC)
        target_link_options(${program} PRIVATE /MANIFEST:NO) # it would be a second one
    endif()
endfunction()
