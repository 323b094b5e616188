# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUT=FILE -DPROGRAM=FILE -DIDENTITY=FILE -DASSETS=FILE -P manifest.cmake: the manifest of a release, the same
# text as the program prints with `mesaviva sums` (app/core/release/manifest.h). ASSETS are the sums of what is embedded
# in the program.
set(text "# mesaviva.manifest/1\n")
file(STRINGS ${IDENTITY} identity)
foreach(line IN LISTS identity)
    string(APPEND text "# ${line}\n")
endforeach()
cmake_path(GET PROGRAM PARENT_PATH folder)
cmake_path(GET PROGRAM FILENAME program)
cmake_path(GET PROGRAM EXTENSION LAST_ONLY suffix)
foreach(name ${program} mesaviva-window${suffix} mesaviva-verify${suffix} mesaviva-chain${suffix})
    if(EXISTS ${folder}/${name})
        file(SHA256 ${folder}/${name} sum)
        string(APPEND text "${sum}  ${name}\n")
    endif()
endforeach()
file(STRINGS ${ASSETS} assets)
foreach(line IN LISTS assets)
    string(REPLACE "  " "  :/" line "${line}")
    string(APPEND text "${line}\n")
endforeach()
file(WRITE ${OUT} "${text}")
