# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The toolchain of cross.sh: MinGW on Debian, with POSIX threads. MESAVIVA_PREFIX is where the libraries lie.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MESAVIVA_PREFIX)
set(CMAKE_FIND_ROOT_PATH ${MESAVIVA_PREFIX})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(OPENSSL_USE_STATIC_LIBS ON)
# All that it needs is in the program.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_CXX_STANDARD_LIBRARIES "-lws2_32 -lcrypt32 -lbcrypt -ladvapi32")
