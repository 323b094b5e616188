// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva {

/// Thrown in place of the program's end, see UntrustedEvents.
struct BrokenInvariant {
    const char* what; ///< in English, for ever valid
};

/// While one lives, a broken invariant (check()) on this thread is thrown as BrokenInvariant instead of
/// ending the program: for events that come from a file and that nobody has checked, where it says that the
/// file is wrong and not the program. What was being changed then is worth nothing any more.
class UntrustedEvents {
public:
    UntrustedEvents();
    ~UntrustedEvents();
    UntrustedEvents(const UntrustedEvents&) = delete;
    UntrustedEvents& operator=(const UntrustedEvents&) = delete;
};

} // namespace mesaviva
