# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUT=HEADER -DROOT=FOLDER -DLIST=FILE -P rules_sum.cmake: a header with the SHA-256 sum over the sums of
# the files in LIST, one a line below ROOT.
file(STRINGS ${LIST} names)
set(all "")
foreach(name IN LISTS names)
    file(SHA256 ${ROOT}/${name} sum)
    string(APPEND all "${sum}  ${name}\n")
endforeach()
string(SHA256 sum "${all}")
set(text "#pragma once\nnamespace mesaviva::record {\ninline constexpr char kRulesSum[] = \"${sum}\";\n}\n")
if(EXISTS ${OUT})
    file(READ ${OUT} before)
endif()
if(NOT "${before}" STREQUAL "${text}")
    file(WRITE ${OUT} "${text}")
endif()
