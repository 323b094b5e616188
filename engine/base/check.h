// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva {

/// Ends the program with a message: the state contradicts itself, and going on would pay out of thin air.
[[noreturn]] void contractBroken(const char* what);

/// Checks a condition that only a bug in the engine can break, in every build.
inline void check(bool holds, const char* what) {
    if (!holds) [[unlikely]] {
        contractBroken(what);
    }
}

} // namespace mesaviva
