# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Brings both .ts files in FOLDER up to date with the texts in the sources; with CHECK, FOLDER gets copies of them, and it
# fails where one lacks a translation.
set(project ${CMAKE_CURRENT_LIST_DIR}/..)
set(pt_PT "")
set(en -pluralonly)
foreach(language IN ITEMS pt_PT en)
    set(file ${FOLDER}/mesaviva_${language}.ts)
    if(CHECK)
        configure_file(${CMAKE_CURRENT_LIST_DIR}/mesaviva_${language}.ts ${file} COPYONLY)
    endif()
    execute_process(
        COMMAND ${LUPDATE} ${${language}} -I . -locations none -no-obsolete app qml -extensions cpp,h,qml -ts ${file}
        WORKING_DIRECTORY ${project}
        RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${LUPDATE}: ${result}")
    endif()
    if(CHECK)
        file(STRINGS ${file} lines REGEX "<source>|type=\"unfinished\"" ENCODING UTF-8)
        set(source "")
        foreach(line IN LISTS lines)
            if(line MATCHES "<source>")
                set(source "${line}")
            else()
                message(SEND_ERROR "mesaviva_${language}.ts lacks${source}")
            endif()
        endforeach()
    endif()
endforeach()
