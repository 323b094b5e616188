// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva {

/// Ends the program with a message: the state contradicts itself, and going on would pay out money that does
/// not exist.
[[noreturn]] void contractBroken(const char* what);

/// Checks a condition that only a bug in the engine can break, in every build.
inline void check(bool holds, const char* what) {
    if (!holds) [[unlikely]] {
        contractBroken(what);
    }
}

/// Thrown instead of ending the program while UntrustedEvents is active.
struct BrokenInvariant {
    const char* what; ///< in English; a string literal
};

/// While an object of this class exists, a broken invariant (check()) on this thread is thrown as
/// BrokenInvariant instead of ending the program. For unchecked events from a file, where a broken invariant
/// means that the file is wrong. The state that was being changed must then be discarded.
class UntrustedEvents {
public:
    UntrustedEvents();
    ~UntrustedEvents();
    UntrustedEvents(const UntrustedEvents&) = delete;
    UntrustedEvents& operator=(const UntrustedEvents&) = delete;
};

} // namespace mesaviva
