# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUT=FILE -DLIST=FILE -P asset_sums.cmake: the SHA-256 sums of the files in LIST, whose lines are
# "path in the program|file". cmake -DOUT=FILE -DFILE=FILE: that of one file. As sha256sum writes them.
set(text "")
if(LIST)
    file(STRINGS ${LIST} lines)
    foreach(line IN LISTS lines)
        string(REPLACE "|" ";" parts "${line}")
        list(GET parts 0 name)
        list(GET parts 1 file)
        file(SHA256 ${file} sum)
        string(APPEND text "${sum}  ${name}\n")
    endforeach()
else()
    file(SHA256 ${FILE} sum)
    get_filename_component(name ${FILE} NAME)
    string(APPEND text "${sum}  ${name}\n")
endif()
file(WRITE ${OUT} "${text}")
