# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUT=FILE -DSOURCE=DIR -DVERSION=V -DQT=V -DCOMPILER=NAME [-DCOMMIT=C] -P identity.cmake: what the program says
# that it was built from. Written only if it has changed. COMMIT is for sources without git's folder.
if(NOT COMMIT)
    set(COMMIT unknown)
    find_program(GIT git)
    if(GIT)
        # Not that of a repository in which the sources merely lie.
        execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --show-prefix
            OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed ERROR_QUIET)
        if(NOT failed AND prefix STREQUAL "")
            execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --abbrev=40 --exclude=* --dirty=\ with\ changes
                OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        endif()
    endif()
endif()
set(text "${VERSION}\ncommit ${COMMIT}\nQt ${QT}\n${COMPILER}\n")
set(before "")
if(EXISTS ${OUT})
    file(READ ${OUT} before)
endif()
if(NOT before STREQUAL text)
    file(WRITE ${OUT} "${text}")
endif()
